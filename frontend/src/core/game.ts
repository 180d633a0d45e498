/* What can be read off a game. */

import type { Game, Viewer } from '../wire';

/** Whether somebody of that kind has a name of their own, lists, ratings. */
export const isAccount = (kind: string): boolean => kind === 'account' || kind === 'bot_account';

/** As which viewer this game is seen: the own seat, or a spectator. */
export function viewerOf(game: Game): Viewer {
  return game.you.seat;
}
