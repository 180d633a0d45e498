/* Date and time formatting, in the reader's way of writing them. */

import { currentLanguage } from './index.svelte';

/** A day and a time of day. */
export function moment(time: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(time));
}
