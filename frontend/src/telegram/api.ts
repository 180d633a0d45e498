/* Requests to the service about a Telegram account. */

import { answer, client } from '../net/client';
import type { Me, Schema } from '../wire';

export type TelegramProof = Schema['TelegramProof'];

export const logInWithTelegram = (proof: TelegramProof): Promise<Me> =>
  answer(client.POST('/api/v1/auth/telegram', { body: proof }));

export const linkTelegram = (proof: TelegramProof): Promise<unknown> =>
  client.POST('/api/v1/auth/telegram/link', { body: proof });
