/* Parts of a game's table that the first card does not wait for, in one file. */

export { default as LazyRuleCard } from '../ruleCard/LazyRuleCard.svelte';
export { default as Absence } from './Absence.svelte';
export { stayAwake } from './awake';
export { default as LoggedOut } from './LoggedOut.svelte';
export { giveTime, setDoneInAdvance } from './onTime';
export { reasonOf } from './reasons';
