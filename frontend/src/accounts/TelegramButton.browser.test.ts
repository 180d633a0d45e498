/* The answer with which Telegram leads back: used once, and only where this tab has asked for it. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Asked } from '../net/fakeService';
import type { Me } from '../wire';
import TelegramButton from './TelegramButton.svelte';

const HERE = location.href;
const KEPT_AS = 'durak.telegram';
const KEY = 'the-key-of-this-tab';
const VERA: Me = {
  ...{ id: 7, name: 'Vera', kind: 'account', avatar: 'fox' },
  ...{ language: 'en', hide_ratings: false, sanctions: [] },
};
const LOG_IN = 'POST /api/v1/auth/telegram';
const LINK = 'POST /api/v1/auth/telegram/link';
const EXPIRED = 'That took too long, or began in another window. Please try again.';
const FIELDS = { id: 99, hash: 'ab' };
const PROOF = { kind: 'widget', data: 'id=99&hash=ab' };

let asked: Asked[] = [];
const done = vi.fn();

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
  sessionStorage.removeItem(KEPT_AS);
  history.replaceState(null, '', HERE);
});

test.for([
  ['log_in', '/login', LOG_IN],
  ['link', '/account', LINK],
] as const)(
  'an answer that this tab has asked for is used once: %s',
  async ([purpose, path, to]) => {
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ key: KEY, purpose }));
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
  ['log_in', '/login', 'another-key'],
  ['link', '/account', 'another-key'],
] as const)(
  'the answer in somebody else’s link is not used: %s at %s, kept %s',
  async ([purpose, path, kept]) => {
    if (kept !== null) sessionStorage.setItem(KEPT_AS, JSON.stringify({ key: kept, purpose }));
    await comeBack(purpose, path, 'guessed', FIELDS);
    await expect.element(page.getByText(EXPIRED)).toBeVisible();
    expect(asked).toEqual([]);
    expect(done).not.toHaveBeenCalled();
    expect(location.pathname + location.search + location.hash).toBe(path);
  },
);

test('a player who says no at Telegram is told that they stopped', async () => {
  sessionStorage.setItem(KEPT_AS, JSON.stringify({ key: KEY, purpose: 'log_in' }));
  await comeBack('log_in', '/login', KEY, false);
  await expect.element(page.getByText('You stopped the sign-in.')).toBeVisible();
  expect(asked).toEqual([]);
});
