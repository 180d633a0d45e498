/* API tokens on the account's page: made, shown once, and revoked, in every language and theme. */

import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import { accountsTexts } from './texts';
import { answerInstead, type Answers, type Asked } from '../net/fakeService';
import { findingsInBothThemes } from '../testing/axe';
import type { FreshToken, Token } from './api';
import TokensSection from './TokensSection.svelte';

const TOKEN: Token = {
  ...{ id: 7, name: 'Engine', hint: 'Xy9z', scopes: ['read', 'play'], last_used_at: null },
  ...{ created_at: '2026-01-01T12:00:00Z', expires_at: '2126-01-01T12:00:00Z' },
};
const FRESH: FreshToken = { ...TOKEN, token: 'durak_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789Xy9z' };
const LIST = 'GET /api/v1/auth/tokens';
const MAKE = 'POST /api/v1/auth/tokens';
const REVOKE = 'DELETE /api/v1/auth/tokens/7';

let answers: Answers;
let asked: Asked[];

beforeEach(() => {
  answers = { [LIST]: [], [MAKE]: FRESH, [REVOKE]: null };
  asked = answerInstead(answers);
});

describe.each(LANGUAGES)('in $name', ({ code }) => {
  beforeEach(async () => {
    await useLanguage(code);
  });

  test('axe finds nothing from the form to the question before a token is revoked', async () => {
    const words = accountsTexts().tokens;
    await render(TokensSection);
    await page.getByText(words.fresh, { exact: true }).click();
    await page.getByLabelText(words.name, { exact: true }).fill('Engine');
    expect(await findingsInBothThemes()).toEqual([]);
    answers[LIST] = [TOKEN];
    await page.getByRole('button', { name: words.make }).click();
    await expect.element(page.getByTestId('token')).toHaveTextContent(FRESH.token);
    expect(await findingsInBothThemes()).toEqual([]);
    await page.getByRole('button', { name: words.revokeNamed('Engine') }).click();
    await expect.element(page.getByTestId('revoke')).toBeVisible();
    expect(await findingsInBothThemes()).toEqual([]);
  });
});

test('a token is made as it was asked for, and its text goes with the token', async () => {
  await useLanguage('en');
  await render(TokensSection);
  await expect.element(page.getByText('You have no tokens.')).toBeVisible();
  await page.getByText('New token').click();
  await page.getByLabelText('Name', { exact: true }).fill('Engine');
  await page.getByRole('checkbox', { name: 'Talk', exact: true }).click();
  await page.getByRole('radio', { name: /^30 days/ }).click({ force: true });
  answers[LIST] = [TOKEN];
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect.element(page.getByTestId('token')).toBeVisible();
  const body = { name: 'Engine', scopes: ['read', 'play', 'talk'], days: 30 };
  expect(asked).toContainEqual({ request: MAKE, body });
  answers[LIST] = [];
  await page.getByRole('button', { name: 'Revoke “Engine”' }).click();
  await page.getByTestId('revoke').click();
  await expect.element(page.getByText('You have no tokens.')).toBeVisible();
  await expect.element(page.getByTestId('token')).not.toBeInTheDocument();
  expect(asked.map(({ request }) => request)).toContain(REVOKE);
});
