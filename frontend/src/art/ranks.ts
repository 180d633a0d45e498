/*
 * The thirteen ranks as strokes, in a box 100 high; as paths rather than text, so that they look the same
 * everywhere and are no text to assistive software (the card's button has its name).
 */

import type { Rank } from '../core/cards';
import ranks from './ranks.json';

export interface RankShape {
  /** Width of the box, in the units of its height of 100. */
  width: number;
  path: string;
}

/** Stroke width the shapes are drawn for. */
export const RANK_STROKE = 13;

export const RANK_SHAPES: Record<Rank, RankShape> = ranks;
