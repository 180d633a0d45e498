/* Streams that reconnect with backoff: one that is cut goes on where it was left. */

import { ApiError, NoReplyError, ServiceError, StreamEndedError } from './errors.js';
import type { components } from './generated/schema.js';
import { BrokenConnection, type CallOptions, type Http, type Query } from './http.js';
import { EventReader } from './lines.js';
import { BUSY, growingPause } from './retrying.js';
import { pause } from './waiting.js';

type Schemas = components['schemas'];

const EVENTS = 'text/event-stream';
/** A stream without a line for so long is dead: the service sends a comment after 7.5 seconds. */
export const SILENCE_MS = 15_000;
const PATIENCE_MS = 300_000;

/** The options of every stream. */
export interface StreamOptions extends CallOptions {
  /** After so many milliseconds without a connection the stream throws NoReplyError; 300,000 if left out. */
  patienceMs?: number | undefined;
}

/** The options of the stream of a game. */
export interface GameStreamOptions extends StreamOptions {
  /** A mark or a version that you have: events after it come first. Without it the view comes first. */
  since?: string | number | undefined;
  /** The id of the newest message of the chat that you have. */
  chatSince?: number | undefined;
  /** False: the stream goes on after the end of the game, with its chat. */
  untilEnd?: boolean | undefined;
}

/** Yields the messages of a game; see `Games.stream`. */
export async function* gameStream(
  http: Http,
  path: string,
  options: GameStreamOptions,
): AsyncGenerator<Schemas['SocketMessage'], void, undefined> {
  const { since, chatSince, untilEnd = true } = options;
  const query = { since, chat_since: chatSince };
  for await (const message of messages<Schemas['SocketMessage']>(http, path, query, options)) {
    yield message;
    if (untilEnd && isOver(message)) return;
  }
}

function isOver(message: Schemas['SocketMessage']): boolean {
  if (message.t !== 'view' && message.t !== 'game') return false;
  const { status } = message.game;
  return status === 'finished' || status === 'cancelled';
}

/**
 * Yields messages over as many connections as it takes, those with an id once each. Throws ApiError for a refusal,
 * StreamEndedError where the service says that the stream is over, and NoReplyError without a connection.
 */
export async function* messages<M extends { t: string }>(
  http: Http,
  path: string,
  query: Query,
  { signal, patienceMs = PATIENCE_MS }: StreamOptions,
): AsyncGenerator<M, void, undefined> {
  const reader = new EventReader();
  let attempt = 0;
  let heardAt = performance.now();
  for (;;) {
    let failure: unknown;
    let wait: number | null = null;
    const common = { query, accept: EVENTS, silenceMs: SILENCE_MS, signal };
    try {
      for await (const line of http.lines(path, { ...common, lastEventId: reader.begin() })) {
        attempt = 0;
        heardAt = performance.now();
        const message = reader.feed(line) as M | null;
        if (message === null) continue;
        if (message.t === 'error') throw endOf(message);
        yield message;
        // The service was not silent while the caller worked.
        heardAt = performance.now();
      }
    } catch (error) {
      if (!isPassing(error)) throw error;
      failure = error;
      if (error instanceof ApiError) wait = error.retryAfterMs;
    }
    attempt += 1;
    wait ??= growingPause(attempt);
    if (performance.now() - heardAt + wait > patienceMs) {
      throw new NoReplyError(`${path}: no connection for ${patienceMs} ms`, { cause: failure });
    }
    await pause(wait, signal);
  }
}

/** Returns whether a further connection may help after this failure. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return BUSY.has(error.status) || error instanceof ServiceError;
  return error instanceof BrokenConnection;
}

function endOf(message: object): StreamEndedError {
  const { code, detail } = message as Schemas['ErrorMessage'];
  return new StreamEndedError(code, detail);
}
