/*
 * Card animations, loaded later: the first view of a table doesn't wait for them, and until then
 * nothing moves.
 */

import type * as motions from '../motion';
import type { Snapshot } from '../motion/flip';

type Motion = typeof motions;

export type { Snapshot };

let loaded: Motion | null = null;

/** Brings motion to the page. */
export async function loadMotion(): Promise<void> {
  loaded = await import('../motion');
}

/** The module that moves cards; null while it loads. */
export function motion(): Motion | null {
  return loaded;
}
