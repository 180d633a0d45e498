/* Requests to the service about duplicate matches. */

import { answer, client } from '../net/client';
import { newKey } from '../net/keys';
import type { BotLevel, Language, Schema } from '../wire';

export type Duplicate = Schema['Duplicate'];
export type Place = Schema['MatchPlace'];
export type Score = Schema['MatchScore'];
export type Side = Place['side'];

export interface MatchWish {
  preset: string;
  deals: number;
  bot_level: BotLevel;
  private: boolean;
}

const at = (id: string) => ({ path: { duplicate_id: id } });

/** The newest matches: the reader's own, or the public ones of a status. */
export async function listDuplicates(
  which: { mine: true } | { status: 'open' | 'finished' },
  lang: Language,
): Promise<Duplicate[]> {
  const query = 'mine' in which ? { mine: 'true' as const, lang } : { status: which.status, lang };
  return (await answer(client.GET('/api/v1/duplicates', { params: { query } }))).results;
}

/** A match, its text to be shared being in that language. */
export const getDuplicate = (id: string, lang: Language): Promise<Duplicate> =>
  answer(
    client.GET('/api/v1/duplicates/{duplicate_id}', { params: { ...at(id), query: { lang } } }),
  );

/** A new match; sent again after a break it is the same one. */
export const openDuplicate = (wish: MatchWish): Promise<Duplicate> =>
  answer(
    client.POST('/api/v1/duplicates', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: wish,
    }),
  );

export const takePlace = (id: string, place: Schema['PlaceRequest']): Promise<Duplicate> =>
  answer(client.PUT('/api/v1/duplicates/{duplicate_id}/place', { params: at(id), body: place }));

export const leavePlace = (id: string): Promise<unknown> =>
  answer(client.DELETE('/api/v1/duplicates/{duplicate_id}/place', { params: at(id) }));

export const startDuplicate = (id: string): Promise<Duplicate> =>
  answer(client.POST('/api/v1/duplicates/{duplicate_id}/start', { params: at(id) }));

export const callOffDuplicate = (id: string): Promise<unknown> =>
  answer(client.DELETE('/api/v1/duplicates/{duplicate_id}', { params: at(id) }));
