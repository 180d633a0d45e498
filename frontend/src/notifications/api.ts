/* Requests to the service about notifications, and how they reach the player. */

import { answer, client } from '../net/client';
import type { Schema } from '../wire';

export type Notice = Schema['Notification'];
export type NoticePage = Schema['NotificationPage'];
export type NoticeSettings = Schema['NotificationSettings'];
export type Topic = keyof NoticeSettings['topics'];
export type Channel = keyof NoticeSettings['topics']['turn'];

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

export const switchDigest = (digest: boolean): Promise<NoticeSettings> =>
  answer(client.PATCH('/api/v1/me/notification-settings', { body: { digest } }));

/** Has mails sent again to an address that bounced. */
export const resumeMails = (): Promise<NoticeSettings> =>
  answer(client.PATCH('/api/v1/me/notification-settings', { body: { mail: 'ready' } }));

export const subscribePush = (body: Schema['PushSubscriptionRequest']): Promise<unknown> =>
  client.POST('/api/v1/me/push-subscriptions', { body });

export const unsubscribePush = (endpoint: string): Promise<unknown> =>
  client.DELETE('/api/v1/me/push-subscriptions', { params: { query: { endpoint } } });
