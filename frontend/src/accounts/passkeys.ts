/*
 * Passkeys (WebAuthn) in the browser: making and using one, between the two requests of each
 * ceremony.
 */

import { NotConfirmed } from '../forms/confirmation.svelte';
import { answer, client } from '../net/client';
import { Problem } from '../net/problem';
import type { Me, Schema } from '../wire';

export type Passkey = Schema['Passkey'];
type Options = Schema['CeremonyOptions'];
type Used = Schema['PasskeyLogin']['credential'];
type Made = Schema['PasskeyRequest']['credential'];

/** Return whether this browser knows passkeys as JSON, as those since the spring of 2025 do. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

export const getPasskeys = (): Promise<Passkey[]> => answer(client.GET('/api/v1/auth/passkeys'));

/** Make an account with a passkey on this device; return the account, and its recovery codes. */
export async function registerWithPasskey(
  username: string,
  email: string,
  name: string,
): Promise<Schema['RegisteredAccount']> {
  const begin = client.POST('/api/v1/auth/register/passkey/options', { body: { username } });
  const credential = await made(await answer(begin));
  const body = { username, name, credential, ...(email === '' ? {} : { email }) };
  return answer(client.POST('/api/v1/auth/register/passkey', { body }));
}

/** Make a passkey on this device, and return the recovery codes that came with it, if any. */
export async function addPasskey(name: string): Promise<string[]> {
  const options = await answer(client.POST('/api/v1/auth/passkeys/options'));
  const body = { name, credential: await made(options) };
  return (await answer(client.POST('/api/v1/auth/passkeys', { body }))).codes;
}

const ofPasskey = (id: number) => ({ params: { path: { passkey_id: id } } });

export const renamePasskey = (id: number, name: string): Promise<unknown> =>
  client.PATCH('/api/v1/auth/passkeys/{passkey_id}', { ...ofPasskey(id), body: { name } });

export const removePasskey = (id: number): Promise<unknown> =>
  client.DELETE('/api/v1/auth/passkeys/{passkey_id}', ofPasskey(id));

/** Log in by a passkey alone, or take the second step after the password with one. */
export async function logInWithPasskey(isSecondStep: boolean): Promise<Me> {
  const step = { second_step: isSecondStep };
  const options = await answer(client.POST('/api/v1/auth/login/passkey/options', { body: step }));
  const body = { ...step, credential: await used(options) };
  return answer(client.POST('/api/v1/auth/login/passkey', { body }));
}

export async function confirmByPasskey(): Promise<unknown> {
  const options = await answer(client.POST('/api/v1/auth/confirm/options'));
  return client.POST('/api/v1/auth/confirm', { body: { credential: await used(options) } });
}

async function made(options: Options): Promise<Made> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked(options));
  return (await atDevice(navigator.credentials.create({ publicKey }))) as Made;
}

async function used(options: Options): Promise<Used> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked(options));
  return (await atDevice(navigator.credentials.get({ publicKey }))) as Used;
}

/** The options as the browser types them. */
const asked = <T>(options: Options): T => options.publicKey as T;

/**
 * Returns what the device answers, as JSON. Throws NotConfirmed where its owner gave up, and a Problem where the device
 * has a passkey of this account.
 */
async function atDevice(ceremony: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ceremony;
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (failure) {
    if (!(failure instanceof DOMException)) throw failure;
    if (failure.name === 'InvalidStateError') {
      throw new Problem({ status: 409, code: 'passkey_exists', detail: failure.message });
    }
    if (failure.name !== 'NotAllowedError' && failure.name !== 'AbortError') {
      throw new Problem({ status: 400, code: 'passkey_fails', detail: failure.message });
    }
  }
  throw new NotConfirmed();
}
