/* Requests to the service about reports and sanctions. */

import { answer, client } from '../net/client';
import type { ReasonCode, Sanction, Schema } from '../wire';

export type Report = Schema['ReportState'];

export interface Somebody {
  id: number;
  name: string;
}

/** The things that a report may name besides the player. */
export interface Evidence {
  game?: string;
  message?: { id: number; text: string };
  ruleSet?: { id: string; name: string };
  /** A club that the player owns, or a tournament that the player has created. */
  club?: { id: string; name: string };
  tournament?: { id: string; name: string };
}

export const sendReport = (
  player: number,
  reason: ReasonCode,
  text: string,
  { game, message, ruleSet, club, tournament }: Evidence,
): Promise<Report> =>
  answer(
    client.POST('/api/v1/reports', {
      body: {
        player,
        reason,
        text,
        ...(game !== undefined && { game }),
        ...(message !== undefined && { message: message.id }),
        ...(ruleSet !== undefined && { rule_set: ruleSet.id }),
        ...(club !== undefined && { club: club.id }),
        ...(tournament !== undefined && { tournament: tournament.id }),
      },
    }),
  );

export const getMyReports = (): Promise<Report[]> => answer(client.GET('/api/v1/reports/mine'));

export const getMySanctions = (): Promise<Sanction[]> =>
  answer(client.GET('/api/v1/sanctions/mine'));

export const acknowledge = (id: number): Promise<Sanction> =>
  answer(
    client.PUT('/api/v1/sanctions/{sanction_id}/acknowledgement', {
      params: { path: { sanction_id: id } },
    }),
  );

export const appeal = (sanction: number, text: string): Promise<Sanction> =>
  answer(client.POST('/api/v1/appeals', { body: { sanction, text } }));
