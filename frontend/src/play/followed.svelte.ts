/*
 * A game as it is followed: the position the service told of last, and what has been shown of the way there, a few
 * moves behind at most. What doesn't fit is never repaired by guess.
 */

import { CannotReduce, reduce } from '../core/reduce';
import type { GameEvent, Position, Viewer, View } from '../wire';
import { MOST_WAITING, Pacer } from './pacer';

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
  /** Hears what is shown from now on. */
  onshown: (events: readonly GameEvent[]) => void;
}

/** The mark of every game before its first event. */
const NO_EVENTS = '0-000000000000';
/** So many of the newest marks are kept. */
const MOST_MARKS = 100;

export class Followed {
  /** What the service said, always the newest. */
  newest = $state.raw<Position>({
    version: 0,
    mark: NO_EVENTS,
    view: null,
    legal: [],
    fair: null,
    awaited: [],
  });
  shown = $state.raw<Shown>({ version: 0, view: null, events: [] });
  /** Whether `newest` is a position of the game, which events can follow. */
  isKnown: boolean;
  readonly #reader: Reader;
  readonly #pacer: Pacer;
  /** The marks of the positions that were the newest, the last one at the end. */
  #marks: string[] = [NO_EVENTS];

  constructor(reader: Reader, isKnown: boolean) {
    this.#reader = reader;
    this.isKnown = isKnown;
    this.#pacer = new Pacer({
      show: (events) => this.#show(events),
      // The others' game is watched to its end in comfort, but not for ever.
      speed: () => (this.isOut ? 2 : 1) * reader.speed(),
      patience: () => (this.isOut ? Infinity : MOST_WAITING),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    });
  }

  /** Whether everything has been shown. */
  get isCurrent(): boolean {
    return this.shown.version === this.newest.version;
  }

  /** Whether the reader has got rid of their cards, whatever is still being shown. */
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

  /** Where the service is to go on from. A service of before the marks says none, and takes the version. */
  get place(): string {
    return this.newest.mark || String(this.newest.version);
  }

  /** Takes the events that are new here; false where they don't follow, and the position has to be fetched. */
  advance(events: readonly GameEvent[], next: Omit<Position, 'view'>): boolean {
    if (this.isKnown && next.version < this.newest.version) return true;
    // The same version with another mark: the service has lost the one that is shown here.
    if (next.version === this.newest.version && next.mark !== this.newest.mark) return false;
    const fresh = events.filter((event) => event.version > this.newest.version);
    const follows = this.isKnown && next.version - this.newest.version === fresh.length;
    const view = follows ? this.#reduced(fresh) : null;
    if (!follows || (view === null && fresh.length > 0)) return false;
    this.#take({ ...next, view: view ?? this.newest.view });
    if (fresh.length > 0) {
      this.#pacer.push(fresh);
      if (document.hidden) this.catchUp();
    }
    return true;
  }

  /** Shows a position as it is, forgetting how it came about; false for one that is older than what is known. */
  jump(position: Position): boolean {
    if (this.isKnown && position.version < this.newest.version) return false;
    this.#showAt(position);
    return true;
  }

  /**
   * Shows the position with which the service begins anew, also an older one if it was never the newest here: the
   * service has lost what came after it. False for one that was.
   */
  beginAt(position: Position): boolean {
    const isOld = position.version < this.newest.version && this.#marks.includes(position.mark);
    if (this.isKnown && isOld) return false;
    this.#showAt(position);
    return true;
  }

  #showAt(position: Position): void {
    this.isKnown = true;
    this.#pacer.drop();
    this.#take(position);
    this.shown = { version: position.version, view: position.view, events: [] };
  }

  #take({ version, mark, view, legal, fair, awaited }: Position): void {
    this.newest = { version, mark, view, legal, fair, awaited };
    this.#marks = [...this.#marks, mark].slice(-MOST_MARKS);
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
