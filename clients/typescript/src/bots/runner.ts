/* Runs a bot: gets it games, plays them at the same time, and outlives restarts of the service. */

import type { Client } from '../client.js';
import { ApiError, ConflictError, DurakError, NotFoundError } from '../errors.js';
import type { components } from '../generated/schema.js';
import { restUntil } from '../waiting.js';
import { type ChallengeRules, reasonAgainst } from './accepting.js';
import { type Bot, type Log, persistently, Play } from './playing.js';

type Schemas = components['schemas'];
type Game = Schemas['Game'];
type Pools = Schemas['SeekRequest']['pools'];

/** The service ends a seek after 75 seconds without a sign. */
const BETWEEN_SIGNS_MS = 10_000;
const TO_SEEK_AGAIN_MS = 15_000;

/** The games that a bot takes, and how many at once. */
export interface BotOptions {
  /** The number of games that are played at the same time; 4 if left out. */
  gamesAtOnce?: number | undefined;
  /** The pools in which the bot waits for games; none if left out. */
  pools?: Pools | undefined;
  /** False: casual games of the pools. */
  rated?: boolean | undefined;
  /** The challenges that it accepts; all if left out. */
  challenges?: ChallengeRules | undefined;
  /** The runner stops after so many games. */
  mostGames?: number | undefined;
  /** Ends everything immediately; `stop` plays the games to their ends. */
  signal?: AbortSignal | undefined;
  /** Receives what happens; the console's error output if left out. */
  log?: Log | undefined;
}

/** A bot that runs until it is stopped. `make` makes the object that plays a game: one for each game. */
export class BotRunner {
  /** The games that are over, in the order of their ends. */
  readonly finished: Game[] = [];
  private readonly games = new Map<string, Promise<void>>();
  private readonly ended = new AbortController();
  private readonly stopping = new AbortController();
  private freed = new AbortController();
  private readonly gamesAtOnce: number;
  private readonly log: Log;

  constructor(
    private readonly client: Client,
    private readonly make: () => Bot,
    private readonly options: BotOptions = {},
  ) {
    this.gamesAtOnce = options.gamesAtOnce ?? 4;
    if (!Number.isInteger(this.gamesAtOnce) || this.gamesAtOnce < 1) {
      throw new RangeError('gamesAtOnce: a whole number, at least 1');
    }
    this.log = options.log ?? logToConsole;
  }

  /** Takes no more games; `run` returns once those that are played are over. */
  stop(): void {
    this.stopping.abort();
    this.wake();
  }

  /**
   * Runs the bot, and returns the games that it has finished. Throws DurakError where going on is of no use, such as a
   * revoked token, and the signal's reason if it is aborted.
   */
  async run(): Promise<readonly Game[]> {
    const { signal } = this.options;
    const end = () => {
      this.ended.abort(signal?.reason);
      this.stop();
    };
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    const tasks: Promise<void>[] = [];
    try {
      const me = await this.persistently(() => this.client.account.me(this.call));
      this.log(`${me.name} (${me.kind}) is here`);
      const listening = this.listen(me);
      const seeking = this.seek();
      tasks.push(listening, seeking);
      await Promise.race([listening, seeking, restUntil(this.stopping.signal)]);
      this.stop();
      await seeking;
      while (this.games.size > 0) await Promise.race([listening, ...this.games.values()]);
      signal?.throwIfAborted();
      return this.finished;
    } finally {
      signal?.removeEventListener('abort', end);
      this.stop();
      this.ended.abort();
      await Promise.allSettled([...tasks, ...this.games.values()]);
    }
  }

  /** Receives the account's messages, over all restarts of the service. */
  private async listen(me: Schemas['Me']): Promise<void> {
    const options = { ...this.call, patienceMs: Infinity };
    for await (const message of this.client.account.stream(options)) {
      if (message.t === 'hello') {
        await this.lookAround(
          me,
          message.games.map(({ id }) => id),
        );
      } else if (message.t === 'game') {
        if (!isOver(message)) this.begin(message.id);
      } else if (message.t === 'match') {
        this.begin(message.game);
      } else if (message.t === 'notification') {
        const { kind, challenge } = message.notification;
        if (kind === 'challenge' && challenge !== null) await this.answer(challenge);
      }
    }
  }

  /** Takes up what was begun before, and what came while nobody listened. */
  private async lookAround(me: Schemas['Me'], waiting: readonly string[]): Promise<void> {
    for (const id of waiting) this.begin(id);
    for (const status of ['active', 'starting'] as const) {
      for (const id of await this.persistently(() => this.listed(status))) this.begin(id);
    }
    const challenges = await this.persistently(() => this.client.challenges.list(this.call));
    for (const { id, challenged } of challenges) if (challenged.id === me.id) await this.answer(id);
  }

  private async listed(status: 'active' | 'starting'): Promise<string[]> {
    const ids: string[] = [];
    const mine = this.client.games.listAll({ ...this.call, mine: true, status });
    for await (const { id } of mine) ids.push(id);
    return ids;
  }

  /** Accepts a challenge or declines it, as the options say. */
  private async answer(id: string): Promise<void> {
    const { challenges } = this.client;
    try {
      const challenge = await this.persistently(() => challenges.get(id, this.call));
      if (challenge.status !== 'pending') return;
      const reason = reasonAgainst(challenge, this.options.challenges ?? {}, this.hasRoom);
      if (reason === null) {
        await this.persistently(() => challenges.accept(id, this.call));
        this.begin(id);
      } else {
        await this.persistently(() => challenges.decline(id, { reason }, this.call));
      }
      this.log(`challenge ${id} of ${challenge.challenger.name}: ${reason ?? 'accepted'}`);
    } catch (error) {
      // It was taken back, or is answered by another process of this account.
      if (!(error instanceof ConflictError || error instanceof NotFoundError)) throw error;
      this.log(`challenge ${id}: ${error.code}`);
    }
  }

  private get hasRoom(): boolean {
    const begun = this.games.size + this.finished.length;
    const { mostGames = Infinity } = this.options;
    return !this.isStopping && this.games.size < this.gamesAtOnce && begun < mostGames;
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Plays a game, unless it is played already. */
  private begin(id: string): void {
    if (this.games.has(id)) return;
    const { mostGames = Infinity } = this.options;
    const played = this.play(id)
      .catch((error: unknown) => {
        if (!this.ended.signal.aborted) this.log(`game ${id}: it is played no more`, error);
      })
      .finally(() => {
        this.games.delete(id);
        this.wake();
        if (this.finished.length >= mostGames) this.stop();
      });
    this.games.set(id, played);
  }

  /** Gets ready if the game waits for that, and plays it. */
  private async play(id: string): Promise<void> {
    let game = await this.persistently(() => this.client.games.get(id, this.call));
    if (game.you.seat === null || isOver(game)) return;
    if (game.status !== 'active') game = await this.ready(game);
    this.log(`game ${id}: seat ${String(game.you.seat)}`);
    const play = new Play(this.client, game, this.make(), this.ended.signal, this.log);
    const over = await play.run();
    if (over.status === 'finished') this.finished.push(over);
    this.log(`game ${id}: ${over.status}`);
  }

  private async ready(game: Game): Promise<Game> {
    const body = { client_seed: newSeed(), terms: game.terms };
    try {
      return await this.persistently(() => this.client.tables.ready(game.id, body, this.call));
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      this.log(`game ${game.id}: ${error.code}`);
      return game;
    }
  }

  /** Waits in the pools whenever there is room for a game, until the runner stops. */
  private async seek(): Promise<void> {
    const { pools = [], rated = true } = this.options;
    if (pools.length === 0) {
      await restUntil(this.stopping.signal);
      return;
    }
    try {
      while (!this.isStopping) {
        if (this.hasRoom) await this.waitIn(pools, rated);
        else await this.rest();
      }
    } finally {
      await this.stopSeeking();
    }
  }

  /** Gives a sign that the bot waits, or begins the game that was found. */
  private async waitIn(pools: Pools, rated: boolean): Promise<void> {
    const { seeks } = this.client;
    try {
      let seek = await this.persistently(() => seeks.keepAlive(this.call));
      if (seek.status === 'none') {
        seek = await this.persistently(() => seeks.create({ pools, rated }, this.call));
      }
      if (seek.status === 'paired' && seek.game !== null) this.begin(seek.game);
    } catch (error) {
      // A game is played already, or missed games are waited for.
      if (!(error instanceof ConflictError)) throw error;
      this.log(`no seek: ${error.code}`);
      await this.rest(TO_SEEK_AGAIN_MS);
      return;
    }
    await this.rest(BETWEEN_SIGNS_MS);
  }

  private async stopSeeking(): Promise<void> {
    if (this.ended.signal.aborted) return;
    try {
      await this.client.seeks.stop(this.call);
    } catch (error) {
      // A seek without signs ends automatically.
      if (!(error instanceof DurakError)) throw error;
      this.log(`no seek was stopped: ${error instanceof ApiError ? error.code : error.message}`);
    }
  }

  /** Waits so long, or until a game is over or the runner stops. */
  private async rest(milliseconds?: number): Promise<void> {
    if (!this.isStopping) await restUntil(this.freed.signal, milliseconds);
  }

  private wake(): void {
    const { freed } = this;
    this.freed = new AbortController();
    freed.abort();
  }

  private get call() {
    return { signal: this.ended.signal };
  }

  private persistently<T>(ask: () => Promise<T>): Promise<T> {
    return persistently(ask, this.ended.signal, this.log);
  }
}

function isOver({ status }: { status: Game['status'] }): boolean {
  return status === 'finished' || status === 'cancelled';
}

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function logToConsole(text: string, error?: unknown): void {
  // eslint-disable-next-line no-console -- a bot has no other output, unless its owner names one
  console.error(...(error === undefined ? [text] : [text, error]));
}
