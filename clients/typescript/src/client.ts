/* The client: rooms by noun, over one token and one address. */

import { Rooms } from './generated/rooms.js';
import { Http } from './http.js';
import { RetryPolicy } from './retrying.js';

const DEFAULT_URL = 'http://localhost:8000';
const TIMEOUT_MS = 30_000;
const RETRIES = 4;
const MAX_WAIT_MS = 60_000;

export interface ClientOptions {
  /** A token of the account; without one a caller is a spectator. */
  token?: string | undefined;
  /** The address of the service; `http://localhost:8000` if left out. */
  url?: string | undefined;
  /** The limit of a single attempt, in milliseconds; 30,000 if left out. */
  timeoutMs?: number | undefined;
  /** The number of times that a request is sent again where that is safe; 4 if left out. */
  retries?: number | undefined;
  /** The longest wait that the service may ask for, in milliseconds; 60,000 if left out. */
  longestWaitMs?: number | undefined;
  /** Replaces the network, for tests and proxies. */
  fetch?: typeof fetch | undefined;
}

/** A program's way to a Durak service. */
export class Client extends Rooms {
  /** The address of the service, without a slash at its end. */
  readonly url: string;

  constructor(options: ClientOptions = {}) {
    const url = (options.url ?? DEFAULT_URL).replace(/\/+$/, '');
    super(
      new Http({
        token: options.token,
        url,
        timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
        retry: new RetryPolicy(options.retries ?? RETRIES, options.longestWaitMs ?? MAX_WAIT_MS),
        // Browsers refuse to run `fetch` as a method of another object.
        fetch: options.fetch ?? ((...request) => fetch(...request)),
      }),
    );
    this.url = url;
  }
}
