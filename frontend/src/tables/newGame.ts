/* Making a game, and sitting down at one: a guest is made on the way, a client seed is added. */

import { newKey } from '../net/keys';
import { rememberSeed } from '../play/seeds';
import { ensurePlayer } from '../session/account.svelte';
import { cancelArrival, expectArrival } from '../session/arrivals';
import type { Game, Seat, SeatWish, TimeControl } from '../wire';
import { createGame, startGame, type RulesChoice } from './api';
import { joinGame } from './api';

export interface TableWish {
  rules: RulesChoice;
  seats: SeatWish[];
  /** Have it dealt as well, when no seat is open. */
  start: boolean;
  /** Found by its link alone. */
  private: boolean;
  password?: string | null;
  rated?: boolean;
  /** Whether what was seen stays in sight. */
  aids: boolean;
  clock?: TimeControl | null;
}

/** A new game; one that is dealt at once is for the caller to go to. */
export async function makeGame({ rules, start, ...wish }: TableWish): Promise<Game> {
  await ensurePlayer();
  const more = { password: null, rated: false, clock: null };
  const game = await createGame({ ...more, ...rules, ...wish, start: false });
  if (!start) return game;
  expectArrival(game.id);
  try {
    return await dealCards(game.id);
  } catch (failure) {
    cancelArrival(game.id);
    throw failure;
  }
}

/** The game dealt. The seed comes after the commitment, so the service can't have reckoned with it. */
export async function dealCards(id: string): Promise<Game> {
  const seed = newKey();
  const game = await startGame(id, seed);
  rememberSeed(id, seed);
  return game;
}

/** A seat of the game becomes the player's, the first free one if none is named. */
export async function sitDown(game: Game, seat: Seat | null = null): Promise<Game> {
  await ensurePlayer();
  const seed = newKey();
  const joined = await joinGame(game.id, { seat, seed, terms: game.terms });
  rememberSeed(game.id, seed);
  return joined;
}
