/* Requests to the service about the chat of a table, and players who are muted. */

import { answer, client } from '../net/client';
import type { ChatMessage, ChatPage, ChatRequest, Schema } from '../wire';

export type MutedPlayer = Pick<Schema['Player'], 'id' | 'name' | 'kind'>;

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

export const getMuted = (): Promise<MutedPlayer[]> => answer(client.GET('/api/v1/mutes'));

export async function setMuted(playerId: number, on: boolean): Promise<void> {
  const params = { path: { player_id: playerId } };
  if (on) await client.PUT('/api/v1/mutes/{player_id}', { params });
  else await client.DELETE('/api/v1/mutes/{player_id}', { params });
}
