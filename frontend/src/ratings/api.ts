/* Requests to the service about ratings and leaderboards. */

import { answer, client } from '../net/client';
import type { Schema } from '../wire';

export type Mode = Schema['Board']['mode'];
export type Board = Schema['Board'];
export type BoardRow = Schema['BoardRow'];
export type Distribution = Schema['Distribution'];
export type GameRatings = Schema['GameRatings'];

export const MODES = ['duel', 'table', 'transfer', 'partners'] as const satisfies readonly Mode[];

export const getBoard = (mode: Mode, season: string | null, cursor?: string): Promise<Board> =>
  answer(
    client.GET('/api/v1/ratings/leaderboards/{mode}', {
      params: { path: { mode }, query: { ...(season && { season }), ...(cursor && { cursor }) } },
    }),
  );

export const getDistribution = (mode: Mode): Promise<Distribution> =>
  answer(client.GET('/api/v1/ratings/{mode}/distribution', { params: { path: { mode } } }));

export const getGameRatings = (id: string): Promise<GameRatings> =>
  answer(client.GET('/api/v1/games/{game_id}/ratings', { params: { path: { game_id: id } } }));
