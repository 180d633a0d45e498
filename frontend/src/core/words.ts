/* The texts that core needs from a language: names of cards, and one phrase an event. */

import type { Card, Suit } from '../wire';
import { face, type Mark, type Rank } from './cards';

export interface CardWords {
  ranks: Record<Rank, string>;
  suits: Record<Suit, string>;
  /** The same where a suit stands alone; some languages have another case there. */
  suitNames: Record<Suit, string>;
  /** A joker, by its colour. */
  jokers: Record<'B' | 'R', string>;
  /** "ten of diamonds", for hearing. */
  long: (rank: string, suit: string) => string;
  hidden: string;
  /** "played as", between a wild six and the suit its player named. */
  playedAs: string;
}

const SYMBOLS: Record<Mark, string> = { C: '♣', D: '♦', H: '♥', S: '♠', B: '♠', R: '♥' };

/** A suit's sign. */
export function suitSign(suit: Suit): string {
  return SYMBOLS[suit];
}

/** A rank as printed on the card: `"10"`, `"K"`. */
export function rankSign(rank: Rank): string {
  return rank === 'T' ? '10' : rank === 'X' ? '★' : rank;
}

/** A card in two or three signs, for reading: `"10♦"`. */
export function cardSign(card: Card): string {
  const parts = face(card);
  if (parts === null) return '?';
  const named = parts.playedAs === null ? '' : `→${SYMBOLS[parts.playedAs]}`;
  return `${rankSign(parts.rank)}${SYMBOLS[parts.suit]}${named}`;
}

/** A card in words, for hearing: "ten of diamonds". */
export function cardName(card: Card, words: CardWords): string {
  const parts = face(card);
  if (parts === null) return words.hidden;
  if (parts.suit === 'B' || parts.suit === 'R') return words.jokers[parts.suit];
  const name = words.long(words.ranks[parts.rank], words.suits[parts.suit]);
  return parts.playedAs === null
    ? name
    : `${name} ${words.playedAs} ${words.suits[parts.playedAs]}`;
}

/**
 * The phrases that narrate an event. `who` and `whom` are names of players, or null for the reader;
 * `cards` is ready to print.
 */
export interface NarrationWords {
  game_started: (seats: number) => string;
  cards_dealt: (trump: string | null) => string;
  redealt: (trump: string | null) => string;
  redeal_offered: (who: string | null) => string;
  hand_kept: (who: string | null) => string;
  redeal_requested: (who: string | null) => string;
  trump_shown: (who: string | null, card: string) => string;
  cheat_caught: (who: string | null, whom: string | null, cards: string) => string;
  attack_returned: (who: string | null) => string;
  call_failed: (who: string | null, cards: string) => string;
  /** Around what the clock played for a player. */
  time_up: (told: string) => string;
  /** Around a done that the player had set in advance. */
  in_advance: (told: string) => string;
  /** Around what a bot played in the place of a person who is gone. */
  by_bot: (told: string) => string;
  /** Put behind a play that broke the rules. */
  cheated: string;
  bout_started: (number: number, who: string | null, whom: string | null) => string;
  cards_led: (who: string | null, cards: string) => string;
  card_thrown_in: (who: string | null, card: string) => string;
  attack_beaten: (who: string | null, attack: string, card: string) => string;
  attack_transferred: (who: string | null, cards: string, whom: string | null) => string;
  transfer_shown: (who: string | null, card: string, whom: string | null) => string;
  take_declared: (who: string | null) => string;
  attacker_done: (who: string | null) => string;
  beaten_off: (count: number) => string;
  taken: (who: string | null, count: number) => string;
  /** `cards` is null when the reader may not see them all. */
  cards_drawn: (who: string | null, count: number, cards: string | null) => string;
  cycle_completed: () => string;
  trump_swapped: (who: string | null, given: string, taken: string) => string;
  trump_changed: (card: string) => string;
  hidden_picked_up: (who: string | null, count: number) => string;
  player_out: (who: string | null, place: number) => string;
  /** Somebody left for good, or was given up by the others. */
  player_left: (who: string | null, givenUp: boolean) => string;
  /** `who` took the win, as the other had left. */
  ended_left: (who: string | null) => string;
  ended_cancelled: () => string;
  ended_durak: (who: string | null) => string;
  ended_draw: () => string;
  ended_no_progress: () => string;
  /** `team` counts from 1. */
  ended_team_won: (team: number) => string;
  ended_team_lost: (team: number) => string;
  and: string;
}
