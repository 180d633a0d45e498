/*
 * Notifications while the page is open: toasts if the page is visible, the browser's notifications
 * if not.
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Asked } from '../net/fakeService';
import { navigate } from '../routing/router.svelte';
import { setAccount } from '../session/account.svelte';
import { followAccount } from '../session/me.svelte';
import { findingsInBothThemes } from '../testing/axe';
import type { AccountMessage } from '../wire';
import type { NoticeSettings } from './api';
import { listenForNotices, noticeToasts, unreadNotices } from './notifications.svelte';
import { notifyBySystem } from './system';
import Toasts from './Toasts.svelte';

vi.mock('./system', () => ({ notifyBySystem: vi.fn(() => Promise.resolve()) }));

const GAME = 'Game000001';
const ON = { page: true, browser: true, push: true, telegram: false, mail: false };
const SETTINGS: NoticeSettings = {
  ...{ invited_by: 'everybody', push_key: null, digest: false, mail: 'ready' },
  topics: {
    turn: ON,
    invitation: ON,
    friend: ON,
    table: ON,
    tournament: ON,
    club: ON,
    club_tournament: ON,
  },
};
const INVITATION: AccountMessage = {
  ...{ t: 'notification', server_time: 0, unread: 1 },
  notification: {
    ...{
      id: 3,
      kind: 'invitation',
      game: GAME,
      invitation: 5,
      challenge: null,
      reason: null,
      tournament: null,
      club: null,
      count: null,
    },
    ...{ read: false, at: '2026-01-01T12:00:00Z' },
    player: { id: 2, name: 'Hanna', kind: 'account', avatar: 'owl' },
  },
};
const called = vi.mocked(notifyBySystem);
const { href } = location;

/** The connection to the service, as the page has opened it. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: FakeSocket | null = null;
  readonly readyState = FakeSocket.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: unknown = null;
  close = vi.fn();
  send = vi.fn();

  constructor(readonly path: string) {
    FakeSocket.last = this;
  }
}

let hidden = false;
let asked: Asked[] = [];
let stop = () => {};

function hear(message: AccountMessage) {
  FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) });
}

function hearGame(awaited: boolean) {
  const state = { status: 'active', version: 4, deadline: null, server_time: 0 } as const;
  hear({ t: 'game', id: GAME, awaited, ...state });
}

function look(isLooking: boolean) {
  hidden = !isLooking;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Waits until the work that a message started is done, including the request for the settings. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  await useLanguage('en');
  vi.stubGlobal('WebSocket', FakeSocket);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  asked = answerInstead({
    'GET /api/v1/me/notification-settings': SETTINGS,
    'POST /api/v1/notifications/read': null,
    'GET /api/v1/auth/me': null,
  });
  setAccount({
    ...{ id: 1, name: 'Frieda', kind: 'account', language: 'en' },
    ...{ avatar: 'fox', sanctions: [], hide_ratings: false },
  });
  called.mockClear();
  navigate('/settings');
  stop = listenForNotices();
  followAccount();
  hear({ t: 'hello', games: [], unread: 0, server_time: 0 });
});

afterEach(() => {
  look(true);
  stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'hidden');
  history.replaceState(null, '', href);
});

test('a hidden tab calls once for a game that waits, until it is looked at', async () => {
  navigate(`/games/${GAME}`);
  look(false);
  hearGame(true);
  await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(1));
  expect(called.mock.lastCall?.[0]).toBe('Your turn');
  expect(called.mock.lastCall?.slice(2)).toEqual([`turn-${GAME}`, `/games/${GAME}`]);
  hearGame(true);
  await settled();
  expect(called).toHaveBeenCalledTimes(1);
  look(true);
  look(false);
  hearGame(true);
  await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(2));
});

test('a tab that is looked at calls by a toast, and not at the table nor at home', async () => {
  hearGame(true);
  await vi.waitFor(() => expect(noticeToasts()).toMatchObject([{ game: GAME, invitation: null }]));
  hearGame(false);
  expect(noticeToasts()).toEqual([]);
  for (const address of [`/games/${GAME}`, '/']) {
    navigate(address);
    hearGame(true);
    await settled();
    expect(noticeToasts()).toEqual([]);
  }
  expect(called).not.toHaveBeenCalled();
});

test.for([
  ['/tournaments/Spring0001', 320, 568],
  ['/clubs/club000001', 390, 664],
  ['/settings', 390, 844],
] as const)(
  'at %s on a phone of %i × %i the heading stays in sight',
  async ([path, width, height]) => {
    await page.viewport(width, height);
    navigate(path);
    await render(Toasts);
    hear(INVITATION);
    const toast = page.getByTestId('notice-toast');
    await expect.element(toast).toBeInViewport({ ratio: 1 });
    expect(toast.element().getBoundingClientRect().top).toBeGreaterThan(height / 2);
  },
);

test('an invitation is shown at once and counts as unread', async () => {
  await render(Toasts);
  hear(INVITATION);
  const toast = page.getByTestId('notice-toast');
  await expect.element(toast).toMatchTextContent(/^Hanna invites you to play\./);
  await expect.element(toast.getByRole('button', { name: 'Sit down' })).toBeVisible();
  expect(unreadNotices()).toBe(1);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a notification about the game that is looked at counts as read', async () => {
  navigate(`/games/${GAME}`);
  hear(INVITATION);
  await settled();
  expect(noticeToasts()).toEqual([]);
  expect(asked).toContainEqual({
    request: 'POST /api/v1/notifications/read',
    body: { game: GAME },
  });
});

test('a hidden tab calls for an invitation by the browser alone', async () => {
  look(false);
  hear(INVITATION);
  await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(1));
  expect(called.mock.lastCall?.slice(1)).toEqual([
    'Hanna invites you to play.',
    `invitation-${GAME}`,
    `/games/${GAME}`,
  ]);
  expect(noticeToasts()).toEqual([]);
});
