/* Which of the service's bots sits where: the same one as long as a table goes on. */

import type { Game, Seat } from '../wire';

/** How many bots have a name and a face. */
export const BOTS = 12;

/** From one seat to the next; it has no divisor in common with their number, so that twelve seats have twelve bots. */
const STEP = 5;

/** The number of the bot on a seat, from 0 to 11; a table never has two of one. */
export function botAt(game: Pick<Game, 'series'>, seat: Seat): number {
  let first = 0;
  for (const letter of game.series.id) first = (first * 31 + letter.charCodeAt(0)) % BOTS;
  return (first + seat * STEP) % BOTS;
}
