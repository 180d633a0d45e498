/* Tabs of one browser: each learns who uses the page when another tab tells, or when somebody looks at it. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInstead, type Answers, type Asked } from '../net/fakeService';
import type { Me } from '../wire';
import { account, enter, exit, setAccount } from './account.svelte';
import { agreeWithTabs, CHANNEL } from './tabs.svelte';

const ME = 'GET /api/v1/auth/me';
const somebody = (id: number | null, name: string | null): Me => ({
  ...{ id, name, kind: id === null ? 'anonymous' : 'account', language: 'en' },
  ...{ avatar: null, sanctions: [], hide_ratings: false },
});
const ANNA = somebody(1, 'Anna');
const BORIS = somebody(2, 'Boris');
const NOBODY = somebody(null, null);

let answers: Answers = {};
let asked: Asked[] = [];
let other: BroadcastChannel;
let heard: unknown[] = [];
let hidden = false;
let stop = () => {};
const beginAnew = vi.fn();
const fetch = window.fetch.bind(window);

beforeEach(() => {
  answers = { [ME]: ANNA, 'POST /api/v1/auth/login': BORIS, 'POST /api/v1/auth/logout': null };
  asked = answerInstead(answers);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  heard = [];
  other = new BroadcastChannel(CHANNEL);
  other.onmessage = ({ data }) => heard.push(data);
  beginAnew.mockClear();
  setAccount(ANNA);
  stop = agreeWithTabs(beginAnew);
});

afterEach(() => {
  stop();
  other.close();
  window.fetch = fetch;
  hidden = false;
  Reflect.deleteProperty(document, 'hidden');
});

function look(isLooking: boolean) {
  hidden = !isLooking;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a tab tells who uses it, and each change of that', async () => {
  await expect.poll(() => heard).toEqual([1]);
  await exit();
  await enter('boris', 'secret');
  await expect.poll(() => heard.at(-1)).toBe(2);
  expect(beginAnew).not.toHaveBeenCalled();
});

test('a tab asks and begins anew when another account logs in elsewhere', async () => {
  answers[ME] = BORIS;
  other.postMessage(2);
  await expect.poll(() => account().name).toBe('Boris');
  expect(beginAnew).toHaveBeenCalledOnce();
});

test('a tab asks and begins anew when somebody logs out elsewhere', async () => {
  answers[ME] = NOBODY;
  other.postMessage(null);
  await expect.poll(() => account().id).toBeNull();
  expect(beginAnew).toHaveBeenCalledOnce();
});

test('a tab that hears of the person it knows asks nothing', async () => {
  other.postMessage(1);
  answers[ME] = BORIS;
  other.postMessage(2);
  await expect.poll(() => account().name).toBe('Boris');
  expect(asked.map(({ request }) => request)).toEqual([ME]);
});

test('a message of another tab is only a reason to ask: the service says who it is', async () => {
  other.postMessage(2);
  await expect.poll(() => asked.length).toBe(1);
  other.postMessage('nonsense');
  await expect.poll(() => asked.length).toBe(2);
  expect(account().name).toBe('Anna');
  expect(beginAnew).not.toHaveBeenCalled();
});

test('a tab that is looked at again asks, though nobody told it', async () => {
  answers[ME] = BORIS;
  look(false);
  expect(asked).toEqual([]);
  look(true);
  await expect.poll(() => account().name).toBe('Boris');
  expect(beginAnew).toHaveBeenCalledOnce();
});

test('a look while the service is away changes nothing', async () => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  look(true);
  asked = answerInstead({ ...answers, [ME]: ANNA });
  look(true);
  await expect.poll(() => asked.length).toBe(1);
  expect(account().name).toBe('Anna');
  expect(beginAnew).not.toHaveBeenCalled();
});

test('an answer that logging in here has overtaken is no change by another tab', async () => {
  let answerLate: (me: Me) => void = () => {};
  answers[ME] = new Promise<Me>((resolve) => (answerLate = resolve));
  look(true);
  await expect.poll(() => asked.length).toBe(1);
  await enter('boris', 'secret');
  answerLate(ANNA);
  await expect.poll(() => heard.at(-1)).toBe(2);
  expect(account().name).toBe('Boris');
  expect(beginAnew).not.toHaveBeenCalled();
});
