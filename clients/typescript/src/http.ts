/* Sends requests, sends them again where that is safe, and throws what the service refuses. */

import { DurakError, NoReplyError, refusalOf } from './errors.js';
import { linesOf } from './lines.js';
import type { RetryPolicy } from './retrying.js';
import { VERSION } from './version.js';
import { pause, Watch } from './waiting.js';

const ROOT = '/api/v1/';
const JSON_TYPE = 'application/json';
/** A token says who calls; a page's cookies never do. */
const COMMON = { credentials: 'omit' } as const;
const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE']);

/** The codes of failures before any byte of a request is sent; browsers tell none. */
const NEVER_SENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The options of every call, besides its own parameters. */
export interface CallOptions {
  /** Ends the call when it is aborted: the call throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** A value of a query parameter; one that is undefined is left out. */
export type QueryValue = string | number | boolean | Date | readonly string[] | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** One request, as the rooms describe it. */
export interface Wish extends CallOptions {
  query?: Query;
  body?: unknown;
  /** True if the operation takes an `Idempotency-Key`. */
  keyed?: boolean;
  accept?: string;
}

/** A reply that is read line by line. */
export interface LinesWish extends CallOptions {
  query: Query;
  accept: string;
  /** The connection breaks after so many milliseconds without data. */
  silenceMs: number;
  lastEventId?: string | null;
}

/** A connection that broke; the reader of the lines opens it again. */
export class BrokenConnection extends Error {}

export interface HttpOptions {
  token: string | undefined;
  url: string;
  timeoutMs: number;
  retry: RetryPolicy;
  fetch: typeof fetch;
}

/** Calls to one service, with a token. */
export class Http {
  private readonly headers: Readonly<Record<string, string>>;

  constructor(private readonly options: HttpOptions) {
    this.headers = {
      ...(isNode() ? { 'User-Agent': `durak-client-js/${VERSION}` } : {}),
      ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
    };
  }

  /** Returns the JSON of the reply; undefined if it has no body. */
  async json<T>(method: string, path: string, wish: Wish): Promise<T> {
    const text = await this.send(method, path, wish);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** Returns the text of the reply. */
  text(method: string, path: string, wish: Wish): Promise<string> {
    return this.send(method, path, { ...wish, accept: 'text/plain, */*;q=0.5' });
  }

  /**
   * Returns the body of the reply. All attempts have the same key, so that the service does the request once. Throws
   * ApiError for a refusal and NoReplyError if no reply comes.
   */
  private async send(method: string, path: string, wish: Wish): Promise<string> {
    const { query, body, keyed = false, accept = JSON_TYPE, signal } = wish;
    const headers: Record<string, string> = { ...this.headers, Accept: accepted(accept) };
    if (body !== undefined) headers['Content-Type'] = JSON_TYPE;
    if (keyed) headers['Idempotency-Key'] = newKey();
    const request: RequestInit = { method, headers, ...COMMON };
    if (body !== undefined) request.body = JSON.stringify(body);
    const address = this.address(path, query);
    const repeatable = keyed || REPEATABLE.has(method);
    const { retry } = this.options;
    for (let attempt = 0; ; attempt += 1) {
      let wait: number | null;
      signal?.throwIfAborted();
      try {
        const { response, text } = await this.attempt(address, request, signal);
        if (response.ok) return text;
        const refusal = refusalOf(response, text);
        wait = retry.pauseAfterReply(attempt, refusal, repeatable);
        if (wait === null) throw refusal;
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof DurakError) throw error;
        wait = retry.pauseAfterSilence(attempt, wasSent(error), repeatable);
        if (wait === null) {
          throw new NoReplyError(`${method} ${path}: ${reasonOf(error)}`, { cause: error });
        }
      }
      await pause(wait, signal);
    }
  }

  private async attempt(address: string, request: RequestInit, signal: AbortSignal | undefined) {
    const watch = new Watch(signal);
    try {
      watch.start(this.options.timeoutMs);
      const response = await this.options.fetch(address, { ...request, signal: watch.signal });
      return { response, text: await response.text() };
    } finally {
      watch.close();
    }
  }

  /**
   * Yields the lines of a reply as they arrive. Throws ApiError for a refusal, and BrokenConnection if the connection
   * can't be made, breaks or stays silent. The connection ends with the iteration.
   */
  async *lines(path: string, wish: LinesWish): AsyncGenerator<string, void, undefined> {
    const { query, accept, silenceMs, lastEventId, signal } = wish;
    const headers: Record<string, string> = { ...this.headers, Accept: accepted(accept) };
    if (lastEventId != null) headers['Last-Event-ID'] = lastEventId;
    signal?.throwIfAborted();
    const watch = new Watch(signal);
    try {
      watch.start(this.options.timeoutMs);
      const request = { headers, ...COMMON, signal: watch.signal };
      const response = await this.options.fetch(this.address(path, query), request);
      if (!response.ok) throw refusalOf(response, await response.text());
      if (response.body === null) throw new Error('the reply has no body');
      yield* linesOf(
        response.body,
        () => {
          watch.start(silenceMs);
        },
        () => {
          watch.stop();
        },
      );
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof DurakError) throw error;
      throw new BrokenConnection(reasonOf(error), { cause: error });
    } finally {
      watch.close();
    }
  }

  private address(path: string, query: Query = {}): string {
    const asked = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, textOf(value)]],
    );
    const text = new URLSearchParams(asked).toString();
    return this.options.url + ROOT + path + (text === '' ? '' : `?${text}`);
  }
}

/** Returns a value as one part of a path. */
export function quoted(value: string | number): string {
  return encodeURIComponent(value);
}

function textOf(value: Exclude<QueryValue, undefined>): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? value.join(',') : String(value);
}

const accepted = (type: string) => `${type}, application/problem+json`;

/** Returns a random key. `crypto.randomUUID` is missing on pages that are served over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers send their own `User-Agent`, and some ask the service whether another one may be sent. */
function isNode(): boolean {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  return process?.versions?.node !== undefined;
}

/** Returns the code of the failure below an error of `fetch`; browsers tell none. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}

const wasSent = (error: unknown) => !NEVER_SENT.has(codeOf(error));

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}
