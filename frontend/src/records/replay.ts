/* A finished game as one viewer may know it, to be shown at any event. */

import { isAct } from '../core/acts';
import { reduce } from '../core/reduce';
import type { GameEvent, View, Viewer } from '../wire';

const KEYFRAME_EVERY = 20;

export interface Bout {
  number: number;
  /** The version of its `bout_started`. */
  version: number;
}

export class Replay {
  readonly events: readonly GameEvent[];
  readonly viewer: Viewer;
  /** The versions to be shown: from the first deal to the newest event. */
  readonly first: number;
  readonly last: number;
  readonly bouts: readonly Bout[];
  readonly #start: number;
  readonly #keyframes = new Map<number, View>();

  /** `events` are all of a game, from `game_started` on. */
  constructor(events: readonly GameEvent[], viewer: Viewer) {
    const [start] = events;
    if (start?.type !== 'game_started') throw new Error('a game begins with game_started');
    this.events = events;
    this.viewer = viewer;
    this.#start = start.version;
    this.first = events.find((event) => event.type === 'cards_dealt')?.version ?? start.version;
    this.last = events.at(-1)?.version ?? start.version;
    this.bouts = events.flatMap((event) =>
      event.type === 'bout_started' ? [{ number: event.number, version: event.version }] : [],
    );
  }

  /** `version` moved into the game. */
  clamp(version: number): number {
    return Math.min(this.last, Math.max(this.first, Math.round(version)));
  }

  /** The event that made `version`. */
  eventAt(version: number): GameEvent {
    const event = this.events[version - this.#start];
    if (event?.version !== version) throw new Error(`this game has no event ${version}`);
    return event;
  }

  /** The seat that decides next after a version; null if nobody does any more. */
  deciderAfter(version: number): number | null {
    return this.events.filter(isAct).find((event) => event.version > version)?.seat ?? null;
  }

  /** The view right after the event `version`. */
  viewAt(version: number): View {
    let at = version - ((version - this.#start) % KEYFRAME_EVERY);
    while (at > this.#start && !this.#keyframes.has(at)) at -= KEYFRAME_EVERY;
    let view = this.#keyframes.get(at) ?? reduce(null, this.eventAt(this.#start), this.viewer);
    if (at === this.#start) this.#keyframes.set(at, view);
    while (at < version) {
      at += 1;
      view = reduce(view, this.eventAt(at), this.viewer);
      if ((at - this.#start) % KEYFRAME_EVERY === 0) this.#keyframes.set(at, view);
    }
    return view;
  }

  /** The start of the bout of `version`, or of the one before when `version` is its start. */
  boutBefore(version: number): number {
    return this.bouts.findLast((bout) => bout.version < version)?.version ?? this.first;
  }

  /** The start of the bout after `version`, otherwise the end of the game. */
  boutAfter(version: number): number {
    return this.bouts.find((bout) => bout.version > version)?.version ?? this.last;
  }
}
