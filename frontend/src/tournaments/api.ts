/* Requests to the service about tournaments. */

import { answer, client } from '../net/client';
import { newKey } from '../net/keys';
import type { Language, Schema } from '../wire';

export type Tournament = Schema['Tournament'];
export type Calendar = Schema['TournamentCalendar'];
export type Standing = Schema['Standing'];
export type PairedTable = Schema['TableOfTournament'];
export type TournamentWish = Schema['TournamentRequest'];
export type StandingPage = Schema['StandingPage'];

const at = (id: string) => ({ path: { tournament_id: id } });

export const getCalendar = (lang: Language): Promise<Calendar> =>
  answer(client.GET('/api/v1/tournaments/calendar', { params: { query: { lang } } }));

export const getTournament = (id: string, lang: Language): Promise<Tournament> =>
  answer(
    client.GET('/api/v1/tournaments/{tournament_id}', { params: { ...at(id), query: { lang } } }),
  );

/** A new tournament; sent again after a break it is the same one. */
export const createTournament = (wish: TournamentWish): Promise<Tournament> =>
  answer(
    client.POST('/api/v1/tournaments', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: wish,
    }),
  );

export const callOffTournament = (id: string): Promise<unknown> =>
  client.DELETE('/api/v1/tournaments/{tournament_id}', { params: at(id) });

/** Joins, or comes back after a pause. */
export const joinTournament = (id: string, password: string): Promise<Tournament> =>
  answer(
    client.PUT('/api/v1/tournaments/{tournament_id}/entry', {
      params: at(id),
      body: password === '' ? {} : { password },
    }),
  );

export const leaveTournament = (id: string): Promise<unknown> =>
  client.DELETE('/api/v1/tournaments/{tournament_id}/entry', { params: at(id) });

export const pauseTournament = (id: string): Promise<Tournament> =>
  answer(client.POST('/api/v1/tournaments/{tournament_id}/pause', { params: at(id) }));

export const listStandings = (id: string, cursor?: string): Promise<StandingPage> =>
  answer(
    client.GET('/api/v1/tournaments/{tournament_id}/standings', {
      params: { ...at(id), query: { ...(cursor && { cursor }) } },
    }),
  );
