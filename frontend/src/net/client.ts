/*
 * The API client of the page: typed by the OpenAPI document, with session cookie and CSRF token. Of
 * openapi-fetch it takes the types alone: its code is made for more than one service and would be a
 * thirtieth of a first table.
 */

import type { Client } from 'openapi-fetch';
import { currentLanguage } from '../i18n/index.svelte';
import type { paths } from '../wire';
import { readCookie } from './cookies';
import { bringWords } from './failure';
import { Problem, problemFrom, Unreachable } from './problem';

let tellBanned = () => {};

/** Has `tell` run whenever the service answers that the player is banned. */
export function onBanned(tell: () => void): void {
  tellBanned = tell;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

interface Wish {
  params?: {
    path?: Record<string, string | number>;
    query?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  body?: unknown;
  parseAs?: 'blob';
}

/** Every request answers with data, or throws Problem or Unreachable. */
export const client = Object.fromEntries(
  METHODS.map((method) => [method, (path: string, wish?: Wish) => send(method, path, wish)]),
) as unknown as Pick<Client<paths>, Method>;

async function send(method: Method, path: string, { params = {}, body, parseAs }: Wish = {}) {
  const headers = new Headers(params.header);
  // The reader may have chosen another language than the browser's.
  headers.set('Accept-Language', currentLanguage());
  const token = readCookie(document.cookie, document.documentElement.dataset['csrf']);
  if (method !== 'GET') headers.set('X-CSRFToken', token ?? '');
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const text = body === undefined ? null : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(addressOf(path, params), { method, headers, body: text });
  } catch (failure) {
    throw new Unreachable(String(failure));
  }
  if (!response.ok) {
    const failure = problemFrom(response.status, await json(response));
    if (failure instanceof Problem && failure.code === 'banned') tellBanned();
    // Only a browser that keeps no cookies has none by now.
    if (failure instanceof Problem && failure.code === 'csrf_failed' && token === null)
      throw new Problem({ ...failure.body, code: 'cookies_blocked' });
    if (failure instanceof Problem) await bringWords(failure.code);
    throw failure;
  }
  if (response.status === 204) return {};
  return { data: parseAs === 'blob' ? await response.blob() : await json(response) };
}

/** The address of a request: `{name}` in the path stands for the parameter of that name. */
export function addressOf(
  path: string,
  { path: parts = {}, query = {} }: Wish['params'] = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts[name])),
  );
  const asked = Object.entries(query).filter(([, value]) => value != null);
  if (asked.length === 0) return filled;
  return `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

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
