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
  | { type: 'swap_trump'; card: Card }
  | { type: 'request_redeal' }
  | { type: 'keep_hand' }
  | { type: 'call_cheat'; card: Card };

/** Any `fewest` to `most` of these cards at once; none of them under two names. */
export type CardSet =
  | { type: 'lead'; any_of: Card[]; fewest: number; most: number }
  | { type: 'transfer'; any_of: Card[]; fewest: number; most: number; direction: Direction };

/** What the service says a seat may do: commands spelled out, and sets of cards. */
export type Offer = Command | CardSet;

export type Rules = Record<string, unknown>;

export type EventBody =
  | {
      type: 'game_started';
      rules: Rules;
      seats: number;
      forehand: Seat;
      leader: Seat | null;
      /** Where the pack goes on from earlier games of a series: the cards played already. */
      removed?: Card[];
    }
  | {
      type: 'cards_dealt';
      number: number;
      hands: Card[][];
      /** Face-down cards, a list a seat. */
      hidden: Card[][];
      /** In drawing order, the trump card last (or last but one, over a face-down one). */
      talon: Card[];
      trump_card: Card | null;
      trump_holder: Seat | null;
      trump: Suit | null;
    }
  | { type: 'redeal_offered'; seat: Seat }
  | { type: 'hand_kept'; seat: Seat }
  | { type: 'redeal_requested'; seat: Seat }
  | { type: 'trump_shown'; seat: Seat; card: Card }
  | {
      type: 'bout_started';
      number: number;
      leader: Seat;
      defender: Seat;
      limit: number;
      direction: Direction;
    }
  // `cheat`: the play broke the rules; sent only when a finished game is looked at openly.
  | { type: 'cards_led'; seat: Seat; cards: Card[]; cheat?: boolean }
  | { type: 'card_thrown_in'; seat: Seat; card: Card; cheat?: boolean }
  | { type: 'attack_beaten'; seat: Seat; attack: Card; card: Card; cheat?: boolean }
  | {
      type: 'cheat_caught';
      /** Who called. */
      seat: Seat;
      cheat: Seat;
      /** Back to the cheat. */
      cards: Card[];
      /** What had beaten them, back to the defender. */
      beaten_by: Card[];
      defender: Seat;
    }
  /** `cards`: all that were played together. */
  | { type: 'call_failed'; seat: Seat; cards: Card[] }
  | {
      type: 'attack_transferred';
      seat: Seat;
      cards: Card[];
      defender: Seat;
      limit: number;
      direction: Direction;
    }
  | {
      type: 'transfer_shown';
      seat: Seat;
      card: Card;
      defender: Seat;
      limit: number;
      direction: Direction;
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
  | { type: 'cycle_completed' }
  | { type: 'cards_drawn'; seat: Seat; cards: Card[]; talon: number; shown: Card[] }
  | { type: 'trump_swapped'; seat: Seat; given: Card; taken: Card }
  | { type: 'trump_changed'; card: Card; trump: Suit }
  | { type: 'hidden_picked_up'; seat: Seat; cards: Card[] }
  | { type: 'player_out'; seat: Seat; place: number }
  | {
      type: 'game_ended';
      reason: EndReason;
      durak: Seat | null;
      places: number[];
      /** In team games; team = seat modulo number of teams. */
      losing_teams: number[];
    };

export type EndReason = 'durak' | 'draw' | 'no_progress' | 'team_out';

/** An event on the wire: its body and its place in the game's list. */
export type GameEvent = EventBody & {
  version: number;
  /** Played by the clock, as the player's time was up; found out by the page. */
  late?: boolean;
};

export type Viewer = Seat | 'open' | null;
/** Nobody acts while it is `deal` or `refill`: those are moments between the events of one command. */
export type Phase = 'deal' | 'redeal' | 'lead' | 'bout' | 'taking' | 'refill' | 'over';

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
  direction: Direction;
  taking: boolean;
  table: TablePair[];
  done: Seat[];
  /** With cheating: cards of plays called wrongly. */
  cleared: Card[];
  /** Cheats caught in this bout. */
  caught: Seat[];
  /** Cards of plays that broke the rules, for the open view alone. */
  cheats: Card[];
}

export interface View {
  viewer: Viewer;
  seats: number;
  phase: Phase;
  hands: Card[][];
  hidden: number[];
  talon: number;
  trump_card: Card | null;
  /** The card that made the trump: another than `trump_card` after a swap. */
  turned_up: Card | null;
  trump_holder: Seat | null;
  trump: Suit | null;
  discard: Card[];
  bout: BoutView | null;
  places: (number | null)[];
  durak: Seat | null;
  reason: EndReason | null;
  idle_bouts: number;
  losing_teams: number[];
  /** Who is asked for a new deal. */
  asking: Seat | null;
}
