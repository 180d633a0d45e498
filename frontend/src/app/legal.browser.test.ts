import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import Footer from './Footer.svelte';

function name(kind: string, address: string) {
  const meta = document.createElement('meta');
  meta.name = `durak:${kind}`;
  meta.content = address;
  document.head.append(meta);
}

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(async () => {
  await useLanguage('de');
});

afterEach(() => document.querySelectorAll('meta[name^="durak:"]').forEach((meta) => meta.remove()));

test('the footer links to the pages that the shell names, in the reader’s language, and to those for programmers', async () => {
  name('privacy', '/privacy');
  name('imprint', 'https://club.example/imprint');
  await render(Footer);
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(links()).toEqual([
    ['Impressum', 'https://club.example/imprint'],
    ['Datenschutz', '/privacy?lang=de'],
    ['Für Entwickler', '/developers'],
  ]);
});

test('a page that the operator has not got is not linked to', async () => {
  name('imprint', '/imprint');
  await render(Footer);
  await expect.element(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
  expect(links()).toEqual([
    ['Impressum', '/imprint?lang=de'],
    ['Für Entwickler', '/developers'],
  ]);
});
