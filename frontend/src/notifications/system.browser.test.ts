/* Notifications of the browser: by its worker or by the page, and only while nobody looks. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from '../routing/router.svelte';
import { notifyBySystem } from './system';

const HERE = location.href;
const GAME = '/games/abcdefghij';

class ShownByThePage {
  static permission: NotificationPermission = 'granted';
  static all: ShownByThePage[] = [];
  readonly close = vi.fn();
  onclick: (() => void) | null = null;
  readonly title: string;
  readonly options: NotificationOptions;

  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.options = options;
    ShownByThePage.all.push(this);
  }
}

const showNotification = vi.fn(() => Promise.resolve());
const registration = vi.spyOn(navigator.serviceWorker, 'getRegistration');
let otherTab: BroadcastChannel;

const notify = () => notifyBySystem('Your turn', 'Anna leads', 'turn-abcdefghij', GAME);

beforeEach(() => {
  vi.stubGlobal('Notification', ShownByThePage);
  ShownByThePage.permission = 'granted';
  ShownByThePage.all = [];
  showNotification.mockClear();
  registration.mockResolvedValue(undefined);
  otherTab = new BroadcastChannel('durak.looked-at');
  navigate('/settings');
});

afterEach(() => {
  otherTab.close();
  vi.unstubAllGlobals();
  history.replaceState(null, '', HERE);
});

test('without a worker the page shows it, and a click leads to the game', async () => {
  await notify();
  const [shown, ...more] = ShownByThePage.all;
  expect(more).toEqual([]);
  expect(shown?.title).toBe('Your turn');
  expect(shown?.options).toEqual({ body: 'Anna leads', tag: 'turn-abcdefghij' });
  shown?.onclick?.();
  expect(location.pathname).toBe(GAME);
  expect(shown?.close).toHaveBeenCalledOnce();
});

test('an active worker shows it, with the address to which a click leads', async () => {
  const worker = { active: {}, showNotification } as unknown as ServiceWorkerRegistration;
  registration.mockResolvedValue(worker);
  await notify();
  const options = { body: 'Anna leads', tag: 'turn-abcdefghij', data: { url: GAME } };
  expect(showNotification.mock.calls).toEqual([['Your turn', options]]);
  expect(ShownByThePage.all).toEqual([]);
});

test('a worker that is only being installed is not waited for', async () => {
  const worker = { active: null, showNotification } as unknown as ServiceWorkerRegistration;
  registration.mockResolvedValue(worker);
  await notify();
  expect(showNotification).not.toHaveBeenCalled();
  expect(ShownByThePage.all).toHaveLength(1);
});

test('nothing is shown where another tab is looked at', async () => {
  otherTab.onmessage = ({ data }) => {
    if (data === 'who looks?') otherTab.postMessage('I do');
  };
  await notify();
  expect(ShownByThePage.all).toEqual([]);
});

test.for(['default', 'denied'] as const)(
  'nothing is shown without leave: %s',
  async (permission) => {
    ShownByThePage.permission = permission;
    await notify();
    expect(ShownByThePage.all).toEqual([]);
  },
);
