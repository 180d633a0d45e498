/** Counts in words: the thing with its number; nothing if there is none. */
export const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${what}: ${count}`];
