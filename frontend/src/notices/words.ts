/* A notification in the reader's words. */

import { m } from '../i18n/index.svelte';
import type { Notice, Topic } from '../net/noticesApi';
import { failureText } from '../pages/failure';
import { Problem } from '../net/problem';
import { inText } from '../ui/marks';

export const TOPIC_OF: Record<Notice['kind'], Topic> = {
  turn: 'turn',
  match: 'turn',
  invitation: 'invitation',
  invitation_declined: 'invitation',
  friend_playing: 'friend',
  game_cancelled: 'table',
  seat_lost: 'table',
  seat_claimed: 'table',
};

/** What happened, in a sentence or two. */
export function noticeText({ kind, player, reason }: Notice): string {
  const who = player === null ? m.notices.somebody : inText(player.name, player.kind);
  const said = m.notices.kinds[kind](who);
  const reasons: Record<string, string> = m.notices.reasons;
  const why = reason === null || reason === 'generic' ? undefined : reasons[reason];
  return why === undefined ? said : `${said} (${why})`;
}

/** What went wrong with an invitation or a subscription. */
export function noticeFailure(failure: unknown): string {
  const own = failure instanceof Problem ? m.notices.errors[failure.code] : undefined;
  return own ?? failureText(failure);
}
