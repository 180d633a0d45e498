/* A table as the service answers it, before the start: for tests of pages. */

import type { Game, GameSeat, Player, Seat } from '../wire';

export const ANNA = { kind: 'account', id: 1, name: 'Anna', avatar: 'fox' } as const;
export const BORIS = { kind: 'account', id: 2, name: 'Boris', avatar: 'owl' } as const;

/** A seat on which a player sits, or a free one. */
export const seatOf = (seat: Seat, player: Player | null): GameSeat => ({
  seat,
  kind: player === null ? 'open' : 'human',
  player,
  ready: player !== null,
  left: false,
});

/** A table for two that Anna has opened, with a free seat; the reader has nothing to do with it. */
export const SAMPLE_GAME: Game = {
  id: 'Game000001',
  status: 'open',
  version: 0,
  mode: 'duel',
  preset: 'podkidnoy',
  rules_name: null,
  rules: {},
  seats: [seatOf(0, ANNA), seatOf(1, null)],
  host: ANNA.id,
  private: false,
  has_password: false,
  rated: false,
  aids: true,
  lesson: null,
  fixed_deal: false,
  sealed: false,
  duplicate: null,
  tournament: null,
  terms: 1,
  you: {
    seat: null,
    host: false,
    done_in_advance: false,
    may_call_off: false,
    may_take_win: false,
  },
  clock: null,
  times: null,
  commitment: '',
  result: null,
  series: { id: 'Game000001', number: 1, next: null, scores: [] },
  created_at: '2026-01-01T12:00:00Z',
  started_at: null,
  finished_at: null,
};

/** The same table for the player of a seat, both seats being taken. */
export const tableOf = (you: 'Anna' | 'Boris', change: Partial<Game> = {}): Game => ({
  ...SAMPLE_GAME,
  seats: [seatOf(0, ANNA), seatOf(1, BORIS)],
  you: { ...SAMPLE_GAME.you, seat: you === 'Anna' ? 0 : 1, host: you === 'Anna' },
  ...change,
});
