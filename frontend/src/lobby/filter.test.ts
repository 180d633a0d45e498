import { describe, expect, it } from 'vitest';
import { SAMPLE_GAME, seatOf } from '../tables/sampleGame';
import type { Game, GameSeat, LobbyTable } from '../wire';
import { ANY_TABLE, fits, freeSeats, inOrder, readFilter } from './filter';

const human = (seat: number): GameSeat =>
  seatOf(seat, { kind: 'account', id: seat + 1, name: `Player ${seat}`, avatar: 'fox' });
const open = (seat: number): GameSeat => seatOf(seat, null);

function table(id: string, seats: GameSeat[], more: Partial<Game> = {}): LobbyTable {
  const game: Game = { ...SAMPLE_GAME, id, mode: 'table', seats, ...more };
  return { game, ratings: [], watchers: 0 };
}

describe('what somebody looks for', () => {
  const duel = table('a', [human(0), open(1)]);
  const own = table('b', [human(0), open(1), open(2)], {
    preset: null,
    rated: true,
    clock: { type: 'bank', seconds: 300, increment: 5 },
  });

  it('finds everything where nothing matters', () => {
    expect([duel, own].every((one) => fits(one, ANY_TABLE))).toBe(true);
  });

  it.each([
    [{ preset: 'podkidnoy' }, true, false],
    [{ preset: 'own' }, false, true],
    [{ seats: 3 }, false, true],
    [{ free: 1 }, true, true],
    [{ free: 2 }, false, true],
    [{ free: 3 }, false, false],
    [{ clock: 'none' as const }, true, false],
    [{ clock: 'bank' as const }, false, true],
    [{ rated: true }, false, true],
    [{ rated: false }, true, false],
    [{ preset: 'own', seats: 2 }, false, false],
  ])('%j', (filter, first, second) => {
    const wanted = { ...ANY_TABLE, ...filter };
    expect([fits(duel, wanted), fits(own, wanted)]).toEqual([first, second]);
  });
});

it('counts the seats that nobody has taken', () => {
  expect(freeSeats(table('a', [human(0), open(1), open(2)]).game)).toHaveLength(2);
});

it('puts one’s own table first, then those that soon begin, then the newest', () => {
  const three = table('three', [human(0), open(1), open(2)]);
  const soon = table('soon', [human(0), human(1), open(2)]);
  const newer = table('newer', [human(0), human(1), open(2)], {
    created_at: '2026-01-01T12:00:01Z',
  });
  const mine = table('mine', [open(0), open(1), open(2)], {
    you: {
      seat: null,
      host: true,
      done_in_advance: false,
      may_take_win: false,
      may_call_off: false,
    },
  });
  const ids = inOrder([three, soon, newer, mine]).map(({ game }) => game.id);
  expect(ids).toEqual(['mine', 'newer', 'soon', 'three']);
});

describe('a remembered filter', () => {
  it('is read back', () => {
    const filter = { preset: 'own', seats: 4, free: 2, clock: 'days' as const, rated: false };
    expect(readFilter(JSON.stringify(filter))).toEqual(filter);
  });

  it('that was kept before one could look for free seats asks for none', () => {
    const kept = '{"preset": "own", "seats": 4, "clock": null, "rated": null}';
    expect(readFilter(kept)).toEqual({ ...ANY_TABLE, preset: 'own', seats: 4 });
  });

  it.each([
    null,
    '',
    'null',
    '{"seats": "many", "free": "some", "clock": "hourglass", "rated": 1, "preset": 7}',
  ])('is none where %j is stored', (stored) => expect(readFilter(stored)).toEqual(ANY_TABLE));
});
