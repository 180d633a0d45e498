/*
 * Auto-open of started games: games that the player is starting right now. The page opens their
 * tables automatically: no notification is needed, and the player sees the deal.
 */

import type { Game } from '../wire';

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

let answered: Game | null = null;

/** Keeps the game that the service has just answered, so that its table need not ask for it again. */
export function bringGame(game: Game): void {
  answered = game;
}

/** Returns the game that was brought to this table, once; null where it has to be asked for. */
export function takeGame(id: string): Game | null {
  const game = answered;
  answered = null;
  return game?.id === id ? game : null;
}

/** The page is at the table; whether it was on the way there. */
export const arrive = (game: string): boolean => expected.delete(game);
