/* Requests between two people at a table: to leave it, to end it early, to give each other time. */

import { answer, client } from '../net/client';
import type { Game } from '../wire';

const ofGame = (id: string) => ({ params: { path: { game_id: id } } });

/** Leaves the game for good: a bot plays on. */
export const handOver = (id: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/hand-over', ofGame(id)));

/** Gives the other of two people fifteen seconds more. */
export const giveTime = (id: string, seat: number): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/more-time', { ...ofGame(id), body: { seat } }));

/** Wins a game of two people that the other has left. */
export const takeWin = (id: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/take-win', ofGame(id)));

/** Cancels such a game at its beginning. */
export const callOff = (id: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/call-off', ofGame(id)));
