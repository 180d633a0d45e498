/* The requests that are repeated, the waits in between, and the errors thrown. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  type Client,
  ConflictError,
  InvalidRequestError,
  NoReplyError,
  NotAllowedError,
  NotAuthenticatedError,
  NotFoundError,
  RefusedError,
  ServiceError,
  ThrottledError,
} from '../src/index.js';
import { MAX_PAUSE_MS } from '../src/retrying.js';
import { pause } from '../src/waiting.js';
import { type Answer, FakeService, failure, json, pausesOf, problem } from './fakeService.js';

vi.mock('../src/waiting.js', { spy: true });

const GAME = json({ id: 'aB3dE6gH9k' });
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

type Ask = (client: Client) => Promise<unknown>;
const read: Ask = (client) => client.games.get('aB3dE6gH9k');
/** With a key, as often as one likes. */
const create: Ask = (client) => client.games.create({ preset: 'duel', seats: SEATS });
/** Without a key, so once. */
const giveUp: Ask = (client) => client.puzzles.giveUp('aB3dE6gH9k');

beforeEach(() => {
  vi.mocked(pause).mockImplementation(() => Promise.resolve());
});

afterEach(() => {
  vi.resetAllMocks();
});

const keysOf = ({ requests }: FakeService) =>
  requests.map(({ headers }) => headers.get('Idempotency-Key'));

describe('a limit', () => {
  it.each([
    [429, 'throttled', read],
    [429, 'throttled', create],
    [503, 'unavailable', create],
    [503, 'unavailable', giveUp],
  ] as const)('%i is waited for as long as it says', async (status, code, ask) => {
    const service = new FakeService(problem(status, code, { 'Retry-After': '7' }), GAME);
    expect(await ask(service.client())).toEqual({ id: 'aB3dE6gH9k' });
    expect(pausesOf(pause)).toEqual([7000]);
  });

  it('may be named as a date', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12, 0, 0), toFake: ['Date'] });
    const after = { 'Retry-After': 'Thu, 26 Nov 2026 12:00:09 GMT' };
    const service = new FakeService(problem(503, 'unavailable', after), GAME);
    await read(service.client());
    vi.useRealTimers();
    expect(pausesOf(pause)).toEqual([9000]);
  });

  it('far away is thrown at once', async () => {
    const service = new FakeService(problem(429, 'throttled', { 'Retry-After': '61' }));
    const error = await create(service.client()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ThrottledError);
    expect(error).toMatchObject({ code: 'throttled', retryAfterMs: 61_000 });
    expect([service.requests.length, pausesOf(pause)]).toEqual([1, []]);
  });

  it('further away is waited for by a client that may wait longer', async () => {
    const service = new FakeService(problem(429, 'throttled', { 'Retry-After': '61' }), GAME);
    await create(service.client({ longestWaitMs: 61_000 }));
    expect(pausesOf(pause)).toEqual([61_000]);
  });
});

describe('a failure', () => {
  const failures: [string, Answer][] = [
    ['a cut', failure('ECONNRESET')],
    ['a cut in a browser', failure()],
    ['500', problem(500, 'internal_error')],
    ['502', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ];

  it.each(failures)('%s is repeated under the same key', async (_, answer) => {
    for (const ask of [read, create]) {
      const service = new FakeService(answer, answer, GAME);
      expect(await ask(service.client())).toEqual({ id: 'aB3dE6gH9k' });
      const keys = new Set(keysOf(service));
      expect(keys.size).toBe(1);
      if (ask === create) expect([...keys][0]).toMatch(/^[0-9a-f]{32}$/);
      else expect([...keys]).toEqual([null]);
    }
  });

  it.each(failures)('%s is not repeated where it may have been done', async (_, answer) => {
    const service = new FakeService(answer, GAME);
    const error = await giveUp(service.client()).catch((caught: unknown) => caught);
    expect(error instanceof NoReplyError || error instanceof ServiceError).toBe(true);
    expect([service.requests.length, pausesOf(pause)]).toEqual([1, []]);
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'])(
    'before anything was sent is always repeated: %s',
    async (code) => {
      const service = new FakeService(failure(code), GAME);
      expect(await giveUp(service.client())).toEqual({ id: 'aB3dE6gH9k' });
      expect(service.requests.length).toBe(2);
    },
  );

  it('in the middle of a reply is repeated', async () => {
    const half = () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"id": "aB'));
          controller.error(new TypeError('terminated'));
        },
      });
      return new Response(body);
    };
    const service = new FakeService(half, GAME);
    expect(await read(service.client())).toEqual({ id: 'aB3dE6gH9k' });
  });

  it('is repeated a number of times, after pauses that grow up to a limit', async () => {
    const service = new FakeService(failure('ECONNRESET'));
    const asked = read(service.client({ retries: 9 }));
    await expect(asked).rejects.toThrow(new NoReplyError('GET games/aB3dE6gH9k: cause ECONNRESET'));
    expect(service.requests.length).toBe(10);
    const pauses = pausesOf(pause);
    expect(pauses.length).toBe(9);
    expect(pauses[0]).toBeLessThanOrEqual(250);
    expect(pauses[0]).toBeGreaterThanOrEqual(125);
    expect(pauses.at(-1)).toBeLessThanOrEqual(MAX_PAUSE_MS);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(MAX_PAUSE_MS / 2);
  });

  it('is thrown with its cause', async () => {
    const cut = failure('ECONNRESET');
    const error = await giveUp(new FakeService(cut).client()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NoReplyError);
    expect(error).toHaveProperty('cause', cut);
  });
});

describe('keys', () => {
  it('differ from call to call', async () => {
    const service = new FakeService(GAME);
    const client = service.client();
    await create(client);
    await create(client);
    expect(new Set(keysOf(service)).size).toBe(2);
  });

  it('in use are waited for', async () => {
    const busy = problem(409, 'idempotency_key_in_use', { 'Retry-After': '0' });
    const service = new FakeService(busy, GAME);
    expect(await create(service.client())).toEqual({ id: 'aB3dE6gH9k' });
    expect(new Set(keysOf(service)).size).toBe(1);
  });
});

describe('time', () => {
  it('that a reply takes too long is a failure', async () => {
    vi.useFakeTimers();
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => {
          reject(request.signal.reason as Error);
        });
      });
    const service = new FakeService(never, GAME);
    const asked = read(service.client({ timeoutMs: 1234 }));
    await vi.advanceTimersByTimeAsync(1233);
    expect(service.requests.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual({ id: 'aB3dE6gH9k' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('an aborted call', () => {
  const reason = new Error('the player has left');

  it('sends nothing when it is aborted already', async () => {
    const service = new FakeService(GAME);
    const signal = AbortSignal.abort(reason);
    await expect(service.client().games.get('aB3dE6gH9k', { signal })).rejects.toBe(reason);
    expect(service.requests).toEqual([]);
  });

  it('ends while it waits for the reply', async () => {
    const controller = new AbortController();
    const service = new FakeService((request) => {
      controller.abort(reason);
      throw request.signal.reason;
    }, GAME);
    const asked = service.client().games.list({ mine: true, signal: controller.signal });
    await expect(asked).rejects.toBe(reason);
    expect(service.requests.length).toBe(1);
    expect(service.queries).toEqual([{ mine: 'true' }]);
  });

  it('ends while it waits for the next attempt', async () => {
    vi.mocked(pause).mockReset();
    const controller = new AbortController();
    const service = new FakeService(() => {
      queueMicrotask(() => {
        controller.abort(reason);
      });
      return problem(503, 'unavailable', { 'Retry-After': '50' });
    });
    const asked = service.client().games.get('aB3dE6gH9k', { signal: controller.signal });
    await expect(asked).rejects.toBe(reason);
    expect(service.requests.length).toBe(1);
  });
});

describe('a refusal', () => {
  it.each([
    [400, InvalidRequestError],
    [401, NotAuthenticatedError],
    [403, NotAllowedError],
    [404, NotFoundError],
    [405, InvalidRequestError],
    [409, ConflictError],
    [412, ConflictError],
    [413, InvalidRequestError],
    [422, RefusedError],
    [429, ThrottledError],
    [500, ServiceError],
    [507, ServiceError],
  ])('%i is an error of its family', async (status, kind) => {
    const facts = { card: '8S', ranks: ['7', '9'] };
    const more = { field: 'command.card', facts, rule: '2.4' };
    const service = new FakeService(problem(status, 'some_code', {}, more));
    const error = await read(service.client({ retries: 0 })).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as object).constructor).toBe(kind);
    expect(error).toMatchObject({
      name: kind.name,
      status,
      code: 'some_code',
      field: 'command.card',
      type: '/problems/some_code',
      params: { facts, rule: '2.4' },
      errors: [],
      message: `${status} some_code: Detail of some_code.`,
    });
  });

  it('lists everything that is wrong', async () => {
    const errors = [{ field: 'seats', code: 'missing', detail: 'Say who plays.' }];
    const service = new FakeService(problem(400, 'invalid', {}, { errors }));
    await expect(create(service.client())).rejects.toMatchObject({ errors, field: null });
  });

  it.each(['text/html', 'application/json'])('of a proxy (%s) has its text', async (type) => {
    const page = () =>
      new Response('<h1>Not here</h1>', { status: 404, headers: { 'Content-Type': type } });
    await expect(read(new FakeService(page).client())).rejects.toMatchObject({
      name: 'NotFoundError',
      code: 'unknown',
      detail: '<h1>Not here</h1>',
    });
  });

  it('without a body has its status', async () => {
    const page = new Response(null, { status: 404 });
    await expect(read(new FakeService(page).client())).rejects.toThrow('404 unknown: Status 404');
  });
});
