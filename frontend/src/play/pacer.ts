/*
 * Move queue: shows a game's events one move at a time, however fast they arrive, so that one can
 * follow. It falls behind by a few moves at most, and catches up at once when asked to.
 */

import type { GameEvent } from '../wire';

/** More moves than this waiting, and all are shown at once to somebody who plays. */
export const MAX_WAITING = 6;

/** The time for which a move is shown before the next, in milliseconds at normal speed. */
const LOOK_MS: Partial<Record<GameEvent['type'], number>> = {
  cards_dealt: 900,
  cards_led: 600,
  card_thrown_in: 500,
  attack_beaten: 600,
  attack_transferred: 700,
  transfer_shown: 1200,
  trump_changed: 1800,
  trump_swapped: 900,
  cycle_completed: 700,
  cheat_caught: 1600,
  attack_returned: 700,
  call_failed: 1200,
  take_declared: 500,
  bout_ended: 550,
  cards_drawn: 400,
};
/** Two moves are never closer than this, unless the reader wants no motion at all. */
const MIN_PAUSE_MS = 250;

export interface PacerWorld {
  /** Shows one move: the events that belong together. */
  show: (events: GameEvent[]) => void;
  /** 0.5, 1 or 2 times the normal speed; 0 for no motion at all: then everything is shown as it comes. */
  speed: () => number;
  /** More moves than this waiting, and all are shown at once. */
  patience: () => number;
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
}

export class Pacer {
  readonly #world: PacerWorld;
  #waiting: GameEvent[][] = [];
  #timer: number | null = null;

  constructor(world: PacerWorld) {
    this.#world = world;
  }

  /** True if there is something left to show. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Takes events in order; the first is shown at once if nothing is being looked at. */
  push(events: readonly GameEvent[]): void {
    this.#waiting.push(...moves(events));
    if (this.#waiting.length > this.#world.patience() || this.#world.speed() === 0) this.flush();
    else if (this.#timer === null) this.#next();
  }

  /** Shows all that waits, now. */
  flush(): void {
    this.#clear();
    const events = this.#waiting.flat();
    this.#waiting = [];
    if (events.length > 0) this.#world.show(events);
  }

  /** Drops all waiting moves. */
  drop(): void {
    this.#clear();
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = null;
    const move = this.#waiting.shift();
    if (move === undefined) return;
    this.#timer = this.#world.setTimeout(() => this.#next(), this.#look(move));
    this.#world.show(move);
  }

  #look(move: readonly GameEvent[]): number {
    const speed = this.#world.speed();
    if (speed === 0) return 0;
    const longest = Math.max(...move.map((event) => LOOK_MS[event.type] ?? 0));
    return Math.max(MIN_PAUSE_MS, longest / speed);
  }

  #clear(): void {
    if (this.#timer !== null) this.#world.clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/**
 * Events grouped into moves. An event that no player causes (a bout begins, a player is out, all
 * draw) belongs to the move before it; the start of a game is one move up to its first bout.
 */
export function moves(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group !== undefined && belongs(event, group.at(-1))) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongs(event: GameEvent, before: GameEvent | undefined): boolean {
  switch (event.type) {
    case 'cards_dealt':
      return before?.type === 'game_started';
    case 'cards_drawn':
      return before?.type === 'cards_drawn';
    case 'trump_shown':
    case 'bout_started':
    case 'player_out':
    case 'player_left':
    case 'game_ended':
    case 'attacker_done':
      return true;
    default:
      return false;
  }
}
