/* The chat of a table, loaded once there is a table. */

import { loadTexts } from '../i18n/index.svelte';
import type { LiveGame } from '../play/live.svelte';
import { TableChat } from './chat.svelte';
import ChatButton from './ChatButton.svelte';
import ChatPanel from './ChatPanel.svelte';

export async function chatOf(live: LiveGame) {
  await loadTexts('chat', 'pages');
  return { chat: new TableChat(live), ChatButton, ChatPanel };
}
