/* Making a game, and sitting down at one: a guest is made on the way, a client seed is added. */

import type { Game, SeatWish } from '../core/game';
import type { TimeControl } from '../core/timeControl';
import { createGame, joinGame, startGame, type RulesChoice } from '../net/api';
import { newKey } from '../net/keys';
import { ensurePlayer } from './account.svelte';
import { rememberSeed } from './seeds';

/**
 * A new game; `start` has it dealt as well, when no seat is open. A rated one is public, any other is
 * found only by those who have its link.
 */
export async function makeGame(
  rules: RulesChoice,
  seats: SeatWish[],
  start: boolean,
  rated = false,
  clock: TimeControl | null = null,
): Promise<Game> {
  await ensurePlayer();
  const game = await createGame({ ...rules, seats, start: false, private: !rated, rated, clock });
  return start ? dealCards(game.id) : game;
}

/** The game dealt. The seed comes after the commitment, so the service can't have reckoned with it. */
export async function dealCards(id: string): Promise<Game> {
  const seed = newKey();
  const game = await startGame(id, seed);
  rememberSeed(id, seed);
  return game;
}

/** The first free seat of a game becomes the player's. */
export async function sitDown(id: string): Promise<Game> {
  await ensurePlayer();
  const seed = newKey();
  const game = await joinGame(id, seed);
  rememberSeed(id, seed);
  return game;
}
