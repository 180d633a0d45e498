/* Facts about tournaments in words. */

import { clockText } from '../core/timeControl';
import { currentLanguage } from '../i18n/index.svelte';
import { presetName } from '../rules/presets';
import { tablesTexts } from '../tables/texts';
import type { Tournament } from './api';
import { tournamentsTexts } from './texts';

/** A moment of the near future or past, with its weekday. */
const onItsDay = (text: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(text));

/** The length of a tournament: minutes, rounds or wins. */
function lengthOf({ minutes, rounds, wins }: Tournament): string {
  const words = tournamentsTexts();
  if (minutes !== null) return words.minutes(minutes);
  if (rounds !== null) return words.rounds(rounds);
  return words.wins(wins ?? 1);
}

/** The rules of play, in a few words each. */
export function factsOf(one: Tournament): string[] {
  const words = tournamentsTexts();
  const { least_rating: least, most_rating: most } = one;
  return [
    words.kinds[one.kind],
    presetName(one.preset, one.rules_name),
    words.seats(one.seats),
    clockText(one.clock, tablesTexts().clock),
    lengthOf(one),
    one.rated ? words.rated : words.casual,
    words.access[one.access],
    ...(least === null && most === null ? [] : [words.ratings(least ?? 0, most ?? 4000)]),
  ];
}

/** The time at which it begins, goes on or ends, or at which it has ended. */
export function timeOf(one: Tournament): string {
  const words = tournamentsTexts();
  if (one.status === 'scheduled') return words.starts(onItsDay(one.starts_at));
  if (one.status === 'cancelled') return words.statuses.cancelled;
  if (one.status === 'finished') {
    return one.ended_at === null ? words.statuses.finished : words.ended(onItsDay(one.ended_at));
  }
  if (one.ends_at !== null) return words.ends(onItsDay(one.ends_at));
  if (one.next_round_at !== null) return words.nextRound(onItsDay(one.next_round_at));
  return one.rounds === null ? words.statuses.running : words.round(one.round, one.rounds);
}
