/*
 * Automatic moves (auto-play) that the table makes for its reader: those chosen in advance, and
 * those without a choice.
 */

export { AheadKeeper } from './ahead.svelte';
export { Sparing } from './spared.svelte';
