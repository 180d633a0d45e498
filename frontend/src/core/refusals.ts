/*
 * Error messages for illegal moves: why the rules refuse a command, with the facts the service
 * gives.
 */

import type { Seat } from '../wire';
import type { Rank } from './cards';
import { cardSign, rankSign } from './words';

/** Sentences by code, with facts in braces. `code.you` is for when the seat in it is the reader's own. */
export type RefusalWords = Record<string, string>;

/** The facts of a refusal, as the service sends them. */
export type Facts = Record<string, unknown>;

const SEATS = ['leader', 'defender', 'turn', 'asking'];
const CARDS = ['card', 'attack', 'lowest'];

/** The reason as a sentence, or null where there are no words for the code. `name` is null for the reader. */
export function refusalText(
  code: string,
  facts: Facts,
  words: RefusalWords,
  name: (seat: Seat) => string | null,
): string | null {
  const isOwn = SEATS.some((fact) => fact in facts && name(facts[fact] as Seat) === null);
  const sentence = (isOwn ? words[`${code}.you`] : undefined) ?? words[code];
  if (sentence === undefined) return null;
  return sentence.replace(/\{(\w+)\}/g, (_, fact: string) => written(fact, facts[fact], name));
}

function written(fact: string, value: unknown, name: (seat: Seat) => string | null): string {
  if (SEATS.includes(fact)) return name(value as Seat) ?? '';
  if (CARDS.includes(fact)) return cardSign(value as string);
  if (fact === 'rank') return rankSign(value as Rank);
  if (fact === 'ranks') return (value as Rank[]).map(rankSign).join(', ');
  return String(value);
}
