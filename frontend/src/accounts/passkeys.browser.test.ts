/* Passkeys where the device or the browser doesn't play along. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Asked } from '../net/fakeService';
import { findingsInBothThemes } from '../testing/axe';
import PasskeysSection from './PasskeysSection.svelte';

const KEY = { id: 3, name: 'Phone', created_at: '2026-10-04T18:20:00Z', last_used_at: null };
const OPTIONS = {
  publicKey: {
    rp: { id: location.hostname, name: 'Durak' },
    user: { id: 'MTI', name: 'Anna', displayName: 'Anna' },
    challenge: 'AAAA',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
};

async function open(): Promise<Asked[]> {
  const asked = answerInstead({
    'GET /api/v1/auth/passkeys': [KEY],
    'POST /api/v1/auth/passkeys/options': OPTIONS,
  });
  await render(PasskeysSection);
  await expect.element(page.getByText('Phone')).toBeVisible();
  return asked;
}

const add = () => page.getByRole('button', { name: 'Add a passkey' });
const deviceSays = (name: string) =>
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('no', name));

beforeEach(() => useLanguage('en'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an owner who gives up at the device changes nothing, and is told nothing', async () => {
  deviceSays('NotAllowedError');
  const asked = await open();
  await add().click();
  await expect.element(add()).toBeEnabled();
  expect(asked.map(({ request }) => request)).not.toContain('POST /api/v1/auth/passkeys');
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
});

test.each([
  ['InvalidStateError', 'This device has a passkey of your account already.'],
  ['SecurityError', 'The device could not do that. Please try again.'],
])('the page says why the device refuses: %s', async (name, words) => {
  deviceSays(name);
  await open();
  await add().click();
  await expect.element(page.getByText(words)).toBeVisible();
});

test('a browser without passkeys is told so, and the list stays', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  await open();
  await expect.element(page.getByText('This browser is too old for passkeys.')).toBeVisible();
  await expect.element(add()).not.toBeInTheDocument();
});

test('axe finds nothing', async () => {
  await open();
  expect(await findingsInBothThemes()).toEqual([]);
});
