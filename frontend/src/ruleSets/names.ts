/** The most characters of a saved rule set's name. */
export const MAX_NAME_LENGTH = 40;
