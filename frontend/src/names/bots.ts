/* Which of the service's bots sits where: the same one as long as a table goes on. */

import { LEVELS } from '../core/levels';
import type { Game, Seat } from '../wire';

export { LEVELS };

/** How many others there are, who sit where a level is there several times. */
export const OTHERS = 12;

/** From one seat to the next; it has no divisor in common with their number, so that twelve seats have twelve bots. */
const STEP = 5;

/**
 * The number of the bot on a seat: others from 0, characters behind them; a table never has two of one.
 * The first bot of a level at a table is its character.
 */
export function botAt({ series, seats }: Pick<Game, 'series' | 'seats'>, seat: Seat): number {
  const levels = seats.map(({ player }) => (player?.kind === 'bot' ? player.level : null));
  const level = levels[seat] ?? null;
  if (level !== null && levels.indexOf(level) === seat) return OTHERS + LEVELS.indexOf(level);
  let start = 0;
  for (const letter of series.id) start = (start * 31 + letter.charCodeAt(0)) % OTHERS;
  return (start + seat * STEP) % OTHERS;
}
