/* The list behind the bell: opening it is reading it, and an invitation is answered there. */

import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import { findingsInBothThemes } from '../testing/axe';
import type { Notice, NoticePage } from './api';
import NotificationList from './NotificationList.svelte';

const HANNA = { id: 2, name: 'Hanna', kind: 'account', avatar: 'owl' } as const;
const INVITATION: Notice = {
  ...{
    id: 3,
    kind: 'invitation',
    game: 'Game000001',
    invitation: 5,
    challenge: null,
    tournament: null,
    club: null,
    count: null,
  },
  ...{ reason: null, read: false, at: '2026-01-01T12:00:00Z', player: HANNA },
};
const DECLINED: Notice = {
  ...INVITATION,
  ...{ id: 2, kind: 'invitation_declined', invitation: null, reason: 'clock', read: true },
};
const LIST = 'GET /api/v1/notifications';
const READ = 'POST /api/v1/notifications/read';
const DECLINE = 'POST /api/v1/me/invitations/5/decline';

const pageOf = (...results: Notice[]): NoticePage => ({
  ...{ results, next: null, previous: null },
  unread: results.filter(({ read }) => !read).length,
});

beforeEach(async () => {
  await useLanguage('en');
});

test('an invitation is read by opening the list, and declined there with a reason', async () => {
  const answers = { [LIST]: pageOf(INVITATION, DECLINED), [READ]: null, [DECLINE]: null };
  const asked = answerInstead(answers);
  await render(NotificationList);
  const notices = page.getByTestId('notice');
  await expect.element(notices.nth(0)).toMatchTextContent('Hanna invites you to play.');
  await expect
    .element(notices.nth(1))
    .toMatchTextContent('Hanna won’t be playing. (Not with this clock)');
  await expect.poll(() => asked).toContainEqual({ request: READ, body: {} });
  expect(await findingsInBothThemes()).toEqual([]);

  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.getByLabelText('Why not?').selectOptions('rules');
  expect(await findingsInBothThemes()).toEqual([]);
  answers[LIST] = pageOf(DECLINED);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText('Hanna invites you to play.')).not.toBeInTheDocument();
  expect(asked).toContainEqual({ request: DECLINE, body: { reason: 'rules' } });
});

test('nothing to tell is told, too', async () => {
  answerInstead({ [LIST]: pageOf() });
  await render(NotificationList);
  await expect.element(page.getByText(/^Nothing yet\./)).toBeVisible();
});

test('a notice of a club names it and opens it, or the one tournament that is new', async () => {
  const about = { invitation: null, game: null, club: { id: 'cLuB4p1ay5', name: 'Aces' } };
  const asks: Notice = { ...INVITATION, ...about, id: 9, kind: 'club_request', count: 1 };
  const held = {
    ...asks,
    id: 8,
    kind: 'club_tournament',
    player: null,
    tournament: 'Cup4Today1',
  } as const;
  const closed = {
    ...held,
    id: 6,
    kind: 'club_moderated',
    tournament: null,
    reason: 'closed',
  } as const;
  answerInstead({ [LIST]: pageOf(asks, { ...asks, id: 7, count: 3 }, held, closed), [READ]: null });
  await render(NotificationList);
  const notices = page.getByTestId('notice');
  await expect.element(notices.nth(0)).toMatchTextContent('Hanna asks to join your club “Aces”.');
  await expect.element(notices.nth(1)).toMatchTextContent('3 people ask to join your club “Aces”.');
  await expect.element(notices.nth(3)).toMatchTextContent('Staff have closed the club “Aces”.');
  const links = page.getByRole('link', { name: 'Open' }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/clubs/cLuB4p1ay5', '/clubs/cLuB4p1ay5', '/tournaments/Cup4Today1'],
  ]);
});
