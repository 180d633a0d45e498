/* Replay controls: the position of a replay (step, jump), and its automatic play. */

import type { GameEvent, View } from '../wire';
import type { Replay } from './replay';

const STEP_MS = 1100;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class ReplayPlayer {
  #replay = $state.raw<Replay>() as Replay;
  #at = $state(0);
  /** True if the last step was one event forward: only then does the table animate. */
  #stepped = $state(false);
  playing = $state(false);
  speed = $state<Speed>(1);

  /** Hides everything after the moves already seen. */
  hides = $state(false);
  #seen = $state(0);

  constructor(replay: Replay, at: number | null, hides = false) {
    this.hides = hides;
    this.#replay = replay;
    this.#at = this.#seen = replay.clamp(at ?? replay.first);
  }

  /** The version shown. */
  get at(): number {
    return this.#at;
  }

  get first(): number {
    return this.#replay.first;
  }

  get last(): number {
    return this.#replay.last;
  }

  /** The last version that the page may show. */
  get told(): number {
    return this.hides ? this.#seen : this.last;
  }

  get replay(): Replay {
    return this.#replay;
  }

  readonly view: View = $derived.by(() => this.#replay.viewAt(this.#at));
  readonly event: GameEvent = $derived.by(() => this.#replay.eventAt(this.#at));
  readonly lastEvents: GameEvent[] = $derived(this.#stepped ? [this.event] : []);

  /** The same moment of the same game, as another viewer may know it. */
  show(replay: Replay): void {
    this.#replay = replay;
    this.#at = replay.clamp(this.#at);
    this.#stepped = false;
  }

  /** Jumps to a version; the end stops the playing. */
  go(version: number): void {
    const to = this.#replay.clamp(version);
    this.#stepped = to === this.#at + 1;
    this.#at = to;
    this.#seen = Math.max(this.#seen, to);
    if (to === this.last) this.playing = false;
  }

  /** Events forward, or back when negative. */
  step(events: number): void {
    this.go(this.#at + events);
  }

  previousBout(): void {
    this.go(this.#replay.boutBefore(this.#at));
  }

  nextBout(): void {
    this.go(this.#replay.boutAfter(this.#at));
  }

  /** Starts or stops the playing; from the end it starts over. */
  toggle(): void {
    if (!this.playing && this.#at === this.last) this.go(this.first);
    this.playing = !this.playing;
  }

  /** Keeps the replay moving while it plays; for use in an effect. */
  run(): (() => void) | void {
    if (!this.playing || this.#at >= this.last) return;
    const timer = setTimeout(() => this.step(1), STEP_MS / this.speed);
    return () => clearTimeout(timer);
  }
}
