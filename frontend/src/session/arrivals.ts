/*
 * Auto-open of started games: games that the player is starting right now. The page opens their
 * tables automatically: no notification is needed, and the player sees the deal.
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

/** Returns whether the page is on the way to this game's table. */
export const isExpected = (game: string): boolean => expected.has(game);

/** The page is at the table; whether it was on the way there. */
export const arrive = (game: string): boolean => expected.delete(game);
