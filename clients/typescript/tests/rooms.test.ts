/* Every method of every room sends what the document says of its operation. */

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { Client, NotFoundError, VERSION } from '../src/index.js';
import { all, FakeService, json, problem, URL_OF_SERVICE } from './fakeService.js';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: unknown;
  security?: Record<string, unknown>[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Placed {
  room: string;
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

const ROOT = new URL('../../../', import.meta.url);
const NAME = 'Anna / "B?#%й';
const ENCODED = 'Anna%20%2F%20%22B%3F%23%25%D0%B9';

const document = JSON.parse(await readFile(new URL('docs/openapi.json', ROOT), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, { method, path, operation }] as const,
    ),
  ),
);

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Room, method and operation, as rooms.toml has them. */
function placed(table: string): Placed[] {
  let room = '';
  return table.split('\n').flatMap((line) => {
    room = /^\[(\w+)\]$/.exec(line)?.[1] ?? room;
    const [, name, id] = /^(\w+) = "(\w+)"$/.exec(line) ?? [];
    const known = operations.get(id ?? '');
    if (name === undefined || known === undefined) return [];
    const { method, path, operation } = known;
    return [
      { room: camel(room), name: camel(name), method: method.toUpperCase(), path, operation },
    ];
  });
}

const table = await readFile(new URL('clients/rooms.toml', ROOT), 'utf8');
const TABLE = placed(table);

type Call = (...values: unknown[]) => Promise<unknown>;

describe('rooms', () => {
  it('are those of the table', () => {
    expect(TABLE.length).toBe((table.match(/^\w+ = /gm) ?? []).length);
    expect(TABLE.length).toBeGreaterThan(100);
  });

  it.each(TABLE)('$room $name sends what the document says', async (one) => {
    const { room, name, method, path, operation } = one;
    const service = new FakeService(json({}));
    const client = service.client() as unknown as Record<string, Record<string, Call>>;
    const parameters = operation.parameters ?? [];
    const named = (where: Parameter['in']) =>
      parameters.filter((parameter) => parameter.in === where).map((parameter) => parameter.name);
    const query = Object.fromEntries(named('query').map((choice) => [choice, 'x']));
    const values: unknown[] = named('path').map(() => NAME);
    if (operation.requestBody !== undefined) values.push({ kind: 'open' });
    const signal = new AbortController().signal;
    await client[room]?.[name]?.(...values, { ...query, signal });

    expect(service.requests.length).toBe(1);
    const request = service.requests[0] as Request;
    expect(request.method).toBe(method);
    expect(request.url.split('?')[0]).toBe(
      URL_OF_SERVICE + path.replace(/\{\w+\}/g, ENCODED).replaceAll("'", '%27'),
    );
    expect(service.queries).toEqual([query]);
    expect(request.headers.has('Idempotency-Key')).toBe(
      named('header').includes('Idempotency-Key'),
    );
    const hasBody = operation.requestBody !== undefined;
    expect(await request.text()).toBe(hasBody ? '{"kind":"open"}' : '');
    expect(request.headers.get('Content-Type')).toBe(hasBody ? 'application/json' : null);
    expect(request.headers.get('Authorization')).toBe('Bearer durak_x');
    expect(request.headers.get('User-Agent')).toBe(`durak-client-js/${VERSION}`);
    expect(request.credentials).toBe('omit');
  });
});

/** Operations that take more than one request, and their methods. */
const BY_HAND: Record<string, (client: Client) => AsyncGenerator> = {
  stream_account: (client) => client.account.stream(),
  stream_lobby: (client) => client.lobby.stream(),
  stream_game: (client) => client.games.stream(NAME),
  stream_players_games: (client) => client.players.stream([NAME, 7]),
  stream_tournament: (client) => client.tournaments.stream(NAME),
  stream_tv: (client) => client.tv.stream(),
  export_games: (client) => client.games.export(),
};

describe('operations', () => {
  it.each(Object.entries(BY_HAND))('%s is asked for as the document says', async (id, ask) => {
    const known = operations.get(id);
    const service = new FakeService(problem(404, 'not_found'));
    await expect(ask(service.client()).next()).rejects.toThrow(NotFoundError);
    expect(service.requests.map(({ method }) => method)).toEqual([known?.method.toUpperCase()]);
    expect(service.requests[0]?.url.split('?')[0]).toBe(
      URL_OF_SERVICE + (known?.path ?? '').replace(/\{\w+\}/g, ENCODED),
    );
  });

  it('that a token may call have a method', () => {
    // Only a session may call the others: an account's page, a login, or staff.
    const isForPrograms = ({ security = [{ token: [] }] }: Operation) =>
      security.some((way) => 'token' in way || 'oauth' in way);
    const withMethods = new Set([
      ...TABLE.map(({ operation }) => operation.operationId),
      ...Object.keys(BY_HAND),
    ]);
    const missing = [...operations.values()].filter(
      ({ operation }) => isForPrograms(operation) && !withMethods.has(operation.operationId),
    );
    expect(missing.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});

describe('values', () => {
  it('of a query are written as the service reads them', async () => {
    const service = new FakeService(json({}));
    await service.client().games.list({ mine: true, status: 'finished', cursor: undefined });
    expect(service.queries).toEqual([{ mine: 'true', status: 'finished' }]);
  });

  it('of a body are sent as they are', async () => {
    const service = new FakeService(json({ id: 'aB3dE6gH9k' }, 201));
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'casual' as const }];
    const body = { preset: 'duel', seats, rated: true, start: true };
    const game = await service.client().games.create(body);
    expect(game.id).toBe('aB3dE6gH9k');
    expect(await service.requests[0]?.json()).toEqual(body);
  });

  it('of replies without a body are undefined', async () => {
    const service = new FakeService(() => new Response(null, { status: 204 }));
    await expect(service.client().blocks.remove(7)).resolves.toBeUndefined();
  });

  it('of notations are texts', async () => {
    const service = new FakeService(new Response('[Durak]\n'));
    expect(await service.client().records.notation('aB3dE6gH9k')).toBe('[Durak]\n');
    expect(service.requests[0]?.headers.get('Accept')).toContain('text/plain');
  });
});

describe('pages', () => {
  const page = (rows: number[], cursor: string | null) =>
    json({
      results: rows,
      next: cursor && `${URL_OF_SERVICE}/api/v1/games?cursor=${cursor}&page_size=100`,
      previous: null,
    });

  it('are read one after another', async () => {
    const service = new FakeService(page([1, 2], 'a%2Bb'), page([], 'c'), page([3], null));
    expect(await all(service.client().games.listAll({ mine: true }))).toEqual([1, 2, 3]);
    const common = { mine: 'true', page_size: '100' };
    expect(service.queries).toEqual([
      common,
      { ...common, cursor: 'a+b' },
      { ...common, cursor: 'c' },
    ]);
  });

  it('are not read before somebody wants their rows', async () => {
    const service = new FakeService(page([1, 2], 'c'), page([3], null));
    const rows = service.client().games.listAll();
    await rows.next();
    await rows.return();
    expect(service.requests.length).toBe(1);
  });
});

describe('a client', () => {
  it('without a token is a spectator', async () => {
    const service = new FakeService(json({}));
    await service.client({ token: undefined }).games.list();
    expect(service.requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('takes an address with slashes at its end', async () => {
    const service = new FakeService(json({}));
    const client = service.client({ url: `${URL_OF_SERVICE}/durak//` });
    await client.games.list();
    expect(client.url).toBe(`${URL_OF_SERVICE}/durak`);
    expect(service.requests[0]?.url).toBe(`${URL_OF_SERVICE}/durak/api/v1/games`);
  });

  it('says its version, which is that of the package', async () => {
    const manifest = await readFile(new URL('../package.json', import.meta.url), 'utf8');
    expect((JSON.parse(manifest) as { version: string }).version).toBe(VERSION);
  });

  it('asks the local service unless it is told another one', () => {
    expect(new Client().url).toBe('http://localhost:8000');
  });
});
