/* Sign-in with other providers: the requests, and the way to the provider. */

import { answer, client } from '../net/client';
import type { Me, Schema } from '../wire';

export type Provider = Schema['Provider'];
export type LinkedIdentity = Schema['LinkedIdentity'];
export type Newcomer = Schema['NewcomerFromProvider'];
export type Purpose = NonNullable<Schema['SignInRequest']['purpose']>;

export const getProviders = (): Promise<Provider[]> => answer(client.GET('/api/v1/auth/providers'));

/** Leave the page for the provider, which sends the browser back to `next`. */
export async function goToProvider(id: string, purpose: Purpose, next: string): Promise<void> {
  const { url } = await answer(
    client.POST('/api/v1/auth/providers/{provider_id}/sign-in', {
      params: { path: { provider_id: id } },
      body: { purpose, next },
    }),
  );
  location.assign(url);
}

export const getNewcomer = (): Promise<Newcomer> => answer(client.GET('/api/v1/auth/newcomer'));

export const registerNewcomer = (username: string): Promise<Me> =>
  answer(client.POST('/api/v1/auth/newcomer', { body: { username } }));

export const getIdentities = (): Promise<LinkedIdentity[]> =>
  answer(client.GET('/api/v1/auth/identities'));

export const unlinkIdentity = (id: number): Promise<unknown> =>
  client.DELETE('/api/v1/auth/identities/{identity_id}', { params: { path: { identity_id: id } } });
