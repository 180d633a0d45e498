/* Parts of the table that few games show, and what its first view does without: loaded together once the table stands. */

export { default as CallButton } from './CallButton.svelte';
export { default as CheatMark } from './CheatMark.svelte';
export { default as DiscardPile } from './DiscardPile.svelte';
export { default as FaceDown } from './FaceDown.svelte';
export { default as HandMarks } from './HandMarks.svelte';
export { default as Opening } from './Opening.svelte';
export { default as SkipToHand } from './SkipToHand.svelte';
export { default as SuitPicker } from './SuitPicker.svelte';
export { default as TransferSlot } from './TransferSlot.svelte';
export { default as TrumpReveal } from './TrumpReveal.svelte';
export { default as Toast } from '../ui/Toast.svelte';
export { draggable } from './drag';
export { press } from './keyboard';
