/* Requests to the service about quick match. */

import { answer, client } from '../net/client';
import type { Schema } from '../wire';

export type SeekPool = Schema['SeekPool'];
/** The pools of people; a program waits in others. */
export type PoolName = Exclude<SeekPool['name'], `bots_${string}`>;
export type MySeek = Schema['MySeek'];

/** The pools, each with the number of waiting players. */
export const getPools = async (): Promise<SeekPool[]> =>
  (await answer(client.GET('/api/v1/seeks/pools'))).pools;

export const seekGame = (pools: PoolName[], rated: boolean): Promise<MySeek> =>
  answer(client.POST('/api/v1/seeks', { body: { pools, rated } }));

/** Says that the player is still there; answers where they stand. */
export const keepSeeking = (): Promise<MySeek> => answer(client.POST('/api/v1/seeks/mine/alive'));

export async function stopSeeking(): Promise<void> {
  await client.DELETE('/api/v1/seeks/mine');
}
