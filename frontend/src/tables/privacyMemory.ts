/* Whether this browser's player made the last table a private one. */

const STORED_AS = 'durak.private';

export const wasPrivate = (): boolean => localStorage.getItem(STORED_AS) === 'yes';

export const rememberPrivacy = (isPrivate: boolean): void =>
  localStorage.setItem(STORED_AS, isPrivate ? 'yes' : 'no');
