/* The operator's announcement is above every page, in the reader's language, until they hide it. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import App from '../app/App.svelte';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Asked } from '../net/fakeService';
import { findingsInBothThemes } from '../testing/axe';
import type { Announcement } from './announcement.svelte';

const HIDDEN = 'durak.announcement';
// The announcements hidden on an earlier visit are read when the page loads.
localStorage.setItem(HIDDEN, '7');
const { default: Banner } = await import('./Banner.svelte');

const TEXTS = { en: 'Sorry!', de: 'Entschuldigung!' };
const RESTART: Announcement = {
  id: 8,
  texts: TEXTS,
  restart_at: new Date(Date.now() + 10 * 60_000).toISOString(),
  rated_games_rest: true,
};
const HERE = location.href;

const banner = () => page.getByRole('status', { name: /^(Announcement|Ankündigung|Объявление)$/ });

function announce(announcement: Announcement | null): Asked[] {
  return answerInstead({ 'GET /api/v1/announcement': { announcement } });
}

/** Show the banner and wait until it has asked what is announced, and had the answer. */
async function showNothing(announcement: Announcement | null) {
  const asked = announce(announcement);
  await render(Banner);
  await expect.poll(() => asked.length).toBe(1);
  await new Promise(requestAnimationFrame);
  await expect.element(banner()).not.toBeInTheDocument();
}

beforeEach(async () => {
  await useLanguage('en');
});

afterEach(() => history.replaceState(null, '', HERE));

test('nothing is shown without an announcement', () => showNothing(null));

test('an announcement that was hidden on an earlier visit stays hidden', () =>
  showNothing({ ...RESTART, id: 7 }));

test.each([
  ['en', /The service restarts at .* No new rated games until then\. Sorry!/s],
  ['de', /startet der Dienst kurz neu.* beginnen keine gewerteten Spiele\. Entschuldigung!/s],
  ['ru', /ненадолго перезапустится.* рейтинговые игры не начинаются\. Sorry!/s],
] as const)('a restart is told in the reader’s language: %s', async (language, words) => {
  await useLanguage(language);
  announce(RESTART);
  await render(Banner);
  await expect.element(banner()).toMatchTextContent(words);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('an announcement without a restart has the operator’s words alone', async () => {
  announce({ ...RESTART, restart_at: null, rated_games_rest: false });
  await render(Banner);
  await expect.element(banner().getByRole('paragraph')).toMatchTextContent(/^\s*Sorry!\s*$/);
});

test('the announcement stands above a table, too', async () => {
  history.replaceState(null, '', '/games/Game000001');
  announce(RESTART);
  await render(App, { First: null });
  await expect.element(banner()).toMatchTextContent('The service restarts at');
  await expect.element(banner().getByRole('button', { name: 'Hide' })).toBeVisible();
});

test('a reader hides an announcement for good, and is told the next one', async () => {
  announce(RESTART);
  await render(Banner);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem(HIDDEN)).toBe('8');
  announce({ ...RESTART, id: 9, texts: { en: 'The next one' } });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(banner()).toMatchTextContent('The next one');
});
