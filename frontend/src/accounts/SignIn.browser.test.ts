/* The page on which a newcomer from a provider chooses a name. */

import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing } from '../net/fakeService';
import { findingsInBothThemes } from '../testing/axe';
import SignIn from './SignIn.svelte';

const NEWCOMER = 'GET /api/v1/auth/newcomer';
const REGISTER = 'POST /api/v1/auth/newcomer';
const CLUB = { id: 'club', name: 'Club' };

beforeEach(() => useLanguage('en'));

test('the field is empty, and a name that is taken is told there', async () => {
  answerInstead({
    [NEWCOMER]: { provider: CLUB, email: null, address_taken: false },
    [REGISTER]: new Refusing(409, 'username_taken'),
  });
  await render(SignIn);
  const field = page.getByRole('textbox', { name: /^Name/ });
  await expect.element(field).toHaveValue('');
  await field.fill('Anna');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect
    .element(page.getByText('This name, or one that looks like it, is taken.'))
    .toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a person whose address an account has is told to log in first', async () => {
  answerInstead({
    [NEWCOMER]: { provider: CLUB, email: 'anna@club.example', address_taken: true },
  });
  await render(SignIn);
  await expect
    .element(page.getByText(/An account here has the address anna@club.example/))
    .toBeVisible();
});

test('a page without a newcomer says so', async () => {
  answerInstead({ [NEWCOMER]: new Refusing(409, 'no_login_pending') });
  await render(SignIn);
  await expect.element(page.getByText('That took too long. Please log in again.')).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});
