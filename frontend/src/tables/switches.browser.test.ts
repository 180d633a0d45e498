/* Each option that a host switches on or off is in the form, on the rule card, and in what is sent. */

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { SAMPLE_EXAMPLES } from '../book/sampleExamples';
import { useLanguage } from '../i18n/index.svelte';
import { optionsTexts } from '../rules/texts/options';
import { answerInstead, type Asked } from '../net/fakeService';
import LazyRuleCard from '../ruleCard/LazyRuleCard.svelte';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { SWITCHES } from '../rules/switches';
import { setAccount } from '../session/account.svelte';
import ChangeTable from './ChangeTable.svelte';
import CreateTable from './CreateTable.svelte';
import { ANNA, SAMPLE_GAME } from './sampleGame';

const CREATE = 'POST /api/v1/games';
const CHANGE = `PATCH /api/v1/games/${SAMPLE_GAME.id}`;

let asked: Asked[] = [];

const sent = (request: string) =>
  asked.filter((one) => one.request === request).map(({ body }) => body);
const toggle = (name: (typeof SWITCHES)[number]) =>
  page.getByRole('switch', { name: new RegExp(`^${optionsTexts().switches[name].label}`) });

beforeEach(async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  localStorage.clear();
  await useLanguage('en');
  setAccount({ ...ANNA, language: 'en', hide_ratings: false, sanctions: [] });
  asked = answerInstead({
    'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
    'GET /api/v1/rules/presets': SAMPLE_PRESETS,
    'GET /api/v1/rules/examples': SAMPLE_EXAMPLES,
    'GET /api/v1/me/rule-sets': [],
    [CREATE]: SAMPLE_GAME,
    [CHANGE]: SAMPLE_GAME,
  });
});

test.each(SWITCHES)(
  'a host switches %s on for a new table, and not for a rated one',
  async (name) => {
    await render(CreateTable);
    await expect.element(page.getByTestId('create')).toBeEnabled();
    await expect.element(toggle(name)).not.toBeChecked();
    await toggle(name).click();
    await page.getByTestId('create').click();
    await expect.poll(() => sent(CREATE)).toMatchObject([{ [name]: true }]);
    await page.getByRole('switch', { name: /^Rated/ }).click();
    await expect.element(toggle(name)).not.toBeInTheDocument();
  },
);

test.each(SWITCHES)('a host switches %s off at an open table', async (name) => {
  const onchange = vi.fn();
  await render(ChangeTable, { game: { ...SAMPLE_GAME, [name]: true }, onchange });
  await expect.element(page.getByTestId('change-save')).toBeEnabled();
  await expect.element(toggle(name)).toBeChecked();
  await toggle(name).click();
  await page.getByTestId('change-save').click();
  await expect.poll(() => sent(CHANGE)).toMatchObject([{ [name]: false }]);
});

test.each(SWITCHES)('the rule card of a table tells whether %s is on', async (name) => {
  for (const isOn of [true, false]) {
    const table = { ...SAMPLE_GAME, [name]: isOn };
    const card = await render(LazyRuleCard, { preset: 'podkidnoy', rules: {}, table });
    const told = optionsTexts().switches[name].card[isOn ? 'on' : 'off'];
    await expect.element(page.getByText(told)).toBeVisible();
    await card.unmount();
  }
});
