/* A message is shown for a moment at the seat of its author. */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { useLanguage } from '../i18n/index.svelte';
import { LiveGame } from '../play/live.svelte';
import { setAccount } from '../session/account.svelte';
import { ANNA, BORIS, tableOf } from '../tables/sampleGame';
import type { ChatMessage } from '../wire';
import Bubbles from './Bubbles.svelte';
import { TableChat } from './chat.svelte';

const WORDS_STAY_MS = 5000;
const REACTION_STAYS_MS = 2600;

const sent = { series: 'Game000001', at: '2026-01-01T12:00:00Z', text: null };
const hello = (id: number, author: ChatMessage['author']): ChatMessage => ({
  ...{ ...sent, id, author, kind: 'preset', code: 'hello' },
});
const heart = (id: number, author: ChatMessage['author']): ChatMessage => ({
  ...{ ...sent, id, author, kind: 'reaction', code: 'heart' },
});

let chat: TableChat;

function hear(...messages: ChatMessage[]) {
  chat.live.onchat?.(messages);
  flushSync();
}

function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  flushSync();
}

/** The seats at which something is shown. */
const shownAt = () =>
  [...document.querySelectorAll<HTMLElement>('[data-bubble]')].map(({ dataset }) => dataset.bubble);

beforeEach(async () => {
  await useLanguage('en');
  setAccount({ ...ANNA, language: 'en', hide_ratings: false, sanctions: [] });
  chat = new TableChat(new LiveGame(tableOf('Anna', { status: 'active' }), () => 0));
  chat.start();
  const table = document.createElement('div');
  table.dataset['table'] = '';
  table.innerHTML = '<p data-seat="0">Anna</p><p data-seat="1">Boris</p>';
  document.body.append(table);
  await render(Bubbles, { chat });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  document.querySelector('[data-table]')?.remove();
});

test('a reaction flies off after a moment', () => {
  hear(heart(5, BORIS));
  expect(shownAt()).toEqual(['1']);
  expect(document.querySelector('[data-bubble] svg')).not.toBeNull();
  pass(REACTION_STAYS_MS - 1);
  expect(shownAt()).toEqual(['1']);
  pass(1);
  expect(shownAt()).toEqual([]);
});

test('words stay for longer, and the next ones take their place', () => {
  hear(heart(5, BORIS));
  pass(REACTION_STAYS_MS - 1);
  hear(hello(6, BORIS));
  expect(document.querySelector('[data-bubble]')?.textContent.trim()).toBe('Hello!');
  pass(WORDS_STAY_MS - 1);
  expect(shownAt()).toEqual(['1']);
  pass(1);
  expect(shownAt()).toEqual([]);
});

test('a reaction of the reader is shown at their seat, a text is not', () => {
  hear(hello(5, ANNA));
  expect(shownAt()).toEqual([]);
  hear(heart(6, ANNA));
  expect(shownAt()).toEqual(['0']);
});
