/* Whether this browser's player made the last table a private one. */

import { kept } from '../session/storage';

const STORED_AS = 'durak.private';

export const wasPrivate = (): boolean => kept.get(STORED_AS) === 'yes';

export const rememberPrivacy = (isPrivate: boolean): void =>
  kept.set(STORED_AS, isPrivate ? 'yes' : 'no');
