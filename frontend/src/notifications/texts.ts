/* A notification in the reader's words. */

import { m } from '../i18n/index.svelte';
import { inText } from '../names/marks';
import type { Notice, Topic } from './api';

export const TOPIC_OF: Record<Notice['kind'], Topic> = {
  turn: 'turn',
  match: 'turn',
  invitation: 'invitation',
  invitation_declined: 'invitation',
  challenge: 'invitation',
  challenge_declined: 'invitation',
  friend_playing: 'friend',
  game_cancelled: 'table',
  game_called_off: 'table',
  seat_lost: 'table',
  seat_claimed: 'table',
  webhook_off: 'table',
};

/** What happened, in a sentence or two. */
export function noticeText({ kind, player, reason }: Notice): string {
  const who = player === null ? m.notifications.somebody : inText(player.name, player.kind);
  const said = m.notifications.kinds[kind](who);
  const reasons: Record<string, string> = m.notifications.reasons;
  const why = reason === null || reason === 'generic' ? undefined : reasons[reason];
  return why === undefined ? said : `${said} (${why})`;
}
