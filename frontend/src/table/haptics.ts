/* Haptics: the vibrations of a phone during a game. */

import { lastCardAfter } from '../core/lastCard';
import type { GameEvent, Seat, View } from '../wire';

/** Milliseconds of vibration and rest, in turn. */
export type Pattern = readonly number[];

export const TURN: Pattern = [18];
const LAST_CARD: Pattern = [12, 45, 12];
const TAKEN: Pattern = [35];
const OUT: Pattern = [15, 40, 15, 40, 30];
const LOST: Pattern = [60, 60, 60, 60, 110];

/** The pattern for one event, as the reader `me` feels it; null for what is only seen. */
export function patternOf(event: GameEvent, me: Seat | null, view: View): Pattern | null {
  if (lastCardAfter(event, view) !== null) return LAST_CARD;
  switch (event.type) {
    case 'take_declared':
      return event.seat === me ? TAKEN : null;
    case 'player_out':
      return event.seat === me ? OUT : null;
    case 'game_ended':
      return event.durak !== null && event.durak === me ? LOST : null;
    default:
      return null;
  }
}

/** Lets the device vibrate, if it can and its reader has touched the page: browsers refuse it before. */
export function vibrate(pattern: Pattern): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate([...pattern]);
}
