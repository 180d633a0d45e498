/* The analysis board: the position shown, the variation that was tried, and the way back through it. */

import type { Refusal } from '../core/table';
import { Problem, Unreachable } from '../net/problem';
import type { Command, Seat, View } from '../wire';
import { getBoard, type Board } from './api';
import { firstStep, seatOnTurn, stepAfter, type Step } from './variation';

export class AnalysisBoard {
  readonly rules: Board['rules'];
  #steps = $state.raw<Step[]>([]);
  #at = $state(0);
  #stepped = $state(false);
  /** The seat from which the reader sees the table. */
  seat = $state<Seat>(0);
  refusal = $state.raw<Refusal | null>(null);
  pending = $state(false);
  #refusals = 0;

  constructor(board: Board) {
    this.rules = board.rules;
    this.#steps = [firstStep(board)];
    this.seat = seatOnTurn(this.#steps[0] as Step, null) ?? 0;
  }

  readonly step: Step = $derived.by(() => this.#steps[this.#at] as Step);

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#steps.length - 1;
  }

  /** The moves of the variation, those that were taken back too. */
  readonly moves = $derived.by(() => this.#steps.slice(1));

  /** The position as the seat at the bottom plays it, with all cards open. */
  readonly view: View = $derived.by(() => ({ ...this.step.view, viewer: this.seat }));

  readonly legal = $derived.by(
    () => this.step.turns.find((turn) => turn.seat === this.seat)?.legal ?? [],
  );

  readonly awaited = $derived.by(() =>
    this.step.turns.filter((turn) => turn.is_awaited).map((turn) => turn.seat),
  );

  readonly lastEvents = $derived.by(() => (this.#stepped ? this.step.events : []));

  /** Plays for the seat at the bottom and drops the moves that were tried from here on before. */
  async act(command: Command): Promise<void> {
    if (this.pending) return;
    const before = this.step;
    const kept = this.#steps.slice(0, this.#at + 1);
    this.refusal = null;
    this.pending = true;
    try {
      const board = await getBoard({ position: before.position }, [{ seat: this.seat, command }]);
      this.#steps = [...kept, stepAfter(before, board)];
      this.go(kept.length);
    } catch (failure) {
      this.refusal = this.#refusalOf(failure, command);
    } finally {
      this.pending = false;
    }
  }

  /** Shows the position after so many moves. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.last, to));
    this.#stepped = at === this.#at + 1;
    this.#at = at;
    this.seat = seatOnTurn(this.step, this.seat) ?? this.seat;
  }

  #refusalOf(failure: unknown, command: Command): Refusal {
    this.#refusals += 1;
    const nonce = this.#refusals;
    if (failure instanceof Unreachable)
      return { code: 'unreachable', detail: failure.message, nonce };
    if (!(failure instanceof Problem)) throw failure;
    const { code, detail, facts } = failure.body;
    return {
      code,
      detail,
      nonce,
      ...(facts == null ? {} : { facts }),
      ...('card' in command ? { card: command.card } : {}),
    };
  }
}
