/* Requests to the service about the chat of a table. */

import { answer, client } from '../net/client';
import type { ChatMessage, ChatPage, ChatRequest } from '../wire';

/** The newest messages after `since` and before `before`. */
export const readChat = (
  gameId: string,
  { since, before }: { since?: number; before?: number },
): Promise<ChatPage> =>
  answer(
    client.GET('/api/v1/games/{game_id}/chat', {
      params: {
        path: { game_id: gameId },
        query: { ...(since && { since }), ...(before && { before }) },
      },
    }),
  );

/** Sent again with the same `key`, it is said once. */
export const postChat = (gameId: string, words: ChatRequest, key: string): Promise<ChatMessage> =>
  answer(
    client.POST('/api/v1/games/{game_id}/chat', {
      params: { path: { game_id: gameId }, header: { 'Idempotency-Key': key } },
      body: words,
    }),
  );
