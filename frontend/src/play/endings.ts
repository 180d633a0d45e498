/* Requests to resign or leave, about absent players, and about the end of a game. */

import { answer, client } from '../net/client';
import type { Game, Position, Seat } from '../wire';

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

/** Lets a bot play in place of the player of that seat, who is gone. */
export const claimSeat = (id: string, seat: Seat): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/claim', { ...ofGame(id), body: { seat } }));

/** Requests a finished game with all cards open, as it ended. */
export const getOpenEnd = (id: string): Promise<Position> =>
  answer(
    client.GET('/api/v1/games/{game_id}/view', {
      params: { path: { game_id: id }, query: { seat: 'open' } },
    }),
  );
