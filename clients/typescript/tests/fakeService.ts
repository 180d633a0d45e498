/* A service in the test: replies by hand, requests written down, no network and no waiting. */

import { vi } from 'vitest';
import { Client, type ClientOptions } from '../src/index.js';

export const URL_OF_SERVICE = 'http://durak.example';

/** A reply; a failure of the network; or what makes one of them from a request. */
export type Answer = Response | Error | ((request: Request) => Response | Promise<Response>);

/** Replies to requests in turn with what it was given, and keeps the requests; the last answer is given on and on. */
export class FakeService {
  readonly requests: Request[] = [];
  private readonly answers: Answer[];

  constructor(...answers: Answer[]) {
    this.answers = answers;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    this.requests.push(request);
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
    if (answer === undefined) throw new Error('the test has given no answer');
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer.clone() : await answer(request);
  };

  client(options: ClientOptions = {}): Client {
    return new Client({ token: 'durak_x', url: URL_OF_SERVICE, ...options, fetch: this.fetch });
  }

  /** The query of each request, in their order. */
  get queries(): Record<string, string>[] {
    return this.requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  }
}

/** A reply with this JSON. */
export function json(body: unknown, status = 200): Response {
  const headers = { 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A refusal as the service sends it. */
export function problem(
  status: number,
  code: string,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
): Response {
  const title = code.replaceAll('_', ' ');
  const detail = `Detail of ${code}.`;
  const body = { type: `/problems/${code}`, title, status, code, detail, ...more };
  const kind = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify(body), { status, headers: { ...kind, ...headers } });
}

/** The error of `fetch` in Node when the network fails; browsers tell no code. */
export function failure(code?: string): TypeError {
  const cause =
    code === undefined ? undefined : Object.assign(new Error(`cause ${code}`), { code });
  return new TypeError('fetch failed', { cause });
}

/** The end of a streamed reply: whole, broken, or open for ever. */
export type Ending = 'ends' | 'breaks' | 'stays open';

/** A reply that streams these bytes. An open one breaks, as with every `fetch`, when its request is aborted. */
export function streamed(
  content: string | Uint8Array,
  ending: Ending = 'ends',
  type = 'text/event-stream',
): (request: Request) => Response {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return (request) => {
    let isSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!isSent && bytes.length > 0) {
          isSent = true;
          controller.enqueue(bytes);
        } else if (ending === 'ends') {
          controller.close();
        } else if (ending === 'breaks') {
          controller.error(new TypeError('terminated', { cause: new Error('other side closed') }));
        } else {
          return new Promise<void>((resolve) => {
            request.signal.addEventListener('abort', () => {
              controller.error(request.signal.reason);
              resolve();
            });
          });
        }
        return undefined;
      },
    });
    return new Response(body, { headers: { 'Content-Type': type } });
  };
}

/** A message as the service writes it into a stream. */
export function event(message: unknown, mark?: string): string {
  return `${mark === undefined ? '' : `id: ${mark}\n`}data: ${JSON.stringify(message)}\n\n`;
}

/** All that an iteration yields. */
export async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

/** Waits of the client take no time; returns the milliseconds of each, in their order. */
export function pausesOf(pause: unknown): number[] {
  return vi
    .mocked(pause as (milliseconds: number) => Promise<void>)
    .mock.calls.map(([milliseconds]) => milliseconds);
}
