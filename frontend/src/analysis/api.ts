/* Requests to the service about positions on the analysis board. */

import { answer, client } from '../net/client';
import type { Command, Schema, Seat } from '../wire';

export type Board = Schema['AnalysedPosition'];
export type ImportedGame = Schema['ImportedGame'];
export type Evaluation = Schema['EvaluationReply'];

/** The source of a position. */
export type Source =
  { position: string } | { game_id: string; at: number } | { notation: string; at: number };

export interface Move {
  seat: Seat;
  command: Command;
}

/** The position after these moves. */
export const getBoard = (source: Source, moves: readonly Move[] = []): Promise<Board> =>
  answer(client.POST('/api/v1/analysis/positions', { body: { ...source, moves: [...moves] } }));

export const importGame = (notation: string): Promise<ImportedGame> =>
  answer(client.POST('/api/v1/analysis/games', { body: { notation } }));

/** Has a position judged; one that is there already costs nothing. */
export const askEvaluation = (position: string, seat: Seat): Promise<Evaluation> =>
  answer(client.POST('/api/v1/analysis/evaluations', { body: { position, seat } }));

export const getEvaluation = (id: string): Promise<Evaluation> =>
  answer(
    client.GET('/api/v1/analysis/evaluations/{evaluation_id}', {
      params: { path: { evaluation_id: id } },
    }),
  );
