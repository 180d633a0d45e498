import { expect, test } from 'vitest';
import { PLAIN_OPTIONS } from '../core/options';
import { view } from '../gallery/build';
import { cast } from '../gallery/cast';
import { epaulettesText, ranked, resultText } from './result';
import over from './texts/over/en';

const WORDS = { over, you: 'You' };
const NAMES = ['Me', 'Anna', 'Max', 'Olga'];
const name = (me: number | null) => (seat: number) => (seat === me ? null : (NAMES[seat] ?? ''));
const ended = (change: object) => view(4, { phase: 'over', ...change });
const TEAMS = { ...PLAIN_OPTIONS, teams: 2 };

test('a team’s result names the players of both sides', () => {
  const end = ended({ places: [2, 3, 1, 4], durak: 3, reason: 'durak', losing_teams: [1] });
  expect(resultText(end, 0, TEAMS, name(0), WORDS)).toEqual({
    headline: 'Your team has won',
    lines: ['Won: You, Max', 'Lost: Anna, Olga'],
  });
  expect(resultText(end, 1, TEAMS, name(1), WORDS).headline).toBe('Your team has lost');
  expect(resultText(end, null, TEAMS, name(null), WORDS)).toEqual({
    headline: 'Won: Me, Max',
    lines: ['Lost: Anna, Olga'],
  });
});

test('a win that was taken is told to both', () => {
  const end = view(2, { phase: 'over', places: [1, 2], reason: 'left' });
  expect(resultText(end, 0, PLAIN_OPTIONS, name(0), WORDS)).toEqual({
    headline: 'Your opponent left: you win',
    lines: [],
  });
  expect(resultText(end, 1, PLAIN_OPTIONS, name(1), WORDS).headline).toBe(
    'Me wins: the opponent left',
  );
});

test('the durak is named to the others', () => {
  const end = ended({ places: [2, 1, 4, 3], durak: 2, reason: 'durak' });
  expect(resultText(end, 0, PLAIN_OPTIONS, name(0), WORDS)).toEqual({
    headline: 'You got away',
    lines: ['Max is the durak'],
  });
});

test('places shared are told as shared, the others not', () => {
  const end = ended({ places: [2, 1, 2, 4], reason: 'draw' });
  expect(ranked(end, cast(4, 0))).toEqual([
    { seat: 1, place: 1, shared: false },
    { seat: 0, place: 2, shared: true },
    { seat: 2, place: 2, shared: true },
    { seat: 3, place: 4, shared: false },
  ]);
});

test('the durak is told of the sixes of the last attack, and the others too', () => {
  const end = (epaulettes?: number) =>
    ended({ places: [2, 1, 4, 3], durak: 2, reason: 'durak', ...(epaulettes && { epaulettes }) });
  const told = (sixes: number | undefined, me: number | null) =>
    epaulettesText(end(sixes), me, name(me), WORDS);
  expect(told(2, 0)).toBe('★★ 2 sixes for epaulettes: Max is now a lieutenant');
  expect(told(1, 2)).toBe('★ A six for epaulettes: you are now a junior lieutenant');
  expect(told(12, 0)).toBe(`${'★'.repeat(12)} 12 sixes for epaulettes: Max is now a general`);
  expect(told(undefined, 0)).toBeNull();
});
