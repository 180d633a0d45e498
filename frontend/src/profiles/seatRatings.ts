/* The ratings at the seats of a game, in its mode. */

import { isAccount } from '../core/game';
import type { SeatRatings } from '../names/seats';
import { Problem, Unreachable } from '../net/problem';
import type { Game, GameSeat, Seat } from '../wire';
import { getPlayerRatings } from './api';

/** Fetches the rating of each person who can have one, and leaves out those without one and failed requests. */
export async function seatRatings({ seats, mode }: Game): Promise<SeatRatings> {
  const found = await Promise.all(seats.map((seat) => ratingAt(seat, mode)));
  return Object.fromEntries(found.filter((entry) => entry !== null));
}

async function ratingAt(
  { seat, player }: GameSeat,
  mode: Game['mode'],
): Promise<[Seat, number] | null> {
  if (player === null || !isAccount(player.kind)) return null;
  try {
    const { ratings } = await getPlayerRatings(player.name);
    const row = ratings.find((one) => one.mode === mode);
    return row === undefined ? null : [seat, row.rating];
  } catch (failure) {
    // The person's card asks again and says what is wrong; the game itself goes on without.
    if (failure instanceof Problem || failure instanceof Unreachable) return null;
    throw failure;
  }
}
