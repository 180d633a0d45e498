/* Requests to the service about puzzles. */

import { answer, client } from '../net/client';
import type { Command, Schema } from '../wire';

export type Puzzle = Schema['PuzzleReply'];
export type PuzzleMove = Schema['PuzzleMove'];
export type Solver = Schema['PuzzleSolver'];
export type Theme = Schema['SolvedPuzzle']['themes'][number];

const ofPuzzle = (id: string) => ({ params: { path: { puzzle_id: id } } });

export const getPuzzle = (id: string): Promise<Puzzle> =>
  answer(client.GET('/api/v1/puzzles/{puzzle_id}', ofPuzzle(id)));

export const getDailyPuzzle = (): Promise<Puzzle> => answer(client.GET('/api/v1/puzzles/daily'));

/** One near the reader's rating that they have not tried. */
export const getNextPuzzle = (theme: Theme | null): Promise<Puzzle> =>
  answer(
    client.GET('/api/v1/puzzles/next', { params: { query: theme === null ? {} : { theme } } }),
  );

export const playMove = (id: string, command: Command, step: number): Promise<Puzzle> =>
  answer(
    client.POST('/api/v1/puzzles/{puzzle_id}/moves', { ...ofPuzzle(id), body: { command, step } }),
  );

/** Gives up, which shows the solution. */
export const giveUp = (id: string): Promise<Puzzle> =>
  answer(client.POST('/api/v1/puzzles/{puzzle_id}/solution', ofPuzzle(id)));

export const getSolver = (): Promise<Solver> => answer(client.GET('/api/v1/me/puzzles'));
