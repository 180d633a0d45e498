/* The moves tried on the board, as a list of positions. */

import type { GameEvent, Seat, View } from '../wire';
import type { Board, Move } from './api';

export interface Step {
  position: string;
  view: View;
  turns: Board['turns'];
  /** The number of its newest event, counted from the board's first position on. */
  version: number;
  /** The move that led here and its events; none to the first position. */
  move: Move | null;
  events: GameEvent[];
}

/** The board's first position. */
export const firstStep = ({ position, view, turns }: Board): Step => ({
  position,
  view,
  turns,
  version: 0,
  move: null,
  events: [],
});

/** The step after `before` that the board's newest move has made. */
export function stepAfter(before: Step, board: Board): Step {
  const played = board.moves.at(-1);
  if (played === undefined) throw new Error('the board has no move');
  const events = played.events.map((event) => ({
    ...event,
    version: before.version + event.version,
  }));
  return {
    position: board.position,
    view: board.view,
    turns: board.turns,
    version: events.at(-1)?.version ?? before.version,
    move: { seat: played.seat, command: played.command },
    events,
  };
}

/**
 * The seat to play: the same seat as before if it still has a move, otherwise the first awaited
 * one.
 */
export function seatOnTurn({ turns }: Step, before: Seat | null): Seat | null {
  const awaited = turns.filter((turn) => turn.is_awaited);
  const same = awaited.find((turn) => turn.seat === before);
  return (same ?? awaited[0] ?? turns[0])?.seat ?? null;
}

/** The position with every hand seen by all, for a judge who is to know every card. */
export function withOpenHands(position: string): string {
  const lines = position.split('\n');
  const hands = lines.filter((line) => line.startsWith('hand '));
  let seat = 0;
  return lines
    .map((line) => (line.startsWith('known ') ? `known ${hands[seat++]?.slice(5) ?? '-'}` : line))
    .join('\n');
}
