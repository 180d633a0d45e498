/*
 * Notifications and toasts while the page is open: the number at the bell (badge), toasts if the
 * page is visible, the browser's notifications if not.
 */

import { uiTexts } from '../ui/texts';
import { notificationsTexts } from './texts';
import { currentRoute } from '../routing/router.svelte';
import { gamePath } from '../routing/routes';
import { isExpected } from '../session/arrivals';
import { onMessage, type MessageOf } from '../session/me.svelte';
import {
  getNoticeSettings,
  readNotices,
  type Channel,
  type NoticeSettings,
  type Topic,
} from './api';
import { notifyBySystem } from './system';
import { noticePath, noticeText, TOPIC_OF } from './wording';

export interface NoticeToast {
  key: string;
  text: string;
  game: string | null;
  /** The page that it opens. */
  path: string | null;
  /** The invitation to be answered, if it is one. */
  invitation: number | null;
}

const MAX_TOASTS = 3;

let unread = $state(0);
let toasts = $state.raw<readonly NoticeToast[]>([]);
let settings: Promise<NoticeSettings> | null = null;
/** Games that wait for the player and at which they have not looked since it was shown. */
let waiting: readonly string[] = [];

export const unreadNotices = (): number => unread;
export const noticeToasts = (): readonly NoticeToast[] => toasts;

export function dropToast(key: string): void {
  toasts = toasts.filter((toast) => toast.key !== key);
}

/** Takes over changed settings; without any they are asked for when next needed. */
export function setNoticeSettings(changed: NoticeSettings | null): void {
  settings = changed === null ? null : Promise.resolve(changed);
}

/** Listens for notifications until the function it returns is run. */
export function listenForNotices(): () => void {
  setNoticeSettings(null);
  toasts = [];
  waiting = [];
  const stops = [
    onMessage('hello', ({ unread: count }) => (unread = count)),
    onMessage('unread', ({ unread: count }) => (unread = count)),
    onMessage('notification', (message) => void hear(message)),
    onMessage('game', (message) => void hearGame(message)),
    onMessage('match', (message) => void hearMatch(message)),
  ];
  document.addEventListener('visibilitychange', seeTable);
  return () => {
    document.removeEventListener('visibilitychange', seeTable);
    for (const stop of stops) stop();
  };
}

/** Looking at a game marks its notifications as read. */
export function seeTable(): void {
  const game = shownGame();
  if (game === null) return;
  waiting = waiting.filter((id) => id !== game);
  toasts = toasts.filter((toast) => toast.game !== game);
  if (unread > 0) void readNotices(game);
}

async function hear({ notification, unread: count }: MessageOf<'notification'>): Promise<void> {
  unread = count;
  const { id, kind, game, invitation, read } = notification;
  if (game !== null && game === shownGame()) {
    await readNotices(game);
    return;
  }
  // `game` brings turns, `match` a game that was found: at once and wherever the player is.
  if (kind === 'turn' || kind === 'match') return;
  const text = noticeText(notification);
  const path = noticePath(notification);
  if (!document.hidden && !read) {
    addToast({ key: `notice ${id}`, text, game, path, invitation });
  }
  if (document.hidden && (await isOn(TOPIC_OF[kind], 'browser'))) {
    await notifyBySystem(uiTexts().brand, text, `${kind}-${game ?? path}`, path ?? '/');
  }
}

/** The page opens the game automatically, which nobody sees in a hidden tab. */
async function hearMatch({ game }: MessageOf<'match'>): Promise<void> {
  if (!document.hidden || !(await isOn('turn', 'browser'))) return;
  await notifyBySystem(
    uiTexts().brand,
    notificationsTexts().kinds.match(),
    `match-${game}`,
    gamePath(game),
  );
}

async function hearGame({ id, awaited }: MessageOf<'game'>): Promise<void> {
  if (!awaited) {
    waiting = waiting.filter((game) => game !== id);
    dropToast(`turn ${id}`);
    return;
  }
  if (waiting.includes(id) || isSeen(id)) return;
  waiting = [...waiting, id];
  if (document.hidden) {
    const { yourTurn, yourTurnBody } = notificationsTexts();
    if (await isOn('turn', 'browser')) {
      await notifyBySystem(yourTurn, yourTurnBody, `turn-${id}`, gamePath(id));
    }
  } else if ((await isOn('turn', 'page')) && waiting.includes(id) && !isSeen(id)) {
    // They may have gone to the table, or played, while it was asked.
    addToast({
      key: `turn ${id}`,
      text: notificationsTexts().kinds.turn(),
      game: id,
      path: gamePath(id),
      invitation: null,
    });
  }
}

function addToast(toast: NoticeToast): void {
  const others = toasts.filter(({ key }) => key !== toast.key);
  toasts = [...others, toast].slice(-MAX_TOASTS);
}

/**
 * Returns whether the player needs no notification: they are at the table, on the way to it, or on
 * the home page, which lists the game first.
 */
const isSeen = (game: string): boolean =>
  game === shownGame() ||
  (!document.hidden && (isExpected(game) || currentRoute().page === 'home'));

function shownGame(): string | null {
  const route = currentRoute();
  return !document.hidden && route.page === 'game' ? route.id : null;
}

async function isOn(topic: Topic, channel: Channel): Promise<boolean> {
  settings ??= getNoticeSettings();
  try {
    return (await settings).topics[topic][channel];
  } catch {
    // The service is away: it is asked again the next time.
    settings = null;
    return false;
  }
}
