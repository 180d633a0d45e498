/* The page as it starts: in which language, in which colours. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerInstead, type Answers, type Asked } from '../net/fakeService';
import { navigate } from '../routing/router.svelte';
import { changeSettings } from '../session/settings.svelte';
import { wish } from '../testing/media';
import { silenceSockets } from '../testing/silentSocket';
import type { Language, Me } from '../wire';
import { start } from './boot';

const PLAY = { en: 'Play now', de: 'Jetzt spielen', ru: 'Играть' };
const LANGUAGES = Object.entries(PLAY) as [Language, string][];
const HERE = location.href;

const nobody = (language: Language): Me => ({
  ...{ id: null, name: null, avatar: null, kind: 'anonymous', language },
  ...{ hide_ratings: false, sanctions: [] },
});
const guest = (language: Language): Me => ({
  ...nobody(language),
  ...{ id: 7, name: 'Boris', kind: 'guest' },
});

/** Start the page at `path`, with these answers of the service. */
async function open(path: string, answers: Answers): Promise<Asked[]> {
  const asked = answerInstead(answers);
  await openWithout(path);
  return asked;
}

async function openWithout(path: string): Promise<void> {
  navigate(path);
  document.querySelector('#app')?.remove();
  const app = document.createElement('div');
  app.id = 'app';
  document.body.append(app);
  await start();
}

const play = () => page.getByTestId('play-now');
const spoken = () => document.documentElement.lang;

/** Return the lightness of the page's head, from 0 to 1. */
function luminance(): number {
  const header = document.querySelector('header');
  if (header === null) return Number.NaN;
  const numbers = getComputedStyle(header).backgroundColor.match(/[\d.]+/g) ?? [];
  return numbers.slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 765;
}

beforeEach(async () => {
  silenceSockets();
  await page.viewport(1280, 800);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  changeSettings({ theme: 'system' });
  localStorage.clear();
  await wish({});
  history.replaceState(null, '', HERE);
});

describe('the page speaks', () => {
  test.for(LANGUAGES)('the language that the service knows: %s', async ([language, text]) => {
    await open('/', { 'GET /api/v1/auth/me': nobody(language) });
    await expect.element(play()).toHaveTextContent(text);
    expect(spoken()).toBe(language);
  });

  test.for(LANGUAGES)('the browser’s while the service is away: %s', async ([language, text]) => {
    // As a page that was just loaded: without the language that an earlier answer brought.
    await open('/', { 'GET /api/v1/auth/me': { ...nobody('en'), language: null } });
    window.fetch = () => Promise.reject(new TypeError('no connection'));
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', `${language}-AT`, 'en']);
    await openWithout('/');
    await expect.element(play()).toHaveTextContent(text);
    expect(spoken()).toBe(language);
  });

  test('a language that was chosen here, at once and after a reload', async () => {
    const answers = { 'GET /api/v1/auth/me': nobody('en') };
    const asked = await open('/', answers);
    await page.getByTestId('language').selectOptions('ru');
    await expect.element(play()).toHaveTextContent(PLAY.ru);
    await expect.poll(spoken).toBe('ru');
    expect(asked.some(({ request }) => request.startsWith('PATCH'))).toBe(false);
    await open('/', answers);
    await expect.element(play()).toHaveTextContent(PLAY.ru);
    expect(spoken()).toBe('ru');
  });

  test('a player’s language everywhere: the service is told of the choice', async () => {
    const asked = await open('/', {
      'GET /api/v1/auth/me': guest('en'),
      'PATCH /api/v1/auth/me': guest('de'),
    });
    await page.getByTestId('language').selectOptions('de');
    await expect.element(play()).toHaveTextContent(PLAY.de);
    await expect
      .poll(() => asked.find(({ request }) => request === 'PATCH /api/v1/auth/me')?.body)
      .toEqual({ language: 'de' });
  });
});

test('colours follow the system unless the reader chooses', async () => {
  await wish({ 'prefers-color-scheme': 'dark' });
  await open('/settings', { 'GET /api/v1/auth/me': nobody('en') });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  await expect.poll(luminance).toBeLessThan(0.3);
  await wish({ 'prefers-color-scheme': 'light' });
  await expect.poll(luminance).toBeGreaterThan(0.7);
  await wish({ 'prefers-color-scheme': 'dark' });
  await expect.poll(luminance).toBeLessThan(0.3);
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect.poll(luminance).toBeGreaterThan(0.7);
  await open('/', { 'GET /api/v1/auth/me': nobody('en') });
  await expect.element(play()).toBeVisible();
  await expect.poll(luminance).toBeGreaterThan(0.7);
});

test('a reader who wants no motion says so to the whole page', async () => {
  await open('/settings', { 'GET /api/v1/auth/me': nobody('en') });
  const root = document.documentElement;
  await expect.poll(() => root.dataset['motion']).toBe('on');
  changeSettings({ animation: 0 });
  await expect.poll(() => root.dataset['motion']).toBe('off');
  changeSettings({ animation: 1 });
  await expect.poll(() => root.dataset['motion']).toBe('on');
});
