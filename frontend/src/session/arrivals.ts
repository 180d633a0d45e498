/*
 * Games that the player is having dealt right now, to whose tables the page goes by itself: nobody has to call
 * them there, and the deal is theirs to see.
 */

const expected = new Set<string>();

/** The page goes to this game's table as it begins. */
export function expectArrival(game: string): void {
  expected.add(game);
}

/** It does not, after all. */
export function cancelArrival(game: string): void {
  expected.delete(game);
}

/** Whether the page is on the way to this game's table. */
export const isExpected = (game: string): boolean => expected.has(game);

/** The page is at the table; whether it was on the way there. */
export const arrive = (game: string): boolean => expected.delete(game);
