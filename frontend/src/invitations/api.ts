/* Requests to the service about invitations to a table. */

import { answer, client } from '../net/client';
import type { Game, Schema } from '../wire';

export type Invitation = Schema['Invitation'];
export type DeclineReason = NonNullable<Invitation['reason']>;

export const REASONS = [
  'generic',
  'later',
  'rules',
  'clock',
  'seats',
  'rated',
  'casual',
  'no_bots',
] as const satisfies readonly DeclineReason[];

const table = (game_id: string) => ({ params: { path: { game_id } } });

export const getTableInvitations = (gameId: string): Promise<Invitation[]> =>
  answer(client.GET('/api/v1/games/{game_id}/invitations', table(gameId)));

export const invite = (gameId: string, name: string): Promise<Invitation> =>
  answer(client.POST('/api/v1/games/{game_id}/invitations', { ...table(gameId), body: { name } }));

export const withdrawInvitation = (game_id: string, invitation_id: number): Promise<unknown> =>
  client.DELETE('/api/v1/games/{game_id}/invitations/{invitation_id}', {
    params: { path: { game_id, invitation_id } },
  });

const own = (invitation_id: number) => ({ params: { path: { invitation_id } } });

export const acceptInvitation = async (id: number, client_seed: string): Promise<Game> =>
  await answer(
    client.POST('/api/v1/me/invitations/{invitation_id}/accept', {
      ...own(id),
      body: { client_seed },
    }),
  );

export const declineInvitation = (id: number, reason: DeclineReason): Promise<unknown> =>
  client.POST('/api/v1/me/invitations/{invitation_id}/decline', { ...own(id), body: { reason } });
