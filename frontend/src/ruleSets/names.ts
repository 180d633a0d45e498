/** The most characters of a saved rule set's name. */
export const LONGEST_NAME = 40;
