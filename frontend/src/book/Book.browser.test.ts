import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers } from '../net/fakeService';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { findingsInBothThemes } from '../testing/axe';
import Book from './Book.svelte';
import { SAMPLE_EXAMPLES } from './sampleExamples';

const ANSWERS: Answers = {
  'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
  'GET /api/v1/rules/presets': SAMPLE_PRESETS,
  'GET /api/v1/rules/examples': SAMPLE_EXAMPLES,
};
const HERE = location.pathname + location.search;

async function open(place: string, whole = false) {
  history.replaceState(null, '', HERE + place);
  await render(Book, { whole });
}

const chapters = () => page.getByRole('article').getByRole('heading', { level: 2 });
const titles = () =>
  chapters()
    .elements()
    .map((heading) => heading.textContent.trim());
const contents = () => page.getByRole('navigation', { name: 'Contents' });

beforeEach(async () => {
  await page.viewport(1280, 800); // The contents stand open where there is room.
  await useLanguage('en');
  answerInstead(ANSWERS);
});

afterEach(() => history.replaceState(null, '', HERE));

test('a part that can’t be had is tried again', async () => {
  answerInstead({ ...ANSWERS, 'GET /api/v1/rules/examples': new Refusing(503, 'unavailable') });
  await open('');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  answerInstead(ANSWERS);
  await retry.click();
  await expect.element(chapters().first()).toHaveTextContent('The base game');
});

test('a reader without a place gets the first chapter alone', async () => {
  await open('');
  await expect.element(chapters().first()).toHaveTextContent('The base game');
  expect(titles()).toEqual(['The base game', 'At the table']);
  await expect
    .element(contents().getByRole('link', { name: 'The base game', exact: true }))
    .toHaveAttribute('aria-current', 'true');
});

test('an address with an option leads to its chapter, and reading goes on there', async () => {
  await open('#transfer_trumps');
  const option = page.getByRole('heading', { name: 'Transfers with trumps' });
  await expect.element(option).toHaveFocus();
  await expect.element(option).toBeInViewport();
  expect(titles()).toEqual(['Defence']);
  // Of a value without a picture there is nothing to see.
  await expect.element(page.getByText('Trumps may be used to transfer.')).toBeVisible();
  await expect.element(page.getByText('Trumps can’t be used')).not.toBeInTheDocument();
});

test('the contents and the end of a chapter lead to the others', async () => {
  await open('#transfer');
  await page.getByRole('link', { name: 'Next Teams' }).click();
  await expect.element(page.getByRole('heading', { name: 'Teams', level: 2 })).toHaveFocus();
  expect(titles()).toEqual(['Teams']);
  await contents().getByRole('link', { name: 'Perevodnoy' }).click();
  await expect.element(page.getByRole('heading', { name: 'Perevodnoy' })).toHaveFocus();
  expect(titles()).toEqual(['Ready-made rules']);
  // Each difference links to its option, in another chapter.
  await page.getByRole('link', { name: 'The defender may transfer the attack.' }).click();
  await expect.element(page.getByRole('heading', { name: 'Transfer', exact: true })).toHaveFocus();
  expect(titles()).toEqual(['Defence']);
});

test('the one page has all chapters', async () => {
  await open('', true);
  await expect.element(chapters().first()).toHaveTextContent('The base game');
  expect(titles()).toEqual([
    'The base game',
    'Defence',
    'Teams',
    'Ready-made rules',
    'More about',
    'At the table',
  ]);
  await expect
    .element(contents().getByRole('link', { name: 'Chapter by chapter' }))
    .toHaveAttribute('href', '/rules');
});

test('every value and ready-made rule set with an example has its picture in words', async () => {
  await open('', true);
  await expect.element(chapters().first()).toBeVisible();
  const told = (id: string) =>
    [...document.querySelectorAll(`[id="${id}"] [role="img"]`)].map((picture) =>
      picture.getAttribute('aria-label'),
    );
  expect(told('transfer')).toHaveLength(2);
  expect(told('preset-perevodnoy')).toHaveLength(1);
  for (const words of [...told('transfer'), ...told('preset-perevodnoy')])
    expect(words).toContain('Allowed to transfer: seven of diamonds.');
});

test.each([
  ['en', 'The rules of Durak'],
  ['de', 'Die Regeln von Durak'],
  ['ru', 'Правила дурака'],
] as const)('the book speaks the reader’s language: %s', async (language, title) => {
  await useLanguage(language);
  await open('');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(chapters().first()).toBeVisible();
});

test.each([390, 1280])('axe finds nothing in the pictures at a width of %i', async (width) => {
  await page.viewport(width, 844);
  await open('#teams');
  await expect.element(page.getByRole('img').first()).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
});
