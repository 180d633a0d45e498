/* Parts of the table that few games show: loaded together, when the first of them is needed. */

export { default as CallButton } from './CallButton.svelte';
export { default as CheatMark } from './CheatMark.svelte';
export { default as FaceDown } from './FaceDown.svelte';
export { default as HandMarks } from './HandMarks.svelte';
export { default as SuitPicker } from './SuitPicker.svelte';
export { default as TransferSlot } from './TransferSlot.svelte';
export { default as TrumpReveal } from './TrumpReveal.svelte';
