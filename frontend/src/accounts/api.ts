/* Requests to the service about an account, its owner's data and other players. */

import { answer, client } from '../net/client';
import type { Game, Me, Schema } from '../wire';

export type EmailState = Schema['EmailState'];
export type TwoFactorState = Schema['TwoFactorState'];
export type TwoFactorSetup = Schema['TwoFactorSetup'];
export type Session = Schema['Session'];
export type Token = Schema['Token'];
export type Scope = Token['scopes'][number];
/** A token that was just made, with its text, which is sent this once. */
export type FreshToken = Schema['NewToken'];
export type OwnApp = Schema['OwnAppList'][number];
/** An app that was just registered, with its secret, if it has one, which is sent this once. */
export type NewApp = Schema['NewApp'];
export type ConnectedApp = Schema['ConnectedAppList'][number];
export type ExportState = Schema['ExportState'];
export type Player = Schema['Player'];

/** Somebody you follow, and the public game to watch. */
export interface FriendAtPlay {
  player: Player;
  game: Game;
}

/** The relations to a player; each is a list of the service. */
export type Relation = 'following' | 'blocks' | 'mutes';

export const logInWithCode = (code: string): Promise<Me> =>
  answer(client.POST('/api/v1/auth/login/code', { body: { code } }));

/** Take the first of two recovery codes, which log in to an account without a password. */
export const recover = (username: string, code: string): Promise<unknown> =>
  client.POST('/api/v1/auth/login/recovery', { body: { username, code } });

export const confirmWithCode = (code: string): Promise<unknown> =>
  client.POST('/api/v1/auth/confirm', { body: { code } });

export const getEmail = (): Promise<EmailState> => answer(client.GET('/api/v1/auth/email'));

export const changeEmail = (email: string): Promise<EmailState> =>
  answer(client.PUT('/api/v1/auth/email', { body: { email } }));

export const resendEmail = (): Promise<unknown> => client.POST('/api/v1/auth/email/resend');

export const confirmEmail = (key: string): Promise<unknown> =>
  client.POST('/api/v1/auth/email/confirm', { body: { key } });

export const changePassword = (current: string, fresh: string): Promise<unknown> =>
  client.POST('/api/v1/auth/password', {
    body: { current_password: current, new_password: fresh },
  });

export const requestReset = (email: string): Promise<unknown> =>
  client.POST('/api/v1/auth/password/reset', { body: { email } });

export const resetPassword = (key: string, password: string): Promise<unknown> =>
  client.POST('/api/v1/auth/password/reset/confirm', { body: { key, password } });

export const getTwoFactor = (): Promise<TwoFactorState> =>
  answer(client.GET('/api/v1/auth/two-factor'));

export const setUpTwoFactor = (): Promise<TwoFactorSetup> =>
  answer(client.POST('/api/v1/auth/two-factor/setup'));

export const enableTwoFactor = async (code: string): Promise<string[]> =>
  (await answer(client.PUT('/api/v1/auth/two-factor', { body: { code } }))).codes;

export const disableTwoFactor = (): Promise<unknown> => client.DELETE('/api/v1/auth/two-factor');

export const renewRecoveryCodes = async (): Promise<string[]> =>
  (await answer(client.POST('/api/v1/auth/two-factor/recovery-codes'))).codes;

export const getSessions = (): Promise<Session[]> => answer(client.GET('/api/v1/auth/sessions'));

export const endSession = (id: number): Promise<unknown> =>
  client.DELETE('/api/v1/auth/sessions/{session_id}', { params: { path: { session_id: id } } });

export const endOtherSessions = (): Promise<unknown> => client.DELETE('/api/v1/auth/sessions');

export const getTokens = (): Promise<Token[]> => answer(client.GET('/api/v1/auth/tokens'));

export const makeToken = (wanted: Schema['TokenRequest']): Promise<FreshToken> =>
  answer(client.POST('/api/v1/auth/tokens', { body: wanted }));

export const revokeToken = (id: number): Promise<unknown> =>
  client.DELETE('/api/v1/auth/tokens/{token_id}', { params: { path: { token_id: id } } });

export const getOwnApps = (): Promise<OwnApp[]> => answer(client.GET('/api/v1/auth/apps'));

export const registerApp = (wanted: Schema['AppRequest']): Promise<NewApp> =>
  answer(client.POST('/api/v1/auth/apps', { body: wanted }));

export const deleteApp = (id: number): Promise<unknown> =>
  client.DELETE('/api/v1/auth/apps/{app_id}', { params: { path: { app_id: id } } });

export const getConnections = (): Promise<ConnectedApp[]> =>
  answer(client.GET('/api/v1/auth/connections'));

export const disconnectApp = (id: number): Promise<unknown> =>
  client.DELETE('/api/v1/auth/connections/{app_id}', { params: { path: { app_id: id } } });

export const becomeBot = (): Promise<Me> => answer(client.POST('/api/v1/auth/bot', { body: {} }));

export const getExport = (): Promise<ExportState> => answer(client.GET('/api/v1/auth/export'));

export const requestExport = (): Promise<ExportState> => answer(client.POST('/api/v1/auth/export'));

export const downloadExport = (): Promise<Blob> =>
  answer(client.GET('/api/v1/auth/export/file', { parseAs: 'blob' }) as Promise<{ data?: Blob }>);

export const deleteAccount = (password: string, code: string): Promise<unknown> =>
  client.POST('/api/v1/auth/delete', {
    body: { ...(password === '' ? {} : { password }), ...(code === '' ? {} : { code }) },
  });

export const searchPlayers = (beginning: string): Promise<Player[]> =>
  answer(client.GET('/api/v1/players', { params: { query: { q: beginning } } }));

export const getFriendsAtPlay = (): Promise<FriendAtPlay[]> =>
  answer(client.GET('/api/v1/following/playing'));

export const getPlayer = (name: string): Promise<Player> =>
  answer(client.GET('/api/v1/players/{name}', { params: { path: { name } } }));

export const getRelated = (kind: Relation | 'notes'): Promise<Player[]> =>
  answer(client.GET(`/api/v1/${kind}`));

const ofPlayer = (id: number) => ({ params: { path: { player_id: id } } });

export async function relate(kind: Relation, id: number, on: boolean): Promise<void> {
  const path = `/api/v1/${kind}/{player_id}` as const;
  await (on ? client.PUT(path, ofPlayer(id)) : client.DELETE(path, ofPlayer(id)));
}

export const writeNote = (id: number, text: string): Promise<Player> =>
  answer(client.PUT('/api/v1/notes/{player_id}', { ...ofPlayer(id), body: { text } }));
