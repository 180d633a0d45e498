/* An address that leads nowhere. */

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { findingsInBothThemes } from '../testing/axe';
import Missing from './Missing.svelte';

test.for([
  ['en', 'Nothing here'],
  ['de', 'Hier ist nichts'],
  ['ru', 'Здесь ничего нет'],
] as const)('an address that leads nowhere says so in language %s', async ([language, title]) => {
  await useLanguage(language);
  await render(Missing);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/');
  document.documentElement.lang = language;
  expect(await findingsInBothThemes()).toEqual([]);
});
