/* The host's panel of the waiting room in which people are asked to the table. */

import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { Player } from '../accounts/api';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Answers } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { ANNA, BORIS, SAMPLE_GAME } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import type { Invitation } from './api';
import InviteFriends from './InviteFriends.svelte';

const INVITATIONS = 'GET /api/v1/games/Game000001/invitations';
const INVITE = 'POST /api/v1/games/Game000001/invitations';
const SINCE = '2026-01-01T12:00:00Z';
const FOUND: Player = { ...BORIS, presence: 'online', seen_at: null, since: SINCE, you: null };
const invited = (change: Partial<Invitation> = {}): Invitation => ({
  ...{ id: 5, game: 'Game000001', status: 'pending', reason: null, inviter: ANNA, invited: BORIS },
  ...{ at: SINCE, expires_at: '2126-01-01T12:00:00Z' },
  ...change,
});

let answers: Answers;

beforeEach(async () => {
  await useLanguage('en');
  setAccount({ ...ANNA, language: 'en', hide_ratings: false, sanctions: [] });
  answers = { 'GET /api/v1/following': [], 'GET /api/v1/players': [FOUND], [INVITATIONS]: [] };
});

test('somebody is found by name and invited', async () => {
  const asked = answerInstead(answers);
  answers[INVITE] = invited();
  await render(InviteFriends, { game: SAMPLE_GAME });
  await page.getByRole('searchbox').fill('Boris');
  const button = page.getByRole('button', { name: 'Invite Boris' });
  await expect.element(button).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  answers[INVITATIONS] = [invited()];
  await button.click();
  await expect.element(page.getByTestId('invitee')).toMatchTextContent('invited');
  await expect.element(page.getByRole('button', { name: /^Take back .* Boris$/ })).toBeVisible();
  expect(asked).toContainEqual({ request: INVITE, body: { name: 'Boris' } });
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a reason stands beside the name of whoever has declined', async () => {
  answers['GET /api/v1/following'] = [FOUND];
  answers[INVITATIONS] = [invited({ status: 'declined', reason: 'clock' })];
  answerInstead(answers);
  await render(InviteFriends, { game: SAMPLE_GAME });
  await expect
    .element(page.getByTestId('invitee'))
    .toMatchTextContent('declined: Not with this clock');
  expect(await findingsInBothThemes()).toEqual([]);
});
