/* The sign-up and login forms: each error appears at its field, and the form closes after success. */

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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
const PROVIDERS = 'GET /api/v1/auth/providers';
const SIGN_IN = 'POST /api/v1/auth/providers/club/sign-in';

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
  answerInstead({ [PROVIDERS]: [], [LOG_IN]: new Refusing(400, 'wrong_credentials') });
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
    answerInstead({ [PROVIDERS]: [], [request]: ANNA });
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

test('a click on a provider asks for the way there, and a provider that is away is told', async () => {
  const asked = answerInstead({
    [PROVIDERS]: [
      { id: 'google', name: 'Google' },
      { id: 'club', name: 'Club' },
    ],
    [SIGN_IN]: new Refusing(503, 'unavailable'),
  });
  await render(AuthForm, { kind: 'login' });
  await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Club' }).click();
  await expect
    .element(page.getByText('This can’t be done just now. Please try again soon.'))
    .toBeVisible();
  expect(asked.at(-1)).toEqual({ request: SIGN_IN, body: { purpose: 'log_in', next: '/' } });
  expect(await findingsInBothThemes()).toEqual([]);
});

test('without providers there is no button', async () => {
  const asked = answerInstead({ [PROVIDERS]: [] });
  await render(AuthForm, { kind: 'login' });
  await expect.poll(() => asked.length).toBe(1);
  await expect
    .element(page.getByRole('button', { name: /^Continue with/ }))
    .not.toBeInTheDocument();
});

test('a name that is taken is told before the device is asked for a passkey', async () => {
  const made = vi.spyOn(navigator.credentials, 'create');
  onTestFinished(() => made.mockRestore());
  answerInstead({
    [PROVIDERS]: [],
    'POST /api/v1/auth/register/passkey/options': new Refusing(409, 'username_taken'),
  });
  await render(AuthForm, { kind: 'register' });
  await page.getByRole('textbox', { name: /^Name/ }).fill('Anna');
  await page.getByRole('button', { name: 'Sign up with a passkey' }).click();
  await expect
    .element(page.getByText('This name, or one that looks like it, is taken.'))
    .toBeVisible();
  expect(made).not.toHaveBeenCalled();
});
