/* The operator's announcement: requested once a minute while the page is visible. */

import { answer, client } from '../net/client';
import { kept } from '../session/storage';
import type { Schema } from '../wire';

export type Announcement = Schema['Announcement'];

const PAUSE = 60_000;
const HIDDEN_KEY = 'durak.announcement';

let current = $state.raw<Announcement | null>(null);
let hidden = $state(Number(kept.get(HIDDEN_KEY)));

/** The current announcement, unless the reader has hidden it. */
export const announcement = (): Announcement | null => (current?.id === hidden ? null : current);

/** Shows this announcement no more in this browser. */
export function hide(id: number): void {
  hidden = id;
  kept.set(HIDDEN_KEY, String(id));
}

/** Asks now and from now on; the function that it returns ends that. */
export function follow(): () => void {
  const look = () => {
    if (!document.hidden) void ask();
  };
  look();
  const timer = setInterval(look, PAUSE);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

async function ask(): Promise<void> {
  try {
    current = (await answer<Schema['AnnouncementReply']>(client.GET('/api/v1/announcement')))
      .announcement;
  } catch {
    // The service is unreachable, perhaps because of the announced restart: the announcement stays
    // on the page.
  }
}
