/* The prompts for the reader: words for the service's offers. */

import { face, plain } from '../core/cards';
import type { TableOptions } from '../core/options';
import type { TablePurpose } from '../core/table';
import { rankSign } from '../core/words';
import type { Card, Command, Offer, Seat, View } from '../wire';
import type { TableTexts } from './texts';

type Words = TableTexts;

export interface Situation {
  view: View;
  /** The reader's seat, or null for one who only watches. */
  me: Seat | null;
  purpose: TablePurpose;
  legal: readonly Offer[];
  awaited: readonly Seat[];
  name: (seat: Seat) => string | null;
  options: TableOptions;
  words: Words;
}

/** The number of attacks not beaten yet. */
export const open = (view: View) =>
  (view.bout?.table ?? []).filter((pair) => pair.beaten_by === null).length;

/** Returns whether the attack is beaten, if nobody throws in more. */
export const isBeaten = (view: View) => !view.bout?.taking && open(view) === 0;

/** Every card on the table, attacking and beating. */
export function tableCards(view: View): Card[] {
  return (view.bout?.table ?? []).flatMap((pair) =>
    pair.beaten_by === null ? [pair.attack] : [pair.attack, pair.beaten_by],
  );
}

/** The ranks of these cards, each once, in signs. */
export function ranksOnTable(cards: readonly Card[]): string[] {
  const ranks = cards.flatMap((card) => face(plain(card))?.rank ?? []);
  return [...new Set(ranks)].map(rankSign);
}

/** The players the table waits for, except the reader. */
export function waitedFor({ awaited, name, me }: Situation): string {
  return awaited
    .filter((seat) => seat !== me)
    .map((seat) => name(seat) ?? '')
    .join(', ');
}

/**
 * The sentence that names the awaited players; while plays are still being shown, it names no
 * others.
 */
export function waitingText(now: Situation): string {
  const others = waitedFor(now);
  return others === '' ? now.words.prompt.pending : now.words.prompt.waiting(others);
}

/** One line that says what is expected of the reader. */
export function promptText(now: Situation): string {
  const { view, me, purpose, legal, awaited, words } = now;
  const { prompt } = words;
  if (view.phase === 'over') return words.status.over;
  if (purpose === 'replay') return prompt.replay;
  if (me === null || purpose === 'watch')
    return awaited.length > 0 ? waitingText(now) : prompt.watching;
  const place = view.places[me];
  if (place != null) return prompt.out(place);
  const can = (type: Command['type']) => legal.some((command) => command.type === type);
  if (can('request_redeal')) return prompt.redeal;
  if (legal.length === 1 && can('keep_hand')) return prompt.keepsHand;
  if (can('lead')) {
    if (now.options.cheating) return prompt.leadAny;
    return legal.some((offer) => 'pairs' in offer) ? prompt.leadPairs : prompt.lead;
  }
  if (legal.length === 1 && can('take')) return prompt.mustTake;
  if (view.bout?.defender === me) return defenderPrompt(now);
  if (can('throw_in')) return can('done') ? prompt.add : prompt.mayAdd;
  if (can('done')) return now.options.cheating ? prompt.mayCall : prompt.noneToAdd;
  return waitingText(now);
}

function defenderPrompt(now: Situation): string {
  const { view, me, legal, awaited, words } = now;
  if (view.bout?.taking === true) return words.prompt.youTake;
  const unbeaten = open(view);
  const transfers = legal.some(({ type }) => type === 'transfer' || type === 'show_transfer');
  if (unbeaten > 0) return words.prompt.beat(unbeaten, transfers);
  if (me !== null && awaited.includes(me)) return waitingText(now);
  return view.bout?.table.length === 0 ? waitingText(now) : words.prompt.allBeaten;
}
