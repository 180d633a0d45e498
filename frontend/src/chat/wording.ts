/* Messages in the reader's language. */

import { chatTexts } from './texts';
import { failureText } from '../net/failure';
import { Problem } from '../net/problem';
import type { ChatMessage, PhraseCode, ReactionCode } from '../wire';

/** The words of a message; a reaction's are what its picture shows. */
export function wordsOf(message: ChatMessage): string {
  if (message.kind === 'text') return message.text ?? '';
  if (message.kind === 'preset') return chatTexts().phrase[message.code as PhraseCode];
  return chatTexts().reaction[message.code as ReactionCode];
}

/**
 * The reason why a message was refused, in words. Throws on anything that is no failure of a
 * request.
 */
export function refusalOf(failure: unknown): string {
  if (failure instanceof Problem) {
    const { code } = failure;
    return (
      chatTexts().errors[code] ??
      (chatTexts().why as Record<string, string>)[code] ??
      chatTexts().failed
    );
  }
  return failureText(failure);
}
