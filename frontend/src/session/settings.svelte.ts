/* Settings of this device (theme, dark mode, motion, sounds, card looks), kept in this browser. */

import { DEFAULT_TABLE_SETTINGS, type TableSettings } from '../core/table';
import { kept } from './storage';

const STORED_AS = 'durak.settings';

export type Theme = 'system' | 'dark' | 'light';

export interface Settings extends TableSettings {
  theme: Theme;
  /** Show what others type at the table; phrases and reactions are shown in any case. */
  freeText: boolean;
}

const DEFAULTS: Settings = { ...DEFAULT_TABLE_SETTINGS, theme: 'system', freeText: true };

/** Read anywhere; changed through `changeSettings`. */
export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Only known settings of the right kind are taken over from what an older page may have stored. */
function stored(): Partial<Settings> {
  const read = kept.read(STORED_AS);
  if (typeof read !== 'object' || read === null) return {};
  const known = Object.entries(DEFAULTS);
  const values = read as Record<string, unknown>;
  return Object.fromEntries(
    known
      .filter(([name, value]) => typeof values[name] === typeof value)
      .map(([name]) => [name, values[name]]),
  );
}

/** Changes some settings and stores them. */
export function changeSettings(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  kept.write(STORED_AS, settings);
}
