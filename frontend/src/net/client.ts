/* The way to the service: typed by its OpenAPI document, with session cookie and CSRF token. */

import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../wire';
import { readCookie } from './cookies';
import { Problem, problemFrom, Unreachable } from './problem';

let tellBanned = () => {};

/** Has `tell` run whenever the service answers that the player is banned. */
export function onBanned(tell: () => void): void {
  tellBanned = tell;
}

const session: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET') return;
    request.headers.set('X-CSRFToken', readCookie(document.cookie, 'csrftoken') ?? '');
  },
  async onResponse({ response }) {
    if (response.ok) return;
    const failure = problemFrom(response.status, await json(response));
    if (failure instanceof Problem && failure.code === 'banned') tellBanned();
    throw failure;
  },
  onError({ error }) {
    return new Unreachable(String(error));
  },
};

/** Every request answers with data, or throws Problem or Unreachable. */
export const client = createClient<paths>({ baseUrl: location.origin });
client.use(session);

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new Unreachable(`the service answered ${response.status} without JSON`);
  }
}

/** The data of a request that succeeded; what failed has been thrown already. */
export async function answer<T>(request: Promise<{ data?: T }>): Promise<NonNullable<T>> {
  const { data } = await request;
  if (data == null) throw new Unreachable('the service answered without data');
  return data;
}
