/* Facts derived from a game. */

import type { Game, Viewer } from '../wire';

/** Return whether players of that kind have an account, with lists and ratings. */
export const isAccount = (kind: string): boolean => kind === 'account' || kind === 'bot_account';

/** As which viewer this game is seen: the own seat, or a spectator. */
export function viewerOf(game: Game): Viewer {
  return game.you.seat;
}
