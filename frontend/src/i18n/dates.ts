/* Date and time formatting, by the reader's clock and in the reader's way of writing them. */

import { currentLanguage } from './index.svelte';

/** A day and a time of day. */
export function moment(time: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(time));
}

/** A time of day. */
export function timeOfDay(time: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), { timeStyle: 'short' }).format(new Date(time));
}
