/* The result of a game in words, and everybody's place. */

import { teamOf, type TableOptions } from '../core/options';
import type { SeatInfo } from '../core/table';
import type { Seat, View } from '../wire';
import type { OverTexts } from './texts/over';

interface Words {
  over: OverTexts;
  /** The reader. */
  you: string;
}
type Naming = (seat: Seat) => string | null;

export interface Ranked {
  seat: Seat;
  place: number;
  /** True if others have the same place. */
  shared: boolean;
}

/** The seats by their places. */
export function ranked({ places }: View, seats: readonly SeatInfo[]): Ranked[] {
  const placeOf = (seat: Seat) => places[seat] ?? seats.length;
  const count = (place: number) => seats.filter(({ seat }) => placeOf(seat) === place).length;
  return seats
    .map(({ seat }) => ({ seat, place: placeOf(seat), shared: count(placeOf(seat)) > 1 }))
    .sort((a, b) => a.place - b.place);
}

/** The result of the game for the reader, and the facts below it. */
export function resultText(
  view: View,
  me: Seat | null,
  options: TableOptions,
  name: Naming,
  words: Words,
): { headline: string; lines: string[] } {
  const { over } = words;
  if (view.reason === 'no_progress') return { headline: over.noProgress, lines: [] };
  if (view.reason === 'left') {
    const winner = view.places.indexOf(1);
    const headline = winner === me ? over.youWonLeft : over.wonLeft(name(winner) ?? '');
    return { headline, lines: [] };
  }
  if (view.losing_teams.length > 0) return teamResult(view, me, options, name, words);
  if (view.durak === null) return { headline: over.draw, lines: [] };
  if (view.durak === me) return { headline: over.youLost, lines: [] };
  const lost = over.lost(name(view.durak) ?? '');
  if (me === null) return { headline: lost, lines: [] };
  return { headline: view.places[me] === 1 ? over.youFirst : over.youWon, lines: [lost] };
}

/** The durak's epaulettes, one six a star: whose they are, and what rank they make; null where there are none. */
export function epaulettesText(view: View, me: Seat | null, name: Naming, words: Words) {
  const { epaulettes: sixes = 0, durak } = view;
  if (sixes === 0 || durak === null) return null;
  const { over } = words;
  const rank = over.epauletteRanks[Math.min(sixes, over.epauletteRanks.length) - 1] ?? '';
  return over.epaulettes(durak === me ? null : name(durak), sixes, rank);
}

function teamResult(
  view: View,
  me: Seat | null,
  options: TableOptions,
  name: Naming,
  words: Words,
) {
  const { over } = words;
  const hasLost = (seat: Seat) => view.losing_teams.includes(teamOf(seat, options) ?? -1);
  const seats = view.places.map((_, seat) => seat);
  const names = (some: Seat[]) => some.map((seat) => name(seat) ?? words.you).join(', ');
  const won = over.teamsWon(names(seats.filter((seat) => !hasLost(seat))));
  const lost = over.teamsLost(names(seats.filter(hasLost)));
  if (me === null) return { headline: won, lines: [lost] };
  return { headline: hasLost(me) ? over.teamLost : over.teamWon, lines: [won, lost] };
}
