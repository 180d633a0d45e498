import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { SAMPLE_EXAMPLES } from '../book/sampleExamples';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import { BORIS, SAMPLE_GAME, tableOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import type { Game } from '../wire';
import TableRow from './TableRow.svelte';

const JOIN = `POST /api/v1/games/${SAMPLE_GAME.id}/join`;

async function show(change: Partial<Game>, answers: Answers = {}): Promise<Asked[]> {
  const asked = answerInstead({
    'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
    'GET /api/v1/rules/presets': SAMPLE_PRESETS,
    'GET /api/v1/rules/examples': SAMPLE_EXAMPLES,
    ...answers,
  });
  const table = { game: { ...SAMPLE_GAME, ...change }, ratings: [], watchers: 0 };
  await render(TableRow, { table });
  return asked;
}

beforeEach(async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  await useLanguage('en');
  setAccount({ ...BORIS, language: 'en', hide_ratings: false, sanctions: [] });
});

test('a player sits down by the terms that stand in the row', async () => {
  const asked = await show({ terms: 3 }, { [JOIN]: tableOf('Boris') });
  await page.getByTestId('sit').click();
  await expect.poll(() => location.pathname).toBe(`/games/${SAMPLE_GAME.id}`);
  expect(asked.filter(({ request }) => request === JOIN)).toMatchObject([
    { body: { seat: null, terms: 3 } },
  ]);
});

test('the later of two players who want the last seat reads that it is taken', async () => {
  await show({}, { [JOIN]: new Refusing(409, 'seat_taken') });
  const before = location.pathname;
  await page.getByTestId('sit').click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Somebody was quicker: this seat is taken.');
  await expect.element(page.getByTestId('sit')).toBeEnabled();
  expect(location.pathname).toBe(before);
});

test.each([
  [360, 'W'.repeat(40)],
  [390, 'W'.repeat(40)],
  [360, 'Подкидной на большую компанию по вечерам'],
  [390, 'Ein Regelsatz mit einem langen Namen hat'],
])('a name of rules stays beside the way to the table at %i pixels (%s)', async (width, name) => {
  const before = [innerWidth, innerHeight] as const;
  onTestFinished(() => page.viewport(...before));
  await page.viewport(width, 664);
  const mine = tableOf('Boris');
  await show({ ...mine, preset: null, rules_name: name, status: 'open' });
  const way = page.getByRole('link', { name: 'To your table' }).element().getBoundingClientRect();
  const named = page.getByText(name).element().getBoundingClientRect();
  expect(named.right).toBeLessThanOrEqual(way.left);
  expect(way.right).toBeLessThanOrEqual(width);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('a full table is only watched', async () => {
  await show({ seats: tableOf('Anna').seats });
  await expect.element(page.getByTestId('look')).toMatchTextContent('Watch');
  await expect.element(page.getByTestId('sit')).not.toBeInTheDocument();
});

test('the name of rules that somebody saved opens what is played by them', async () => {
  await show({ preset: null, rules: { transfer: 'on' }, rules_name: 'Sunday rules' });
  await page.getByRole('button', { name: /^Sunday rules/ }).click();
  const card = page.getByRole('dialog', { name: 'Sunday rules' });
  await expect
    .element(card.getByRole('listitem'))
    .toMatchTextContent('The defender may transfer the attack.');
  expect(await findingsInBothThemes()).toEqual([]);
});
