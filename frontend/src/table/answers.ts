/* The answers to a reader who asks by a key: the own hand, the other players, the table, the trump, the clocks. */

import { BARE_SPANS, spanText, timeLeft, type SpanWords } from '../core/clock';
import { cardName } from '../core/words';
import type { Messages } from '../i18n/en';
import { choices, playable } from './choices';
import { roleText } from './roles';
import type { Seen } from './seen.svelte';

/** The answer to one of the keys Y, O, B, K and W. */
export function answerTo(key: string, seen: Seen, words: Messages, spans = BARE_SPANS): string {
  switch (key) {
    case 'Y':
      return hand(seen, words);
    case 'O':
      return opponents(seen, words);
    case 'B':
      return table(seen, words);
    case 'W':
      return clocks(seen, words, spans);
    default:
      return trump(seen, words);
  }
}

/** The cards in the order in which the arrows walk along them. */
function hand({ hand: held, own, props: { legal } }: Seen, words: Messages): string {
  const can = playable(choices(own ? legal : []));
  const told = held.map((card) => {
    const name = cardName(card, words.cards);
    return can.has(card) ? words.table.card.playable(name) : name;
  });
  const { ask } = words.seldom;
  return told.length === 0 ? ask.noHand : ask.hand(told.join('; '));
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

/** What everybody has left just now, the reader first. */
function clocks({ me, props: { timing }, name }: Seen, words: Messages, spans: SpanWords): string {
  const { ask } = words.seldom;
  const now = Date.now();
  const told = (timing?.times.seats ?? [])
    .toSorted((one, other) => Number(other.seat === me) - Number(one.seat === me))
    .flatMap((time) => {
      const left = timing == null ? null : timeLeft(timing, time, now);
      if (left === null) return [];
      return ask.clock(name(time.seat) ?? words.table.seat.you, spanText(left.ms, spans));
    });
  return told.length === 0 ? ask.noClock : told.join('. ');
}
