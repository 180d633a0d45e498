/* The buttons of the action bar, read off the legal commands and the chosen cards. */

import type { Card } from '../core/cards';
import type { Command, Offer } from '../core/view';
import { cardSign } from '../core/words';
import type { Messages } from '../i18n/en';
import { exactly, type Choice } from './choices';

export interface Action {
  key: string;
  text: string;
  command: Command;
  kind: 'primary' | 'plain' | 'danger';
  /** The key that does the same, upper case. */
  hotkey?: string;
}

type Words = Messages['table']['action'];

const signs = (cards: readonly Card[]) => cards.map(cardSign).join(' ');

/** A command as the text of its button. `onTable` is how many cards taking would bring. */
export function actionText(command: Command, words: Words, onTable: number): string {
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
      return words.take(onTable);
    case 'done':
      return words.done;
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

/** What can be done with the chosen cards. */
export function playActions(
  all: readonly Choice[],
  selected: readonly Card[],
  words: Words,
): Action[] {
  return exactly(all, selected).map(({ command }, index) => ({
    key: JSON.stringify(command),
    text: actionText(command, words, 0),
    command,
    kind: 'primary',
    hotkey: String(index + 1),
  }));
}

const HOTKEYS: Partial<Record<Command['type'], string>> = { take: 'T', done: 'D' };

const FROM_HAND = new Set<Command['type']>([
  'lead',
  'throw_in',
  'beat',
  'transfer',
  'show_transfer',
]);

/** What can be done without choosing a card of the hand. */
export function plainActions(legal: readonly Offer[], words: Words, onTable: number): Action[] {
  const others = legal.filter((offer): offer is Command => !FROM_HAND.has(offer.type));
  const alone = others.length === legal.length;
  return others.map((command) => {
    const hotkey = HOTKEYS[command.type];
    return {
      key: JSON.stringify(command),
      text: actionText(command, words, onTable),
      command,
      kind: alone && command.type !== 'call_cheat' ? 'primary' : 'plain',
      ...(hotkey === undefined ? {} : { hotkey }),
    };
  });
}
