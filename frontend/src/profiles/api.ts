/* Requests to the service about a player's ratings, results and games. */

import { answer, client } from '../net/client';
import type { Mode } from '../ratings/api';
import type { Avatar, Game, Schema } from '../wire';

/** A person with a page or a seat. */
export interface Person {
  id: number;
  name: string;
  kind: string;
  avatar: Avatar | null;
}

export type PlayerRating = Schema['PlayerRating'];
export type PlayerRatings = Schema['PlayerRatings'];
export type GraphPoint = Schema['GraphPoint'];
export type Results = Schema['Results'];
export type HeadToHead = Schema['HeadToHead'];
export type PlayedGame = Omit<Schema['PlayedGame'], 'game'> & { game: Game };
export type PlayedPage = Omit<Schema['PlayedPage'], 'results'> & { results: PlayedGame[] };
export type Outcome = PlayedGame['outcome'];

export const OUTCOMES = [
  'won',
  'safe',
  'drawn',
  'durak',
  'left',
] as const satisfies readonly Outcome[];

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
