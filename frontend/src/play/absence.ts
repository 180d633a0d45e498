/* Absent (disconnected) players: the seats that a bot may take over, or has taken over. */

import type { Timing } from '../core/clock';
import type { Game, Seat } from '../wire';

export interface Absentees {
  /** The seats that the reader may let a bot play. */
  claimable: Seat[];
  /** Those that a bot plays for somebody. */
  left: Seat[];
  /** The reader's own former seat, if it is one of these. */
  ownLeft: Seat | null;
}

/** The absent players, as the player `me` should see them. */
export function absentees(game: Game, timing: Timing | null, me: number | null): Absentees {
  const mine = game.you.seat;
  const left = game.seats.filter((place) => place.left);
  return {
    claimable: mine === null ? [] : goneSeats(timing).filter((seat) => seat !== mine),
    left: left.map(({ seat }) => seat),
    ownLeft: left.find(({ player }) => me !== null && player?.id === me)?.seat ?? null,
  };
}

/** The seats whose players may be given up. */
export function goneSeats(timing: Timing | null): Seat[] {
  return (timing?.times.seats ?? []).filter(({ claimable }) => claimable).map(({ seat }) => seat);
}
