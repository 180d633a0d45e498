/* Describes a picture in words for screen readers, from the position itself. */

import { narrate, type Telling } from '../core/narrate';
import { cardName, type CardWords, type NarrationWords } from '../core/words';
import type { Card, ExampleFrame, GameEvent, RuleExample, Seat } from '../wire';
import type { BookTexts } from './texts';

interface Words {
  book: BookTexts;
  cards: CardWords;
  narration: NarrationWords;
}

/** The whole picture, moment by moment. */
export function tellExample(example: RuleExample, words: Words): string {
  const told = example.frames.map((frame, index) => tellFrame(example, frame, index === 0, words));
  const { before, after } = words.book.told;
  if (told.length < 2) return told.join(' ');
  return told.map((text, index) => `${index === 0 ? before : after} ${text}`).join(' ');
}

/** The name of the player at a seat. */
export const playerAt = (words: BookTexts, seat: Seat): string =>
  words.cast[seat] ?? String(seat + 1);

/** Events without news for the reader: the start of the game, and the number of its bout. */
const UNTOLD: readonly GameEvent['type'][] = ['game_started', 'bout_started'];

function tellFrame(
  example: RuleExample,
  frame: ExampleFrame,
  first: boolean,
  words: Words,
): string {
  const { told } = words.book;
  const name = (seat: Seat) => playerAt(words.book, seat);
  const list = (cards: readonly Card[]) =>
    cards.map((card) => cardName(card, words.cards)).join(', ');
  const telling: Telling = {
    name,
    isReplaced: () => false,
    narration: words.narration,
    cards: words.cards,
    style: 'words',
  };
  const parts: string[] = [];
  if (first) {
    if (frame.trump !== null) parts.push(told.trump(words.cards.suitNames[frame.trump]));
    parts.push(...tellTeams(example, words));
  }
  for (const event of frame.events)
    if (!UNTOLD.includes(event.type)) parts.push(`${narrate(event, telling)}.`);
  if (frame.attacker !== null && frame.defender !== null)
    parts.push(told.attacks(name(frame.attacker), name(frame.defender)));
  if (frame.table.length > 0) {
    const pairs = frame.table.map(({ attack, beaten_by }) =>
      beaten_by === null ? list([attack]) : told.beaten(list([attack]), list([beaten_by])),
    );
    parts.push(told.table(pairs.join('; ')));
  }
  for (const { seat, cards, ways, playable } of frame.hands) {
    parts.push(cards.length === 0 ? told.noCards(name(seat)) : told.hand(name(seat), list(cards)));
    if (ways.length === 0) continue;
    const rest = cards.filter((card) => !playable.includes(card));
    if (playable.length > 0) parts.push(told.may(wayWords(words.book, ways), list(playable)));
    if (rest.length > 0) parts.push(told.mayNot(wayWords(words.book, ways), list(rest)));
  }
  frame.hidden.forEach((count, seat) => {
    if (count > 0) parts.push(told.faceDown(name(seat), count));
  });
  for (const { seat, type, allowed } of frame.acts)
    parts.push(told.act(name(seat), actWord(words.book, type), allowed));
  if (frame.talon !== null) parts.push(told.talon(frame.talon));
  if (frame.trump_card !== null) parts.push(told.lowest(list([frame.trump_card])));
  if (frame.discard !== null) parts.push(told.discard(frame.discard));
  parts.push(...tellNextGame(frame, words));
  return parts.join(' ');
}

function tellTeams({ teams }: RuleExample, words: Words): string[] {
  if (teams === null) return [];
  return [...new Set(teams)].map((team) => {
    const seats = teams.flatMap((other, seat) => (other === team ? [seat] : []));
    const names = seats.map((seat) => playerAt(words.book, seat)).join(', ');
    return words.book.told.team(team + 1, names);
  });
}

function tellNextGame({ next_game }: ExampleFrame, words: Words): string[] {
  return next_game === null
    ? []
    : [`${words.book.picture.next}: ${nextGame(next_game, words.book).join(', ')}.`];
}

/** Describes the start of the next game of a series: the leader, and the number of cards dealt. */
export function nextGame(
  { leader, cards }: NonNullable<ExampleFrame['next_game']>,
  words: BookTexts,
): string[] {
  const { leads, lowest, cards: count } = words.picture;
  return [leader === null ? lowest : leads(playerAt(words, leader)), count(cards)];
}

/** An act without a card, by its name. */
export function actWord(words: BookTexts, type: string): string {
  const acts: Record<string, string> = words.picture.acts;
  return acts[type] ?? type;
}

/** In which ways the cards of a hand are asked about, in words. */
export function wayWords(words: BookTexts, ways: readonly string[]): string {
  const known: Record<string, string> = words.picture.ways;
  return ways.map((way) => known[way] ?? way).join(', ');
}
