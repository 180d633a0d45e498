import { describe, expect, it } from 'vitest';
import type { Board } from './api';
import { firstStep, seatOnTurn, stepAfter, withOpenHands, type Step } from './variation';

const view = {} as Board['view'];
const turn = (seat: number, is_awaited: boolean) => ({ seat, is_awaited, legal: [] });
const board = (turns: Board['turns'], moves: Board['moves'] = []): Board => ({
  rules: {},
  position: 'position 1\n',
  at: null,
  start: view,
  moves,
  view,
  turns,
});
const step = (...turns: Board['turns']): Step => firstStep(board(turns));

describe('the seat on turn', () => {
  it('is the one that is awaited', () => {
    expect(seatOnTurn(step(turn(0, false), turn(2, true)), null)).toBe(2);
  });

  it('stays while it is awaited', () => {
    expect(seatOnTurn(step(turn(0, true), turn(2, true)), 2)).toBe(2);
    expect(seatOnTurn(step(turn(0, true), turn(2, false)), 2)).toBe(0);
  });

  it('is nobody once the game is over', () => {
    expect(seatOnTurn(step(), 1)).toBeNull();
  });
});

it('counts events from the first position on', () => {
  const done = { type: 'attacker_done', seat: 0, cause: null } as const;
  const move = (versions: number[]): Board['moves'] => [
    {
      seat: 0,
      command: { type: 'done' },
      events: versions.map((version) => ({ ...done, version })),
    },
  ];
  const first = stepAfter(step(), board([], move([1, 2])));
  const second = stepAfter(first, board([], move([1])));
  expect(first.events.map((event) => event.version)).toEqual([1, 2]);
  expect([first.version, second.version]).toEqual([2, 3]);
  expect(second.events[0]?.version).toBe(3);
});

it('opens all hands in the text of a position', () => {
  const text = 'hand TH JS\nhand -\nknown -\nknown -\nhidden -';
  expect(withOpenHands(text)).toBe('hand TH JS\nhand -\nknown TH JS\nknown -\nhidden -');
});
