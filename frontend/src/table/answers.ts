/*
 * Keyboard queries for screen reader users: the own hand, the other players, the table, the trump,
 * the clocks.
 */

import { spanText, timeLeft, type SpanWords } from '../core/clock';
import { cardName, type CardWords } from '../core/words';
import { choices, playable } from './choices';
import { roleText } from './roles';
import type { Seen } from './seen.svelte';
import type { TableTexts } from './texts';
import type { HelpTexts } from './texts/help';

export interface AnswerWords {
  ask: HelpTexts['ask'];
  table: TableTexts;
  cards: CardWords;
  spans: SpanWords;
}

/** The answer to one of the keys Y, O, B, K and W. */
export function answerTo(key: string, seen: Seen, words: AnswerWords): string {
  switch (key) {
    case 'Y':
      return hand(seen, words);
    case 'O':
      return opponents(seen, words);
    case 'B':
      return table(seen, words);
    case 'W':
      return clocks(seen, words);
    default:
      return trump(seen, words);
  }
}

/** The cards in the order in which the arrows walk along them. */
function hand({ hand: held, own, props: { legal } }: Seen, words: AnswerWords): string {
  const can = playable(choices(own ? legal : []));
  const told = held.map((card) => {
    const name = cardName(card, words.cards);
    return can.has(card) ? words.table.card.playable(name) : name;
  });
  const { ask } = words;
  return told.length === 0 ? ask.noHand : ask.hand(told.join('; '));
}

function opponents({ opponents: others, props: { view }, name }: Seen, words: AnswerWords): string {
  const tell = (seat: number) =>
    words.ask.opponent(
      name(seat) ?? '',
      view.hands[seat]?.length ?? 0,
      roleText(view, seat, words.table),
    );
  return others.map(({ seat }) => tell(seat)).join('. ');
}

function table({ props: { view }, name }: Seen, words: AnswerWords): string {
  const { pairs } = words.table;
  const cards = (view.bout?.table ?? []).map(({ attack, seat, beaten_by }) =>
    beaten_by === null
      ? pairs.open(cardName(attack, words.cards), name(seat))
      : pairs.beaten(cardName(attack, words.cards), cardName(beaten_by, words.cards)),
  );
  if (view.bout === null || cards.length === 0) return pairs.empty;
  return [...cards, pairs.limit(view.bout.table.length, view.bout.limit)].join('. ');
}

function trump({ props: { view, options }, trumps }: Seen, words: AnswerWords): string {
  const { ask } = words;
  const { talon } = words.table;
  const order = options.suitOrder.map((suit) => words.cards.suitNames[suit]);
  if (options.suitCycle) return talon.cycle(order);
  if (view.trump === null) return ask.noTrump(view.talon);
  const text = ask.trump(words.cards.suitNames[view.trump], view.talon);
  if (trumps.rank === null) return text;
  return `${text} ${talon.rankTrump(words.cards.ranks[trumps.rank], order)}`;
}

/** Everybody's remaining time, the reader first. */
function clocks({ me, props: { timing }, name }: Seen, words: AnswerWords): string {
  const { ask } = words;
  const now = Date.now();
  const told = (timing?.times.seats ?? [])
    .toSorted((one, other) => Number(other.seat === me) - Number(one.seat === me))
    .flatMap((time) => {
      const left = timing == null ? null : timeLeft(timing, time, now);
      if (left === null) return [];
      return ask.clock(name(time.seat) ?? words.table.seat.you, spanText(left.ms, words.spans));
    });
  return told.length === 0 ? ask.noClock : told.join('. ');
}
