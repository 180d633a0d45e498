/* Turning an account into a bot account for good, and the error if that is refused. */

import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import { accountsTexts } from './texts';
import { answerInstead, Refusing } from '../net/fakeService';
import { account, setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import type { Me } from '../wire';
import BotSection from './BotSection.svelte';

const ME: Me = {
  ...{ id: 1, name: 'Robby', kind: 'account', avatar: 'fox' },
  ...{ language: 'en', hide_ratings: false, sanctions: [] },
};
const BECOME = 'POST /api/v1/auth/bot';

async function ask() {
  await page.getByRole('button', { name: accountsTexts().bot.become }).click();
  await expect.element(page.getByTestId('become-bot')).toBeVisible();
}

async function speak(language: Me['language']) {
  await useLanguage(language);
}

beforeEach(() => setAccount(ME));

describe.each(LANGUAGES)('in $name', ({ code }) => {
  test('axe finds nothing in the question, nor in the account once it is a bot’s', async () => {
    await speak(code);
    answerInstead({ [BECOME]: { ...ME, kind: 'bot_account' } });
    await render(BotSection);
    await ask();
    expect(await findingsInBothThemes()).toEqual([]);
    await page.getByTestId('become-bot').click();
    await expect.element(page.getByRole('status')).toHaveTextContent(accountsTexts().bot.is);
    expect(await findingsInBothThemes()).toEqual([]);
  });
});

test('the account becomes a bot’s, is marked, and offers nothing more', async () => {
  await speak('en');
  answerInstead({ [BECOME]: { ...ME, kind: 'bot_account' } });
  await render(BotSection);
  await ask();
  await page.getByTestId('become-bot').click();
  const heading = page.getByRole('heading', { level: 2 });
  await expect.element(heading).toMatchTextContent(/bot\s*$/);
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByTestId('bot').getByRole('button')).not.toBeInTheDocument();
  expect(account().kind).toBe('bot_account');
});

test('an account that has played is told so, and stays a person’s', async () => {
  await speak('en');
  answerInstead({ [BECOME]: new Refusing(409, 'has_played') });
  await render(BotSection);
  await ask();
  await page.getByTestId('become-bot').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This account has played\./);
  await expect.element(page.getByRole('button', { name: 'Make it a bot account' })).toBeVisible();
  expect(account().kind).toBe('account');
});
