/* The sign-up and login forms: each error appears at its field, and the form closes after success. */

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing } from '../net/fakeService';
import { currentRoute, followLinks, navigate } from '../routing/router.svelte';
import { account, setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import type { Me } from '../wire';
import AuthForm from './AuthForm.svelte';

const NOBODY: Me = {
  ...{ id: null, name: null, kind: 'anonymous', avatar: null },
  ...{ language: 'en', hide_ratings: false, sanctions: [] },
};
const ANNA: Me = { ...NOBODY, id: 1, name: 'Anna', kind: 'account', avatar: 'fox' };
const REGISTER = 'POST /api/v1/auth/register';
const LOG_IN = 'POST /api/v1/auth/login';

async function send(kind: 'login' | 'register') {
  await page.getByRole('textbox', { name: /^Name/ }).fill('Anna');
  await page.getByLabelText('Password', { exact: true }).fill('seven of clubs');
  await page.getByRole('button', { name: kind === 'login' ? 'Log in' : 'Sign up' }).click();
}

beforeEach(async () => {
  await useLanguage('en');
  setAccount(NOBODY);
});

test('a taken name is told at the field of the name', async () => {
  const detail = 'Somebody has this name.';
  const problem = { status: 409, code: 'username_taken', field: 'username', detail };
  window.fetch = () => Promise.resolve(Response.json(problem, { status: 409 }));
  await render(AuthForm, { kind: 'register' });
  await send('register');
  const field = page.getByRole('textbox', { name: /^Name/ });
  await expect
    .element(field)
    .toHaveAccessibleDescription('This name, or one that looks like it, is taken.');
  await expect.element(field).toBeInvalid();
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a wrong password is told above the button, and nobody is logged in', async () => {
  answerInstead({ [LOG_IN]: new Refusing(400, 'wrong_credentials') });
  await render(AuthForm, { kind: 'login' });
  await send('login');
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('Name or password is wrong.');
  expect(account().kind).toBe('anonymous');
  expect(await findingsInBothThemes()).toEqual([]);
});

describe.each([
  ['register', REGISTER],
  ['login', LOG_IN],
] as const)('after the form of %s', (kind, request) => {
  test('no step back leads to it', async () => {
    const { href } = location;
    const stop = followLinks(document.body);
    onTestFinished(() => {
      stop();
      history.replaceState(null, '', href);
    });
    answerInstead({ [request]: ANNA });
    navigate('/rules');
    navigate(`/${kind}`);
    await render(AuthForm, { kind });
    await send(kind);
    await expect.poll(() => location.pathname).toBe('/');
    expect(account().name).toBe('Anna');
    history.back();
    await expect.poll(() => currentRoute().page).toBe('rules');
    expect(location.pathname).toBe('/rules');
  });
});
