/* What travels between the service and the page, exactly as docs/protocol.md says. */

import type { Card, Suit } from './cards';

export type { Card, Suit } from './cards';

export type Seat = number;

/** Said only where a table lets the player choose. */
export type Direction = 'left' | 'right';

export type Command =
  | { type: 'lead'; cards: Card[] }
  | { type: 'throw_in'; card: Card }
  | { type: 'beat'; attack: Card; card: Card }
  | { type: 'transfer'; cards: Card[]; direction?: Direction }
  | { type: 'show_transfer'; card: Card; direction?: Direction }
  | { type: 'take' }
  | { type: 'done' }
  | { type: 'swap_trump' }
  | { type: 'request_redeal' }
  | { type: 'keep_hand' }
  | { type: 'call_cheat'; card: Card };

export type Rules = Record<string, unknown>;

export type EventBody =
  | { type: 'game_started'; rules: Rules; seats: number; forehand: Seat }
  | {
      type: 'cards_dealt';
      number: number;
      hands: Card[][];
      /** Face-down cards, a list a seat. */
      hidden: Card[][];
      /** In drawing order, the trump card last. */
      talon: Card[];
      trump_card: Card | null;
      trump_holder: Seat | null;
      trump: Suit | null;
    }
  | { type: 'trump_shown'; seat: Seat; card: Card }
  | { type: 'bout_started'; number: number; leader: Seat; defender: Seat; limit: number }
  | { type: 'cards_led'; seat: Seat; cards: Card[] }
  | { type: 'card_thrown_in'; seat: Seat; card: Card }
  | { type: 'attack_beaten'; seat: Seat; attack: Card; card: Card }
  | {
      type: 'attack_transferred';
      seat: Seat;
      cards: Card[];
      defender: Seat;
      limit: number;
    }
  | {
      type: 'transfer_shown';
      seat: Seat;
      card: Card;
      defender: Seat;
      limit: number;
    }
  | { type: 'take_declared'; seat: Seat }
  | { type: 'attacker_done'; seat: Seat }
  | {
      type: 'bout_ended';
      outcome: 'beaten_off' | 'taken';
      defender: Seat;
      cards: Card[];
      idle_bouts: number;
    }
  | { type: 'cards_drawn'; seat: Seat; cards: Card[]; talon: number; shown: Card | null }
  | { type: 'player_out'; seat: Seat; place: number }
  | { type: 'game_ended'; reason: EndReason; durak: Seat | null; places: number[] }
  | { type: 'hidden' };

export type EndReason = 'durak' | 'draw' | 'no_progress';

/** An event on the wire: its body and its place in the game's list. */
export type GameEvent = EventBody & { version: number };

export type Viewer = Seat | 'open' | null;
/** Nobody acts while it is `deal` or `refill`: those are moments between the events of one command. */
export type Phase = 'deal' | 'lead' | 'bout' | 'taking' | 'refill' | 'over';

export interface TablePair {
  attack: Card;
  seat: Seat;
  beaten_by: Card | null;
}

export interface BoutView {
  number: number;
  leader: Seat;
  attacker: Seat;
  defender: Seat;
  limit: number;
  taking: boolean;
  table: TablePair[];
  done: Seat[];
}

export interface View {
  viewer: Viewer;
  seats: number;
  phase: Phase;
  hands: Card[][];
  hidden: number[];
  talon: number;
  trump_card: Card | null;
  trump_holder: Seat | null;
  trump: Suit | null;
  discard: Card[];
  bout: BoutView | null;
  places: (number | null)[];
  durak: Seat | null;
  reason: EndReason | null;
  idle_bouts: number;
}
