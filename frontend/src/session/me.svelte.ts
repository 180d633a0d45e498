/*
 * The account's WebSocket: messages for the player on any page, by one socket to `/ws/me` while
 * somebody is logged in. `onMessage` hands on what comes.
 */

import { ReconnectingSocket } from '../net/socket';
import type { AccountMessage } from '../wire';
import { account, reloadAccount } from './account.svelte';

export type MessageOf<T extends AccountMessage['t']> = Extract<AccountMessage, { t: T }>;

const SESSION_ENDED = 4401;
const KEPT_OUT = 4403;

interface Listener {
  type: AccountMessage['t'];
  hear: (message: AccountMessage) => void;
}

let listeners: readonly Listener[] = [];
let socket: ReconnectingSocket<AccountMessage> | null = null;

/** Gives `listener` every message of that kind, until the function it returns is run. */
export function onMessage<T extends AccountMessage['t']>(
  type: T,
  listener: (message: MessageOf<T>) => void,
): () => void {
  const own = { type, hear: listener as Listener['hear'] };
  listeners = [...listeners, own];
  return () => {
    listeners = listeners.filter((other) => other !== own);
  };
}

/** Follows the player who is logged in now; call it again after a login or logout. */
export function followAccount(): void {
  socket?.stop();
  socket = null;
  if (account().id === null) return;
  socket = new ReconnectingSocket<AccountMessage>({
    path: () => '/ws/me',
    message: (message) => {
      if (message.t === 'standing') void reloadAccount();
      for (const { type, hear } of listeners) if (type === message.t) hear(message);
    },
    connection: () => {},
    final: [SESSION_ENDED, KEPT_OUT],
    // Logged out elsewhere, or banned: the page asks who the player is now.
    refused: () => void reloadAccount(),
  });
  socket.start();
}

window.addEventListener('online', () => socket?.wake());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) socket?.wake();
});
