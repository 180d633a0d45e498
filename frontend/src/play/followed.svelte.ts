/*
 * A game as the page follows it: the service's newest position, and the position shown, a few moves
 * behind at most. An event that doesn't fit is never repaired by guessing.
 */

import { CannotReduce, reduce } from '../core/reduce';
import type { GameEvent, Position, Viewer, View } from '../wire';
import { MAX_WAITING, Pacer } from './pacer';

interface Shown {
  version: number;
  view: View | null;
  /** The events that led here from what was shown before. */
  events: GameEvent[];
}

interface Reader {
  viewer: () => Viewer;
  /** Speed of motion, 0 for none. */
  speed: () => number;
  /** Called with the events as they are shown. */
  onshown: (events: readonly GameEvent[]) => void;
}

export class Followed {
  /** The newest position from the service. */
  newest = $state.raw<Position>({
    version: 0,
    mark: '',
    view: null,
    legal: [],
    fair: null,
    awaited: [],
  });
  shown = $state.raw<Shown>({ version: 0, view: null, events: [] });
  /** True if `newest` is a position of the game, which events can follow. */
  isKnown: boolean;
  readonly #reader: Reader;
  readonly #pacer: Pacer;
  /** The marks of all positions that were the newest. */
  readonly #marks: string[] = [];

  constructor(reader: Reader, isKnown: boolean) {
    this.#reader = reader;
    this.isKnown = isKnown;
    this.#pacer = new Pacer({
      show: (events) => this.#show(events),
      // The others' game is watched to its end in comfort, but not for ever.
      speed: () => (this.isOut ? 2 : 1) * reader.speed(),
      patience: () => (this.isOut ? Infinity : MAX_WAITING),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    });
  }

  /** True if everything has been shown. */
  get isCurrent(): boolean {
    return this.shown.version === this.newest.version;
  }

  /** True if the reader has no cards left, even while moves are still being shown. */
  get isOut(): boolean {
    const seat = this.#reader.viewer();
    return typeof seat === 'number' && this.newest.view?.places[seat] != null;
  }

  /** Shows everything that has happened, now. */
  catchUp(): void {
    this.#pacer.flush();
  }

  /** Shows nothing more of what waits. */
  stop(): void {
    this.#pacer.drop();
  }

  /** Takes the events that are new here; false where they don't follow, and the position has to be fetched. */
  advance(events: readonly GameEvent[], next: Omit<Position, 'view'>): boolean {
    if (this.isKnown && next.version < this.newest.version) return true;
    const fresh = events.filter((event) => event.version > this.newest.version);
    const follows = this.isKnown && next.version - this.newest.version === fresh.length;
    const view = follows ? this.#reduced(fresh) : null;
    if (!follows || (view === null && fresh.length > 0)) return false;
    this.newest = { ...next, view: view ?? this.newest.view };
    this.#marks.push(next.mark);
    if (fresh.length > 0) {
      this.#pacer.push(fresh);
      if (document.hidden) this.catchUp();
    }
    return true;
  }

  /**
   * Shows a position without the moves that led to it; returns false if it is older than the known
   * one. If the service `begins` with an older position that was never the newest here, it has lost
   * later ones; the page starts again from there.
   */
  jump(position: Position, begins = false): boolean {
    const { version, view, mark } = position;
    if (this.isKnown && version < this.newest.version && !(begins && !this.#marks.includes(mark)))
      return false;
    this.isKnown = true;
    this.#pacer.drop();
    this.newest = position;
    this.#marks.push(mark);
    this.shown = { version, view, events: [] };
    return true;
  }

  /** The newest view after `events`, or null when they do not fit it. */
  #reduced(events: readonly GameEvent[]): View | null {
    const viewer = this.#reader.viewer();
    try {
      return events.reduce((view, event) => reduce(view, event, viewer), this.newest.view);
    } catch (failure) {
      if (failure instanceof CannotReduce) return null;
      throw failure;
    }
  }

  #show(events: GameEvent[]): void {
    const viewer = this.#reader.viewer();
    const view = events.reduce((shown, event) => reduce(shown, event, viewer), this.shown.view);
    const version = events.at(-1)?.version ?? this.shown.version;
    this.shown = { version, view, events };
    this.#reader.onshown(events);
  }
}
