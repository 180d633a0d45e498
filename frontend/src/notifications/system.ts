/* Browser (desktop) notifications and their permission: shown while nobody looks at the page. */

import { navigate } from '../routing/router.svelte';

const ANSWER_WITHIN_MS = 250;

export const canNotify = (): boolean => 'Notification' in window;

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/* Tabs of one browser ask each other, so that nobody is notified of what they look at in another. */
const tabs = new BroadcastChannel('durak.looked-at');
let seen: (() => void) | null = null;

tabs.onmessage = ({ data }: MessageEvent<'who looks?' | 'I do'>) => {
  if (data === 'I do') seen?.();
  else if (!document.hidden) tabs.postMessage('I do');
};

/** Returns whether another tab of this site is visible. */
function isLookedAtElsewhere(): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    seen = () => {
      window.clearTimeout(timer);
      resolve(true);
    };
    tabs.postMessage('who looks?');
  });
}

/** Shows a notification of the browser, if it may be shown and nobody looks. A later one of the same tag takes its place. */
export async function notifyBySystem(
  title: string,
  body: string,
  tag: string,
  url: string,
): Promise<void> {
  if (!mayNotify() || (await isLookedAtElsewhere())) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active != null) {
    await worker.showNotification(title, { body, tag, data: { url } });
    return;
  }
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    navigate(url);
    shown.close();
  };
}
