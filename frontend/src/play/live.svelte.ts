/*
 * The store of a running game: followed over its connection, resync after a reconnect. An own
 * command is shown at once (optimistic update) and rolled back if the service refuses it. After a
 * gap, or an event that does not fit, the page fetches the view again.
 */

import { asItLooks } from '../core/aids';
import { viewerOf } from '../core/game';
import { playedCards } from '../core/playedCards';
import type { predict } from '../core/predict';
import { CannotReduce } from '../core/reduce';
import type { Connection, Refusal } from '../core/table';
import { afterFirst } from '../loading/first';
import type { News } from '../net/frame';
import { Problem, Unreachable } from '../net/problem';
import { ReconnectingSocket } from '../net/socket';
import { arrive } from '../session/arrivals';
import type {
  Card,
  ChatMessage,
  Command,
  Game,
  GameEvent,
  Offer,
  Position,
  Seat,
  SocketMessage,
  View,
} from '../wire';
import { getPosition, sendCommand } from './api';
import { Followed } from './followed.svelte';
import { TimeKeeper } from './timeKeeper.svelte';

export class LiveGame {
  readonly id: string;
  game = $state.raw<Game>() as Game;
  connection = $state<Connection>('reconnecting');
  refusal = $state.raw<Refusal | null>(null);
  readonly time = new TimeKeeper(() => this.#socket.wake());
  /** Close code of a socket that will not have us, else null. */
  closed = $state<number | null>(null);
  /** Receives the chat messages of the table. */
  onchat: ((messages: ChatMessage[]) => void) | null = null;

  /** The cards left with the durak of a finished game, once requested. */
  left = $state.raw<readonly Card[] | null>(null);

  /** An own command whose effect is not shown yet. */
  #played = $state.raw<Command | null>(null);
  /** An own command without an answer yet. */
  #pending = $state(false);
  #refusals = 0;
  /** The reader's seat, or their last one. */
  #sat = $state.raw<Seat | null>(null);
  /** The connection was down: the next message brings what was missed. */
  #missing = false;
  /** Comes after the table; until then an own card waits for its answer. */
  #predicting = $state.raw<typeof predict | null>(null);
  readonly #socket: ReconnectingSocket<SocketMessage>;
  readonly #followed: Followed;

  constructor(game: Game, speed: () => number) {
    this.id = game.id;
    this.#take(game);
    // A game that begins here is shown from its deal on, move by move.
    const isKnown = arrive(game.id) && game.status === 'active';
    this.#followed = new Followed(
      {
        viewer: () => viewerOf(this.game),
        speed,
        onshown: (events) => {
          const viewer = viewerOf(this.game);
          if (events.some((event) => 'seat' in event && event.seat === viewer)) this.#played = null;
        },
      },
      isKnown,
    );
    this.#socket = new ReconnectingSocket<SocketMessage>({
      path: () => `/ws/games/${game.id}${this.#since}`,
      message: (message) => this.#receive(message),
      answered: (pong, sentAt) => this.time.answered(pong.server_time, sentAt),
      connection: (state) => this.#connected(state),
      final: [4403, 4404, 4409],
      refused: (code) => (this.closed = code),
    });
  }

  /** True if the reader sat here until the service no longer knew who they are. */
  readonly isLoggedOut = $derived.by(() => {
    const { status, you, seats } = this.game;
    const sat = this.#sat;
    return status === 'active' && you.seat === null && sat !== null && seats[sat]?.left === false;
  });

  #take(game: Game): void {
    this.#sat = game.you.seat ?? this.#sat;
    this.game = game;
  }

  /** From where on the service is to tell. */
  get #since(): string {
    const { isKnown, newest } = this.#followed;
    // A service of before the marks says none, and takes the version.
    return isKnown ? `?since=${newest.mark || newest.version}` : '';
  }

  /** The view to draw, or null before the cards are dealt. */
  get view(): View | null {
    return this.#looked;
  }

  /** Without aids the table shows what it looks like, and not what was seen of it. */
  readonly #looked = $derived.by(() => {
    const view = this.#predicted ?? this.#followed.shown.view;
    const isSecret = !this.game.aids && this.game.status !== 'finished';
    if (view === null) return null;
    const { left } = this;
    if (left !== null && view.phase === 'over')
      return {
        ...view,
        hands: view.hands.map((hand, seat) => (seat === view.durak ? [...left] : hand)),
      };
    return isSecret ? asItLooks(view) : view;
  });

  readonly #predicted = $derived.by(() => this.#predict());

  get version(): number {
    return this.#followed.shown.version;
  }

  get lastEvents(): GameEvent[] {
    return this.#followed.shown.events;
  }

  get pending(): boolean {
    return this.#pending;
  }

  /** The offers at the table as shown; empty while it lags behind. */
  get legal(): Offer[] {
    return this.#followed.isCurrent && !this.pending ? this.#followed.newest.legal : [];
  }

  /** The part of it that keeps the rules, at tables where they may be broken. */
  get fair(): Offer[] | null {
    return this.#followed.isCurrent && !this.pending ? this.#followed.newest.fair : null;
  }

  get awaited(): number[] {
    return this.#followed.isCurrent ? this.#followed.newest.awaited : [];
  }

  /** True if the service waits for this player, even while moves are still being shown. */
  get isMyTurn(): boolean {
    const seat = viewerOf(this.game);
    return typeof seat === 'number' && this.#followed.newest.awaited.includes(seat);
  }

  /** True if there are moves still to show. */
  get isBehind(): boolean {
    return !this.#followed.isCurrent;
  }

  start(): void {
    this.#socket.start();
    void this.#bringPrediction();
  }

  async #bringPrediction(): Promise<void> {
    await afterFirst();
    this.#predicting = (await import('../core/predict')).predict;
  }

  stop(): void {
    this.#followed.stop();
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
    this.#followed.catchUp();
  }

  /** Takes over what the service answered to a change of seats or status. */
  setGame(game: Game): void {
    const viewer = viewerOf(this.game);
    this.#take(game);
    this.time.keep(game.times);
    // Another seat sees other cards: what is known so far belongs to the old one.
    if (viewer !== viewerOf(game)) {
      this.#followed.isKnown = false;
      this.#socket.restart();
    }
  }

  /** Sends a command, showing its effect at once where it is certain. */
  async act(command: Command): Promise<void> {
    const seat = viewerOf(this.game);
    if (this.pending || typeof seat !== 'number') return;
    const since = this.#followed.newest.version;
    this.#followed.catchUp();
    this.refusal = null;
    this.#pending = true;
    this.#played = command;
    try {
      const answer = await sendCommand(this.id, command);
      if (!this.#followed.advance(answer.events, answer)) this.#jump(answer);
    } catch (failure) {
      this.#played = null;
      await this.#refused(command, failure, { seat, since });
    } finally {
      this.#pending = false;
    }
    // A command whose own event was shown while the answer was on its way.
    if (this.#followed.isCurrent) this.#played = null;
  }

  #predict(): View | null {
    const seat = viewerOf(this.game);
    const { view } = this.#followed.shown;
    const predicting = this.#predicting;
    if (this.#played === null || view === null || typeof seat !== 'number') return null;
    try {
      return predicting?.(view, seat, this.#played) ?? null;
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
    const [card] = playedCards(command);
    const what = card === undefined ? { nonce } : { nonce, card };
    if (failure instanceof Problem) {
      const { refusalOf } = await import('./refusal');
      const refusal = await refusalOf(failure, { id: this.id, seat, since, command });
      if (refusal !== null) this.refusal = { ...refusal, ...what };
      // The session has ended: the table is followed as what the reader is now.
      if (failure.body.code === 'not_authenticated') this.#socket.restart();
    } else if (failure instanceof Unreachable) {
      // The command may or may not have been carried out: the socket will tell.
      this.refusal = { code: 'unreachable', detail: '', ...what };
      this.#socket.restart();
    } else {
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
        this.#take(message.game);
        this.time.keep(message.game.times);
        this.#jump(message, true);
        break;
      case 'events':
        this.time.keep(message.times);
        if (!this.#followed.advance(message.events, message)) void this.#refetch();
        // Moves missed during a lost connection are not shown one by one.
        if (this.#missing) this.#followed.catchUp();
        this.#missing = false;
        break;
      case 'game':
        this.setGame(message.game);
        break;
      case 'chat':
        this.onchat?.(message.messages);
        break;
      case 'ratings':
        // The panel at the end asks for them by itself.
        break;
      case 'error':
        // Behind a password there is nothing to fetch; the connection is closed next.
        if (message.code !== 'password_needed') void this.#refetch();
        break;
    }
  }

  /** Shows a position as it is: a prediction has no basis any more. */
  #jump(position: Position, begins = false): void {
    if (this.#followed.jump(position, begins)) this.#played = null;
  }

  async #refetch(): Promise<void> {
    this.#jump(await getPosition(this.id));
  }
}
