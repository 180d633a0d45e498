/* A puzzle move by move: what lies on the table after each. */

import { isAct, type Act } from '../core/acts';
import { reduce } from '../core/reduce';
import type { GameEvent, View } from '../wire';
import type { Puzzle, PuzzleMove } from './api';

export interface Frame {
  view: View;
  /** The number of its newest event. */
  version: number;
  /** The events since the frame before. */
  events: GameEvent[];
}

/** The frames after these moves, the frame they begin with being the first. */
export function framesFrom(start: Frame, moves: readonly PuzzleMove[]): Frame[] {
  const frames = [start];
  let { view, version } = start;
  for (const { events } of moves) {
    for (const event of events) view = reduce(view, event, view.viewer);
    version = events.at(-1)?.version ?? version;
    frames.push({ view, version, events });
  }
  return frames;
}

/** The current frame of the puzzle. */
export function presentFrame({ view, played }: Puzzle): Frame {
  return { view, version: played.at(-1)?.events.at(-1)?.version ?? 0, events: [] };
}

/** The play that led to this frame; null in a first frame. */
export const actOf = ({ events }: Frame): Act | null => events.find(isAct) ?? null;
