/* Streams that are cut anywhere: each message comes once, none is missing. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isCommand,
  NoReplyError,
  NotFoundError,
  type Schemas,
  StreamEndedError,
} from '../src/index.js';
import { SILENCE_MS } from '../src/streams.js';
import { pause } from '../src/waiting.js';
import {
  all,
  type Answer,
  event,
  FakeService,
  failure,
  pausesOf,
  problem,
  streamed,
} from './fakeService.js';

vi.mock('../src/waiting.js', { spy: true });

const GAME = 'aB3dE6gH9k';
const OVER = { t: 'game', game: { status: 'finished' } };
const MESSAGES: [{ t: string; version?: number }, string?][] = [
  [{ t: 'view', version: 3, game: { status: 'active' } } as { t: string }, '3-aaaaaaaaaaaa.10'],
  [{ t: 'events', version: 5 }, '5-bbbbbbbbbbbb.10'],
  [{ t: 'game', game: { status: 'active' } } as { t: string }],
  [{ t: 'chat', messages: [{ id: 11, text: 'Жарко, 🃏!' }] } as { t: string }, '5-bbbbbbbbbbbb.11'],
  [{ t: 'events', version: 9 }, '9-cccccccccccc.11'],
  [OVER],
];
const MARKED = MESSAGES.flatMap(([message, mark]) => (mark === undefined ? [] : [message]));
const HEAD = 'retry: 2000\n\n: alive\n\n';

beforeEach(() => {
  vi.mocked(pause).mockImplementation(() => Promise.resolve());
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** Answers that resume after `Last-Event-ID`, of which the first ones break after some bytes. */
function cutService(line: string, ...cuts: number[]): FakeService {
  return new FakeService((request) => {
    const last = request.headers.get('Last-Event-ID');
    const first = last === null ? 0 : MESSAGES.findIndex(([, mark]) => mark === last) + 1;
    const text =
      HEAD +
      MESSAGES.slice(first)
        .map((one) => event(...one))
        .join('');
    const bytes = new TextEncoder().encode(text.replaceAll('\n', line));
    const cut = cuts.shift();
    return cut === undefined
      ? streamed(bytes)(request)
      : streamed(bytes.slice(0, cut), 'breaks')(request);
  });
}

const WHOLE = new TextEncoder().encode(HEAD + MESSAGES.map((one) => event(...one)).join('')).length;

describe('the stream of a game', () => {
  it.each(['\n', '\r\n'])('is whole wherever it is cut (lines end in %j)', async (line) => {
    for (let cut = 0; cut < WHOLE; cut += 1) {
      const service = cutService(line, cut, Math.floor(cut / 2));
      const told = await all(service.client().games.stream(GAME));
      const marked = told.filter((message) => message.t !== 'game');
      expect(marked, `cut at ${cut}`).toEqual(MARKED);
      expect(told.at(-1)).toEqual(OVER);
    }
  });

  it('begins where the caller says', async () => {
    const service = cutService('\n', 200);
    const options = { since: '1-dddddddddddd', chatSince: 10 };
    await all(service.client().games.stream(GAME, options));
    expect(service.queries[0]).toEqual({ since: '1-dddddddddddd', chat_since: '10' });
    const { headers, url } = service.requests[0] as Request;
    expect(headers.get('Last-Event-ID')).toBeNull();
    expect(headers.get('Accept')).toBe('text/event-stream, application/problem+json');
    expect(headers.get('Authorization')).toBe('Bearer durak_x');
    expect(new URL(url).pathname).toBe(`/api/v1/games/${GAME}/stream`);
  });

  it('that ends at version 0 is asked for from there', async () => {
    const service = cutService('\n');
    await all(service.client().games.stream(GAME, { since: 0 }));
    expect(service.queries[0]).toEqual({ since: '0' });
  });

  it('goes on after the end with its chat, if asked for', async () => {
    const thanks = { t: 'chat', messages: [{ id: 12 }] };
    const service = new FakeService(
      streamed(event(OVER) + event(thanks, '9-cccccccccccc.12'), 'stays open'),
    );
    const stream = service.client().games.stream(GAME, { untilEnd: false });
    const told = [await stream.next(), await stream.next()];
    expect(told.map(({ value }) => value as unknown)).toEqual([OVER, thanks]);
    await expect(ended(stream, service)).resolves.toBe(true);
  });

  it('of a cancelled game ends', async () => {
    const cancelled = { t: 'game', game: { status: 'cancelled' } };
    const service = new FakeService(streamed(event(cancelled), 'stays open'));
    expect(await all(service.client().games.stream(GAME))).toEqual([cancelled]);
    expect(service.requests[0]?.signal.aborted).toBe(true);
  });
});

/** Leaves a stream that is open; returns whether its connection was closed. */
async function ended(stream: AsyncGenerator, { requests }: FakeService): Promise<boolean> {
  expect(requests.at(-1)?.signal.aborted).toBe(false);
  await stream.return(undefined);
  return requests.at(-1)?.signal.aborted === true;
}

describe('a stream', () => {
  const hello = event({ t: 'hello', games: [], unread: 0 });

  it('that ends without a word is opened again', async () => {
    const match = event({ t: 'match', game: GAME });
    const busy = problem(503, 'unavailable', { 'Retry-After': '4' });
    const service = new FakeService(streamed(hello), busy, streamed(match));
    const told: string[] = [];
    for await (const message of service.client().account.stream()) {
      told.push(message.t);
      if (told.length === 2) break;
    }
    expect(told).toEqual(['hello', 'match']);
    expect(pausesOf(pause)[1]).toBe(4000);
    expect(service.requests.at(-1)?.signal.aborted).toBe(true);
  });

  it('closes its connection when its reader leaves it', async () => {
    const service = new FakeService(streamed(hello, 'stays open'));
    const stream = service.client().account.stream();
    await stream.next();
    await expect(ended(stream, service)).resolves.toBe(true);
  });

  it('throws why the service ended it', async () => {
    const gone = event({ t: 'error', code: 'session_ended', detail: 'The token was revoked.' });
    const service = new FakeService(streamed(gone));
    const error = await all(service.client().lobby.stream()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StreamEndedError);
    expect(error).toMatchObject({ code: 'session_ended', detail: 'The token was revoked.' });
  });

  it('that is refused is not asked for again', async () => {
    const service = new FakeService(problem(404, 'not_found'));
    await expect(all(service.client().games.stream(GAME))).rejects.toBeInstanceOf(NotFoundError);
    expect([service.requests.length, pausesOf(pause)]).toEqual([1, []]);
  });

  it.each<[string, Answer]>([
    ['nobody listens', failure('ECONNREFUSED')],
    ['the service fails', problem(502, 'bad_gateway')],
  ])('loses its patience: %s', async (_, answer) => {
    vi.spyOn(performance, 'now').mockImplementation(() =>
      pausesOf(pause).reduce((sum, one) => sum + one, 1000),
    );
    const service = new FakeService(answer);
    const stream = all(service.client().games.stream(GAME, { patienceMs: 40_000 }));
    await expect(stream).rejects.toThrow(
      new NoReplyError(`games/${GAME}/stream: no connection for 40000 ms`),
    );
    const waited = pausesOf(pause).reduce((sum, one) => sum + one, 0);
    expect(waited).toBeGreaterThan(30_000);
    expect(waited).toBeLessThanOrEqual(40_000);
  });

  it('does not wait longer than its patience', async () => {
    const service = new FakeService(problem(429, 'too_many_sockets', { 'Retry-After': '301' }));
    await expect(all(service.client().lobby.stream())).rejects.toMatchObject({
      name: 'NoReplyError',
      cause: { code: 'too_many_sockets' },
    });
    expect(pausesOf(pause)).toEqual([]);
  });

  it('that is silent is dead', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const service = new FakeService(streamed(hello, 'stays open'), streamed(hello, 'stays open'));
    const stream = service.client().account.stream();
    await stream.next();
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(service.requests.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await next).value).toMatchObject({ t: 'hello' });
    expect(service.requests.length).toBe(2);
    await stream.return();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not dead while its reader thinks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const service = new FakeService(streamed(hello + hello, 'stays open'));
    const stream = service.client().account.stream();
    await stream.next();
    await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
    await stream.next();
    expect(service.requests.length).toBe(1);
    expect(service.requests[0]?.signal.aborted).toBe(false);
    await stream.return();
  });

  it('that is aborted throws the reason, and is closed', async () => {
    const controller = new AbortController();
    const service = new FakeService(streamed(hello, 'stays open'));
    const stream = service.client().account.stream({ signal: controller.signal });
    await stream.next();
    const next = stream.next();
    const reason = new Error('the page is left');
    controller.abort(reason);
    await expect(next).rejects.toBe(reason);
    expect(service.requests.length).toBe(1);
    expect(service.requests[0]?.signal.aborted).toBe(true);
  });
});

describe('an export', () => {
  const LINES = 'application/x-ndjson';
  const exported = (...ids: string[]) =>
    ids.map((id) => `${JSON.stringify({ game: { id }, notation: null })}\n`).join('');

  it('goes on after the last whole game', async () => {
    const broken = streamed(exported('a1', 'a2') + exported('a3').slice(0, 9), 'breaks', LINES);
    const service = new FakeService(broken, streamed(exported('a3'), 'ends', LINES));
    const asked = { player: 'Anna B', rated: true, ids: ['a1', 'a2', 'a3'] };
    const rows = await all(service.client().games.export(asked));
    expect(rows.map(({ game }) => game.id)).toEqual(['a1', 'a2', 'a3']);
    const common = { player: 'Anna B', rated: 'true', ids: 'a1,a2,a3' };
    expect(service.queries).toEqual([common, { ...common, after: 'a2' }]);
    expect(pausesOf(pause).length).toBe(1);
  });

  it('whose reply ends within a line goes on, too', async () => {
    const broken = streamed(exported('a1') + exported('a2').slice(0, -1), 'ends', LINES);
    const service = new FakeService(broken, streamed(exported('a2'), 'ends', LINES));
    const rows = await all(service.client().games.export());
    expect(rows.map(({ game }) => game.id)).toEqual(['a1', 'a2']);
  });

  it('is asked for until a reply is not full', async () => {
    const full = Array.from({ length: 300 }, (_, number) => `g${number}`);
    const service = new FakeService(
      streamed(exported(...full), 'ends', LINES),
      streamed('', 'ends', LINES),
    );
    const rows = await all(service.client().games.export());
    expect(rows.map(({ game }) => game.id)).toEqual(full);
    expect(service.queries[1]).toEqual({ after: 'g299' });
  });

  it('waits for a limit', async () => {
    const limit = problem(429, 'throttled', { 'Retry-After': '30' });
    const service = new FakeService(limit, streamed(exported('a1'), 'ends', LINES));
    expect((await all(service.client().games.export())).length).toBe(1);
    expect(pausesOf(pause)).toEqual([30_000]);
  });

  it('that breaks again and again is given up', async () => {
    const service = new FakeService(streamed(exported('a1').slice(0, 5), 'breaks', LINES));
    await expect(all(service.client().games.export())).rejects.toBeInstanceOf(NoReplyError);
    expect(service.requests.length).toBe(5);
  });
});

describe('the types', () => {
  it('tell commands from sets of cards', () => {
    const offers: Schemas['Offer'][] = [
      { type: 'take' },
      { type: 'lead', any_of: ['6H', '6S'], fewest: 1, most: 2 },
      { type: 'throw_in', card: '7D' },
    ];
    const commands: Schemas['Command'][] = offers.filter(isCommand);
    expect(commands).toEqual([{ type: 'take' }, { type: 'throw_in', card: '7D' }]);
  });

  it('tell messages apart', async () => {
    const service = cutService('\n');
    const versions: Schemas['EventsMessage']['version'][] = [];
    for await (const message of service.client().games.stream(GAME)) {
      if (message.t === 'events') versions.push(message.version);
    }
    expect(versions).toEqual([5, 9]);
  });
});
