/* The dialogs of the table: its keys and gestures, the coach, its rules, the menu of a phone. */

import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from '../core/table';
import { FIXTURES } from '../gallery/fixtures';
import { useLanguage } from '../i18n/index.svelte';
import { findingsInBothThemes } from '../testing/axe';
import { beTouched } from '../testing/media';
import TableView from './TableView.svelte';

const SETTINGS: TableSettings = { ...DEFAULT_TABLE_SETTINGS, animation: 0, sound: false };
const dialog = () => page.getByRole('dialog');
const help = (part: 'touch' | 'keys') => document.querySelector(`[data-help="${part}"]`);

async function show() {
  const shown = {
    ...FIXTURES.lead(),
    purpose: 'play' as const,
    settings: SETTINGS,
    oncommand: vi.fn(),
    onsettings: vi.fn(),
    mayCoach: true,
    ruleCard: createRawSnippet(() => ({ render: () => '<p>Beat every card.</p>' })),
  };
  const screen = await render(TableView, shown);
  document.querySelector<HTMLElement>('[data-table]')?.style.setProperty('height', '100dvh');
  await expect.element(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
  return { screen, shown };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await useLanguage('en');
});

afterEach(() => beTouched(false));

test('a key opens the list of the keys, and Escape closes it', async () => {
  await show();
  await userEvent.keyboard('?');
  await expect.element(dialog()).toMatchTextContent('move along the hand');
  expect(help('touch')).toBeNull();
  expect(await findingsInBothThemes()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a device without keys is told what a finger does', async () => {
  await beTouched(true);
  await page.viewport(390, 844);
  await show();
  await page.getByTestId('table-menu').click();
  await page.getByTestId('help').click();
  await expect.element(dialog()).toMatchTextContent('With a finger');
  expect(help('touch')).not.toBeNull();
  expect(help('keys')).toBeNull();
  expect(await findingsInBothThemes()).toEqual([]);
});

test('the coach is switched on in the help and speaks at the table', async () => {
  const { screen, shown } = await show();
  await userEvent.keyboard('?');
  await dialog().getByRole('switch').click();
  expect(shown.onsettings).toHaveBeenCalledExactlyOnceWith({ coach: true });
  await screen.rerender({ ...shown, settings: { ...SETTINGS, coach: true } });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-coach] [role=status]')).not.toBeNull();
  expect(document.querySelector('[data-coach]')?.textContent).toContain('play any card');
});

test('the rules of the table are in its menu', async () => {
  await show();
  await page.getByRole('button', { name: 'Table tools' }).click();
  await page.getByRole('button', { name: 'Rules of this table' }).click();
  await expect.element(dialog()).toMatchTextContent('Beat every card.');
});

test('a phone gives the table its whole screen and takes it back', async () => {
  await page.viewport(390, 844);
  await show();
  for (const [name, isFull] of [
    ['Full screen', true],
    ['Exit full screen', false],
  ] as const) {
    await page.getByTestId('table-menu').click();
    const button = page.getByTestId('full-screen');
    await expect.element(button).toHaveTextContent(name);
    await button.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const full = () => document.fullscreenElement === document.documentElement;
    await expect.poll(full).toBe(isFull);
  }
});
