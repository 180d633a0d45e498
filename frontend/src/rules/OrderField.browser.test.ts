import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import type { Rules, RulesSchema } from '../wire';
import CustomRules from './CustomRules.svelte';

const SCHEMA = {
  'x-groups': [{ name: 'trumps', title: 'Trumps', options: ['suit_order'] }],
  properties: {
    suit_order: {
      title: 'Order of the suits',
      description: 'How the suits rank.',
      default: 'DCH',
      enum: ['DCH', 'DHC', 'CDH', 'CHD', 'HDC', 'HCD'],
      'x-order': { D: 'Diamonds', C: 'Clubs', H: 'Hearts' },
      'x-sentences': { DCH: 'Diamonds are lowest.', CDH: 'Clubs are lowest.' },
    },
  },
} as unknown as RulesSchema;

/** The form, which shows each rule set that it asks for. */
async function form(problems: Record<string, string> = {}) {
  const onchange = vi.fn((rules: Rules) => screen.rerender({ rules }));
  const screen = await render(CustomRules, { schema: SCHEMA, rules: {}, problems, onchange });
  if (Object.keys(problems).length === 0) await page.getByText('Trumps', { exact: true }).click();
  return onchange;
}

const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent.trim());
const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  await useLanguage('en');
});

test('suits are moved by keys, and the key stays on the suit that moves', async () => {
  const onchange = await form();
  expect(names()).toEqual(['Diamonds', 'Clubs', 'Hearts']);
  button('Move Clubs up').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onchange).toHaveBeenLastCalledWith({ suit_order: 'CDH' });
  await vi.waitFor(() => expect(names()).toEqual(['Clubs', 'Diamonds', 'Hearts']));
  await expect.element(page.getByText('Clubs are lowest.')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Clubs: place 1 of 3');
  // At the top a suit goes only down: that button is the next to press.
  await expect.element(button('Move Clubs up')).toBeDisabled();
  await expect.element(button('Move Clubs down')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onchange).toHaveBeenLastCalledWith({});
  await vi.waitFor(() => expect(names()).toEqual(['Diamonds', 'Clubs', 'Hearts']));
  await expect.element(button('Move Clubs down')).toHaveFocus();
});

test('suits are moved by touch', async () => {
  const onchange = await form();
  await button('Move Hearts up').click();
  expect(onchange).toHaveBeenLastCalledWith({ suit_order: 'DHC' });
  await button('Move Hearts up').click();
  expect(onchange).toHaveBeenLastCalledWith({ suit_order: 'HDC' });
});

test('the list has the name of the option, and says what is wrong with it', async () => {
  await form({ suit_order: 'It has no use here.' });
  const list = page.getByRole('list', { name: 'Order of the suits' });
  await expect
    .element(list)
    .toHaveAccessibleDescription('It has no use here. Diamonds are lowest.');
});
