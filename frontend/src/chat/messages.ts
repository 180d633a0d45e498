/* The messages of a table's chat (docs/api/chat.md). */

import type { ChatMessage, GameStatus, PhraseCode, ReactionCode } from '../wire';

export const REACTIONS = [
  'smile',
  'laugh',
  'wow',
  'sad',
  'angry',
  'thumbs_up',
  'heart',
  'fire',
] as const satisfies readonly ReactionCode[];

const MEANWHILE: readonly PhraseCode[] = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'oops',
  'sorry',
  'one_moment',
  'hurry',
];
const BEFORE: readonly PhraseCode[] = [
  'hello',
  'good_luck',
  'one_moment',
  'hurry',
  'thanks',
  'sorry',
  'have_to_go',
];
const AFTERWARDS: readonly PhraseCode[] = [
  'good_game',
  'well_played',
  'thanks',
  'one_more',
  'have_to_go',
  'bye',
];

/** The phrases that fit a game's status. */
export function phrasesFor(status: GameStatus): readonly PhraseCode[] {
  if (status === 'active') return MEANWHILE;
  return status === 'finished' ? AFTERWARDS : BEFORE;
}

/** Both lists as one, each message once, in the order they were sent. */
export function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** The messages that the reader sees: without others' free text if they have switched it off. */
export function shown(
  messages: readonly ChatMessage[],
  { me, freeText }: { me: number | null; freeText: boolean },
): ChatMessage[] {
  return messages.filter(({ kind, author }) => freeText || kind !== 'text' || author.id === me);
}

/** The number of others' messages after the last one read. */
export function unread(
  messages: readonly ChatMessage[],
  { me, readUpTo }: { me: number | null; readUpTo: number },
): number {
  return messages.filter(({ id, author }) => id > readUpTo && author.id !== me).length;
}
