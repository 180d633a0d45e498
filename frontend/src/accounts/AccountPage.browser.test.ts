/* The account's own page, and where the links of its mails lead. */

import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Answers, type Asked } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import AccountPage from './AccountPage.svelte';
import ConfirmEmail from './ConfirmEmail.svelte';
import ResetPassword from './ResetPassword.svelte';

const ANSWERS: Answers = {
  'GET /api/v1/auth/email': { email: 'anna@example.org', confirmed: true, pending: null },
  'GET /api/v1/auth/two-factor': {
    enabled: false,
    passkeys: 0,
    recovery_codes_left: 0,
    has_password: true,
  },
  'GET /api/v1/auth/passkeys': [],
  'GET /api/v1/auth/providers': [],
  'GET /api/v1/auth/identities': [],
  'GET /api/v1/auth/sessions': [],
  'GET /api/v1/auth/connections': [],
  'GET /api/v1/auth/export': { state: 'none', made_at: null, ends_at: null },
  'GET /api/v1/sanctions/mine': [],
  'GET /api/v1/reports/mine': [],
  'POST /api/v1/auth/password': null,
};

async function open(answers: Answers = {}): Promise<Asked[]> {
  setAccount({
    ...{ id: 1, name: 'Anna', kind: 'account', avatar: 'fox' },
    ...{ language: 'en', hide_ratings: false, sanctions: [] },
  });
  const asked = answerInstead({ ...ANSWERS, ...answers });
  await render(AccountPage);
  await expect.element(page.getByTestId('two-factor').getByRole('button').first()).toBeVisible();
  await expect.element(page.getByText('anna@example.org')).toBeVisible();
  return asked;
}

const at = (address: string) => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', address);
};

const reported = () =>
  [...document.querySelectorAll('[role=status]')].map((one) => one.textContent.trim()).join('');

beforeEach(() => useLanguage('en'));

test('nothing is reported as done before anybody has done anything', async () => {
  const asked = await open();
  expect(asked.filter(({ request }) => !request.startsWith('GET '))).toEqual([]);
  expect(reported()).toBe('');
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a changed password is reported', async () => {
  await open();
  const password = page.getByTestId('password');
  await password.getByLabelText('Current password').fill('a long old one');
  await password.getByLabelText('New password').fill('a long new one');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(password.getByRole('status')).toMatchTextContent('Changed.');
});

test.each(['/confirm-email', '/confirm-email?key=', '/confirm-email?ke=abc'])(
  'a link to confirm an address that came without its key is incomplete: %s',
  async (address) => {
    at(address);
    const asked = answerInstead({});
    await render(ConfirmEmail);
    await expect.element(page.getByRole('alert')).toMatchTextContent('This link is incomplete.');
    expect(asked).toEqual([]);
    expect(reported()).toBe('');
  },
);

test('a whole link confirms the address', async () => {
  at('/confirm-email?key=abc');
  const asked = answerInstead({ 'POST /api/v1/auth/email/confirm': null });
  await render(ConfirmEmail);
  await expect.element(page.getByRole('status')).toMatchTextContent('your address is confirmed');
  expect(asked.map(({ body }) => body)).toEqual([{ key: 'abc' }]);
});

test.each(['/reset-password', '/reset-password?key='])(
  'a link for a new password that came without its key asks for another: %s',
  async (address) => {
    at(address);
    const asked = answerInstead({ 'POST /api/v1/auth/password/reset': null });
    await render(ResetPassword);
    await page.getByLabelText('E-mail').fill('anna@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(page.getByRole('status')).toMatchTextContent('a mail is on its way');
    expect(asked.map(({ body }) => body)).toEqual([{ email: 'anna@example.org' }]);
  },
);

test('recovery codes stand under a heading smaller than that of their section', async () => {
  await open({
    'GET /api/v1/auth/two-factor': {
      enabled: true,
      passkeys: 0,
      recovery_codes_left: 3,
      has_password: true,
    },
    'POST /api/v1/auth/two-factor/recovery-codes': { codes: ['11111111', '22222222'] },
  });
  const section = page.getByTestId('two-factor');
  await section.getByRole('button').first().click();
  const size = (heading: string) =>
    parseFloat(
      getComputedStyle(section.getByRole('heading', { name: heading }).element()).fontSize,
    );
  await expect.element(section.getByText('11111111')).toBeVisible();
  expect(size('Your recovery codes')).toBeLessThan(size('Second factor'));
});
