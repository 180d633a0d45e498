/* A notification in the reader's words. */

import { notificationsTexts } from './texts';
import { invitationsTexts } from '../invitations/texts';
import { inText } from '../names/marks';
import { gamePath } from '../routing/routes';
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
  tournament_moderated: 'tournament',
  club_request: 'club',
  club_accepted: 'club',
  club_declined: 'club',
  club_moderator: 'club',
  club_owner: 'club',
  club_removed: 'club',
  club_tournament: 'club_tournament',
  club_moderated: 'club',
  webhook_off: 'table',
};

/** The text of a notice, in a sentence or two. */
export function noticeText({ kind, player, reason, club, count }: Notice): string {
  const { kinds, decisions, somebody } = notificationsTexts();
  const who = player === null ? somebody : inText(player.name, player.kind);
  const decided: Record<string, (club?: string) => string> = decisions;
  const isDecision = kind === 'club_moderated' || kind === 'tournament_moderated';
  const decision = isDecision && reason !== null ? decided[reason] : undefined;
  if (decision !== undefined) return decision(club?.name);
  const said = kinds[kind](who, club?.name ?? '', count ?? 1);
  const reasons: Record<string, string> = invitationsTexts().reasons;
  const why = reason === null || reason === 'generic' ? undefined : reasons[reason];
  return why === undefined ? said : `${said} (${why})`;
}

/** The path of what a notice is about; null for nothing that could be opened. */
export function noticePath({ kind, game, tournament, club, count, reason }: Notice): string | null {
  if (kind === 'game_cancelled') return null;
  if (game !== null) return gamePath(game);
  if (tournament !== null && (count ?? 1) === 1) return `/tournaments/${tournament}`;
  return club === null || reason === 'closed' ? null : `/clubs/${club.id}`;
}
