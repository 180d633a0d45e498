import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { SAMPLE_RULE_SET } from '../ruleSets/sampleRuleSet';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import type { Preset, RulesVerdict } from '../wire';
import CreateTable from './CreateTable.svelte';
import { BORIS, SAMPLE_GAME } from './sampleGame';

const CHECK = 'POST /api/v1/rules/check';
const GAMES = 'POST /api/v1/games';
const MINE = '/api/v1/me/rule-sets';
const ONE = `/api/v1/rule-sets/${SAMPLE_RULE_SET.id}`;
const CROWD: Preset = {
  name: 'crowd',
  title: 'Crowd',
  description: 'Two packs',
  rules: {},
  seats: { min: 7, max: 12 },
  rated: false,
};

function verdict(change: Partial<RulesVerdict> = {}): RulesVerdict {
  const seats = { min: 2, max: 6, possible: [2, 3, 4, 5, 6] };
  return { valid: true, problems: [], rules: {}, seats, preset: null, rated: false, ...change };
}

const CONTRADICTION = verdict({
  valid: false,
  seats: null,
  problems: [
    {
      field: 'rules.transfer_trumps',
      code: 'needs_transfer',
      detail: '“Transfers with trumps” matters only where attacks can be transferred.',
    },
  ],
});

let answers: Answers = {};
let asked: Asked[] = [];

const sent = (request: string) =>
  asked.filter((one) => one.request === request).map(({ body }) => body);
const create = () => page.getByTestId('create');
const option = (name: string) => page.getByRole('combobox', { name, exact: true });
const part = (title: string) =>
  page.getByTestId('custom-rules').getByText(title, { exact: true }).first();
const seats = () => page.getByTestId('seats').getByRole('radio');
const chosen = () =>
  page.getByTestId('preset').element().querySelector('option:checked')?.textContent;

async function open(ruleSet: string | null = null) {
  await render(CreateTable, { ruleSet });
  await expect.element(create()).toBeEnabled();
  await page.getByText('Change the rules', { exact: true }).click();
}

beforeEach(async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  localStorage.clear();
  await page.viewport(1280, 800);
  await useLanguage('en');
  setAccount({ ...BORIS, language: 'en', hide_ratings: false, sanctions: [] });
  answers = {
    'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
    'GET /api/v1/rules/presets': [...SAMPLE_PRESETS, CROWD],
    [`GET ${MINE}`]: [],
    [CHECK]: verdict(),
    [GAMES]: SAMPLE_GAME,
    [`POST /api/v1/games/${SAMPLE_GAME.id}/start`]: { ...SAMPLE_GAME, status: 'active' },
  };
  asked = answerInstead(answers);
});

test('a contradiction stands at its option, and no table is opened before it is gone', async () => {
  await open();
  await expect.element(page.getByTestId('changes')).toMatchTextContent('Same as the base game');
  await part('Defence').click();
  answers[CHECK] = CONTRADICTION;
  await option('Transfers with trumps').selectOptions('Forbidden');
  await expect.element(option('Transfers with trumps')).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(option('Transfers with trumps'))
    .toHaveAccessibleDescription(
      '“Transfers with trumps” matters only where attacks can be transferred. ' +
        'Trumps can’t be used to transfer.',
    );
  await expect.element(page.getByText('Doesn’t fit', { exact: true })).toBeVisible();
  await expect.element(create()).toBeDisabled();
  expect(await findingsInBothThemes()).toEqual([]);

  answers[CHECK] = verdict();
  await option('Transfer').selectOptions('With the same rank');
  await expect.element(create()).toBeEnabled();
  await expect.element(option('Transfers with trumps')).toHaveAttribute('aria-invalid', 'false');
  await expect
    .element(page.getByTestId('changes'))
    .toMatchTextContent('2 changes from the base game');
  await create().click();
  await expect
    .poll(() => sent(GAMES))
    .toMatchObject([{ rules: { transfer: 'on', transfer_trumps: 'no' } }]);
});

test('rules set back are the preset again', async () => {
  await open();
  await part('Defence').click();
  await option('Transfer').selectOptions('With the same rank');
  await expect.element(page.getByTestId('changes')).toMatchTextContent('1 change from');
  await page.getByRole('button', { name: 'Back to “Podkidnoy”' }).click();
  await expect.element(option('Transfer')).toHaveDisplayValue('No');
  await expect.element(page.getByTestId('changes')).toMatchTextContent('Same as the base game');
  await create().click();
  await expect.poll(() => sent(GAMES)).toMatchObject([{ preset: 'podkidnoy' }]);
});

test('rules that are another preset are played by its name', async () => {
  await open();
  await part('Defence').click();
  answers[CHECK] = verdict({ preset: 'perevodnoy' });
  await option('Transfer').selectOptions('With the same rank');
  await expect.poll(() => sent(CHECK).length).toBe(1);
  await expect.element(create()).toBeEnabled();
  await create().click();
  await expect.poll(() => sent(GAMES)).toMatchObject([{ preset: 'perevodnoy' }]);
  expect(sent(GAMES)[0]).not.toHaveProperty('rules');
});

test('the numbers of seats follow the rules', async () => {
  await open();
  await part('Teams').click();
  answers[CHECK] = verdict({ seats: { min: 4, max: 6, possible: [4, 6] } });
  await option('Teams').selectOptions('Two teams');
  await expect.poll(() => seats().elements().length).toBe(2);
  await expect.element(page.getByRole('radio', { name: /^4/ })).toBeChecked();
  await expect.element(create()).toBeEnabled();
  expect(sent(CHECK).at(-1)).toEqual({ rules: { teams: 2 }, seats: 4 });

  answers[CHECK] = CONTRADICTION;
  await part('Defence').click();
  await option('Transfers with trumps').selectOptions('Forbidden');
  await expect.element(create()).toBeDisabled();
  expect(seats().elements()).toHaveLength(2);
});

test('a table for twelve is filled with bots at once on a phone', async () => {
  await page.viewport(390, 844);
  await render(CreateTable, {});
  await page.getByTestId('preset').selectOptions('Crowd');
  await page.getByRole('radio', { name: '12', exact: true }).click({ force: true });
  await page.getByTestId('all-others').selectOptions('Bot: Beginner');
  for (const segment of page.getByTestId('seats').element().querySelectorAll('label')) {
    const { width, height } = segment.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect.poll(() => location.pathname).toBe(`/games/${SAMPLE_GAME.id}`);
  const bot = { kind: 'bot', level: 'beginner' };
  expect(sent(GAMES)).toMatchObject([
    { preset: 'crowd', seats: [{ kind: 'me' }, ...Array<object>(11).fill(bot)], private: true },
  ]);
  expect(sent(`POST /api/v1/games/${SAMPLE_GAME.id}/start`)).toHaveLength(1);
});

test('a private table is opened with its password', async () => {
  await open();
  await page.getByRole('radio', { name: 'With the link' }).click({ force: true });
  await page.getByRole('textbox', { name: 'Password (optional)' }).fill('seven of clubs');
  await create().click();
  await expect
    .poll(() => sent(GAMES))
    .toMatchObject([{ private: true, password: 'seven of clubs' }]);
});

test('a rated table is offered to an account, and is public', async () => {
  localStorage.setItem('durak.private', 'yes');
  await open();
  await page.getByRole('switch', { name: /^Rated/ }).click();
  await create().click();
  await expect.poll(() => sent(GAMES)).toMatchObject([{ rated: true, private: false }]);
});

test('a player without an account is offered no rated table', async () => {
  setAccount({
    ...{ id: null, name: null, kind: 'anonymous', avatar: null },
    ...{ language: 'en', hide_ratings: false, sanctions: [] },
  });
  await open();
  await expect.element(page.getByRole('switch', { name: /^Seen cards/ })).toBeVisible();
  await expect.element(page.getByRole('switch', { name: /^Rated/ })).not.toBeInTheDocument();
});

test('changed rules replace those that they began with', async () => {
  answers[`GET ${ONE}`] = SAMPLE_RULE_SET;
  answers[`GET ${MINE}`] = [SAMPLE_RULE_SET];
  await open(SAMPLE_RULE_SET.id);
  await expect.poll(chosen).toBe('Sunday rules');
  await part('Defence').click();
  const change = page.getByRole('button', { name: 'Save the changes to “Sunday rules”' });
  await option('Transfers with trumps').selectOptions('Forbidden');
  await expect.element(change).toBeEnabled();
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('reset-rules').click();
  await expect.element(option('Transfers with trumps')).toHaveDisplayValue('Allowed');
  await expect.element(change).not.toBeInTheDocument();

  const rules = { transfer: 'on', transfer_trumps: 'no' };
  const now = { ...SAMPLE_RULE_SET, rules, version: 4 };
  answers[`PATCH ${ONE}`] = now;
  answers[`GET ${MINE}`] = [now];
  await option('Transfers with trumps').selectOptions('Forbidden');
  await change.click();
  await expect.element(change).not.toBeInTheDocument();
  expect(chosen()).toBe('Sunday rules');
  expect(sent(`PATCH ${ONE}`)).toEqual([{ version: 3, rules, seats: 4 }]);
});

test('changed rules get a name of their own, without a click', async () => {
  answers[`GET ${ONE}`] = SAMPLE_RULE_SET;
  answers[`GET ${MINE}`] = [SAMPLE_RULE_SET];
  await open(SAMPLE_RULE_SET.id);
  await part('Defence').click();
  await option('Transfers with trumps').selectOptions('Forbidden');
  const save = page.getByRole('button', { name: 'Save under another name…' });
  await expect.element(save).toBeEnabled();
  await save.click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveFocus();
  const rules = { transfer: 'on', transfer_trumps: 'no' };
  const other = { ...SAMPLE_RULE_SET, id: 'another001', name: 'No trumps', rules };
  answers[`POST ${MINE}`] = other;
  answers[`GET ${MINE}`] = [other, SAMPLE_RULE_SET];
  await name.fill('No trumps');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(chosen).toBe('No trumps');
  expect(sent(`POST ${MINE}`)).toEqual([{ name: 'No trumps', rules, seats: 4 }]);
  // Enter has sent the name alone, and not the form around it.
  expect(sent(GAMES)).toEqual([]);
});

test('a saved rule set that is gone is named as the reason', async () => {
  answers[`GET ${ONE}`] = new Refusing(404, 'not_found');
  await render(CreateTable, { ruleSet: SAMPLE_RULE_SET.id });
  await expect.element(page.getByText('These rules don’t exist any more.')).toBeVisible();
});
