/* What the reader is asked for, and why a card can't be played: words about what the service allows. */

import { face, plain, type Card } from '../core/cards';
import { cardSign, rankSign } from '../core/words';
import type { TableMode } from '../core/table';
import type { Command, Offer, Seat, View } from '../core/view';
import type { Messages } from '../i18n/en';

type Words = Messages['table'];

export interface Situation {
  view: View;
  /** The reader's seat, or null for one who only watches. */
  me: Seat | null;
  mode: TableMode;
  legal: readonly Offer[];
  awaited: readonly Seat[];
  name: (seat: Seat) => string | null;
  words: Words;
}

const open = (view: View) =>
  (view.bout?.table ?? []).filter((pair) => pair.beaten_by === null).length;

/** Every card on the table, attacking and beating. */
export function tableCards(view: View): Card[] {
  return (view.bout?.table ?? []).flatMap((pair) =>
    pair.beaten_by === null ? [pair.attack] : [pair.attack, pair.beaten_by],
  );
}

function names({ awaited, name, me }: Situation): string {
  return awaited
    .filter((seat) => seat !== me)
    .map((seat) => name(seat) ?? '')
    .join(', ');
}

/** Whom the table waits for; while plays are still being shown, that is nobody else. */
function waitingText(now: Situation): string {
  const others = names(now);
  return others === '' ? now.words.prompt.pending : now.words.prompt.waiting(others);
}

/** One line that says what is expected of the reader. */
export function promptText(now: Situation): string {
  const { view, me, mode, legal, awaited, words } = now;
  const { prompt } = words;
  if (view.phase === 'over') return words.status.over;
  if (mode === 'replay') return prompt.replay;
  if (me === null || mode === 'watch')
    return awaited.length > 0 ? waitingText(now) : prompt.watching;
  const place = view.places[me];
  if (place != null) return prompt.out(place);
  const can = (type: Command['type']) => legal.some((command) => command.type === type);
  if (can('request_redeal')) return prompt.redeal;
  if (can('lead')) return prompt.lead;
  if (view.bout?.defender === me) return defenderPrompt(now);
  if (can('throw_in')) return can('done') ? prompt.add : prompt.mayAdd;
  if (can('done')) return prompt.noneToAdd;
  return waitingText(now);
}

function defenderPrompt(now: Situation): string {
  const { view, me, awaited, words } = now;
  if (view.bout?.taking === true) return words.prompt.youTake;
  const unbeaten = open(view);
  if (unbeaten > 0) return words.prompt.beat(unbeaten);
  if (me !== null && awaited.includes(me)) return waitingText(now);
  return view.bout?.table.length === 0 ? waitingText(now) : words.prompt.allBeaten;
}

/** Why `card` of the reader's hand can't be played just now. */
export function reasonAgainst(card: Card, now: Situation): string {
  const { view, me, mode, legal, words } = now;
  const { why } = words;
  const sign = cardSign(card);
  if (view.phase === 'over') return why.over;
  if (me === null || mode === 'watch' || mode === 'replay') return why.watching;
  if (view.places[me] != null) return why.out;
  if (legal.length === 0) {
    const others = names(now);
    return others === '' ? why.notNow(sign) : why.waiting(others);
  }
  if (view.bout?.defender === me) return open(view) > 0 ? why.cannotBeat(sign) : why.nothingToBeat;
  const ranks = ranksOnTable(view);
  const rank = face(card)?.rank;
  if (rank !== undefined && ranks.length > 0 && !ranks.includes(rankSign(rank))) {
    return why.rankMissing(sign, ranks.join(', '));
  }
  const { limit, table } = view.bout ?? { limit: null, table: [] };
  return limit !== null && table.length >= limit ? why.full : why.notNow(sign);
}

function ranksOnTable(view: View): string[] {
  const ranks = tableCards(view).flatMap((card) => face(plain(card))?.rank ?? []);
  return [...new Set(ranks)].map(rankSign);
}
