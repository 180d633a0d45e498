/* The device and the wishes of its owner, as the browser tells the page of them: for component tests. */

import { cdp } from 'vitest/browser';

export interface Wishes {
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'prefers-color-scheme'?: 'light' | 'dark';
  'forced-colors'?: 'active' | 'none';
}

/** Have the browser tell these wishes of its owner, and no others; `{}` takes all of them back. */
export async function wish(wishes: Wishes): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value: String(value) }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Have the device say that it is touched, and has no mouse, or take that back. */
export async function beTouched(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}
