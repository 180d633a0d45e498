import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Answers } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import type { DailyDeal } from './api';
import DailyDealPage from './DailyDealPage.svelte';

const DEAL: DailyDeal = {
  day: '2026-11-22',
  preset: 'podkidnoy',
  rules: {},
  bots: ['learner', 'casual', 'clever'],
  finished: 0,
  results: [],
  you: null,
  streak: 0,
};
const person = (id: number, name: string) =>
  ({ id, name, kind: 'account', avatar: null }) as DailyDeal['results'][number]['player'];
const DONE: DailyDeal = {
  ...DEAL,
  finished: 2,
  streak: 3,
  results: [
    {
      rank: 1,
      player: person(7, 'Boris'),
      place: 4,
      cards_left: 2,
      left: false,
      ended_at: '2026-11-22T08:14:03Z',
    },
    {
      rank: 2,
      player: person(8, 'Vera'),
      place: 4,
      cards_left: 0,
      left: true,
      ended_at: '2026-11-22T08:15:03Z',
    },
  ],
  you: {
    game_id: 'Game000001',
    status: 'finished',
    place: 4,
    cards_left: 2,
    left: false,
    rank: 1,
    share: 'Durak\nPlace 4 of 4',
  },
};
const DAY = 'GET /api/v1/daily-deal';

async function open(day: string | null, answers: Answers) {
  answerInstead(answers);
  await render(DailyDealPage, { props: { day }, target: mainOfShell() });
}

beforeEach(async () => {
  await useLanguage('en');
  setAccount({
    ...{ id: 7, name: 'Boris', kind: 'account', language: 'en' },
    ...{ avatar: null, sanctions: [], hide_ratings: false },
  });
});

test('the list is empty before the try, and the one try is offered', async () => {
  await open(null, { [DAY]: DEAL });
  await expect.element(page.getByRole('button', { name: 'Play today’s deal' })).toBeVisible();
  await expect.element(page.getByText('Against: Learner, Casual, Clever')).toBeVisible();
  await expect.element(page.getByText(/Nobody with an account/)).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a finished try has a result, a text to share and a list, and nothing to play', async () => {
  await open(null, { [DAY]: DONE });
  await expect
    .element(page.getByTestId('own-result'))
    .toHaveTextContent('Place 4 of 4, 2 cards left in your hand');
  await expect.element(page.getByText('3 days in a row')).toBeVisible();
  await expect.element(page.getByTestId('copy-result')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'left' })).toBeVisible();
  await expect.element(page.getByTestId('play-deal')).not.toBeInTheDocument();
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a day that has been can be read and not played any more', async () => {
  await open('2026-11-22', { [DAY]: DEAL });
  await expect.element(page.getByText('You didn’t play this deal.')).toBeVisible();
  await expect.element(page.getByTestId('play-deal')).not.toBeInTheDocument();
  const before = page.getByRole('link', { name: 'Previous day' });
  await expect.element(before).toHaveAttribute('href', '/daily?day=2026-11-21');
});

test('a day on which nobody played says so, and today is one step away', async () => {
  await open('2026-11-20', {});
  await expect.element(page.getByText('Nobody played that day.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Today' })).toBeVisible();
});
