/* Rules stay cached once loaded, so the test of a failed load comes first. */

import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Answers } from '../net/fakeService';
import { findingsInBothThemes } from '../testing/axe';
import CustomRules from './CustomRules.svelte';
import RuleCard from './RuleCard.svelte';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from './sampleRules';

const SCHEMA = 'GET /api/v1/rules/schema';
const PRESETS = 'GET /api/v1/rules/presets';

/** The schema and the presets with other words for a transfer. */
function inWords(title: string, sentence: string): Answers {
  const { transfer } = SAMPLE_SCHEMA.properties;
  const schema = {
    ...SAMPLE_SCHEMA,
    properties: {
      transfer: { ...transfer, oneOf: [{ const: 'on', title, description: sentence }] },
    },
  };
  const presets = SAMPLE_PRESETS.map((preset) => ({
    ...preset,
    title: `${title}: ${preset.name}`,
  }));
  return { [SCHEMA]: schema, [PRESETS]: presets };
}

const sentences = () => page.getByRole('listitem');

beforeEach(async () => {
  await useLanguage('en');
});

test('rules that can’t be had say so and are asked for again', async () => {
  answerInstead({});
  const failing: typeof fetch = () => Promise.reject(new TypeError('no connection'));
  window.fetch = failing;
  await render(RuleCard, { preset: 'podkidnoy', rules: {} });
  await expect.element(page.getByRole('alert')).toMatchTextContent('can’t be reached');
  answerInstead({ [SCHEMA]: SAMPLE_SCHEMA, [PRESETS]: SAMPLE_PRESETS });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByTestId('rule-card'))
    .toMatchTextContent('The base game: beat each');
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('each sentence leads to its option in the rules, in a tab of its own', async () => {
  answerInstead({ [SCHEMA]: SAMPLE_SCHEMA, [PRESETS]: SAMPLE_PRESETS });
  await render(RuleCard, { preset: 'perevodnoy', rules: { transfer: 'on', teams: 2 } });
  await expect.element(sentences().first()).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The defender may transfer the attack.', '/rules#transfer'],
    ['Two teams play against each other.', '/rules#teams'],
  ]);
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('the form of rules says where to read about an option', async () => {
  const onchange = () => undefined;
  await render(CustomRules, {
    ...{ schema: SAMPLE_SCHEMA, rules: {}, problems: {}, onchange },
  });
  await page.getByText('Teams', { exact: true }).first().click();
  const link = page.getByRole('link', { name: 'What is this? Teams' });
  await expect.element(link).toHaveAttribute('href', '/rules#teams');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('the card follows the reader’s language', async () => {
  answerInstead({ [SCHEMA]: SAMPLE_SCHEMA, [PRESETS]: SAMPLE_PRESETS });
  await render(RuleCard, { preset: 'perevodnoy', rules: { transfer: 'on' } });
  await expect.element(sentences()).toMatchTextContent('The defender may transfer the attack.');
  await expect.element(page.getByText('Perevodnoy', { exact: true })).toBeVisible();
  answerInstead(inWords('Schieben', 'Der Angegriffene darf schieben.'));
  const answering = window.fetch.bind(window);
  const addresses: string[] = [];
  window.fetch = (input, init) => {
    addresses.push(input as string);
    return answering(input, init);
  };
  await useLanguage('de');
  await expect.element(sentences()).toMatchTextContent('Der Angegriffene darf schieben.');
  await expect.element(page.getByText('Schieben: perevodnoy')).toBeVisible();
  expect(addresses.toSorted()).toEqual([
    '/api/v1/rules/presets?lang=de',
    '/api/v1/rules/schema?lang=de',
  ]);
});
