/* The bot runner: challenges by rules, pools, several games, faults of the bot, stopping. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reasonAgainst } from '../src/bots/accepting.js';
import {
  type Bot,
  type BotOptions,
  BotRunner,
  type ChallengeRules,
  NotAuthenticatedError,
  type Schemas,
} from '../src/index.js';
import { pause } from '../src/waiting.js';
import { event, FakeService, json, problem, streamed } from './fakeService.js';

vi.mock('../src/waiting.js', { spy: true });

const ANNA = { id: 7, name: 'Anna', kind: 'account', avatar: 'fox' } as const;
const ROBBY = { id: 8, name: 'Robby', kind: 'bot_account', avatar: 'owl' } as const;
const CHALLENGE = {
  id: 'chal000001',
  challenger: ANNA,
  challenged: ROBBY,
  status: 'pending',
  preset: 'podkidnoy',
  rated: true,
  clock: { type: 'per_command', seconds: 30 },
} as unknown as Schemas['Challenge'];
const BY_BOT = { challenger: ROBBY };
const TAKE = { type: 'take' } as const;
const DONE = { type: 'done' } as const;

beforeEach(() => {
  vi.mocked(pause).mockImplementation(() => Promise.resolve());
});

afterEach(() => {
  vi.resetAllMocks();
});

describe('a challenge', () => {
  it.each<[Partial<Schemas['Challenge']>, ChallengeRules, string | null]>([
    [{}, {}, null],
    [{}, { accept: false }, 'generic'],
    [{}, { never: ['Anna'] }, 'generic'],
    [{}, { only: ['Ben'] }, 'generic'],
    [{}, { only: ['Anna', 'Ben'] }, null],
    [{}, { rated: false }, 'rated'],
    [{ rated: false }, { casual: false }, 'casual'],
    [{ rated: false }, { rated: false }, null],
    [{}, { fromPeople: false }, 'only_bots'],
    [BY_BOT, { fromPeople: false }, null],
    [BY_BOT, { fromBots: false }, 'no_bots'],
    [{}, { presets: ['perevodnoy'] }, 'rules'],
    [{}, { presets: ['perevodnoy', 'podkidnoy'] }, null],
    [{ preset: null }, { ownRules: false }, 'rules'],
    [{ preset: null }, { presets: ['perevodnoy'] }, null],
    [{}, { clocks: ['bank', 'days'] }, 'clock'],
    [{ clock: null }, { clocks: ['bank'] }, 'clock'],
    [{ clock: null }, { clocks: ['none'] }, null],
  ])('%o is judged by %o: %s', (changes, rules, reason) => {
    const challenge = { ...CHALLENGE, ...changes };
    expect(reasonAgainst(challenge, rules, true)).toBe(reason);
    expect(reasonAgainst(challenge, rules, false)).toBe(reason ?? 'later');
  });
});

/** A service in which Robby has some games: each asks him until he has sent a command that it takes. */
class Playground {
  readonly sent: { game: string; command: unknown; mark: unknown }[] = [];
  readonly calls: string[] = [];
  seek: Record<string, unknown> = { status: 'none', game: null };
  private readonly over = new Set<string>();
  private readonly streams = new Map<string, () => void>();

  constructor(
    private readonly waiting: string[],
    private readonly challenges: Schemas['Challenge'][] = [],
    private readonly answerTo: (command: unknown) => Response = () => json({ version: 4 }),
  ) {}

  readonly service = new FakeService((request) => this.reply(request));

  private game(id: string) {
    const status = this.over.has(id) ? 'finished' : 'active';
    return { id, status, you: { seat: 1 }, terms: 1, result: null };
  }

  private position(id: string) {
    const isAsked = !this.over.has(id);
    const legal = isAsked ? [{ type: 'lead', any_of: ['6C', '6D'] }, TAKE, DONE] : [];
    const facts = { version: isAsked ? 3 : 4, mark: `3-${id}`, awaited: isAsked ? [1] : [] };
    return { ...facts, legal, fair: null, view: { seat: 1 } };
  }

  private async reply(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    this.calls.push(`${request.method} ${path}`);
    const [noun, id = '', what] = path.split('/');
    if (path === 'auth/me') return json(ROBBY);
    if (path === 'account/stream') {
      const games = this.waiting.map((one) => ({ id: one, status: 'active' }));
      return streamed(event({ t: 'hello', games, unread: 0 }), 'stays open')(request);
    }
    if (path === 'games') return json({ results: [], next: null, previous: null });
    if (path === 'challenges') return json(this.challenges);
    if (noun === 'challenges' && what === undefined) {
      return json(this.challenges.find((one) => one.id === id));
    }
    if (noun === 'challenges') return json(this.game(id));
    if (path === 'seeks' || noun === 'seeks') return this.seekReply(request);
    if (noun !== 'games') return problem(404, 'not_found');
    if (what === 'view') return json(this.position(id));
    if (what === 'commands') return await this.take(id, request);
    if (what === 'stream') return this.streamOf(id, request);
    return json(this.game(id));
  }

  private seekReply(request: Request): Response {
    if (request.method === 'POST') this.seek = { status: 'paired', game: 'pool000001' };
    return request.method === 'DELETE' ? new Response(null, { status: 204 }) : json(this.seek);
  }

  private async take(game: string, request: Request): Promise<Response> {
    const body = (await request.json()) as { command: unknown; expected_mark: unknown };
    this.sent.push({ game, command: body.command, mark: body.expected_mark });
    const answer = this.answerTo(body.command);
    if (answer.ok) {
      this.over.add(game);
      this.streams.get(game)?.();
    }
    return answer;
  }

  private streamOf(id: string, request: Request): Response {
    const view = () => event({ t: 'view', game: this.game(id), ...this.position(id) });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(encoder.encode(view()));
        this.streams.set(id, () => {
          controller.enqueue(encoder.encode(view()));
        });
        request.signal.addEventListener('abort', () => {
          controller.error(request.signal.reason);
        });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }
}

const takes: Bot = { choose: () => TAKE };

function run(playground: Playground, bot: Bot, options: BotOptions = {}) {
  const runner = new BotRunner(playground.service.client(), () => bot, {
    log: vi.fn(),
    ...options,
  });
  return { runner, done: runner.run() };
}

describe('a runner', () => {
  it('plays the games that wait, side by side, and stops after as many as it was told', async () => {
    const playground = new Playground(['game000001', 'game000002']);
    const { done } = run(playground, takes, { mostGames: 2 });
    expect((await done).map(({ id }) => id).sort()).toEqual(['game000001', 'game000002']);
    expect(playground.sent).toEqual([
      { game: 'game000001', command: TAKE, mark: '3-game000001' },
      { game: 'game000002', command: TAKE, mark: '3-game000002' },
    ]);
  });

  it('shows sets of cards only to a bot that wants them', async () => {
    for (const wantsSets of [false, true]) {
      const choose = vi.fn<Bot['choose']>(() => Promise.resolve(DONE));
      await run(new Playground(['game000001']), { choose, wantsSets }, { mostGames: 1 }).done;
      const [[, legal] = []] = choose.mock.calls;
      expect(legal?.some((offer) => 'any_of' in offer)).toBe(wantsSets);
    }
  });

  it('plays on at random when the bot throws', async () => {
    const log = vi.fn();
    const fault = new Error('no idea');
    const broken: Bot = {
      choose: () => {
        throw fault;
      },
    };
    const playground = new Playground(['game000001']);
    await run(playground, broken, { mostGames: 1, log }).done;
    expect([TAKE, DONE]).toContainEqual(playground.sent[0]?.command);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('the bot failed'), fault);
  });

  it.each([400, 422])('plays a legal command when the service answers %i', async (status) => {
    const wrong: Schemas['Command'] = { type: 'lead', cards: ['XB'] };
    const answer = (command: unknown) =>
      (command as { type: string }).type === 'lead'
        ? problem(status, 'refused')
        : json({ version: 4 });
    const playground = new Playground(['game000001'], [], answer);
    await run(playground, { choose: () => wrong }, { mostGames: 1 }).done;
    expect(playground.sent.map(({ command }) => command)).toEqual([
      wrong,
      expect.objectContaining({ type: expect.stringMatching(/^(take|done)$/) as unknown }),
    ]);
  });

  it('accepts challenges by its rules, and declines others with the reason', async () => {
    const rated = { ...CHALLENGE, id: 'chal000001' };
    const casual = { ...CHALLENGE, id: 'chal000002', rated: false };
    const mine = { ...CHALLENGE, id: 'chal000003', challenger: ROBBY, challenged: ANNA };
    const challenges = [rated, casual, mine] as Schemas['Challenge'][];
    const playground = new Playground([], challenges);
    const options = { mostGames: 1, challenges: { rated: false } };
    const [game] = await run(playground, takes, options).done;
    expect(game?.id).toBe('chal000002');
    const answered = playground.calls.filter((call) => /accept|decline/.test(call));
    expect(answered).toEqual([
      'POST challenges/chal000001/decline',
      'POST challenges/chal000002/accept',
    ]);
  });

  it('waits in pools and plays what it finds there', async () => {
    const playground = new Playground([]);
    const [game] = await run(playground, takes, { pools: ['bots_duel'], mostGames: 1 }).done;
    expect(game?.id).toBe('pool000001');
    expect(playground.calls.at(-1)).toMatch(/^DELETE seeks/);
  });

  it('plays its games to their ends when it is stopped', async () => {
    const playground = new Playground(['game000001']);
    const { runner, done } = run(playground, {
      choose: () => {
        runner.stop();
        return TAKE;
      },
    });
    expect((await done).map(({ id }) => id)).toEqual(['game000001']);
  });

  it('ends at once with the reason of its signal', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const { runner, done } = run(
      new Playground(['game000001']),
      {
        choose: () => {
          controller.abort(reason);
          return TAKE;
        },
      },
      { signal: controller.signal },
    );
    await expect(done).rejects.toBe(reason);
    expect(runner.finished).toEqual([]);
  });

  it('waits for a service that is away, and ends without its token', async () => {
    const away = new Error('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    const service = new FakeService(...Array<Error>(9).fill(away), problem(401, 'invalid_token'));
    const runner = new BotRunner(service.client(), () => takes, { log: vi.fn() });
    await expect(runner.run()).rejects.toThrow(NotAuthenticatedError);
    expect(service.requests).toHaveLength(10);
  });

  it('refuses a number of games that makes no sense', () => {
    const { service } = new Playground([]);
    for (const gamesAtOnce of [0, -1, 1.5]) {
      expect(() => new BotRunner(service.client(), () => takes, { gamesAtOnce })).toThrow(
        RangeError,
      );
    }
  });
});
