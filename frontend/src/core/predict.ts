/*
 * Optimistic update: the view as it will be if the service accepts a command. Only for plays whose
 * effect is certain from the command alone; the prediction is dropped when the answer arrives.
 */

import type { Command, EventBody, Seat, View } from '../wire';
import { reduce } from './reduce';

/** The view after `command` of `seat`, or null where only the service knows the effect. */
export function predict(view: View, seat: Seat, command: Command): View | null {
  const event = expected(view, seat, command);
  return event === null ? null : reduce(view, event, view.viewer);
}

function expected(view: View, seat: Seat, command: Command): EventBody | null {
  const bout = view.bout;
  if (bout === null) return null;
  switch (command.type) {
    case 'lead':
      return { type: 'cards_led', seat, cards: command.cards };
    case 'throw_in':
      return { type: 'card_thrown_in', seat, card: command.card };
    case 'beat':
      return { type: 'attack_beaten', seat, attack: command.attack, card: command.card };
    case 'transfer':
      // The service decides who defends next; until then the cards stay on the table.
      return {
        type: 'attack_transferred',
        seat,
        cards: command.cards,
        defender: bout.defender,
        limit: bout.limit,
        direction: bout.direction,
      };
    case 'show_transfer':
    case 'take':
    case 'done':
    case 'swap_trump':
    case 'request_redeal':
    case 'keep_hand':
    case 'call_cheat':
      return null;
  }
}
