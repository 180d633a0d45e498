export default {
  /** The form of a table's own rules. */
  custom: {
    /** Of something that is put in order. */
    order: {
      up: (name: string) => `Move ${name} up`,
      down: (name: string) => `Move ${name} down`,
      moved: (name: string, place: number, count: number) => `${name}: place ${place} of ${count}`,
    },
    what: 'What is this?',
    wrong: 'Doesn’t fit',
    changed: (count: number) => `${count} changed`,
    changes: (count: number) =>
      count === 0
        ? 'Same as the base game'
        : `${count} ${count === 1 ? 'change' : 'changes'} from the base game`,
    reset: (preset: string) => `Back to “${preset}”`,
  },
  /** The options of a table that are on or off (`rules/switches.ts`): in the form, among the facts, on the rule card. */
  switches: {
    aids: {
      label: 'Seen cards stay in sight',
      hint: 'For learners: the discard pile can be looked through, and cards that others picked up stay open. Remembering them is the art of the game.',
      facts: { on: 'seen cards stay in sight', off: 'no memory aids' },
      card: {
        on: 'Seen cards stay in sight: the discard pile can be looked through, and cards that others picked up lie open.',
        off: 'Cards have to be remembered: the discard pile and the cards that others picked up lie face down.',
      },
    },
  },
  /** Told of rules that change nothing. */
  base: 'The base game: beat each card with a higher one of its suit or with a trump, or take them all.',
};
