/* The service's calls about players, ratings and boards. */

import type { Game } from '../core/game';
import { answer, client } from './client';
import type { components } from './schema';

type Schema = components['schemas'];

export type Mode = Schema['Board']['mode'];
export type Board = Schema['Board'];
export type BoardRow = Schema['BoardRow'];
export type Distribution = Schema['Distribution'];
export type PlayerRating = Schema['PlayerRating'];
export type PlayerRatings = Schema['PlayerRatings'];
export type GraphPoint = Schema['GraphPoint'];
export type Results = Schema['Results'];
export type HeadToHead = Schema['HeadToHead'];
export type GameRatings = Schema['GameRatings'];
export type PlayedGame = Omit<Schema['PlayedGame'], 'game'> & { game: Game };
export type PlayedPage = Omit<Schema['PlayedPage'], 'results'> & { results: PlayedGame[] };
export type Outcome = PlayedGame['outcome'];

export const MODES = ['duel', 'table', 'transfer', 'partners'] as const satisfies readonly Mode[];
export const OUTCOMES = [
  'won',
  'safe',
  'drawn',
  'durak',
  'left',
] as const satisfies readonly Outcome[];

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

export const getPlayerRatings = (name: string): Promise<PlayerRatings> =>
  answer(client.GET('/api/v1/players/{name}/ratings', { params: { path: { name } } }));

export async function getGraph(name: string, mode: Mode): Promise<GraphPoint[]> {
  const params = { path: { name, mode } };
  return (await answer(client.GET('/api/v1/players/{name}/ratings/{mode}/graph', { params })))
    .points;
}

export const getResults = (name: string): Promise<Results> =>
  answer(client.GET('/api/v1/players/{name}/results', { params: { path: { name } } }));

export const getHeadToHead = (name: string, other: string): Promise<HeadToHead> =>
  answer(
    client.GET('/api/v1/players/{name}/against/{other}', { params: { path: { name, other } } }),
  );

export interface PlayedFilter {
  mode?: Mode;
  outcome?: Outcome;
}

export const getPlayed = (
  name: string,
  filter: PlayedFilter,
  cursor?: string,
): Promise<PlayedPage> =>
  answer(
    client.GET('/api/v1/players/{name}/games', {
      params: { path: { name }, query: { ...filter, ...(cursor && { cursor }), page_size: 10 } },
    }),
  );

/** The cursor in the address of another page. */
export const cursorOf = (next: string | null): string | undefined =>
  next === null ? undefined : (new URL(next).searchParams.get('cursor') ?? undefined);
