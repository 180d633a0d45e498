/* The answers to a reader who asks by a key: the other players, the table, the trump. */

import { cardName } from '../core/words';
import type { Messages } from '../i18n/en';
import { roleText } from './roles';
import type { Seen } from './seen.svelte';

/** The answer to one of the keys O, B and K. */
export function answerTo(key: string, seen: Seen, words: Messages): string {
  switch (key) {
    case 'O':
      return opponents(seen, words);
    case 'B':
      return table(seen, words);
    default:
      return trump(seen, words);
  }
}

function opponents({ opponents: others, props: { view }, name }: Seen, words: Messages): string {
  const tell = (seat: number) =>
    words.seldom.ask.opponent(
      name(seat) ?? '',
      view.hands[seat]?.length ?? 0,
      roleText(view, seat, words.table),
    );
  return others.map(({ seat }) => tell(seat)).join('. ');
}

function table({ props: { view }, name }: Seen, words: Messages): string {
  const { pairs, seat: seatWords } = words.table;
  const cards = (view.bout?.table ?? []).map(({ attack, seat, beaten_by }) =>
    beaten_by === null
      ? pairs.open(cardName(attack, words.cards), name(seat) ?? seatWords.you)
      : pairs.beaten(cardName(attack, words.cards), cardName(beaten_by, words.cards)),
  );
  if (view.bout === null || cards.length === 0) return pairs.empty;
  return [...cards, pairs.limit(view.bout.table.length, view.bout.limit)].join('. ');
}

function trump({ props: { view, options }, trumps }: Seen, words: Messages): string {
  const { ask } = words.seldom;
  const { talon } = words.table;
  const order = options.suitOrder.map((suit) => words.cards.suits[suit]);
  if (options.suitCycle) return talon.cycle(order);
  if (view.trump === null) return ask.noTrump(view.talon);
  const text = ask.trump(words.cards.suits[view.trump], view.talon);
  if (trumps.rank === null) return text;
  return `${text} ${talon.rankTrump(words.cards.ranks[trumps.rank], order)}`;
}
