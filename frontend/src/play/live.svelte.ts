/*
 * A running game as the page shows it. Three views of one game:
 *   - `#auth`: what the service said, always the newest;
 *   - `#shown`: what has been shown so far, a few moves behind at most;
 *   - a prediction on top of `#shown` until an own command's outcome is shown.
 * A gap or anything that does not fit ends in fetching the view anew; nothing is repaired by guess.
 */

import { clockPlayed } from '../core/acts';
import { asItLooks } from '../core/aids';
import { viewerOf } from '../core/game';
import { playedCard, predict } from '../core/predict';
import { CannotReduce, reduce } from '../core/reduce';
import type { Connection, Refusal } from '../core/table';
import type { News } from '../net/frame';
import { Problem, Unreachable } from '../net/problem';
import { Line } from '../net/socket';
import { arrive } from '../session/arrivals';
import type {
  ChatMessage,
  Command,
  Game,
  GameEvent,
  Offer,
  Position,
  SocketMessage,
  View,
  Viewer,
  Seat,
} from '../wire';
import { getEventsSince, getPosition, sendCommand } from './api';
import { MOST_WAITING, Pacer } from './pacer';
import { TimeKeeper } from './timeKeeper.svelte';

interface Shown {
  version: number;
  view: View | null;
  /** The events that led here from what was shown before. */
  events: GameEvent[];
}

export class LiveGame {
  readonly id: string;
  game = $state.raw<Game>() as Game;
  connection = $state<Connection>('reconnecting');
  refusal = $state.raw<Refusal | null>(null);
  readonly time = new TimeKeeper(() => this.#socket.wake());
  /** Close code of a socket that will not have us, else null. */
  closed = $state<number | null>(null);
  /** Hears what is said at the table. */
  onchat: ((messages: ChatMessage[]) => void) | null = null;

  #auth = $state.raw<Position>({ version: 0, view: null, legal: [], fair: null, awaited: [] });
  #shown = $state.raw<Shown>({ version: 0, view: null, events: [] });
  /** An own command whose outcome is not shown yet. */
  #played = $state.raw<Command | null>(null);
  /** An own command without an answer yet. */
  #pending = $state(false);
  #refusals = 0;
  #known = false;
  /** The line was down: the next message brings what was missed. */
  #missing = false;
  readonly #socket: Line<SocketMessage>;
  readonly #pacer: Pacer;

  constructor(game: Game, speed: () => number) {
    this.id = game.id;
    this.game = game;
    // A game that begins here is shown from its deal on, move by move.
    this.#known = arrive(game.id) && game.status === 'active';
    this.#socket = new Line<SocketMessage>({
      path: () => `/ws/games/${game.id}${this.#known ? `?since=${this.#auth.version}` : ''}`,
      message: (message) => this.#receive(message),
      answered: (pong, sentAt) => this.time.answered(pong.server_time, sentAt),
      connection: (state) => this.#connected(state),
      final: [4403, 4404],
      refused: (code) => (this.closed = code),
    });
    this.#pacer = new Pacer({
      show: (events) => this.#show(events),
      // The others' game is watched to its end in comfort, but not for ever.
      speed: () => (this.#isOut ? 2 : 1) * speed(),
      patience: () => (this.#isOut ? Infinity : MOST_WAITING),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    });
  }

  /** The view to draw, or null before the cards are dealt. */
  get view(): View | null {
    return this.#looked;
  }

  /** Without aids the table shows what it looks like, and not what was seen of it. */
  readonly #looked = $derived.by(() => {
    const view = this.#predicted ?? this.#shown.view;
    const isSecret = !this.game.aids && this.game.status !== 'finished';
    return view !== null && isSecret ? asItLooks(view) : view;
  });

  readonly #predicted = $derived.by(() => this.#predict());

  get version(): number {
    return this.#shown.version;
  }

  get lastEvents(): GameEvent[] {
    return this.#shown.events;
  }

  get pending(): boolean {
    return this.#pending;
  }

  /** What may be done on the table as it is shown; nothing while it lags behind. */
  get legal(): Offer[] {
    return this.#current && !this.pending ? this.#auth.legal : [];
  }

  /** The part of it that keeps the rules, at tables where they may be broken. */
  get fair(): Offer[] | null {
    return this.#current && !this.pending ? this.#auth.fair : null;
  }

  get awaited(): number[] {
    return this.#current ? this.#auth.awaited : [];
  }

  /** Whether the service waits for this player, whatever is still being shown. */
  get isMyTurn(): boolean {
    const seat = viewerOf(this.game);
    return typeof seat === 'number' && this.#auth.awaited.includes(seat);
  }

  /** Whether moves are still to be shown. */
  get isBehind(): boolean {
    return !this.#current;
  }

  /** Whether the player has got rid of their cards, whatever is still being shown. */
  get #isOut(): boolean {
    const seat = viewerOf(this.game);
    return typeof seat === 'number' && this.#auth.view?.places[seat] != null;
  }

  get #current(): boolean {
    return this.#shown.version === this.#auth.version;
  }

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    this.#pacer.drop();
    this.#socket.stop();
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#socket.wake();
  }

  /** The device has lost its network. */
  interrupt(): void {
    this.#socket.interrupt();
  }

  /** Shows everything that has happened, now. */
  catchUp(): void {
    this.#pacer.flush();
  }

  /** Takes over what the service answered to a change of seats or status. */
  setGame(game: Game): void {
    const viewer = viewerOf(this.game);
    this.game = game;
    this.time.keep(game.times);
    // Another seat sees other cards: what is known so far belongs to the old one.
    if (viewer !== viewerOf(game)) {
      this.#known = false;
      this.#socket.restart();
    }
  }

  /** Sends a command, showing its outcome at once where it is certain. */
  async act(command: Command): Promise<void> {
    const seat = viewerOf(this.game);
    if (this.pending || typeof seat !== 'number') return;
    const since = this.#auth.version;
    this.#pacer.flush();
    this.refusal = null;
    this.#pending = true;
    this.#played = command;
    try {
      const answer = await sendCommand(this.id, command);
      this.#advance(answer.events, answer, () => this.#jump(answer));
    } catch (failure) {
      this.#played = null;
      await this.#refused(command, failure, { seat, since });
    } finally {
      this.#pending = false;
    }
    // A command whose own event was shown while the answer was on its way.
    if (this.#current) this.#played = null;
  }

  #predict(): View | null {
    const seat = viewerOf(this.game);
    const { view } = this.#shown;
    if (this.#played === null || view === null || typeof seat !== 'number') return null;
    try {
      return predict(view, seat, this.#played);
    } catch (failure) {
      if (failure instanceof CannotReduce) return null;
      throw failure;
    }
  }

  /** Says why `command`, made at version `since`, was not accepted. */
  async #refused(
    command: Command,
    failure: unknown,
    { seat, since }: { seat: Seat; since: number },
  ): Promise<void> {
    this.#refusals += 1;
    const nonce = this.#refusals;
    const card = playedCard(command);
    const what = card === null ? { nonce } : { nonce, card };
    if (failure instanceof Problem) {
      const { code, detail, facts, version } = failure.body;
      const overtaken = version != null && version !== since;
      const tooLate = await this.#hasClockPlayed(seat, since);
      this.refusal = { code, detail, facts: facts ?? {}, tooLate, overtaken, ...what };
    } else if (failure instanceof Unreachable) {
      // The command may or may not have been carried out: the socket will tell.
      this.refusal = { code: 'unreachable', detail: '', ...what };
      this.#socket.restart();
    } else {
      throw failure;
    }
  }

  /** Whether the clock has played for `seat` after version `since`; no where that can't be found out. */
  async #hasClockPlayed(seat: Seat, since: number): Promise<boolean> {
    try {
      return clockPlayed((await getEventsSince(this.id, since)).events, seat);
    } catch (failure) {
      if (failure instanceof Problem || failure instanceof Unreachable) return false;
      throw failure;
    }
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state !== 'online') this.#missing = true;
  }

  #receive(message: News<SocketMessage>): void {
    this.time.heard(message.server_time);
    switch (message.t) {
      case 'view':
        this.game = message.game;
        this.time.keep(message.game.times);
        this.#jump(message);
        break;
      case 'events':
        this.time.keep(message.times);
        this.#advance(message.events, message, () => void this.#refetch());
        // What was missed while the line was down is not played out move by move.
        if (this.#missing) this.#pacer.flush();
        this.#missing = false;
        break;
      case 'game':
        this.setGame(message.game);
        break;
      case 'chat':
        this.onchat?.(message.messages);
        break;
      case 'error':
        // Behind a password there is nothing to fetch; the line is closed next.
        if (message.code !== 'password_needed') void this.#refetch();
        break;
    }
  }

  /** Takes the events that are new here, or does `otherwise` when they do not follow. */
  #advance(events: GameEvent[], next: Omit<Position, 'view'>, otherwise: () => void): void {
    if (this.#known && next.version < this.#auth.version) return;
    const fresh = events.filter((event) => event.version > this.#auth.version);
    const follows = this.#known && next.version - this.#auth.version === fresh.length;
    const view = follows ? this.#reduced(fresh) : null;
    if (!follows || (view === null && fresh.length > 0)) return otherwise();
    this.#auth = {
      version: next.version,
      view: view ?? this.#auth.view,
      legal: next.legal,
      fair: next.fair,
      awaited: next.awaited,
    };
    if (fresh.length > 0) this.#tell(fresh);
  }

  /** The newest view after `events`, or null when they do not fit it. */
  #reduced(events: GameEvent[]): View | null {
    const viewer = viewerOf(this.game);
    try {
      return events.reduce((view, event) => reduce(view, event, viewer), this.#auth.view);
    } catch (failure) {
      if (failure instanceof CannotReduce) return null;
      throw failure;
    }
  }

  #tell(events: GameEvent[]): void {
    this.#pacer.push(events);
    if (document.hidden) this.#pacer.flush();
  }

  #show(events: GameEvent[]): void {
    const viewer: Viewer = viewerOf(this.game);
    const view = events.reduce((shown, event) => reduce(shown, event, viewer), this.#shown.view);
    const version = events.at(-1)?.version ?? this.#shown.version;
    this.#shown = { version, view, events };
    if (events.some((event) => 'seat' in event && event.seat === viewer)) this.#played = null;
  }

  /** Shows a view as it is, forgetting how it came about. */
  #jump({ version, view, legal, fair, awaited }: Position): void {
    if (this.#known && version < this.#auth.version) return;
    this.#known = true;
    this.#pacer.drop();
    this.#auth = { version, view, legal, fair, awaited };
    this.#shown = { version, view, events: [] };
    this.#played = null;
  }

  async #refetch(): Promise<void> {
    this.#jump(await getPosition(this.id));
  }
}
