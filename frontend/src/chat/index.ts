/* The chat of a table, loaded once there is a table. */

import type { LiveGame } from '../play/live.svelte';
import { TableChat } from './chat.svelte';
import ChatButton from './ChatButton.svelte';
import ChatPanel from './ChatPanel.svelte';

export function chatOf(live: LiveGame) {
  return { chat: new TableChat(live), ChatButton, ChatPanel };
}
