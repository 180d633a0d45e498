/** Where a browser remembers that its player waits for a game. */
export const SEEKING_KEY = 'durak.seeking';
