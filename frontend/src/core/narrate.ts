/* The move list in words: every event, in the reader's language. */

import type { Card, EventBody, GameEvent, Seat, Suit } from '../wire';
import { isAct } from './acts';
import { HIDDEN } from './cards';
import { cardName, cardSign, suitSign, type CardWords, type NarrationWords } from './words';

export interface Telling {
  /** The name of a seat, or null for the reader's own. */
  name: (seat: Seat) => string | null;
  /** Returns whether a bot replaces the person at the seat. */
  isReplaced: (seat: Seat) => boolean;
  narration: NarrationWords;
  cards: CardWords;
  /** Signs ("10♦") to be read, words ("ten of diamonds") to be read aloud. */
  style: 'signs' | 'words';
}

/** `event` as one sentence, without a full stop; a play known to have broken the rules is marked. */
export function narrate(event: EventBody | GameEvent, telling: Telling): string {
  const sentence = tell(event, telling);
  const told = 'cause' in event ? withCause(sentence, event, telling) : sentence;
  return 'cheat' in event && event.cheat === true ? `${told} ${telling.narration.cheated}` : told;
}

/** Says what played, where it wasn't the player: an act alone has a player. */
function withCause(sentence: string, event: GameEvent, telling: Telling): string {
  if (!isAct(event)) return sentence;
  const { narration, isReplaced } = telling;
  switch (event.cause) {
    case 'clock':
      return narration.time_up(sentence);
    case 'in_advance':
      return narration.in_advance(sentence);
    case 'bot':
      return isReplaced(event.seat) ? narration.by_bot(sentence) : sentence;
    case 'player':
    case 'service':
    case null:
      return sentence;
  }
}

function tell(event: EventBody, telling: Telling): string {
  const { name, narration: say } = telling;
  const card = (played: Card) => tellCard(played, telling);
  const list = (played: readonly Card[]) => joined(played.map(card), say.and);
  switch (event.type) {
    case 'game_started':
      return say.game_started(event.seats);
    case 'cards_dealt':
      return (event.number > 1 ? say.redealt : say.cards_dealt)(trump(event.trump, telling));
    case 'redeal_offered':
      return say.redeal_offered(name(event.seat));
    case 'hand_kept':
      return say.hand_kept(name(event.seat));
    case 'redeal_requested':
      return say.redeal_requested(name(event.seat));
    case 'trump_shown':
      return say.trump_shown(name(event.seat), card(event.card));
    case 'bout_started':
      return say.bout_started(event.number, name(event.leader), name(event.defender));
    case 'cards_led':
      return say.cards_led(name(event.seat), list(event.cards));
    case 'card_thrown_in':
      return say.card_thrown_in(name(event.seat), card(event.card));
    case 'attack_beaten':
      return say.attack_beaten(name(event.seat), card(event.attack), card(event.card));
    case 'attack_transferred': {
      const { seat, cards, defender } = event;
      return say.attack_transferred(name(seat), list(cards), name(defender));
    }
    case 'transfer_shown': {
      const { seat, defender } = event;
      return say.transfer_shown(name(seat), card(event.card), name(defender));
    }
    case 'take_declared':
      return say.take_declared(name(event.seat));
    case 'attacker_done':
      return say.attacker_done(name(event.seat));
    case 'cheat_caught':
      return say.cheat_caught(name(event.seat), name(event.cheat), list(event.cards));
    case 'attack_returned':
      return say.attack_returned(name(event.seat));
    case 'call_failed':
      return say.call_failed(name(event.seat), list(event.cards));
    case 'bout_ended':
      return event.outcome === 'taken'
        ? say.taken(name(event.defender), event.cards.length)
        : say.beaten_off(event.cards.length);
    case 'cards_drawn': {
      const known = event.cards.includes(HIDDEN) ? null : list(event.cards);
      return say.cards_drawn(name(event.seat), event.cards.length, known);
    }
    case 'cycle_completed':
      return say.cycle_completed();
    case 'trump_swapped':
      return say.trump_swapped(name(event.seat), card(event.given), card(event.taken));
    case 'trump_changed':
      return say.trump_changed(card(event.card));
    case 'hidden_picked_up':
      return say.hidden_picked_up(name(event.seat), event.cards.length);
    case 'player_out':
      return say.player_out(name(event.seat), event.place);
    case 'player_left':
      return say.player_left(name(event.seat), event.given_up === true);
    case 'game_ended':
      return ended(event, telling);
  }
}

type Ended = Extract<EventBody, { type: 'game_ended' }>;

function ended(event: Ended, telling: Telling): string {
  const say = telling.narration;
  switch (event.reason) {
    case 'durak':
      return endedByLoss(event, telling);
    case 'draw':
      return say.ended_draw();
    case 'no_progress':
      return say.ended_no_progress();
    case 'team_out':
      return say.ended_team_won(winnerOf(event) + 1);
    case 'left':
      return say.ended_left(telling.name(event.places.indexOf(1)));
    case 'cancelled':
      return say.ended_cancelled();
  }
}

/** The only team that has not lost. */
function winnerOf({ losing_teams }: Ended): number {
  const lost = new Set(losing_teams);
  let team = 0;
  while (lost.has(team)) team += 1;
  return team;
}

/** The durak by name; a team that lost with several players left has none. */
function endedByLoss({ durak, losing_teams }: Ended, telling: Telling): string {
  if (durak !== null) return telling.narration.ended_durak(telling.name(durak));
  const [team] = losing_teams;
  return team === undefined
    ? telling.narration.ended_draw()
    : telling.narration.ended_team_lost(team + 1);
}

function tellCard(card: Card, { style, cards }: Telling): string {
  return style === 'signs' ? cardSign(card) : cardName(card, cards);
}

function trump(suit: Suit | null, { style, cards }: Telling): string | null {
  if (suit === null) return null;
  return style === 'signs' ? suitSign(suit) : cards.suitNames[suit];
}

function joined(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}
