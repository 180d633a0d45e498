/* Making a game, and sitting down at one: a guest is made on the way, a client seed is added. */

import { newKey } from '../net/keys';
import { rememberSeed } from '../play/seeds';
import { ensurePlayer } from '../session/account.svelte';
import { bringGame, cancelArrival, expectArrival } from '../session/arrivals';
import type { Game, NewGame, Seat } from '../wire';
import { createGame, joinGame, startGame, type RulesChoice } from './api';

/** A new game, by these rules; `start` has it dealt as well, when no seat is open. */
export type TableWish = Omit<NewGame, 'preset' | 'rules' | 'rule_set'> & { rules: RulesChoice };

/** A new game; one that is dealt at once is for the caller to go to. */
export async function makeGame({ rules, start, ...wish }: TableWish): Promise<Game> {
  await ensurePlayer();
  const game = await createGame({ ...rules, ...wish, start: false });
  if (!start) return game;
  expectArrival(game.id);
  try {
    const dealt = await dealCards(game.id);
    bringGame(dealt);
    return dealt;
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
