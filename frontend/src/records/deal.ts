/*
 * The shuffle in the browser: the provable deal, recomputed (docs/api/records.md). Plain arithmetic
 * over SHA-256: the browser's own is missing where the page is served over plain HTTP on a local
 * network.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { RANKS, SUITS } from '../core/cards';
import type { Card } from '../wire';

export const ALGORITHM = 'durak-deal-v1';

const RANKS_IN_PACK: Record<number, number> = { 24: 6, 32: 8, 36: 9, 52: 13 };
const WORDS_IN_BLOCK = 8;
const TWO_TO_32 = 2 ** 32;

/** The commitment published before the game, in hexadecimal; `serverSeed` too. */
export function commitmentOf(gameId: string, serverSeed: string): string {
  const secret = hexToBytes(serverSeed);
  return bytesToHex(sha256(concatBytes(utf8ToBytes(ALGORITHM), utf8ToBytes(gameId), secret)));
}

/** The pack in its first order: by copy, suit, rank ascending, jokers last. Throws on a pack there is not. */
export function sortedPack(deck: number, decks: number, jokers = 0): Card[] {
  const count = RANKS_IN_PACK[deck];
  if (count === undefined) throw new Error(`there is no pack of ${deck} cards`);
  const ranks = RANKS.slice(-count);
  const copies = Array.from({ length: decks }, (_, index) => (index === 0 ? '' : index + 1));
  return copies.flatMap((copy) => [
    ...SUITS.flatMap((suit) => ranks.map((rank) => `${rank}${suit}${copy}`)),
    ...(jokers > 0 ? [`XB${copy}`, `XR${copy}`] : []),
  ]);
}

export interface Shuffle {
  gameId: string;
  /** In hexadecimal. */
  serverSeed: string;
  /** One a seat; empty for those that gave none. */
  clientSeeds: readonly string[];
  /** 1, 2, …: counts redeals. */
  number: number;
}

/** `pack` in the order this shuffle leaves it in. */
export function shuffled(pack: readonly Card[], shuffle: Shuffle): Card[] {
  const cards = [...pack];
  const words = wordsOf(keyOf(shuffle));
  for (let i = cards.length - 1; i >= 1; i -= 1) {
    const j = below(i + 1, words);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** A number from 0 to below `bound`, each equally likely: words past the last full run are skipped. */
function below(bound: number, words: Iterator<number, never>): number {
  const end = TWO_TO_32 - (TWO_TO_32 % bound);
  for (;;) {
    const { value } = words.next();
    if (value < end) return value % bound;
  }
}

function keyOf({ gameId, serverSeed, clientSeeds, number }: Shuffle): Uint8Array {
  const seeds = clientSeeds.flatMap((seed) => {
    const text = utf8ToBytes(seed);
    return [bigEndian(text.length, 2), text];
  });
  const message = concatBytes(...seeds, utf8ToBytes(gameId), bigEndian(number, 4));
  return hmac(sha256, hexToBytes(serverSeed), message);
}

function* wordsOf(key: Uint8Array): Generator<number, never> {
  for (let index = 0; ; index += 1) {
    const block = hmac(sha256, key, bigEndian(index, 8));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let word = 0; word < WORDS_IN_BLOCK; word += 1) yield view.getUint32(word * 4);
  }
}

/** `value` as `length` bytes; values here are far below 2^32. */
function bigEndian(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, rest = value; rest > 0; at -= 1, rest = Math.floor(rest / 256)) {
    bytes[at] = rest % 256;
  }
  return bytes;
}
