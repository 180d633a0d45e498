/* The waiting sign is in the table's header, and covers none of its links on any screen. */

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import Header from '../app/Header.svelte';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import Bell from '../notifications/Bell.svelte';
import { navigate } from '../routing/router.svelte';
import { setAccount } from '../session/account.svelte';
import { ANNA } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import '../styles/tokens.css';
import '../styles/base.css';
import { silenceSockets } from '../testing/silentSocket';
import { Announcer } from '../ui/announcer.svelte';
import type { MySeek } from './api';
import SeekBar from './SeekBar.svelte';

const SEEK: MySeek = {
  ...{ status: 'waiting', pools: ['table_6'], rated: true, game: null, answer_by: null },
  ...{ since: '2026-01-01T12:00:00Z', waited: 154 },
};
const SCREENS = [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1600, 900],
] as const;

let stopped = 0;

async function show() {
  await render(Header, { compact: true, Bell });
  await render(SeekBar, {
    announcer: new Announcer(),
    currentSeek: () => SEEK,
    secondsWaited: () => 154,
    cancelSeeking: () => Promise.resolve(void (stopped += 1)),
  });
}

beforeEach(async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  stopped = 0;
  await useLanguage('en');
  answerInstead({});
  silenceSockets();
  setAccount({ ...ANNA, language: 'en', hide_ratings: false, sanctions: [] });
});

afterEach(() => vi.unstubAllGlobals());

const PATHS = ['/games/Game000001', '/games/Game000001/replay'];
const PLACES = PATHS.flatMap((path) => SCREENS.map((screen) => [path, ...screen] as const));

test.each(PLACES)('at %s on a screen of %i × %i', async (path, width, height) => {
  await page.viewport(width, height);
  navigate(path);
  await show();
  await expect.element(page.getByTestId('seek-bar')).toBeVisible();
  const own = page.getByTestId('seek-bar').element().getBoundingClientRect();
  const others = [
    ...document.querySelectorAll('header nav a, header nav button, header .brand svg'),
  ].map((one) => one.getBoundingClientRect());
  expect(others.length).toBeGreaterThan(5);
  for (const box of others.filter((one) => one.width > 0))
    expect(own.right <= box.left || box.right <= own.left).toBe(true);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a player stops looking from any page', async () => {
  navigate('/rules');
  await show();
  await page.getByRole('button', { name: 'Stop looking' }).click();
  expect(stopped).toBe(1);
});

test('the bar is missing at home, where the same stands larger', async () => {
  navigate('/lobby');
  await show();
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(page.getByTestId('seek-bar')).not.toBeInTheDocument();
});

test('where the table has no header, the sign is below its menu', async () => {
  await page.viewport(390, 664);
  navigate('/games/Game000001');
  const menu = document.createElement('button');
  menu.dataset['testid'] = 'table-menu';
  menu.style.cssText = 'position: fixed; top: 120px; right: 10px; width: 44px; height: 44px';
  document.body.append(menu);
  onTestFinished(() => menu.remove());
  await show();
  const sign = page.getByTestId('seek-bar');
  await expect.element(sign).toBeVisible();
  const box = sign.element().getBoundingClientRect();
  expect(box.top).toBeGreaterThan(menu.getBoundingClientRect().bottom);
  expect(box.right).toBeLessThanOrEqual(390);
  await expect.element(sign).toBeInViewport({ ratio: 1 });
});
