/*
 * Several tabs (BroadcastChannel): the tabs of one browser have one session, so they agree on who
 * uses the page.
 */

import { account, reloadAccount } from './account.svelte';

export const CHANNEL = 'durak.account';

/**
 * Tells the other tabs who uses this one, now and whenever that changes. If another tab reports a
 * different user, or this tab becomes visible again, the page asks the service, and restarts if
 * another person uses it by then. Returns its undoing.
 */
export function agreeWithTabs(beginAnew: () => void): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  const ask = async () => {
    if (await reloadAccount()) beginAnew();
  };
  const look = () => {
    if (!document.hidden) void ask();
  };
  tabs.onmessage = ({ data }: MessageEvent<number | null>) => {
    if (data !== account().id) void ask();
  };
  document.addEventListener('visibilitychange', look);
  const stopTelling = $effect.root(() => {
    $effect(() => tabs.postMessage(account().id));
  });
  return () => {
    stopTelling();
    document.removeEventListener('visibilitychange', look);
    tabs.close();
  };
}
