/* Filter of the lobby's tables: which of them somebody looks for, and what a row says. */

import type { ClockKind } from '../core/timeControl';
import type { Game, GameSeat, LobbyTable } from '../wire';

/** The search for a table; null matches anything. */
export interface LobbyFilter {
  /** A preset's name, or `own` for rules of somebody's own. */
  preset: string | null;
  seats: number | null;
  /** At least so many seats to sit down on. */
  free: number | null;
  clock: ClockKind | 'none' | null;
  rated: boolean | null;
}

export const ANY_TABLE: LobbyFilter = {
  preset: null,
  seats: null,
  free: null,
  clock: null,
  rated: null,
};
export const OWN_RULES = 'own';

const CLOCKS: readonly unknown[] = ['per_command', 'bank', 'days', 'none', null];

export const freeSeats = (game: Game): GameSeat[] =>
  game.seats.filter((seat) => seat.kind === 'open');

/** Returns whether the table matches the filter. */
export function fits({ game }: LobbyTable, filter: LobbyFilter): boolean {
  return (
    (filter.preset === null || filter.preset === (game.preset ?? OWN_RULES)) &&
    (filter.seats === null || filter.seats === game.seats.length) &&
    (filter.free === null || filter.free <= freeSeats(game).length) &&
    (filter.clock === null || filter.clock === (game.clock?.type ?? 'none')) &&
    (filter.rated === null || filter.rated === game.rated)
  );
}

/**
 * Open tables in the order in which to look at them: one's own first, then those that wait for the
 * fewest people, then the newest.
 */
export function inOrder(tables: readonly LobbyTable[]): LobbyTable[] {
  const mine = ({ game }: LobbyTable) => (game.you.seat !== null || game.you.host ? 0 : 1);
  return tables.toSorted(
    (a, b) =>
      mine(a) - mine(b) ||
      freeSeats(a.game).length - freeSeats(b.game).length ||
      b.game.created_at.localeCompare(a.game.created_at),
  );
}

/** The filter that `stored` holds as JSON; no filter for what is none any more. */
export function readFilter(stored: string | null): LobbyFilter {
  if (stored === null) return ANY_TABLE;
  try {
    const { preset, seats, free, clock, rated } = JSON.parse(stored) as Partial<LobbyFilter>;
    return {
      preset: typeof preset === 'string' ? preset : null,
      seats: Number.isInteger(seats) ? (seats ?? null) : null,
      free: Number.isInteger(free) ? (free ?? null) : null,
      clock: CLOCKS.includes(clock) ? (clock ?? null) : null,
      rated: typeof rated === 'boolean' ? rated : null,
    };
  } catch (failure) {
    if (failure instanceof SyntaxError || failure instanceof TypeError) return ANY_TABLE;
    throw failure;
  }
}
