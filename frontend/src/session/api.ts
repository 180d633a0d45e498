/* Requests to the service about who uses the page. */

import { answer, client } from '../net/client';
import type { Avatar, Language, Me } from '../wire';

export const getMe = (): Promise<Me> => answer(client.GET('/api/v1/auth/me'));

export const patchMe = (change: {
  name?: string;
  avatar?: Avatar;
  language?: Language;
  hide_ratings?: boolean;
}): Promise<Me> => answer(client.PATCH('/api/v1/auth/me', { body: change }));

export const becomeGuest = (): Promise<Me> =>
  answer(client.POST('/api/v1/auth/guest', { body: {} }));

export const register = (username: string, password: string, email: string): Promise<Me> =>
  answer(
    client.POST('/api/v1/auth/register', {
      body: email === '' ? { username, password } : { username, password, email },
    }),
  );

export const logIn = (username: string, password: string): Promise<Me> =>
  answer(client.POST('/api/v1/auth/login', { body: { username, password } }));

export async function logOut(): Promise<void> {
  await client.POST('/api/v1/auth/logout');
}

export const confirmIdentity = (password: string): Promise<unknown> =>
  client.POST('/api/v1/auth/confirm', { body: { password } });
