/* The player's last choice for a game with others, kept by this browser. */

import { kept } from '../session/storage';
import type { PoolName } from './api';

const STORED_AS = 'durak.quickMatch';

export const GROUPS = [
  { name: 'classic', pools: ['duel', 'table_3', 'table_4', 'table_6', 'partners'] },
  { name: 'transfer', pools: ['transfer_2', 'transfer_3', 'transfer_4'] },
] as const satisfies readonly { name: string; pools: readonly PoolName[] }[];

const POOLS: readonly PoolName[] = GROUPS.flatMap(({ pools }) => [...pools]);

export interface Wishes {
  pools: PoolName[];
  rated: boolean;
}

const DEFAULT: Wishes = { pools: ['duel'], rated: true };

/** Only pools that there are count, whatever an older page may have stored. */
export function readWishes(text: string | null): Wishes {
  if (text === null) return DEFAULT;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return DEFAULT;
  }
  if (typeof read !== 'object' || read === null) return DEFAULT;
  const { pools, rated } = read as Partial<Record<keyof Wishes, unknown>>;
  const known = Array.isArray(pools) ? POOLS.filter((name) => pools.includes(name)) : [];
  return {
    pools: known.length > 0 ? known : DEFAULT.pools,
    rated: typeof rated === 'boolean' ? rated : DEFAULT.rated,
  };
}

/** Returns whether this browser has looked for a game before. */
export const hasWished = (): boolean => kept.get(STORED_AS) !== null;

export const storedWishes = (): Wishes => readWishes(kept.get(STORED_AS));

export function storeWishes(wishes: Wishes): void {
  kept.write(STORED_AS, wishes);
}
