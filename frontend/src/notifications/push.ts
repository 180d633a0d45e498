/*
 * Web push subscription in this browser: the logged-in player subscribes by a click, and the
 * browser registers again from time to time.
 */

import { navigate } from '../routing/router.svelte';
import { kept } from '../session/storage';
import { getNoticeSettings, subscribePush, unsubscribePush } from './api';
import { isFor } from './keys';

const WORKER = '/sw.js';
/** The player whose pushes this browser receives, and the day of its last registration. */
const STORED_AS = 'durak.push';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns whether this browser receives pushes for that person. */
export async function isSubscribed(userId: number): Promise<boolean> {
  return canPush() && stored()?.user === userId && (await current()) !== null;
}

/** Has the browser take pushes. It asks for leave, so it has to follow a click. False if it won't. */
export async function subscribe(userId: number, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  // A subscription made for another key of the service would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await tell(userId, made);
  return true;
}

/** Has the browser take no more of them. */
export async function unsubscribe(): Promise<void> {
  kept.remove(STORED_AS);
  const subscription = await current();
  if (subscription === null) return;
  await unsubscribePush(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Registers this browser again once a day, and opens the address of a clicked push. */
export async function keepSubscribed(userId: number): Promise<void> {
  if (!canPush()) return;
  navigator.serviceWorker.onmessage = ({ data }: MessageEvent<{ go?: string }>) => {
    if (typeof data.go === 'string') navigate(data.go);
  };
  const known = stored();
  if (known?.user !== userId || known.day === today()) return;
  const [subscription, { push_key: key }] = await Promise.all([current(), getNoticeSettings()]);
  if (key === null || Notification.permission !== 'granted') return;
  if (subscription === null || !isFor(subscription.options.applicationServerKey, key))
    await subscribe(userId, key);
  else await tell(userId, subscription);
}

async function tell(user: number, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await subscribePush({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  });
  kept.write(STORED_AS, { user, day: today() });
}

function stored(): { user: number; day: string } | null {
  return kept.read(STORED_AS) as { user: number; day: string } | null;
}

const today = () => new Date().toISOString().slice(0, 10);
