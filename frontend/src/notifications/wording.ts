/* A notification in the reader's words. */

import { notificationsTexts } from './texts';
import { invitationsTexts } from '../invitations/texts';
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
  tournament_soon: 'tournament',
  tournament_table: 'turn',
  tournament_cancelled: 'tournament',
  webhook_off: 'table',
};

/** The text of a notice, in a sentence or two. */
export function noticeText({ kind, player, reason }: Notice): string {
  const who = player === null ? notificationsTexts().somebody : inText(player.name, player.kind);
  const said = notificationsTexts().kinds[kind](who);
  const reasons: Record<string, string> = invitationsTexts().reasons;
  const why = reason === null || reason === 'generic' ? undefined : reasons[reason];
  return why === undefined ? said : `${said} (${why})`;
}
