/* The prompts for a reader who has a choice, and for one who wants to do everything. */

import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from '../core/table';
import type { Fixture } from '../gallery/build';
import { FIXTURES } from '../gallery/fixtures';
import { useLanguage } from '../i18n/index.svelte';
import TableView from './TableView.svelte';

async function show(state: Fixture, change: Partial<TableSettings> = {}) {
  const oncommand = vi.fn();
  const settings = { ...DEFAULT_TABLE_SETTINGS, animation: 0 as const, sound: false, ...change };
  await render(TableView, { ...state, purpose: 'play', settings, oncommand });
  document.querySelector<HTMLElement>('[data-table]')?.style.setProperty('height', '700px');
  await expect.element(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
  return oncommand;
}

beforeEach(async () => {
  await page.viewport(1000, 720);
  await useLanguage('en');
});

test('a card that beats or transfers is asked about, and its button transfers the attack', async () => {
  const oncommand = await show(FIXTURES.transfer());
  await page.getByRole('button', { name: /^nine of hearts/ }).click({ position: { x: 10, y: 30 } });
  expect(oncommand).not.toHaveBeenCalled();
  await page.getByRole('button', { name: /^Transfer with 9♥/ }).click();
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({
    type: 'transfer',
    cards: ['9H'],
    direction: 'left',
  });
});

test('a reader who wants to do everything is asked for a done without a choice', async () => {
  const state: Fixture = { ...FIXTURES.attack(), legal: [{ type: 'done' }], awaited: [0] };
  const oncommand = await show({ ...state, amongBots: true }, { byItself: false });
  const done = page.getByRole('button', { name: /^Done/ });
  await expect.element(done).toBeEnabled();
  expect(oncommand).not.toHaveBeenCalled();
  await done.click();
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({ type: 'done' });
});
