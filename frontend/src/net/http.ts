/* One request to the service: session cookie, CSRF token, problem documents. */

import { readCookie } from './cookies';
import { problemFrom, Unreachable } from './problem';

const BASE = '/api/v1/';

export interface Request {
  method?: 'GET' | 'POST' | 'PATCH';
  body?: unknown;
  headers?: Record<string, string>;
}

/** The answer's JSON (undefined where there is none). Throws Problem or Unreachable. */
export async function call<T>(path: string, request: Request = {}): Promise<T> {
  const answer = await send(path, request);
  if (answer.status === 204) return undefined as T;
  return (await json(answer)) as T;
}

/** The answer's text. Throws Problem or Unreachable. */
export async function callText(path: string): Promise<string> {
  return (await send(path, {})).text();
}

async function send(path: string, { method = 'GET', body, headers = {} }: Request) {
  const sent: RequestInit = { method, headers: { Accept: 'application/json, */*', ...headers } };
  if (method !== 'GET') {
    sent.headers = {
      ...sent.headers,
      'Content-Type': 'application/json',
      'X-CSRFToken': readCookie(document.cookie, 'csrftoken') ?? '',
    };
    sent.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(BASE + path, sent);
  } catch (failure) {
    throw new Unreachable(String(failure));
  }
  if (!answer.ok) throw problemFrom(answer.status, await json(answer));
  return answer;
}

async function json(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw new Unreachable(`the service answered ${answer.status} without JSON`);
  }
}
