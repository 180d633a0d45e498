/*
 * Parts of the table that its first view does without, and that few games show. They come as soon
 * as the table stands, so that whatever needs one finds it there. The page reports a part that
 * can't be loaded (`notifications/MissingPart.svelte`).
 */

import { withTexts } from '../i18n/index.svelte';
import type * as Seldom from './seldom';

let parts = $state.raw<typeof Seldom | null>(null);

/** Brings them to the page. */
export async function bringSeldom(): Promise<void> {
  parts = await withTexts(import('./seldom'));
}

/** The parts; null as long as they are on their way. */
export const seldom = (): typeof Seldom | null => parts;

/** The parts for the end of the game. */
export async function bringOver() {
  return (await withTexts(import('./OverPanel.svelte'))).default;
}
