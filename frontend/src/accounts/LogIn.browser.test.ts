/* The page of logging in, for those who came from the admin: a player without rights there reads why. */

import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import type { Language, Me } from '../wire';
import LogIn from './LogIn.svelte';

const NOBODY: Me = {
  ...{ id: null, name: null, kind: 'anonymous', avatar: null },
  ...{ language: 'en', hide_ratings: false, sanctions: [] },
};
const ANNA: Me = { ...NOBODY, id: 1, name: 'Anna', kind: 'account', avatar: 'fox' };
const GUEST: Me = { ...ANNA, kind: 'guest' };

async function open(next: string, me: Me, language: Language = 'en') {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', `/login${next}`);
  await useLanguage(language);
  setAccount(me);
  await render(LogIn);
}

beforeEach(() => setAccount(NOBODY));

test.each(['?next=/admin/', '?next=/admin', '?next=/admin/moderation/case/'])(
  'whoever is logged in and not let into %s reads why, and can log in as somebody else',
  async (next) => {
    await open(next, ANNA);
    const told = page.getByTestId('staff-only');
    await expect.element(told).toMatchTextContent('You are logged in as Anna.');
    await expect.element(told.getByRole('link')).toHaveAttribute('href', '/');
    await expect.element(page.getByTestId('login-form')).toBeVisible();
    expect(await findingsInBothThemes()).toEqual([]);
  },
);

test.each([
  ['de', 'Du bist als Anna angemeldet.'],
  ['ru', 'Вы вошли как Anna.'],
] as const)('it is told in the language %s', async (language, words) => {
  await open('?next=/admin/', ANNA, language);
  await expect.element(page.getByTestId('staff-only')).toMatchTextContent(words);
});

test.each([
  ['', ANNA],
  ['?next=/', ANNA],
  ['?next=/administration', ANNA],
  ['?next=/games/admin/', ANNA],
  ['?next=/admin/', NOBODY],
  ['?next=/admin/', GUEST],
])('at %j nobody else is told anything', async (next, me) => {
  await open(next, me);
  await expect.element(page.getByTestId('login-form')).toBeVisible();
  await expect.element(page.getByTestId('staff-only')).not.toBeInTheDocument();
});
