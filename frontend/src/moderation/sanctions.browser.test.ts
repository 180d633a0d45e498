/*
 * Decisions of staff as a player sees them: news on any page, and the only page for a banned
 * player.
 */

import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import { account, setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import type { Me, Sanction } from '../wire';
import BannedPage from './BannedPage.svelte';
import NewsDialog from './NewsDialog.svelte';

const MUTE: Sanction = {
  ...{ id: 4, kind: 'mute', reason: 'insult', words: 'Please be kind.', in_force: true },
  ...{ since: '2026-01-01T12:00:00Z', until: '2126-01-02T12:00:00Z', lifted_at: null },
  ...{ acknowledged_at: null, may_appeal: true, appeal: null },
};
const BAN: Sanction = { ...MUTE, id: 5, kind: 'ban', reason: 'boosting', words: 'Two browsers.' };
const ME: Me = {
  ...{ id: 1, name: 'Anna', kind: 'account', avatar: 'fox' },
  ...{ language: 'en', hide_ratings: false, sanctions: [] },
};
const APPEAL = 'POST /api/v1/appeals';

beforeEach(async () => {
  await useLanguage('en');
});

test('a mute is news until its player has read it', async () => {
  const read = { ...MUTE, acknowledged_at: '2026-01-01T13:00:00Z' };
  const asked = answerInstead({
    'PUT /api/v1/sanctions/4/acknowledgement': read,
    'GET /api/v1/auth/me': { ...ME, sanctions: [read] },
  });
  setAccount({ ...ME, sanctions: [MUTE] });
  await render(NewsDialog);
  const news = page.getByTestId('news');
  await expect.element(news).toMatchTextContent(/You are muted/);
  await expect.element(news).toMatchTextContent(/Please be kind\./);
  expect(await findingsInBothThemes()).toEqual([]);
  await news.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(news).not.toBeInTheDocument();
  expect(asked.map(({ request }) => request)).toContain('PUT /api/v1/sanctions/4/acknowledgement');
});

test('a banned player reads why, and appeals once', async () => {
  const appeal = {
    ...{ text: 'My sister plays here, too.', at: '2026-01-01T13:00:00Z' },
    ...{ outcome: null, words: '', answered_at: null },
  };
  const asked = answerInstead({ [APPEAL]: { ...BAN, may_appeal: false, appeal } });
  setAccount({ ...ME, sanctions: [BAN] });
  await render(BannedPage);
  const notice = page.getByTestId('banned');
  await expect.element(notice).toMatchTextContent(/Two browsers\./);
  expect(await findingsInBothThemes()).toEqual([]);
  await notice.getByRole('button', { name: 'Appeal' }).click();
  await notice.getByLabelText('Why do you think this is wrong?').fill(appeal.text);
  expect(await findingsInBothThemes()).toEqual([]);
  await notice.getByRole('button', { name: 'Send the appeal' }).click();
  await expect.element(notice).toMatchTextContent(/Not answered yet\./);
  await expect.element(notice.getByRole('button')).not.toBeInTheDocument();
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => tagName);
  expect(levels).toEqual(['H1', 'H2']);
  expect(asked).toContainEqual({ request: APPEAL, body: { sanction: 5, text: appeal.text } });
  expect(account().sanctions[0]?.appeal).toEqual(appeal);
});
