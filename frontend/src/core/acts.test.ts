import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire';
import { isAct } from './acts';

// Seat 1 was too slow to beat: the clock takes for it, seat 0 is done automatically, and the bout
// ends.
const took: GameEvent = { version: 8, cause: 'clock', type: 'take_declared', seat: 1 };
const done: GameEvent = { version: 9, cause: 'in_advance', type: 'attacker_done', seat: 0 };
const drew: GameEvent = {
  version: 10,
  cause: 'clock',
  type: 'cards_drawn',
  seat: 0,
  cards: ['6C'],
  talon: 4,
  shown: [],
};

describe('an act', () => {
  it('is what a seat does, not what follows from it', () => {
    expect([took, done, drew].map(isAct)).toEqual([true, true, false]);
  });
});
