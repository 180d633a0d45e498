/*
 * Card style: how the reader wants cards to look, as far as a drawing has to know; colours are for
 * the style sheet.
 */

import type { CardBack } from '../core/table';
import { afterFirst } from '../loading/first';
import type { Back } from './moreBacks';

type Backs = Record<CardBack, Back>;

let large = $state(false);
let backs = $state.raw<Backs | null>(null);
let loading: Promise<void> | null = null;

/** Returns whether every face has one large sign in place of pips and pictures. */
export const isLarge = (): boolean => large;

export function drawLarge(wanted: boolean): void {
  large = wanted;
}

/** The drawing of a back; null until it is there. */
export function backOf(pattern: CardBack): Back | null {
  if (backs === null) loading ??= fetchBacks();
  return backs?.[pattern] ?? null;
}

async function fetchBacks(): Promise<void> {
  await afterFirst();
  ({ BACKS: backs } = await import('./moreBacks'));
}
