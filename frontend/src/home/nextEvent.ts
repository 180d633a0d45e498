/* The next event of the home page: its tournament, and its words. */

import type { Calendar, Tournament } from '../tournaments/api';
import type { Language } from '../wire';
import type en from './texts/en';

const A_MINUTE_MS = 60_000;
const AN_HOUR_MS = 60 * A_MINUTE_MS;
const A_DAY_MS = 24 * AN_HOUR_MS;
/** An arena that ends sooner is not worth joining. */
const TO_JOIN_MS = 5 * A_MINUTE_MS;
/** From here on hours are shown instead of minutes, and days instead of hours. */
const LONG = 2;

const isIn = ({ you }: Tournament) => you?.status === 'active' || you?.status === 'paused';

/** Returns whether a tournament that runs can still be joined. */
const isOpen = ({ kind, ends_at }: Tournament, now: number) =>
  kind === 'swiss' || (ends_at !== null && Date.parse(ends_at) - now > TO_JOIN_MS);

/**
 * Returns the tournament to show, or null. The reader's own come first: one that runs, then one that
 * begins within a day. Then one that can be joined now, and the next to come; recommended ones before others.
 */
export function nextEvent({ running, coming }: Calendar, now: number): Tournament | null {
  const isSoon = ({ starts_at }: Tournament) => Date.parse(starts_at) - now < A_DAY_MS;
  const open = running.filter((one) => one.you === null && isOpen(one, now));
  return (
    running.find((one) => isIn(one) && one.you?.game != null) ??
    running.find(isIn) ??
    coming.find((one) => isIn(one) && isSoon(one)) ??
    open.find(({ featured }) => featured) ??
    open[0] ??
    coming[0] ??
    running.find(({ you }) => you === null) ??
    null
  );
}

/** Returns when it begins, as in "in 12 minutes"; null if that is within a minute. */
function untilBegin({ starts_at }: Tournament, now: number, language: Language): string | null {
  const ms = Date.parse(starts_at) - now;
  if (ms < A_MINUTE_MS) return null;
  const [unit, length] =
    ms < LONG * AN_HOUR_MS
      ? (['minute', A_MINUTE_MS] as const)
      : ms < LONG * A_DAY_MS
        ? (['hour', AN_HOUR_MS] as const)
        : (['day', A_DAY_MS] as const);
  return new Intl.RelativeTimeFormat(language).format(Math.floor(ms / length), unit);
}

/** Returns the facts of a tournament: when it begins or how far it is, its players, the reader's part. */
export function eventState(
  one: Tournament,
  now: number,
  words: typeof en,
  language: Language,
): string {
  const { status, round, rounds, players, you } = one;
  const parts: string[] = [];
  if (you?.game != null) parts.push(words.yourTable);
  else if (status === 'running') {
    parts.push(rounds !== null && round > 0 ? words.eventRound(round, rounds) : words.eventRuns);
  } else {
    const when = untilBegin(one, now, language);
    parts.push(when === null ? words.eventBeginsNow : words.eventBegins(when));
  }
  parts.push(words.players(players));
  if (you?.status === 'active') parts.push(words.youAreIn);
  if (you?.status === 'paused') parts.push(words.youPause);
  return parts.join(' · ');
}
