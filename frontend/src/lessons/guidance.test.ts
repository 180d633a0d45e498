import { expect, test } from 'vitest';
import type { Lesson } from '../wire';
import { guidance } from './guidance';

const lesson: Lesson = {
  name: 'first_game',
  steps: [
    { version: 4, command: { type: 'lead', cards: ['9S'] } },
    { version: 6, command: { type: 'throw_in', card: 'JD' } },
  ],
};

test('a step leaves the learner the command that it asks for', () => {
  const legal = [{ type: 'throw_in', card: '9H' } as const, { type: 'done' } as const];
  expect(guidance(lesson, 6, legal)).toMatchObject({
    step: 1,
    legal: [{ type: 'throw_in', card: 'JD' }],
  });
});

test('between two steps the learner watches', () => {
  expect(guidance(lesson, 5, [])).toMatchObject({ step: null, legal: [] });
  expect(guidance(lesson, 4, [])).toMatchObject({ step: null, legal: [] });
});

test('away from the lesson everything legal is left', () => {
  const legal = [{ type: 'take' } as const];
  expect(guidance(lesson, 9, legal)).toMatchObject({ step: null, legal });
});
