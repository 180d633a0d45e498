/*
 * What can be done with which cards, read off the commands the service says are legal. No rule lives here.
 */

import { plain, type Card } from '../core/cards';
import type { Command } from '../core/view';

/** Where cards are played to: an attack to beat, the table, or the attack passed on. */
export type Target =
  `attack:${Card}` | 'table' | 'transfer:left' | 'transfer:right' | 'show:left' | 'show:right';

export interface Choice {
  command: Command;
  /** The cards it uses, as they lie in the hand. */
  cards: Card[];
  target: Target;
}

/** Every legal way to play cards from the hand. */
export function choices(legal: readonly Command[]): Choice[] {
  return legal.flatMap((command): Choice[] => {
    switch (command.type) {
      case 'lead':
        return [{ command, cards: command.cards.map(plain), target: 'table' }];
      case 'throw_in':
        return [{ command, cards: [plain(command.card)], target: 'table' }];
      case 'beat':
        return [{ command, cards: [plain(command.card)], target: `attack:${command.attack}` }];
      case 'transfer':
        return [
          {
            command,
            cards: command.cards.map(plain),
            target: `transfer:${command.direction ?? 'left'}`,
          },
        ];
      case 'show_transfer':
        return [
          { command, cards: [plain(command.card)], target: `show:${command.direction ?? 'left'}` },
        ];
      case 'take':
      case 'done':
      case 'swap_trump':
      case 'request_redeal':
      case 'keep_hand':
      case 'call_cheat':
        return [];
    }
  });
}

/** The cards of the hand that can be played at all. */
export function playable(all: readonly Choice[]): Set<Card> {
  return new Set(all.flatMap((choice) => choice.cards));
}

const holds = (choice: Choice, cards: readonly Card[]) =>
  cards.every((card) => choice.cards.includes(card));

/** What can be done with exactly these cards. */
export function exactly(all: readonly Choice[], cards: readonly Card[]): Choice[] {
  if (cards.length === 0) return [];
  return all.filter((choice) => choice.cards.length === cards.length && holds(choice, cards));
}

/** The ways of passing the attack on that are among them, each once. */
export function passingTargets(all: readonly Choice[]): Target[] {
  const passing = all.map((way) => way.target).filter((target) => /^(transfer|show):/.test(target));
  return [...new Set(passing)];
}

/** The cards that can be played together with the selected ones. */
export function companions(all: readonly Choice[], selected: readonly Card[]): Set<Card> {
  if (selected.length === 0) return new Set();
  const larger = all.filter(
    (choice) => choice.cards.length > selected.length && holds(choice, selected),
  );
  return new Set(
    larger.flatMap((choice) => choice.cards).filter((card) => !selected.includes(card)),
  );
}

export type Tap = { play: Command } | { select: Card[] };

/**
 * What a tap on `card` does: plays it when there is one way only, else selects it, adds it to the selection, or takes
 * it out.
 */
export function tap(all: readonly Choice[], selected: readonly Card[], card: Card): Tap {
  if (selected.includes(card)) return { select: selected.filter((other) => other !== card) };
  if (selected.length > 0 && companions(all, selected).has(card))
    return { select: [...selected, card] };
  const ways = all.filter((choice) => choice.cards.includes(card));
  const [only] = ways;
  if (ways.length === 1 && only !== undefined && only.cards.length === 1)
    return { play: only.command };
  return { select: ways.length === 0 ? [] : [card] };
}

/** The command of dropping `card`, with what else is selected, on `target`; null if there is none or several. */
export function drop(
  all: readonly Choice[],
  selected: readonly Card[],
  card: Card,
  target: Target,
): Command | null {
  const held = selected.includes(card) ? selected : [card];
  const ways = exactly(all, held).filter((choice) => choice.target === target);
  const [only] = ways;
  return ways.length === 1 && only !== undefined ? only.command : null;
}
