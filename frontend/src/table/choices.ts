/* Legal plays for sets of selected cards, read from the service's offers. No rule lives here. */

import { plain } from '../core/cards';
import type { Card, Command, Offer } from '../wire';

/** The target of a play: an attack to beat, the table, or the place of a transfer. */
export type Target =
  `attack:${Card}` | 'table' | 'transfer:left' | 'transfer:right' | 'show:left' | 'show:right';

/** Cards of which `fewest` to `most` can be played to a target; a single command needs all of its cards. */
export interface Choice {
  /** In the order of the hand, each once. */
  cards: Card[];
  fewest: number;
  most: number;
  target: Target;
  /** True if they must be pairs and one other card. */
  pairs?: boolean | undefined;
  /** The commands that play exactly these of the cards: several where a suit can be named. */
  commands: (cards: readonly Card[]) => Command[];
}

/** One way to play the chosen cards. */
export interface Way {
  command: Command;
  target: Target;
}

/** Every legal way to play cards from the hand. */
export function choices(legal: readonly Offer[]): Choice[] {
  return legal.flatMap((offer): Choice[] => {
    if ('any_of' in offer) return [ofSet(offer)];
    switch (offer.type) {
      case 'lead':
        return [all(offer, offer.cards, 'table')];
      case 'throw_in':
        return [all(offer, [offer.card], 'table')];
      case 'beat':
        return [all(offer, [offer.card], `attack:${offer.attack}`)];
      case 'transfer':
        return [all(offer, offer.cards, `transfer:${offer.direction}`)];
      case 'show_transfer':
        return [all(offer, [offer.card], `show:${offer.direction}`)];
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

function all(command: Command, cards: readonly Card[], target: Target): Choice {
  const { length } = cards;
  return {
    cards: cards.map(plain),
    fewest: length,
    most: length,
    target,
    commands: () => [command],
  };
}

function ofSet(offer: Extract<Offer, { any_of: Card[] }>): Choice {
  const { any_of: named, fewest, most } = offer;
  return {
    cards: [...new Set(named.map(plain))],
    fewest,
    most,
    pairs: offer.type === 'lead' && offer.pairs,
    target: offer.type === 'lead' ? 'table' : `transfer:${offer.direction}`,
    commands: (cards) =>
      namings(cards, named).map((chosen) =>
        offer.type === 'lead'
          ? { type: 'lead', cards: chosen }
          : { type: 'transfer', cards: chosen, direction: offer.direction },
      ),
  };
}

/** The cards under each combination of the names they can have. */
function namings(cards: readonly Card[], named: readonly Card[]): Card[][] {
  return cards.reduce<Card[][]>(
    (sets, card) =>
      sets.flatMap((set) =>
        named.filter((name) => plain(name) === card).map((name) => [...set, name]),
      ),
    [[]],
  );
}

/** The cards of the hand that can be played at all. */
export function playable(all: readonly Choice[]): Set<Card> {
  return new Set(all.flatMap((choice) => choice.cards));
}

/** The cards that can be played only in ways that are not among the fair ones; none where `fair` is null. */
export function riskyCards(all: readonly Choice[], fair: readonly Choice[] | null): Set<Card> {
  if (fair === null) return new Set();
  const allowed = playable(fair);
  return new Set([...playable(all)].filter((card) => !allowed.has(card)));
}

/** The targets of these ways, each once. */
export function targetsOf(ways: readonly Way[]): Target[] {
  return [...new Set(ways.map((way) => way.target))];
}

/**
 * Returns whether they are one card, or pairs and one other card: exactly one rank has an odd
 * number of cards.
 */
function arePairsAndOne(cards: readonly Card[]): boolean {
  const odd = new Set<string | undefined>();
  for (const [rank] of cards) if (!odd.delete(rank)) odd.add(rank);
  return odd.size === 1;
}

const holds = (choice: Choice, cards: readonly Card[]) =>
  cards.every((card) => choice.cards.includes(card));

/** Returns whether a command is among these choices. */
export function includes(all: readonly Choice[], command: Command): boolean {
  const text = textOf(command);
  return exactly(all, playedCards(command).map(plain)).some((way) => textOf(way.command) === text);
}

const textOf = (command: Command) => JSON.stringify(Object.entries(command).sort());

/** The cards a command plays or shows, under the names it gives them. */
export function playedCards(command: Command): readonly Card[] {
  if ('cards' in command) return command.cards;
  return 'card' in command ? [command.card] : [];
}

/** The ways to play exactly these cards. */
export function exactly(all: readonly Choice[], cards: readonly Card[]): Way[] {
  const { length } = cards;
  return all
    .filter(({ fewest, most }) => fewest <= length && length <= most)
    .filter((choice) => holds(choice, cards) && !(choice.pairs && !arePairsAndOne(cards)))
    .flatMap(({ commands, target }) => commands(cards).map((command) => ({ command, target })));
}

const isTransfer = ({ target }: Choice) => /^(transfer|show):/.test(target);

/** The ways of transferring the attack that are among them, each once. */
export function transferTargets(all: readonly Choice[]): Target[] {
  return [...new Set(all.filter(isTransfer).map(({ target }) => target))];
}

/** The cards that can transfer the attack. */
export function transferring(all: readonly Choice[]): Set<Card> {
  return playable(all.filter(isTransfer));
}

/** The cards that can be played together with the selected ones. */
export function companions(all: readonly Choice[], selected: readonly Card[]): Set<Card> {
  if (selected.length === 0) return new Set();
  const larger = all.filter((choice) => choice.most > selected.length && holds(choice, selected));
  return new Set(
    larger.flatMap((choice) => choice.cards).filter((card) => !selected.includes(card)),
  );
}

export type Tap = { play: Command } | { select: Card[] };

/**
 * Handles a tap on `card`: plays it if there is only one way, otherwise selects it, adds it to the
 * selection, or removes it. The second of a double tap plays what is selected, if that is one way.
 */
export function tap(
  all: readonly Choice[],
  selected: readonly Card[],
  card: Card,
  isSecond = false,
): Tap {
  const isSelected = selected.includes(card);
  const [way, another] = exactly(all, isSelected ? selected : [card]);
  const play = way !== undefined && another === undefined ? { play: way.command } : null;
  if (isSelected)
    return (isSecond ? play : null) ?? { select: selected.filter((other) => other !== card) };
  if (selected.length > 0 && companions(all, selected).has(card))
    return { select: [...selected, card] };
  const fitting = all.filter((choice) => choice.cards.includes(card));
  if (fitting.length === 1 && play !== null) return play;
  return { select: fitting.length === 0 ? [] : [card] };
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
