/* The answer to being paired: this browser is there, and adds its seed to the deal. */

import { newKey } from '../net/keys';
import { rememberSeed, seedOf } from '../play/seeds';
import { getReady } from '../tables/api';
import type { Game } from '../wire';

/**
 * Answers for the player. The commitment is out before anybody is asked. Asked again, by another tab, the answer is the
 * same.
 */
export async function answerMatch(id: string): Promise<Game> {
  const seed = seedOf(id) ?? newKey();
  rememberSeed(id, seed);
  return getReady(id, seed);
}
