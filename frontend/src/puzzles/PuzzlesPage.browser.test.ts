import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { view } from '../gallery/build';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Answers, Refusing } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { ANNA } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import { brokenWords, leavingTexts } from '../testing/words';
import type { Puzzle } from './api';
import PuzzlesPage from './PuzzlesPage.svelte';

const HERE = location.pathname + location.search;
const DAILY: Puzzle = {
  id: 'Puzzle0001',
  rules: {},
  seat: 0,
  day: '2026-11-22',
  status: 'new',
  step: 0,
  played: [],
  view: view(2),
  legal: [],
  refutation: null,
  solution: null,
  you: null,
};
const YOU: NonNullable<Puzzle['you']> = {
  rating: 1516,
  provisional: true,
  tried: 1,
  solved: 1,
  streak: 1,
  best_streak: 1,
  daily_streak: 1,
  best_daily_streak: 1,
};
const SOLUTION: NonNullable<Puzzle['solution']> = {
  start: view(2),
  legal: [],
  line: [],
  themes: ['right_lead'],
  rating: 1484,
  tried: 3,
  solved: 2,
  game_id: null,
  outcome: 'solved',
  rating_change: 16,
};

async function open(answers: Answers) {
  answerInstead(answers);
  await render(PuzzlesPage, { props: {}, target: mainOfShell() });
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await useLanguage('en');
  setAccount({ ...ANNA, language: 'en', sanctions: [], hide_ratings: false });
});

afterEach(() => history.replaceState(null, '', HERE));

test('a reader who has not tried the puzzle of the day is led to it', async () => {
  await open({ 'GET /api/v1/puzzles/daily': DAILY });
  await expect
    .element(page.getByRole('link', { name: 'Solve it' }))
    .toHaveAttribute('href', '/puzzles/Puzzle0001');
  await expect.element(page.getByTestId('solver')).not.toBeInTheDocument();
  expect(await findingsInBothThemes()).toEqual([]);
});

test.each([
  ['solved', 'Solved! The next one comes tomorrow.'],
  ['failed', 'Not solved today. The next one comes tomorrow.'],
] as const)('a reader who has tried it is told how (%s)', async (outcome, text) => {
  const tried: Puzzle = { ...DAILY, status: outcome, solution: { ...SOLUTION, outcome }, you: YOU };
  await open({ 'GET /api/v1/puzzles/daily': tried });
  const daily = page.getByTestId('daily-puzzle');
  await expect.element(daily).toHaveAttribute('data-outcome', outcome);
  await expect.element(daily.getByText(text)).toBeVisible();
  await expect.element(page.getByTestId('solver')).toMatchTextContent('1 of 1');
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a reader is told why their rating is missing, without a puzzle of the day too', async () => {
  await open({ 'GET /api/v1/me/puzzles': new Refusing(503, 'unavailable') });
  await expect
    .element(page.getByText('Durak is away for a moment.', { exact: false }))
    .toBeVisible();
});

test.for(['en', 'de', 'ru'] as const)(
  'on a small phone all figures are whole, in %s',
  async (code) => {
    await page.viewport(320, 568);
    await useLanguage(code);
    const you = {
      ...YOU,
      rating: 2416,
      tried: 12_345,
      solved: 10_987,
      streak: 128,
      daily_streak: 365,
    };
    await open({ 'GET /api/v1/puzzles/daily': { ...DAILY, you } });
    await expect.element(page.getByTestId('solver')).toBeVisible();
    const figures = page.getByTestId('solver').element();
    expect(leavingTexts([figures, ...figures.querySelectorAll('div, dt, dd')])).toEqual([]);
    expect(brokenWords(figures)).toEqual([]);
  },
);

test('the next puzzle is one of all, or of a theme', async () => {
  const answers: Answers = {
    'GET /api/v1/puzzles/next': { ...DAILY, id: 'Puzzle0002' },
    'GET /api/v1/me/puzzles': YOU,
  };
  await open(answers);
  await expect.element(page.getByText('still being made', { exact: false })).toBeVisible();
  await page.getByTestId('next-puzzle').click();
  await expect.poll(() => location.pathname).toBe('/puzzles/Puzzle0002');
  await page.getByRole('button', { name: 'The right lead' }).click();
  await expect.poll(() => location.search).toContain('right_lead');
  delete answers['GET /api/v1/puzzles/next'];
  await page.getByTestId('next-puzzle').click();
  await expect
    .element(page.getByText('You have tried every puzzle there is.', { exact: false }))
    .toBeVisible();
});
