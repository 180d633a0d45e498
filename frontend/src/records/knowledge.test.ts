import { expect, test } from 'vitest';
import { buriedIn, hiddenBeside, type CardKnowledge } from './knowledge';

test('unseen cards that are in no hand and beside none lie in the talon', () => {
  const known: CardKnowledge = {
    version: 9,
    seat: 0,
    hands: [
      { seat: 1, surely: ['9H'], unknown: 1, likely: [] },
      { seat: 2, surely: [], unknown: 2, likely: [] },
    ],
    unseen: ['7C', 'KD', 'AS', 'TC', '6C', '8C'],
    face_down: [0, 1, 0],
    // The lowest of them lies open, so that it is not among the unseen ones.
    talon: 3,
  };
  expect(hiddenBeside(known)).toBe(1);
  expect(buriedIn(known)).toBe(2);
});
