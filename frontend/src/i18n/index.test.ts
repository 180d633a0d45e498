import { expect, test } from 'vitest';
import { currentLanguage, hasTexts, loadTexts, m, useLanguage } from './index.svelte';

test('texts that come into use while the language changes are there in the new one', async () => {
  await useLanguage('en');
  const changing = useLanguage('de');
  const loading = loadTexts('pages');
  await Promise.all([changing, loading]);
  expect(currentLanguage()).toBe('de');
  expect(hasTexts('pages')).toBe(true);
  expect(m.pages.create.title).toBe((await import('./de/pages')).pages.create.title);
});

test('of two changes of language the last one wins, whichever is loaded first', async () => {
  const first = useLanguage('ru');
  const second = useLanguage('en');
  await Promise.all([first, second]);
  expect(currentLanguage()).toBe('en');
});
