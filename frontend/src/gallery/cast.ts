/* The players at the gallery's tables, and the cards they hold. */

import { HIDDEN, RANKS, SUITS } from '../core/cards';
import type { SeatInfo } from '../core/table';
import type { Avatar, BotLevel, Card, Language } from '../wire';

const NAMES = [
  'You',
  'Anna',
  'Maximilian',
  'Ольга',
  'Casual',
  'Jörg',
  'Clever',
  'Екатерина',
  'Noah',
  'Beginner',
  'Sofia',
  'Bartholomew',
];

const BOTS: Record<string, BotLevel> = { Casual: 'casual', Clever: 'clever', Beginner: 'beginner' };

const AVATARS: readonly Avatar[] = [
  'fox',
  'owl',
  'badger',
  'hare',
  'otter',
  'wolf',
  'panda',
  'robin',
  'frog',
  'lynx',
  'mouse',
  'eagle',
];

/** The players of a table for `count`; `you` is null for a spectator. */
export function cast(count: number, you: number | null): SeatInfo[] {
  return NAMES.slice(0, count).map((name, seat): SeatInfo => {
    const level = BOTS[name];
    return {
      seat,
      name: seat === 0 && you === null ? 'Wilhelmina' : name,
      kind: level === undefined ? 'human' : 'bot',
      you: seat === you,
      ...(level === undefined
        ? { face: { avatar: AVATARS[seat] ?? 'fox', ground: seat } }
        : { level, face: seat }),
    };
  });
}

/** As long as names of people may be, in the letters of each language. */
const LONGEST: Record<Language, string> = {
  en: 'Bartholomew-Winterbottom',
  de: 'Friederike-Schmittenberg',
  ru: 'Екатерина-Преображенская',
};

/** The same players, all with names as long as they get: of people, and of the bots in this language. */
export function withLongestNames(
  seats: SeatInfo[],
  language: Language,
  bots: readonly string[],
): SeatInfo[] {
  const bot = bots.reduce((longest, name) => (name.length > longest.length ? name : longest));
  return seats.map((info) => ({ ...info, name: info.kind === 'bot' ? bot : LONGEST[language] }));
}

/** A hand of which nothing is known but its size. */
export function backs(count: number): Card[] {
  return Array.from({ length: count }, () => HIDDEN);
}

/** The cards of the pack from six up, `copy` 1 or 2. */
export function pack(copy = 1): Card[] {
  const suffix = copy === 1 ? '' : String(copy);
  return SUITS.flatMap((suit) => RANKS.slice(4).map((rank) => `${rank}${suit}${suffix}`));
}
