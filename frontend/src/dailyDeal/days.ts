/* Days of the service's calendar (UTC), written as 2026-11-22. */

const DAY_MS = 86_400_000;

/** The day that comes `days` days after `day`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day as people write it. */
export function dayText(day: string, language: string): string {
  const style = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return style.format(Date.parse(day));
}
