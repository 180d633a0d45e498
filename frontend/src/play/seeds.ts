/*
 * Client seeds: the random text this browser added to each deal, kept so that the player can see it
 * again when the deal is verified. Only the newest games are kept.
 */

import { kept } from '../session/storage';

const STORED_AS = 'durak.seeds';
const MOST = 50;

export function rememberSeed(gameId: string, seed: string): void {
  const seeds = [...read().filter(([id]) => id !== gameId), [gameId, seed] as const];
  kept.write(STORED_AS, seeds.slice(-MOST));
}

/**
 * The text that this browser added to the deal of a game; null if it added none or no longer has
 * it.
 */
export function seedOf(gameId: string): string | null {
  return read().find(([id]) => id === gameId)?.[1] ?? null;
}

function read(): (readonly [string, string])[] {
  const seeds = kept.read(STORED_AS);
  return Array.isArray(seeds) ? (seeds as [string, string][]) : [];
}
