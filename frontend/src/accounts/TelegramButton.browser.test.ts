/* The answer with which Telegram leads back: used once, and only where this browser has asked for it. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Asked } from '../net/fakeService';
import type { Me } from '../wire';
import TelegramButton from './TelegramButton.svelte';

const HERE = location.href;
const KEY = '230d41b6-f273-4bee-870e-36b60ac605b1';
const ANOTHER = '18d45650-50ba-4314-953f-991997a438a1';
const VERA: Me = {
  ...{ id: 7, name: 'Vera', kind: 'account', avatar: 'fox' },
  ...{ language: 'en', hide_ratings: false, sanctions: [] },
};
const LOG_IN = 'POST /api/v1/auth/telegram';
const LINK = 'POST /api/v1/auth/telegram/link';
const EXPIRED = 'That took too long, or began in another browser. Please try again.';
const FIELDS = { id: 99, hash: 'ab' };
const PROOF = { kind: 'widget', data: 'id=99&hash=ab' };

let asked: Asked[] = [];
const done = vi.fn();

/** Keep what was asked of Telegram, as the page does before it leaves. */
function ask(key: string, purpose: string, seconds = 900) {
  document.cookie = `durak_telegram_${key}=${purpose}; path=/; max-age=${seconds}`;
}

/** Come back from Telegram to `path` with `fields` and the key `key`. */
async function comeBack(purpose: 'log_in' | 'link', path: string, key: string, fields: unknown) {
  const hash = `#tgAuthResult=${btoa(JSON.stringify(fields))}`;
  history.replaceState(null, '', `${path}?telegram=${key}${hash}`);
  await render(TelegramButton, { purpose, path, ondone: done });
}

beforeEach(async () => {
  await useLanguage('en');
  asked = answerInstead({ [LOG_IN]: VERA, [LINK]: null });
  done.mockClear();
});

afterEach(() => {
  for (const key of [KEY, ANOTHER]) ask(key, '', 0);
  history.replaceState(null, '', HERE);
});

test.for([
  ['log_in', '/login', LOG_IN],
  ['link', '/account', LINK],
] as const)(
  'an answer that this browser has asked for is used once: %s',
  async ([purpose, path, to]) => {
    ask(KEY, purpose);
    await comeBack(purpose, path, KEY, FIELDS);
    await expect.poll(() => done.mock.calls.length).toBe(1);
    expect(asked).toEqual([{ request: to, body: PROOF }]);
    expect(location.pathname + location.search + location.hash).toBe(path);
    await comeBack(purpose, path, KEY, FIELDS);
    await expect.element(page.getByText(EXPIRED)).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test.for([
  ['log_in', '/login', null],
  ['link', '/account', null],
  ['log_in', '/login', ANOTHER],
  ['link', '/account', ANOTHER],
] as const)(
  'the answer in somebody else’s link is not used: %s at %s, kept %s',
  async ([purpose, path, kept]) => {
    if (kept !== null) ask(kept, purpose);
    await comeBack(purpose, path, 'guessed', FIELDS);
    await expect.element(page.getByText(EXPIRED)).toBeVisible();
    expect(asked).toEqual([]);
    expect(done).not.toHaveBeenCalled();
    expect(location.pathname + location.search + location.hash).toBe(path);
  },
);

test('an answer is used for what was asked with its own key, whatever was asked before', async () => {
  ask(ANOTHER, 'link');
  ask(KEY, 'log_in');
  await comeBack('log_in', '/login', KEY, FIELDS);
  await expect.poll(() => done.mock.calls.length).toBe(1);
  expect(asked).toEqual([{ request: LOG_IN, body: PROOF }]);
});

test.for([`${KEY}=log_in\n`, `${KEY}=log_in;path=/;x`])(
  'a key in somebody else’s link keeps nothing: %j',
  async (key) => {
    await comeBack('log_in', '/login', encodeURIComponent(key), FIELDS);
    await expect.element(page.getByText(EXPIRED)).toBeVisible();
    expect(document.cookie).not.toContain('durak_telegram_');
  },
);

test('a player who says no at Telegram is told that they stopped', async () => {
  ask(KEY, 'log_in');
  await comeBack('log_in', '/login', KEY, false);
  await expect.element(page.getByText('You stopped the sign-in.')).toBeVisible();
  expect(asked).toEqual([]);
});
