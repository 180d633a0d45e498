/* Plays one game: waits for its turns on the stream, asks the bot, and sends its commands. */

import type { Client } from '../client.js';
import {
  ApiError,
  ConflictError,
  InvalidRequestError,
  NoReplyError,
  RefusedError,
  ServiceError,
  ThrottledError,
} from '../errors.js';
import type { components } from '../generated/schema.js';
import { isCommand } from '../offers.js';
import { growingPause } from '../retrying.js';
import { pause } from '../waiting.js';

type Schemas = components['schemas'];
type Command = Schemas['Command'];
type Offer = Schemas['Offer'];
type Game = Schemas['Game'];

/** The player of one game: each game has its own. */
export interface Bot {
  /**
   * Returns one of the legal commands, or a promise of one. `view` is what the seat may know. With `wantsSets` the list
   * also has sets of cards (`any_of`), of which `choose` makes a command.
   */
  choose(view: Schemas['View'], legal: readonly Offer[]): Offer | Promise<Offer>;
  readonly wantsSets?: boolean | undefined;
}

/** Receives what happens, for people; `error` is what was thrown, if something was. */
export type Log = (text: string, error?: unknown) => void;

/** Returns what the call returns, however long the service is away. Throws what it refuses. */
export async function persistently<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  log: Log,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) throw error;
      const asked = error instanceof ApiError ? error.retryAfterMs : null;
      log(`${error.message}; trying again`);
      await pause(asked ?? growingPause(attempt), signal);
    }
  }
}

function isAway(error: unknown): error is Error {
  return (
    error instanceof NoReplyError ||
    error instanceof ServiceError ||
    error instanceof ThrottledError
  );
}

/** One game of a bot. */
export class Play {
  private playedVersion = -1;

  constructor(
    private readonly client: Client,
    private readonly game: Game,
    private readonly bot: Bot,
    private readonly signal: AbortSignal,
    private readonly log: Log,
  ) {}

  /** Plays until the game is over, and returns it as it is then. */
  async run(): Promise<Game> {
    let last = this.game;
    const options = { signal: this.signal, patienceMs: Infinity };
    for await (const message of this.client.games.stream(this.game.id, options)) {
      if (message.t === 'game' || message.t === 'view') last = message.game;
      if (message.t !== 'view' && message.t !== 'events') continue;
      if (message.version > this.playedVersion && this.isAsked(message)) await this.move();
    }
    return last;
  }

  private isAsked({ awaited, legal }: { awaited: number[]; legal: Offer[] }): boolean {
    const { seat } = this.game.you;
    return seat !== null && awaited.includes(seat) && legal.length > 0;
  }

  /** Plays a command for the present version; later versions arrive by the stream. */
  private async move(): Promise<void> {
    const now = await this.persistently(() => this.client.games.view(this.game.id, this.options));
    if (now.view === null || !this.isAsked(now)) return;
    const offers = this.bot.wantsSets ? now.legal : now.legal.filter(isCommand);
    if (offers.length === 0) return;
    const chosen = await this.chosen(now.view, offers);
    try {
      if (!(await this.isTaken(chosen, now.mark))) await this.isTaken(anyOf(offers), now.mark);
      this.playedVersion = now.version;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      // Somebody was faster or the game is over: the stream sends the new position.
      this.log(`game ${this.game.id}: ${error.code}`);
    }
  }

  /** Sends a command; false if the service refuses it: then time would run out, and the game with it. */
  private async isTaken(chosen: Offer, mark: string): Promise<boolean> {
    const body = { command: chosen as Command, expected_mark: mark };
    try {
      await this.persistently(() => this.client.games.command(this.game.id, body, this.options));
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof InvalidRequestError)) throw error;
      this.log(`game ${this.game.id}: ${JSON.stringify(chosen)} was refused`, error);
      return false;
    }
  }

  /** Returns what the bot chooses; any command if the bot throws. */
  private async chosen(view: Schemas['View'], offers: readonly Offer[]): Promise<Offer> {
    try {
      return await this.bot.choose(view, offers);
    } catch (error) {
      this.log(`game ${this.game.id}: the bot failed; a random command is played`, error);
      return anyOf(offers);
    }
  }

  private get options() {
    return { signal: this.signal };
  }

  private persistently<T>(ask: () => Promise<T>): Promise<T> {
    return persistently(ask, this.signal, this.log);
  }
}

/** Returns a random command; a seat that is asked has one at least. */
function anyOf(offers: readonly Offer[]): Command {
  const commands = offers.filter(isCommand);
  return commands[Math.floor(Math.random() * commands.length)] as Command;
}
