/*
 * The store of one puzzle being solved: what the table shows, what was answered, and the way
 * through what was played.
 */

import { predict } from '../core/predict';
import type { Refusal } from '../core/table';
import { Problem, Unreachable } from '../net/problem';
import { ensurePlayer } from '../session/account.svelte';
import type { Command, Offer } from '../wire';
import { getPuzzle, giveUp, playMove, type Puzzle } from './api';
import { framesFrom, presentFrame, type Frame } from './frames';

/** The time for which a move is shown before the next, at normal speed. */
const LOOK_MS = 800;

/** The moves to step through: the solution, or the refutation of the move played. */
export type Course = 'solution' | 'refutation';

export class Solving {
  #puzzle = $state.raw<Puzzle>() as Puzzle;
  #frames = $state.raw<Frame[]>([]);
  #at = $state(0);
  /** The own move, on its way. */
  #predicted = $state.raw<Frame | null>(null);
  #course = $state.raw<Course | null>(null);
  /** True during a further attempt that has no move yet. */
  #again = $state(false);
  #offers = $state.raw<Offer[]>([]);
  #stepped = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  pending = $state(false);
  readonly #speed: () => number;

  /** `speed`: of motion, 0 for none. */
  constructor(puzzle: Puzzle, speed: () => number) {
    this.#puzzle = puzzle;
    this.#frames = [presentFrame(puzzle)];
    this.#offers = puzzle.legal;
    this.#speed = speed;
  }

  get puzzle(): Puzzle {
    return this.#puzzle;
  }

  /** The moves to step through; null while the puzzle is being solved. */
  get course(): Course | null {
    return this.#course;
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#frames.length - 1;
  }

  readonly frame: Frame = $derived.by(() => this.#predicted ?? (this.#frames[this.#at] as Frame));

  /** True while moves are still shown one after the other. */
  readonly isCatchingUp: boolean = $derived.by(
    () => this.#course === null && this.#at < this.#frames.length - 1,
  );

  /** True if the table waits for the reader. */
  readonly isAsked: boolean = $derived.by(
    () => !this.isOver && this.#course === null && !this.isCatchingUp && this.#predicted === null,
  );

  /** True if the attempt has ended; another may begin. */
  readonly isOver: boolean = $derived.by(
    () => !this.#again && ['solved', 'failed'].includes(this.#puzzle.status),
  );

  /** True if its end is shown too: the reader has seen the moves before it. */
  readonly isDecided: boolean = $derived.by(() => this.isOver && !this.isCatchingUp);

  readonly legal: Offer[] = $derived.by(() => (this.isAsked ? this.#offers : []));

  /** Plays the reader's move; the rival replies. */
  async act(command: Command): Promise<void> {
    if (!this.isAsked || this.pending) return;
    const before = this.frame;
    const { id, seat } = this.#puzzle;
    const step = this.#again ? 0 : this.#puzzle.step;
    const view = predict(before.view, seat, command);
    this.refusal = null;
    this.pending = true;
    if (view !== null) this.#predicted = { ...before, view };
    try {
      await ensurePlayer();
      this.#follow(await playMove(id, command, step), before, step);
    } catch (failure) {
      this.#predicted = null;
      await this.#onFailure(failure, command);
    } finally {
      this.pending = false;
    }
  }

  async #onFailure(failure: unknown, command: Command): Promise<void> {
    if (failure instanceof Problem && failure.code === 'puzzle_moved_on') {
      this.show(await getPuzzle(this.#puzzle.id));
    } else if (failure instanceof Problem || failure instanceof Unreachable) {
      this.refusal = refusalOf(failure, command);
    } else throw failure;
  }

  #follow(puzzle: Puzzle, before: Frame, step: number): void {
    const moves = [...puzzle.played.slice(step), ...(puzzle.refutation ?? []).slice(0, 1)];
    this.#puzzle = puzzle;
    this.#again = false;
    this.#predicted = null;
    this.#offers = puzzle.legal;
    this.#frames = framesFrom(before, moves);
    this.#at = Math.min(1, this.last);
    this.#stepped = true;
    if (this.#speed() === 0) this.#at = this.last;
  }

  /** Shows the puzzle as the service has it now. */
  show(puzzle: Puzzle): void {
    this.#puzzle = puzzle;
    this.#again = false;
    this.#course = null;
    this.#frames = [presentFrame(puzzle)];
    this.#at = 0;
    this.#stepped = false;
    this.#offers = puzzle.legal;
  }

  /** Gives up, and steps through the solution. */
  async giveUp(): Promise<void> {
    await ensurePlayer();
    this.show(await giveUp(this.#puzzle.id));
    this.open('solution');
  }

  /** Steps through the solution, or through what is wrong with the move played. */
  open(course: Course): void {
    const { solution, refutation } = this.#puzzle;
    if (course === 'solution') {
      if (solution === null) return;
      const start = { view: solution.start, version: 0, events: [] };
      this.#frames = framesFrom(start, solution.line);
      this.#at = 0;
    } else {
      if (refutation === null) return;
      this.#frames = framesFrom(presentFrame(this.#puzzle), refutation);
      // The wrong move itself lies there already.
      this.#at = Math.min(1, this.last);
    }
    this.#course = course;
    this.#stepped = false;
  }

  /** Shows the frame of that number. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.last, to));
    this.#stepped = at === this.#at + 1;
    this.#at = at;
  }

  /** The events that led to the frame, if the reader has just seen the one before. */
  readonly lastEvents = $derived.by(() => (this.#stepped ? this.frame.events : []));

  /** Begins another attempt, which counts for nothing. */
  tryAgain(): void {
    const { solution } = this.#puzzle;
    if (solution === null) return;
    this.#again = true;
    this.#course = null;
    this.#stepped = false;
    this.#at = 0;
    this.#frames = [{ view: solution.start, version: 0, events: [] }];
    this.#offers = solution.legal;
  }

  /** Shows the next move when the reader has seen this one; for use in an effect. */
  run(): (() => void) | void {
    if (!this.isCatchingUp) return;
    const timer = setTimeout(() => this.go(this.#at + 1), LOOK_MS / (this.#speed() || 1));
    return () => clearTimeout(timer);
  }
}

let refusals = 0;

function refusalOf(failure: Problem | Unreachable, command: Command): Refusal {
  refusals += 1;
  if (failure instanceof Unreachable)
    return { code: 'unreachable', detail: failure.message, nonce: refusals };
  const { code, detail, facts } = failure.body;
  return {
    code,
    detail,
    nonce: refusals,
    ...(facts == null ? {} : { facts }),
    ...('card' in command ? { card: command.card } : {}),
  };
}
