/* What the table plays for its reader: what they chose in advance, and what they have no choice in. */

export { AheadKeeper } from './ahead.svelte';
export { Sparing } from './spared.svelte';
