/* Requests between two people at a table: to leave it, to end it early. */

import { answer, client } from '../net/client';
import type { Game } from '../wire';

const ofGame = (id: string) => ({ params: { path: { game_id: id } } });

/** Leaves the game for good: a bot plays on. */
export const handOver = (id: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/hand-over', ofGame(id)));

/** Wins a game of two people that the other has left. */
export const takeWin = (id: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/take-win', ofGame(id)));

/** Cancels such a game at its beginning. */
export const callOff = (id: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/call-off', ofGame(id)));
