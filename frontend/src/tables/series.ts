/* Rematch requests: games in a row at one table: asking for the next one, and agreeing to it. */

import { newKey } from '../net/keys';
import { rememberSeed } from '../play/seeds';
import { cancelArrival, expectArrival } from '../session/arrivals';
import type { Game } from '../wire';
import { getReady, nextGame } from './api';

/** The game after a finished one, agreed to where the player still has a seat in it; the caller goes there. */
export async function playNext(finished: Game): Promise<Game> {
  const next = await nextGame(finished.id);
  expectArrival(next.id);
  const mine = next.seats.find(({ seat }) => seat === next.you.seat);
  try {
    return next.status === 'open' && mine?.ready === false ? await agree(next) : next;
  } catch (failure) {
    cancelArrival(next.id);
    throw failure;
  }
}

/** The player's yes to what is played. The seed comes after the commitment, as when sitting down. */
export async function agree(game: Game): Promise<Game> {
  const seed = newKey();
  const agreed = await getReady(game.id, seed, game.terms);
  rememberSeed(game.id, seed);
  return agreed;
}
