/*
 * The buttons of the action bar, with their keys (hotkeys), read off the legal commands and the
 * chosen cards.
 */

import { cardSign } from '../core/words';
import type { Card, Command, Offer, View } from '../wire';
import type { Way } from './choices';
import { isBeaten, tableCards } from './prompts';
import type { TableTexts } from './texts';

export interface Action {
  key: string;
  text: string;
  command: Command;
  kind: 'primary' | 'plain' | 'danger';
  /** The key that does the same, upper case. */
  hotkey?: string;
}

type Words = TableTexts['action'];

const signs = (cards: readonly Card[]) => cards.map(cardSign).join(' ');

/** A command as the text of its button. */
function actionText(command: Command, words: Words, view: View): string {
  switch (command.type) {
    case 'lead':
      return words.lead(signs(command.cards));
    case 'throw_in':
      return words.throwIn(cardSign(command.card));
    case 'beat':
      return words.beat(cardSign(command.attack), cardSign(command.card));
    case 'transfer':
      return words.transfer(signs(command.cards), command.direction === 'right');
    case 'show_transfer':
      return words.show(cardSign(command.card), command.direction === 'right');
    case 'take':
      return words.take(tableCards(view).length);
    case 'done':
      return words.done(isBeaten(view));
    case 'swap_trump':
      return words.swapTrump;
    case 'request_redeal':
      return words.requestRedeal;
    case 'keep_hand':
      return words.keepHand;
    case 'call_cheat':
      return words.callCheat(cardSign(command.card));
  }
}

/** The actions with the chosen cards; their labels say which of them break the rules. */
export function playActions(
  ways: readonly Way[],
  isFair: (way: Way) => boolean,
  words: Words,
  view: View,
): Action[] {
  return ways.map((way, index) => {
    const text = actionText(way.command, words, view);
    const fair = isFair(way);
    return {
      key: JSON.stringify(way.command),
      text: fair ? text : words.cheating(text),
      command: way.command,
      kind: fair ? 'primary' : 'danger',
      hotkey: String(index + 1),
    };
  });
}

const HOTKEYS: Partial<Record<Command['type'], string>> = {
  take: 'T',
  done: 'D',
  swap_trump: 'S',
};

/** Commands that are given with cards of the hand, or with a card on the table. */
const BY_CARD = new Set<Command['type']>([
  'lead',
  'throw_in',
  'beat',
  'transfer',
  'show_transfer',
  'call_cheat',
]);
/** Actions beside the bout: never the main next step. */
const BESIDE = new Set<Command['type']>(['swap_trump', 'call_cheat']);

/** The actions that need no card. */
export function plainActions(legal: readonly Offer[], words: Words, view: View): Action[] {
  const others = legal.filter((offer): offer is Command => !BY_CARD.has(offer.type));
  const alone = legal.every(({ type }) => !BY_CARD.has(type) || BESIDE.has(type));
  return others.map((command) => {
    const hotkey = HOTKEYS[command.type];
    return {
      key: JSON.stringify(command),
      text: actionText(command, words, view),
      command,
      kind: alone && !BESIDE.has(command.type) ? 'primary' : 'plain',
      ...(hotkey === undefined ? {} : { hotkey }),
    };
  });
}

/** The cards on the table whose play can be called. */
export function callable(legal: readonly Offer[]): Card[] {
  return legal.flatMap((offer) => (offer.type === 'call_cheat' ? [offer.card] : []));
}
