/** The key under which a browser stores that its player waits for a game. */
export const SEEKING_KEY = 'durak.seeking';
