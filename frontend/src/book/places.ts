/* Where the players of a picture sit: clockwise from the one below, as at a table. */

/** The areas of a grid, with `t` for the table and `s0`, `s1` … for the seats. */
const AREAS: Record<number, string> = {
  2: '"s1" "t" "s0"',
  3: '"s1 s2" "t t" "s0 s0"',
  4: '"s2 s2 s2" "s1 t s3" "s0 s0 s0"',
  5: '"s2 s3" "t t" "s1 s4" "s0 s0"',
  6: '"s2 s3 s4" "t t t" "s1 s0 s5"',
};

/** The `grid-template-areas` for so many players. */
export function areasFor(seats: number): string {
  const areas = AREAS[seats];
  if (areas === undefined) throw new Error(`no picture for ${seats} players`);
  return areas;
}

/** The greatest width of a hand at a seat, in card widths. */
export function roomAt(seats: number, seat: number): number {
  if (seats === 2) return 7.2;
  if (seats === 6) return 2.4;
  if (seat === 0 || (seats === 4 && seat === 2)) return 7.2;
  return seats === 4 ? 2.1 : 3.4;
}

/** The distance from one card of a hand to the next, in card widths. */
export function stepOf(cards: number, room: number): number {
  return cards < 2 ? 1 : Math.min(1.06, (room - 1) / (cards - 1));
}
