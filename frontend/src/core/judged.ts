/* Moves that the judge weighs, in words, and what it says was wrong with one. */

import type { Command, Schema } from '../wire';

/** The reason why a move was an error. */
export type Reason = NonNullable<Schema['ReviewedDecision']['reason']>;

export interface MoveWords {
  lead: (cards: string) => string;
  throw_in: (card: string) => string;
  beat: (attack: string, card: string) => string;
  transfer: (cards: string) => string;
  take: string;
  done: string;
}

/** A move in words; `print` writes cards. Only commands that are judged have any. */
export function moveText(
  command: Command,
  words: MoveWords,
  print: (cards: readonly string[]) => string,
): string {
  switch (command.type) {
    case 'lead':
      return words.lead(print(command.cards));
    case 'transfer':
      return words.transfer(print(command.cards));
    case 'throw_in':
      return words.throw_in(print([command.card]));
    case 'beat':
      return words.beat(print([command.attack]), print([command.card]));
    case 'take':
      return words.take;
    case 'done':
      return words.done;
    default:
      throw new Error(`${command.type} is never judged`);
  }
}
