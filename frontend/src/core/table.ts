/*
 * The props of the table: the seam between what feeds it (live play, watching, replay, gallery) and
 * what draws it.
 */

import type { Avatar, BotLevel, Card, Command, GameEvent, Offer, View } from '../wire';
import type { Timing } from './clock';
import type { CardBack, CardFaces, Felt, InAdvance } from './looks';
import type { TableOptions } from './options';
import type { Facts } from './refusals';

/** A picture: a bot of the service by its number, or a person's chosen avatar and its ground. */
export type Face = number | { avatar: Avatar; ground: number };

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  /** The mark beside the name of a guest or a bot account. */
  mark?: string | null;
  /** It is a bot account: a program that somebody else runs. */
  program?: boolean;
  level?: BotLevel;
  /** Of the player in the mode of a rated game. */
  rating?: number;
  /** The picture beside the name; none at a free seat, and of a deleted account. */
  face?: Face;
  you: boolean;
  /** A bot plays in the place of a person who is gone for good. */
  replaced?: boolean;
  away?: boolean;
  thinking?: boolean;
}

export type { CardBack, CardFaces, Felt, InAdvance } from './looks';
export type HandOrder = 'suit' | 'rank';

export interface TableSettings {
  /** Clubs teal and diamonds blue, so that no two suits share a colour. */
  fourColours: boolean;
  cardBack: CardBack;
  cardFaces: CardFaces;
  felt: Felt;
  /** Speed of motion: 0 none, 0.5 half, 1 normal, 2 double. */
  animation: 0 | 0.5 | 1 | 2;
  sound: boolean;
  /** The volume of the sounds, 0 to 1; kept on this device by `settings.svelte.ts`. */
  volume: number;
  /** Ask before taking while the attack could still be beaten. */
  confirmTake: boolean;
  /** Mark what can be played. */
  hints: boolean;
  /** Do what the reader has no choice in. */
  byItself: boolean;
  /** Shows the epaulettes: the sixes of the last attack on the durak. */
  epaulettes: boolean;
  /** Lets a phone vibrate at the reader's turn and at great moments. */
  haptics: boolean;
  inAdvance: InAdvance;
  /** Say what the reader may do, and why. */
  coach: boolean;
  sort: HandOrder;
}

export const DEFAULT_TABLE_SETTINGS: TableSettings = {
  fourColours: false,
  cardBack: 'folk',
  cardFaces: 'classic',
  felt: 'house',
  animation: 1,
  sound: true,
  volume: 0.6,
  confirmTake: true,
  hints: true,
  byItself: true,
  epaulettes: true,
  haptics: true,
  inAdvance: 'fitting',
  coach: false,
  sort: 'suit',
};

/** The purpose of the table. */
export type TablePurpose = 'play' | 'watch' | 'replay' | 'gallery';
/** `offline`: the device has no network; `away`: it has one, but the service does not answer. */
export type Connection = 'online' | 'reconnecting' | 'offline' | 'away';

/** The reason why a command was refused; `nonce` distinguishes two equal refusals. */
export interface Refusal {
  code: string;
  detail: string;
  /** The facts of a refusal by the rules. */
  facts?: Facts;
  card?: Card;
  nonce: number;
  /** The clock has played for the reader before the command came. */
  tooLate?: boolean;
  /** The table had changed before the command came: nobody's mistake. */
  overtaken?: boolean;
}

export interface Notice {
  text: string;
  nonce: number;
}

export interface TableProps {
  /** The view to show: already predicted, paced or replayed. */
  view: View;
  /** The number of the newest event shown. */
  version: number;
  seats: SeatInfo[];
  /** The seat drawn at the bottom; spectators: 0. */
  perspective: number;
  /** The commands that the viewer may send; empty when only watching. */
  legal: Offer[];
  /** The part of `legal` that keeps the rules; only where cheating is allowed. */
  fair?: Offer[] | null;
  awaited: number[];
  purpose: TablePurpose;
  /** The game counts for ratings. */
  rated?: boolean;
  /** Only bots play besides the reader, who may be quick without telling anybody of their hand. */
  amongBots?: boolean;
  connection: Connection;
  /** An own command is on its way. */
  pending: boolean;
  /** The events that led to this view. */
  lastEvents: GameEvent[];
  refusal: Refusal | null;
  /** Running times; null where nobody waits for anybody. */
  timing?: Timing | null;
  /** True if the coach may speak, which is never in rated games. */
  mayCoach?: boolean;
  /** The text for a card that can't be played now, if the rules are not the reason. */
  insteadOfReason?: string | null;
  /** A text to be shown and read aloud, besides what the events say. */
  notice?: Notice | null;
  /** Increased during the reader's last seconds, to play the ticking sound. */
  ticks?: number;
  /** True if the reader's done is set in advance; null where nobody is asked to add cards. */
  doneInAdvance?: boolean | null;
  /** The special points of the table's rules. */
  options: TableOptions;
  settings: TableSettings;
  oncommand: (command: Command) => void;
}
