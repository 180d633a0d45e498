/* The header of a player with a long name: it is never wider than the window. */

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import { setAccount } from '../session/account.svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import Header from './Header.svelte';

test.for([320, 390, 541, 821, 844, 1101])('at %i pixels all of it is in sight', async (width) => {
  await page.viewport(width, 664);
  setAccount({
    ...{ id: 1, name: 'Екатерина-Преображенская', kind: 'account', language: 'en' },
    ...{ avatar: 'fox', sanctions: [], hide_ratings: false },
  });
  for (const { code } of LANGUAGES) {
    await useLanguage(code);
    const header = await render(Header, { compact: false, Bell: null });
    const links = [...document.querySelectorAll('header a')];
    const outside = links.filter((link) => link.getBoundingClientRect().right > width);
    expect(
      outside.map((link) => link.textContent.trim()),
      code,
    ).toEqual([]);
    expect(document.documentElement.scrollWidth, code).toBeLessThanOrEqual(width);
    await header.unmount();
  }
});
