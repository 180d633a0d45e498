import { expect, test } from 'vitest';
import type { Timing } from '../core/clock';
import type { Game } from '../wire';
import { absentees } from './absence';

const rest = { asked_at: null, due: null, closes: null, bank: null, timeouts: 0 };

function timing(...claimable: number[]): Timing {
  const seats = [0, 1, 2].map((seat) => ({ ...rest, seat, claimable: claimable.includes(seat) }));
  return { times: { server_time: 0, seats }, offset: 0 };
}

/** Persons 10, 11 and 12 on three seats, one of them given up. */
function game(you: number | null, left: number | null = null): Game {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: 'human',
    player: { kind: 'account', id: 10 + seat, name: 'Anna' },
    ready: true,
    left: seat === left,
  }));
  return { seats, you: { seat: you, host: false } } as unknown as Game;
}

test('those who play may give up others, never themselves', () => {
  expect(absentees(game(0), timing(0, 2), 10).claimable).toEqual([2]);
});

test('a spectator gives nobody up', () => {
  expect(absentees(game(null), timing(2), 99).claimable).toEqual([]);
});

test('nobody is absent where nobody waits', () => {
  expect(absentees(game(0), null, 10)).toEqual({ claimable: [], left: [], ownLeft: null });
});

test('a player who was given up finds their former seat', () => {
  expect(absentees(game(null, 1), timing(), 11)).toEqual({ claimable: [], left: [1], ownLeft: 1 });
  expect(absentees(game(0, 1), timing(), 10).ownLeft).toBeNull();
});
