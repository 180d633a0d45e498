/*
 * A WebSocket to the service. It only receives, detects a dead connection by missing answers to its
 * pings, and reconnects automatically.
 */

import type { Connection } from '../core/table';
import { backoff } from './backoff';
import { isPong, readFrame, type Frame, type News, type Pong } from './frame';

const PING_EVERY_MS = 15_000;
/**
 * If a ping has no answer by then, the page warns the reader, while the connection may still
 * recover.
 */
const DOUBT_AFTER_MS = 1_800;
const ANSWER_WITHIN_MS = 8_000;
/** So many failures in a row, and the page says what is missing, and no longer that it reconnects. */
const HOPE_AFTER = 4;

export interface SocketHandlers<Message extends Frame> {
  /** The address to connect to now. */
  path: () => string;
  message: (message: News<Message>) => void;
  /** A ping was answered by `pong`; it had been sent at this moment of the device's clock. */
  answered?: (pong: Pong, sentAt: number) => void;
  connection: (state: Connection) => void;
  /** The service will not have us, with one of these close codes: trying again is useless. */
  final: readonly number[];
  refused: (code: number) => void;
}

/** The socket's dependencies; tests pass their own. */
export interface SocketWorld {
  open: (path: string) => WebSocket;
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
  random: () => number;
  now: () => number;
  /** False if the device knows that it has no network. */
  hasNetwork: () => boolean;
}

export const browserWorld: SocketWorld = {
  open: (path) => new WebSocket(path),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
  random: Math.random,
  now: Date.now,
  hasNetwork: () => navigator.onLine,
};

export class ReconnectingSocket<Message extends Frame> {
  readonly #on: SocketHandlers<Message>;
  readonly #world: SocketWorld;
  #socket: WebSocket | null = null;
  #timer: number | null = null;
  #failures = 0;
  #stopped = false;
  /** The time of the last ping, or of the opening. */
  #pingedAt = 0;

  constructor(handlers: SocketHandlers<Message>, world: SocketWorld = browserWorld) {
    this.#on = handlers;
    this.#world = world;
  }

  /** Opens the connection; it stays open, or comes back, until `stop`. */
  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#hangUp();
  }

  /** Tries at once instead of after the pause: the network is back, or the page is looked at. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#socket === null) this.#connect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ping();
  }

  /**
   * The device has lost its network: nothing arrives until `wake`, and the page warns the reader at
   * once.
   */
  interrupt(): void {
    if (this.#stopped) return;
    this.#lost(0);
    this.#on.connection('offline');
  }

  /** Closes the connection and opens a new one, at the current path. */
  restart(): void {
    if (!this.#stopped) this.#connect();
  }

  #connect(): void {
    this.#hangUp();
    const socket = this.#world.open(this.#on.path());
    this.#socket = socket;
    this.#pingedAt = this.#world.now();
    // A connection that neither opens nor fails is given up like a silent one.
    this.#expectAnswer();
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(event.data);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #heard(text: string): void {
    this.#failures = 0;
    this.#on.connection('online');
    // However much is sent meanwhile: by the pings the service knows who is there.
    const sincePing = this.#world.now() - this.#pingedAt;
    this.#again(Math.max(0, PING_EVERY_MS - sincePing), () => this.#ping());
    const message = readFrame<Message>(text);
    if (isPong(message)) this.#on.answered?.(message, this.#pingedAt);
    else this.#on.message(message);
  }

  #ping(): void {
    this.#pingedAt = this.#world.now();
    this.#socket?.send('{"t":"ping"}');
    this.#again(DOUBT_AFTER_MS, () => {
      this.#on.connection('reconnecting');
      this.#again(ANSWER_WITHIN_MS - DOUBT_AFTER_MS, () => this.#lost(0));
    });
  }

  #expectAnswer(): void {
    this.#again(ANSWER_WITHIN_MS, () => this.#lost(0));
  }

  #lost(code: number): void {
    this.#hangUp();
    if (this.#on.final.includes(code)) {
      this.#stopped = true;
      this.#on.refused(code);
      return;
    }
    const pause = backoff(this.#failures, this.#world.random());
    this.#failures += 1;
    this.#on.connection(this.#failures > HOPE_AFTER ? this.#without : 'reconnecting');
    this.#again(pause, () => this.#connect());
  }

  /** The part that a connection lacks. */
  get #without(): Connection {
    return this.#world.hasNetwork() ? 'away' : 'offline';
  }

  #hangUp(): void {
    this.#clear();
    if (this.#socket === null) return;
    const socket = this.#socket;
    this.#socket = null;
    socket.onmessage = null;
    socket.onclose = null;
    // One that is still opening is let open first: browsers complain of it otherwise.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #again(ms: number, run: () => void): void {
    this.#clear();
    this.#timer = this.#world.setTimeout(run, ms);
  }

  #clear(): void {
    if (this.#timer !== null) this.#world.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
