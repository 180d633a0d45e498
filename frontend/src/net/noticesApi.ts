/* The service's calls about what one is told, and invitations (docs/protocol.md). */

import type { Game } from '../core/game';
import { answer, client } from './client';
import type { components } from './schema';

type Schema = components['schemas'];

export type Notice = Schema['Notification'];
export type NoticePage = Schema['NotificationPage'];
export type NoticeSettings = Schema['NotificationSettings'];
export type Topic = keyof NoticeSettings['topics'];
export type Channel = keyof NoticeSettings['topics']['turn'];
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

export const getNotices = (cursor?: string): Promise<NoticePage> =>
  answer(client.GET('/api/v1/notifications', { params: { query: { ...(cursor && { cursor }) } } }));

/** Marks as read those of a game, or all. */
export const readNotices = (game?: string): Promise<unknown> =>
  client.POST('/api/v1/notifications/read', { body: game === undefined ? {} : { game } });

export const getNoticeSettings = (): Promise<NoticeSettings> =>
  answer(client.GET('/api/v1/me/notification-settings'));

export const switchNotices = (topic: Topic, channel: Channel, on: boolean) =>
  answer<NoticeSettings>(
    client.PATCH('/api/v1/me/notification-settings', {
      body: { topics: { [topic]: { [channel]: on } } },
    }),
  );

export const chooseInviters = (invited_by: NoticeSettings['invited_by']): Promise<NoticeSettings> =>
  answer(client.PATCH('/api/v1/me/notification-settings', { body: { invited_by } }));

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

export const subscribePush = (body: Schema['PushSubscriptionRequest']): Promise<unknown> =>
  client.POST('/api/v1/me/push-subscriptions', { body });

export const unsubscribePush = (endpoint: string): Promise<unknown> =>
  client.DELETE('/api/v1/me/push-subscriptions', { params: { query: { endpoint } } });
