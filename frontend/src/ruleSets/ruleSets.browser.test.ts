import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { closeReport, reporting } from '../moderation/reporting.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import RuleSetPage from './RuleSetPage.svelte';
import RuleSetsPage from './RuleSetsPage.svelte';
import { SAMPLE_RULE_SET } from './sampleRuleSet';

const ID = SAMPLE_RULE_SET.id;
const ONE = `/api/v1/rule-sets/${ID}`;
const MINE = '/api/v1/me/rule-sets';
const THEIRS = { ...SAMPLE_RULE_SET, mine: false };
const CHANGED = { ...SAMPLE_RULE_SET, name: 'Monday rules', seats: null, version: 4 };
const VERDICT = {
  valid: true,
  problems: [],
  rules: { transfer: 'on' },
  seats: { min: 2, max: 6, possible: [2, 3, 4, 5, 6] },
  preset: 'perevodnoy',
  rated: false,
};

let asked: Asked[] = [];

function answers(change: Answers = {}) {
  asked = answerInstead({
    'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
    'GET /api/v1/rules/presets': SAMPLE_PRESETS,
    'POST /api/v1/rules/check': VERDICT,
    [`GET ${ONE}`]: SAMPLE_RULE_SET,
    ...change,
  });
}

const sent = (request: string) => asked.filter((one) => one.request === request);
const button = (name: string) => page.getByRole('button', { name, exact: true });

function be(id: number | null) {
  setAccount({
    id,
    name: id === null ? null : 'Boris',
    kind: id === null ? 'anonymous' : 'account',
    avatar: id === null ? null : 'owl',
    language: 'en',
    hide_ratings: false,
    sanctions: [],
  });
}

beforeEach(async () => {
  await useLanguage('en');
  be(7);
  answers();
});

afterEach(closeReport);

test('a link that leads nowhere says so', async () => {
  answers({ [`GET ${ONE}`]: new Refusing(404, 'not_found') });
  await render(RuleSetPage, { id: ID });
  await expect.element(page.getByRole('heading')).toHaveTextContent('There are no rules here.');
});

test('a list that can’t be had just now is tried again', async () => {
  answers({ [`GET ${ONE}`]: new Refusing(503, 'unavailable') });
  await render(RuleSetPage, { id: ID });
  await expect.element(button('Try again')).toBeVisible();
  answers();
  await button('Try again').click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Sunday rules');
});

test('the rules of somebody else are opened and saved, and not changed', async () => {
  const copy = { ...SAMPLE_RULE_SET, id: 'copyOfThem', name: 'My Sundays' };
  answers({ [`GET ${ONE}`]: THEIRS, [`POST ${MINE}`]: copy });
  await render(RuleSetPage, { id: ID });
  await expect.element(page.getByText('Rules by Anna · For 4 players')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open a table with these rules' }))
    .toHaveAttribute('href', `/new?rule_set=${ID}`);
  await expect.element(button('Edit')).not.toBeInTheDocument();
  await button('Save to my rules').click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Sunday rules');
  await name.fill('My Sundays');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('link', { name: 'My Sundays' }))
    .toHaveAttribute('href', '/rule-sets/copyOfThem');
  await expect.element(page.getByText(/^Saved to your rules\./)).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  expect(sent(`POST ${MINE}`)).toEqual([
    {
      request: `POST ${MINE}`,
      body: { name: 'My Sundays', rules: { transfer: 'on' }, seats: 4 },
    },
  ]);
});

test('a name that one has already is refused beside the name', async () => {
  answers({ [`GET ${ONE}`]: THEIRS, [`POST ${MINE}`]: new Refusing(409, 'name_taken') });
  await render(RuleSetPage, { id: ID });
  await button('Save to my rules').click();
  await button('Save').click();
  await expect
    .element(page.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription(/You have rules with this name already\./);
});

test('a name is reported with the rules that have it, and only by somebody', async () => {
  answers({ [`GET ${ONE}`]: THEIRS });
  await render(RuleSetPage, { id: ID });
  await button('Report this name').click();
  expect(reporting()).toEqual({
    player: THEIRS.owner,
    ruleSet: { id: ID, name: 'Sunday rules' },
  });
  be(null);
  await expect.element(button('Report this name')).not.toBeInTheDocument();
});

test('one’s own rules are changed in the version that was read', async () => {
  answers({ [`PATCH ${ONE}`]: CHANGED });
  await render(RuleSetPage, { id: ID });
  await button('Edit').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Monday rules');
  await page.getByRole('combobox', { name: 'Players' }).selectOptions('Any number');
  await expect.element(button('Save')).toBeEnabled();
  expect(await findingsInBothThemes()).toEqual([]);
  await button('Save').click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Monday rules');
  await expect.element(page.getByText(/For any number of players$/)).toBeVisible();
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('“Monday rules” is saved.');
  expect(sent(`PATCH ${ONE}`)[0]?.body).toEqual({
    version: 3,
    name: 'Monday rules',
    rules: { transfer: 'on' },
    seats: null,
  });
});

test('rules that were changed in another window are loaded again and can be changed then', async () => {
  answers({ [`PATCH ${ONE}`]: new Refusing(409, 'rule_set_changed') });
  await render(RuleSetPage, { id: ID });
  await button('Edit').click();
  await expect.element(button('Save')).toBeEnabled();
  await button('Save').click();
  await expect.element(page.getByText(/changed in another window/)).toBeVisible();
  const now = { ...CHANGED, name: 'Wednesdays', version: 5 };
  answers({ [`GET ${ONE}`]: CHANGED, [`PATCH ${ONE}`]: now });
  await button('Load again').click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Monday rules');
  await expect.element(page.getByText(/changed in another window/)).not.toBeInTheDocument();
  await name.fill('Wednesdays');
  await expect.element(button('Save')).toBeEnabled();
  await button('Save').click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Wednesdays');
  expect(sent(`PATCH ${ONE}`)).toMatchObject([{ body: { version: 4, name: 'Wednesdays' } }]);
});

test('rules that can’t be played can’t be saved', async () => {
  answers({
    'POST /api/v1/rules/check': { ...VERDICT, valid: false, seats: null },
  });
  await render(RuleSetPage, { id: ID });
  await button('Edit').click();
  await expect.poll(() => sent('POST /api/v1/rules/check').length).toBe(1);
  await expect.element(button('Save')).toBeDisabled();
});

test('one’s own rules are deleted once that is wanted', async () => {
  answers({ [`DELETE ${ONE}`]: new Refusing(503, 'unavailable') });
  await render(RuleSetPage, { id: ID });
  await button('Delete').click();
  await button('Keep them').click();
  expect(sent(`DELETE ${ONE}`)).toEqual([]);
  await button('Delete').click();
  await page.getByTestId('delete-yes').click();
  await expect.poll(() => sent(`DELETE ${ONE}`).length).toBe(1);
  // Refused, they are still there.
  await expect.element(page.getByRole('heading', { name: 'Sunday rules' }).first()).toBeVisible();
});

test('deleted rules lead back to the list', async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  answers({ [`DELETE ${ONE}`]: null });
  await render(RuleSetPage, { id: ID });
  await button('Delete').click();
  await page.getByTestId('delete-yes').click();
  await expect.poll(() => location.pathname).toBe('/rule-sets');
});

test('the list has each with its page and a table to open', async () => {
  answers({ [`GET ${MINE}`]: [SAMPLE_RULE_SET, { ...CHANGED, id: 'another001' }] });
  await render(RuleSetsPage);
  const rows = page.getByRole('listitem');
  await expect.element(rows.first()).toHaveTextContent('Sunday rules For 4 players Open a table');
  await expect
    .element(rows.last())
    .toHaveTextContent('Monday rules For any number of players Open a table');
  await expect
    .element(page.getByRole('link', { name: 'Open a table with “Monday rules”' }))
    .toHaveAttribute('href', '/new?rule_set=another001');
  await expect
    .element(page.getByRole('link', { name: 'Sunday rules', exact: true }))
    .toHaveAttribute('href', `/rule-sets/${ID}`);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('nobody yet has no rules, and the service isn’t asked', async () => {
  be(null);
  await render(RuleSetsPage);
  await expect.element(page.getByText('You haven’t saved any rules yet.')).toBeVisible();
  expect(sent(`GET ${MINE}`)).toEqual([]);
});
