const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** Faults of an entry, by the code of the check that refused it. */
export default {
  /** Of texts and numbers that are too short or long, small or large; with the limit. */
  beyond: {
    string_too_long: (limit: number) => `Use at most ${characters(limit)}.`,
    string_too_short: (limit: number) => `Use at least ${characters(limit)}.`,
    too_long: (limit: number) => `At most ${limit}.`,
    too_short: (limit: number) => `At least ${limit}.`,
    less_than_equal: (limit: number) => `At most ${limit}.`,
    greater_than_equal: (limit: number) => `At least ${limit}.`,
  },
  string_pattern_mismatch: 'Some characters are not allowed here.',
  missing: 'Please fill this in.',
  unchosen: 'Please choose something.',
  noAddress: 'An address looks like this: name@example.org.',
  noNumber: 'Please type a whole number.',
  noTime: 'Please give a date and a time.',
  unfit: 'This can’t be used here. Please check it.',
};
