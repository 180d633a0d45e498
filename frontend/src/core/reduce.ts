/*
 * The reducer (state of a game on the page): the view of one viewer, updated event by event.
 * Folding a viewer's events over nothing gives exactly the view the service would send
 * (docs/api/play.md). No rules live here: every event carries its consequences.
 */

import type { BoutView, Card, EventBody, GameEvent, Seat, TablePair, View, Viewer } from '../wire';
import { plain, sortCards } from './cards';
import { CannotReduce, withCards, withoutCards, withShown } from './hands';

export { CannotReduce } from './hands';

type Of<T extends EventBody['type']> = Extract<EventBody, { type: T }>;

/** The view after `event`; `view` is null before the first. Throws CannotReduce. */
export function reduce(view: View | null, event: EventBody, viewer: Viewer): View {
  if (event.type === 'game_started') return started(event, viewer);
  if (view === null) throw new CannotReduce(`no game before ${event.type}`);
  switch (event.type) {
    case 'cards_dealt':
      return dealt(view, event);
    case 'redeal_offered':
      return { ...view, phase: 'redeal', asking: event.seat };
    case 'hand_kept':
    case 'redeal_requested':
      return { ...view, phase: 'deal', asking: null };
    case 'trump_shown':
      return { ...view, hands: withShown(view.hands, event.seat, event.card) };
    case 'bout_started':
      return boutStarted(view, event);
    case 'cards_led':
      return attacked(view, event.seat, event.cards, cheating(view, event, event.cards));
    case 'card_thrown_in':
      return attacked(view, event.seat, [event.card], cheating(view, event, [event.card]));
    case 'attack_beaten':
      return beaten(view, event);
    case 'attack_transferred': {
      const { seat, defender, limit, direction } = event;
      const cheats = cheating(view, event, event.cards);
      const change = { ...cheats, attacker: seat, defender, limit, direction };
      return attacked(view, seat, event.cards, change);
    }
    case 'transfer_shown':
      return transferShown(view, event);
    case 'take_declared':
      return takeDeclared(view, event);
    case 'attacker_done':
      return attackerDone(view, event);
    case 'cheat_caught':
      return playUndone(view, event);
    case 'attack_returned':
      return attackReturned(view, event);
    case 'call_failed': {
      const bout = running(view);
      return {
        ...view,
        bout: { ...bout, cleared: sortCards([...bout.cleared, ...event.cards]) },
      };
    }
    case 'bout_ended':
      return boutEnded(view, event);
    case 'cards_drawn':
      return { ...view, hands: withCards(view.hands, event.seat, event.cards), talon: event.talon };
    case 'cycle_completed':
    case 'player_left':
      return view;
    case 'trump_swapped':
      return trumpSwapped(view, event);
    case 'trump_changed':
      return { ...view, trump_card: event.card, turned_up: event.card, trump: event.trump };
    case 'hidden_picked_up':
      return {
        ...view,
        hands: withCards(view.hands, event.seat, event.cards),
        hidden: view.hidden.with(event.seat, 0),
      };
    case 'player_out':
      return { ...view, places: view.places.with(event.seat, event.place), idle_bouts: 0 };
    case 'game_ended':
      return gameEnded(view, event);
    default:
      event satisfies never;
      throw new CannotReduce(`unknown event: ${(event as { type: string }).type}`);
  }
}

/** The view after all `events`, in order. */
export function fold(events: readonly GameEvent[], viewer: Viewer): View | null {
  return events.reduce<View | null>((view, event) => reduce(view, event, viewer), null);
}

function started({ seats, removed = [] }: Of<'game_started'>, viewer: Viewer): View {
  return {
    viewer,
    seats,
    phase: 'deal',
    hands: Array.from({ length: seats }, () => []),
    hidden: Array.from({ length: seats }, () => 0),
    talon: 0,
    trump_card: null,
    turned_up: null,
    trump_holder: null,
    trump: null,
    discard: sortCards(removed),
    bout: null,
    places: Array.from({ length: seats }, () => null),
    durak: null,
    reason: null,
    idle_bouts: 0,
    losing_teams: [],
    asking: null,
  };
}

function dealt(view: View, event: Of<'cards_dealt'>): View {
  const hands = event.hands.map(sortCards);
  const { hidden, talon, trump_card, trump_holder, trump } = event;
  return {
    ...view,
    hands:
      trump_holder !== null && trump_card !== null
        ? withShown(hands, trump_holder, trump_card)
        : hands,
    hidden: hidden.map((cards) => cards.length),
    talon: talon.length,
    places: hands.map(() => null),
    trump_card,
    turned_up: trump_card,
    trump_holder,
    trump,
  };
}

function boutStarted(view: View, event: Of<'bout_started'>): View {
  const { number, leader, defender, limit, direction } = event;
  // A bout that restarts after a call left the table empty keeps its caught players.
  const caught = view.bout?.number === number ? view.bout.caught : [];
  return {
    ...view,
    phase: 'lead',
    bout: {
      number,
      leader,
      attacker: leader,
      defender,
      limit,
      direction,
      taking: false,
      table: [],
      done: [],
      cleared: [],
      caught,
      cheats: [],
    },
  };
}

/** The further changes made by a play that broke the rules, if the event says that it did. */
function cheating(view: View, { cheat }: { cheat?: boolean }, cards: readonly Card[]) {
  if (cheat !== true) return {};
  return { cheats: sortCards([...running(view).cheats, ...cards.map(plain)]) };
}

function attacked(view: View, seat: Seat, cards: string[], change: Partial<BoutView>): View {
  const bout = running(view);
  const added = cards.map((attack): TablePair => ({ attack, seat, beaten_by: null }));
  return {
    ...view,
    phase: bout.taking ? 'taking' : 'bout',
    hands: withoutCards(view.hands, seat, cards),
    bout: { ...bout, ...change, table: [...bout.table, ...added], done: [] },
  };
}

function beaten(view: View, event: Of<'attack_beaten'>): View {
  const bout = running(view);
  const at = bout.table.findIndex(
    (pair) => pair.beaten_by === null && plain(pair.attack) === plain(event.attack),
  );
  const pair = bout.table[at];
  if (pair === undefined) throw new CannotReduce(`no ${event.attack} on the table`);
  return {
    ...view,
    hands: withoutCards(view.hands, event.seat, [event.card]),
    bout: {
      ...bout,
      ...cheating(view, event, [event.card]),
      table: bout.table.with(at, { ...pair, beaten_by: event.card }),
      done: [],
    },
  };
}

/** The cards of a cheat go back into the hands they came from, known to all. */
function playUndone(view: View, event: Of<'cheat_caught'>): View {
  const bout = running(view);
  const { returned = [] } = event;
  const gone = new Set([...event.cards, ...event.beaten_by, ...returned.flat()]);
  const stays = (card: Card) => !gone.has(plain(card));
  const table = bout.table
    .filter((pair) => stays(pair.attack))
    .map((pair) =>
      pair.beaten_by === null || stays(pair.beaten_by) ? pair : { ...pair, beaten_by: null },
    );
  const back: [Seat, Card[]][] = [
    [event.cheat, event.cards],
    [event.defender, event.beaten_by],
    ...returned.entries(),
  ];
  return {
    ...view,
    phase: table.length === 0 && !bout.taking ? 'lead' : view.phase,
    hands: back.reduce((hands, [seat, cards]) => withCards(hands, seat, cards), view.hands),
    bout: {
      ...bout,
      table,
      done: [],
      cleared: bout.cleared.filter(stays),
      cheats: bout.cheats.filter(stays),
      caught: [...new Set([...bout.caught, event.cheat])].sort((a, b) => a - b),
    },
  };
}

/** A wrong transfer is undone: its player defends again, and nobody is taking. */
function attackReturned(view: View, event: Of<'attack_returned'>): View {
  const { seat, attacker, limit, direction } = event;
  const change = { attacker, defender: seat, limit, direction, taking: false, done: [] };
  return { ...view, phase: 'bout', bout: { ...running(view), ...change } };
}

function transferShown(view: View, event: Of<'transfer_shown'>): View {
  const { seat, card, defender, limit, direction } = event;
  return {
    ...view,
    hands: withShown(view.hands, seat, card),
    bout: { ...running(view), attacker: seat, defender, limit, direction, done: [] },
  };
}

function takeDeclared(view: View, { asked_anew = [] }: Of<'take_declared'>): View {
  const bout = running(view);
  const done = bout.done.filter((seat) => !asked_anew.includes(seat));
  return { ...view, phase: 'taking', bout: { ...bout, taking: true, done } };
}

function attackerDone(view: View, event: Of<'attacker_done'>): View {
  const bout = running(view);
  return { ...view, bout: { ...bout, done: [...bout.done, event.seat].sort((a, b) => a - b) } };
}

function boutEnded(view: View, event: Of<'bout_ended'>): View {
  const cards = event.cards.map(plain);
  const isTaken = event.outcome === 'taken';
  const gone = isTaken ? (event.discarded ?? []) : cards;
  return {
    ...view,
    phase: 'refill',
    hands: isTaken ? withCards(view.hands, event.defender, cards) : view.hands,
    discard: sortCards([...view.discard, ...gone]),
    bout: { ...running(view), taking: false, table: [], done: [], cleared: [], cheats: [] },
    idle_bouts: event.idle_bouts,
  };
}

function gameEnded(view: View, event: Of<'game_ended'>): View {
  const { reason, durak, places, losing_teams, epaulettes } = event;
  const end = {
    reason,
    durak,
    places: [...places],
    losing_teams,
    ...(epaulettes && { epaulettes }),
  };
  return { ...view, ...end, phase: 'over', asking: null };
}

function trumpSwapped(view: View, { seat, given, taken }: Of<'trump_swapped'>): View {
  const hands = withCards(withoutCards(view.hands, seat, [given]), seat, [taken]);
  return { ...view, hands, trump_card: given };
}

function running(view: View): BoutView {
  if (view.bout === null) throw new CannotReduce('no bout is running');
  return view.bout;
}
