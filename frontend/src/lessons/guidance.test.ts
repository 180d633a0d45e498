import { expect, test } from 'vitest';
import type { Lesson, Offer } from '../wire';
import { guidance, type Shown } from './guidance';

const lesson: Lesson = {
  name: 'first_game',
  steps: [
    { version: 4, command: { type: 'lead', cards: ['9S'] } },
    { version: 6, command: { type: 'throw_in', card: 'JD' } },
    { version: 24, command: { type: 'take' } },
    { version: 35, command: { type: 'lead', cards: ['QC', 'QS'] } },
  ],
};
const NINE: Offer = { type: 'throw_in', card: '9H' };
const JACK: Offer = { type: 'throw_in', card: 'JD' };
const DONE: Offer = { type: 'done' };
const TAKE: Offer = { type: 'take' };

const at = (version: number, legal: Offer[], isMyTurn = true): Shown => ({
  version,
  legal,
  isMyTurn,
});

test('a step leaves the learner the command that it asks for', () => {
  expect(guidance(lesson, at(6, [NINE, JACK, DONE]))).toMatchObject({
    step: 1,
    isAway: false,
    legal: [JACK],
  });
});

test('a step may ask for no card, and for several at once', () => {
  const queens: Offer = { type: 'lead', any_of: ['QC', 'QS'], fewest: 1, most: 2 };
  expect(
    guidance(lesson, at(24, [{ type: 'beat', attack: 'TC', card: 'KC' }, TAKE])).legal,
  ).toEqual([TAKE]);
  expect(guidance(lesson, at(35, [queens])).legal).toEqual([{ type: 'lead', cards: ['QC', 'QS'] }]);
});

test('the learner only watches while the bot is waited for, though a card might be thrown in', () => {
  expect(guidance(lesson, at(5, [NINE, DONE], false))).toMatchObject({
    step: null,
    isAway: false,
    legal: [],
  });
});

test('nothing is asked while moves are still shown or a command is on its way', () => {
  expect(guidance(lesson, at(4, []))).toMatchObject({ step: null, isAway: false, legal: [] });
});

test('a learner who is awaited where the lesson has no step has left it, and may do what is legal', () => {
  expect(guidance(lesson, at(9, [TAKE]))).toMatchObject({
    step: null,
    isAway: true,
    legal: [TAKE],
  });
});

test('so has who does not hold what the step of that version asks for', () => {
  expect(guidance(lesson, at(6, [NINE, DONE]))).toMatchObject({
    step: null,
    isAway: true,
    legal: [NINE, DONE],
  });
});
