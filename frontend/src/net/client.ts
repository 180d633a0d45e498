/* The way to the service: typed by its OpenAPI document, with session cookie and CSRF token. */

import createClient, { type Middleware } from 'openapi-fetch';
import { readCookie } from './cookies';
import { problemFrom, Unreachable } from './problem';
import type { paths } from './schema';

const session: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET') return;
    request.headers.set('X-CSRFToken', readCookie(document.cookie, 'csrftoken') ?? '');
  },
  async onResponse({ response }) {
    if (response.ok) return;
    throw problemFrom(response.status, await json(response));
  },
  onError({ error }) {
    return new Unreachable(String(error));
  },
};

/** Every call answers with data, or throws Problem or Unreachable. */
export const client = createClient<paths>({ baseUrl: location.origin });
client.use(session);

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new Unreachable(`the service answered ${response.status} without JSON`);
  }
}

/** The data of a call that succeeded; what failed has been thrown already. */
export async function answer<T>(call: Promise<{ data?: T }>): Promise<NonNullable<T>> {
  const { data } = await call;
  if (data == null) throw new Unreachable('the service answered without data');
  return data;
}
