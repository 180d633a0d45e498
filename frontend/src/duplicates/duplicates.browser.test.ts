/* The pages of duplicate matches: all of them, one that is open, one that is over. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Answers } from '../net/fakeService';
import { SAMPLE_PRESETS } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import type { Duplicate } from './api';
import DuplicatePage from './DuplicatePage.svelte';
import DuplicatesPage from './DuplicatesPage.svelte';
import { FINISHED_MATCH, HOST, SAMPLE_MATCH } from './sampleMatch';

const HERE = location.pathname + location.search;
const ALL = '/api/v1/duplicates';
const ONE = `${ALL}/${SAMPLE_MATCH.id}`;

async function open(match: Duplicate, answers: Answers = {}) {
  answers[`GET ${ONE}`] = match;
  const asked = answerInstead(answers);
  await render(DuplicatePage, { props: { id: match.id }, target: mainOfShell() });
  await expect.element(page.getByTestId('duplicate')).toHaveAttribute('data-status', match.status);
  return asked;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await useLanguage('en');
  setAccount({ ...HOST, language: 'en', sanctions: [], hide_ratings: false });
});

afterEach(() => history.replaceState(null, '', HERE));

test('a match is opened with the deals and the bots that are chosen', async () => {
  const asked = answerInstead({
    'GET /api/v1/rules/presets': SAMPLE_PRESETS,
    [`GET ${ALL}`]: { results: [FINISHED_MATCH], next: null, previous: null },
    [`POST ${ALL}`]: SAMPLE_MATCH,
  });
  await render(DuplicatesPage, { props: {}, target: mainOfShell() });
  await expect.element(page.getByText('1 deal · 2 : 2').first()).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('match-deals').getByRole('radio', { name: '1' }).click({ force: true });
  await page.getByTestId('match-level').selectOptions('beginner');
  await page.getByTestId('open-match').click();
  await expect.poll(() => location.pathname).toBe(`/duplicates/${SAMPLE_MATCH.id}`);
  const wish = asked.find(({ request }) => request === `POST ${ALL}`)?.body;
  expect(wish).toEqual({ preset: 'podkidnoy', deals: 1, bot_level: 'beginner', private: false });
});

test('the host starts an open match and goes to its first game', async () => {
  const you = { side: 'a', table: 1, game: 'Game000001' } as const;
  await open(SAMPLE_MATCH, { [`POST ${ONE}/start`]: { ...SAMPLE_MATCH, status: 'running', you } });
  await expect.element(page.getByTestId('place-a1')).toMatchTextContent('Anna');
  await expect
    .element(page.getByRole('button', { name: 'Sit here: Side B, Table 2' }))
    .toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('start-match').click();
  await expect.poll(() => location.pathname).toBe('/games/Game000001');
});

test.for(LANGUAGES.flatMap(({ code }) => [320, 390].map((width) => [code, width] as const)))(
  'in %s on a screen of %i px no name is broken in the middle',
  async ([language, width]) => {
    await page.viewport(width, 700);
    await useLanguage(language);
    await open(SAMPLE_MATCH);
    const names = [...document.querySelectorAll('[data-testid^="place-"] strong')];
    expect(names).toHaveLength(4);
    for (const name of names) {
      const oneLine = Number.parseFloat(getComputedStyle(name).lineHeight);
      expect(name.getBoundingClientRect().height, name.textContent).toBeLessThan(1.5 * oneLine);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('another reader waits for the host, or takes a place', async () => {
  setAccount({ ...HOST, id: 2, name: 'Boris', language: 'en', sanctions: [], hide_ratings: false });
  const asked = await open({ ...SAMPLE_MATCH, you: null });
  await expect.element(page.getByTestId('start-match')).not.toBeInTheDocument();
  await expect.element(page.getByText('The match begins when its host starts it.')).toBeVisible();
  await page.getByRole('button', { name: 'Sit here: Side B, Table 1' }).click();
  await expect
    .poll(() => asked.find(({ request }) => request.startsWith('PUT')))
    .toEqual({ request: `PUT ${ONE}/place`, body: { side: 'b', table: 1 } });
});

test('a finished match tells the points of both tables, with replays and a text to share', async () => {
  await open(FINISHED_MATCH);
  await expect.element(page.getByTestId('match-score')).toMatchTextContent('2 : 2 · Side A wins');
  const replays = page.getByTestId('match-deals').getByRole('link');
  await expect.element(replays.first()).toHaveAttribute('href', '/games/Game000001/replay');
  expect(replays.elements()).toHaveLength(2);
  await expect.element(page.getByTestId('share-text')).toMatchTextContent('2 : 2 points');
  expect(await findingsInBothThemes()).toEqual([]);
});
