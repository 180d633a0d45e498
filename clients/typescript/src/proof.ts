/* Checks that a finished game's cards came from the secret that was published before it, by Web Crypto. */

import { DurakError } from './errors.js';
import type { components } from './generated/schema.js';

type Schemas = components['schemas'];
type Bytes = Uint8Array<ArrayBuffer>;
type Card = Schemas['Card'];
type Proof = Schemas['Proof'];
type Event = Schemas['Event'];
type Dealt = Schemas['CardsDealtEvent'];

const ALGORITHM = 'durak-deal-v1';
const SUITS = ['C', 'D', 'H', 'S'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const CARDS_OF_A_SUIT: Readonly<Record<number, number>> = { 24: 6, 32: 8, 36: 9, 52: 13 };
const JOKERS = ['XB', 'XR'];
const DEFAULT_DECK = 36;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const TWO_TO_32 = 2 ** 32;
const BYTES_OF_A_WORD = 4;

/** The deal can't be checked, or does not hold. */
export class ProofError extends DurakError {}

/**
 * Checks a game's deals, and returns how many there were. Throws ProofError. `events` are all events of the game with
 * open cards, `commitment` is what the game showed before it began; without it the proof's own is taken, which a
 * dishonest service could have changed.
 */
export async function checkDeal(
  proof: Proof,
  events: readonly Event[],
  commitment: string = proof.commitment,
): Promise<number> {
  if (proof.algorithm !== ALGORITHM) {
    throw new ProofError('This deal was not shuffled: it is a lesson, or the deal of the day.');
  }
  if (proof.server_seed === null || proof.deals === null) {
    throw new ProofError('The secret is not revealed yet: the game has to be finished.');
  }
  const seed = bytesOf(proof.server_seed);
  const game = encoded(proof.game_id);
  const digest = await subtle().digest('SHA-256', joined(encoded(ALGORITHM), game, seed));
  if (hexOf(new Uint8Array(digest)) !== commitment.toLowerCase()) {
    throw new ProofError('The server seed is not the one that was committed to.');
  }
  const started = events.find((event) => event.type === 'game_started');
  if (started === undefined) {
    throw new ProofError('The events do not begin with the start of the game.');
  }
  const removed = new Set(started.removed ?? []);
  const fresh = fullPack(started.rules).filter((card) => !removed.has(card));
  const message = joined(
    ...proof.client_seeds.map(encoded).flatMap((text) => [bigEndian(text.length, 2), text]),
    game,
  );
  const dealt = events.filter((event) => event.type === 'cards_dealt');
  if (!isSame(dealt.map(numberOf), proof.deals.map(numberOf))) {
    throw new ProofError('The proof has other deals than the game.');
  }
  const bySecret = await signer(seed);
  for (const [index, deal] of proof.deals.entries()) {
    const key = await bySecret(joined(message, bigEndian(deal.number, 4)));
    if (!isSame(await shuffled(fresh, key), deal.pack)) {
      throw new ProofError(`The seeds give another order of the pack in deal ${deal.number}.`);
    }
    // Both lists have the same numbers in the same order.
    const event = dealt[index] as Dealt;
    const talon = talonOf(deal.pack, event, started);
    const end = dealt[index + 1];
    const last = end === undefined ? events.length : events.indexOf(end);
    checkDrawn(talon, events.slice(events.indexOf(event) + 1, last));
  }
  return dealt.length;
}

/** Returns all cards that the rules play with: by copy, suit and rank, jokers last in a copy. */
export function fullPack(rules: Partial<Schemas['Rules']>): Card[] {
  const deck = rules.deck ?? DEFAULT_DECK;
  const count = CARDS_OF_A_SUIT[deck];
  if (count === undefined) throw new ProofError(`There is no deck of ${deck} cards.`);
  const ranks = RANKS.slice(-count);
  const faces = SUITS.flatMap((suit) => ranks.map((rank) => rank + suit));
  if (rules.jokers) faces.push(...JOKERS);
  const copies = Array.from({ length: rules.decks ?? 1 }, (_, index) => index + 1);
  return copies.flatMap((copy) => faces.map((face) => (copy > 1 ? `${face}${copy}` : face)));
}

/** Returns the pack in the order that the key gives (Fisher and Yates, from the last card). */
export async function shuffled(pack: readonly Card[], key: Bytes): Promise<Card[]> {
  const cards = [...pack];
  const words = wordsOf(key);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const fair = TWO_TO_32 - (TWO_TO_32 % (last + 1));
    let word: number;
    do ({ value: word } = await words.next());
    while (word >= fair);
    const chosen = word % (last + 1);
    const [one, other] = [cards[last] as Card, cards[chosen] as Card];
    cards[last] = other;
    cards[chosen] = one;
  }
  return cards;
}

async function* wordsOf(key: Bytes): AsyncGenerator<number, never, undefined> {
  const byKey = await signer(key);
  for (let number = 0; ; number += 1) {
    const view = new DataView((await byKey(bigEndian(number, 8))).buffer);
    for (let at = 0; at < view.byteLength; at += BYTES_OF_A_WORD) yield view.getUint32(at);
  }
}

/** Checks that hands and face-down cards come from the pack, and returns the talon that has to be left. */
function talonOf(
  pack: readonly Card[],
  dealt: Dealt,
  started: Schemas['GameStartedEvent'],
): Card[] {
  const seats = dealt.hands.length;
  const inHands = dealt.hands.flat().length;
  const shown = inHands + dealt.hidden.flat().length;
  const given = (from: number, to: number) =>
    pack.slice(from, to).filter((_, at) => at % seats === 0);
  for (let seat = 0; seat < seats; seat += 1) {
    const first = (seat - started.forehand + seats) % seats;
    if (!isSameSet(given(first, inHands), dealt.hands[seat])) {
      throw new ProofError(`Seat ${seat} was dealt other cards.`);
    }
    if (!isSameSet(given(inHands + first, shown), dealt.hidden[seat])) {
      throw new ProofError(`Seat ${seat} was dealt other face-down cards.`);
    }
  }
  const passed = dealt.passed_over ?? [];
  const rest = pack.slice(shown);
  const left = rest.slice(passed.length);
  const under = started.rules.changing_trump ? 2 : 1;
  const isTurnedUp = dealt.trump_card !== null && dealt.trump_holder === null;
  const talon = isTurnedUp ? [...left.slice(under), ...passed, ...left.slice(0, under)] : rest;
  if (!isSame(rest.slice(0, passed.length), passed) || !isSame(talon, dealt.talon)) {
    throw new ProofError('The talon is another one.');
  }
  if (isTurnedUp && left[0] !== dealt.trump_card) {
    throw new ProofError('Another card was turned up.');
  }
  return talon;
}

/** Checks that cards left the talon from its front; a swapped trump card takes its place. */
function checkDrawn(talon: readonly Card[], events: readonly Event[]): void {
  let left = [...talon];
  for (const event of events) {
    if (event.type === 'trump_swapped') {
      left = left.map((card) => (card === event.taken ? event.given : card));
    } else if (event.type === 'cards_drawn') {
      if (!isSameSet(left.splice(0, event.cards.length), event.cards)) {
        throw new ProofError(`Seat ${event.seat} drew other cards.`);
      }
    }
  }
}

/** Browsers have it on pages that came over HTTPS or from the machine itself. */
function subtle(): SubtleCrypto {
  const { crypto } = globalThis as { crypto?: { subtle?: SubtleCrypto } };
  if (crypto?.subtle === undefined) {
    throw new ProofError('Web Crypto is missing here: the page has to come over HTTPS.');
  }
  return crypto.subtle;
}

/** Returns the function that computes the HMAC of a message by this key. */
async function signer(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  const usable = await subtle().importKey('raw', key, HMAC, false, ['sign']);
  return async (message) => new Uint8Array(await subtle().sign('HMAC', usable, message));
}

const encoded = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));
const numberOf = ({ number }: { number: number }) => number;

function joined(...parts: readonly Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function bigEndian(value: number, size: number): Bytes {
  return bytesOf(value.toString(16).padStart(2 * size, '0'));
}

function bytesOf(hexadecimal: string): Bytes {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isSame<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

function isSameSet(some: readonly Card[], others: readonly Card[] = []): boolean {
  return isSame([...some].sort(), [...others].sort());
}
