/* The days of the calendar, by the reader's clock and in the reader's language. */

import { currentLanguage } from '../i18n/index.svelte';
import type { Tournament } from './api';

export interface CalendarDay {
  /** “Today, 28 November” or “Friday, 4 December”. */
  title: string;
  tournaments: readonly Tournament[];
}

const DAY_MS = 86_400_000;

/** The day's number, the same from midnight to midnight also when clocks are put forward or back. */
const numberOf = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS;

/** Groups tournaments, the first one first, by the days on which they begin. */
export function byDay(tournaments: readonly Tournament[], now: Date): CalendarDay[] {
  const days = new Map<number, CalendarDay & { tournaments: Tournament[] }>();
  for (const one of tournaments) {
    const moment = new Date(one.starts_at);
    const day = days.get(numberOf(moment)) ?? { title: titleOf(moment, now), tournaments: [] };
    day.tournaments.push(one);
    days.set(numberOf(moment), day);
  }
  return [...days.values()];
}

function titleOf(moment: Date, now: Date): string {
  const language = currentLanguage();
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, parts).format(moment);
  const ahead = numberOf(moment) - numberOf(now);
  const isNamed = ahead === 0 || ahead === 1;
  const day = isNamed
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ahead, 'day')
    : write({ weekday: 'long' });
  const title = `${day}, ${write({ day: 'numeric', month: 'long' })}`;
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}
