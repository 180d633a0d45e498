/* The names of the seats on the board: numbers, or the names in a game's text. */

import type { SeatInfo } from '../core/table';
import { analysisTexts } from './texts';
import type { Seat } from '../wire';

/** The name that the notation of a game gives a seat, else its number. */
export const importedName = (tags: Readonly<Record<string, string>>, seat: Seat): string =>
  tags[`Seat${seat}`] || analysisTexts().player(seat + 1);

/** The seats as the table draws them; `own` is the one at the bottom. */
export const playerInfos = (
  seats: number,
  nameOf: (seat: Seat) => string,
  own: Seat | null,
): SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: 'human',
    name: nameOf(seat),
    you: seat === own,
  }));
