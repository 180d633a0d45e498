/* Requests to the service about clubs. */

import { answer, client } from '../net/client';
import { newKey } from '../net/keys';
import type { Game, Schema } from '../wire';

export type Club = Schema['Club'];
export type ClubMember = Schema['ClubMember'];
export type ClubRole = ClubMember['role'];
export type ClubBoard = Schema['ClubBoard'];
export type ClubWish = Schema['ClubRequest'];
export type ClubChange = Schema['ClubChangeRequest'];
export type MemberList = Schema['ClubMemberPage'];
export type Mode = ClubBoard['mode'];

const at = (id: string) => ({ path: { club_id: id } });
const member = (club: string, player: number) => ({
  path: { club_id: club, player_id: player },
});

export type ClubList = Schema['ClubPage'];

/** Clubs, the largest first: the reader's own, or those with a text in their name. */
export const listClubs = (
  which: { mine: true } | { search: string },
  cursor?: string,
): Promise<ClubList> =>
  answer(
    client.GET('/api/v1/clubs', {
      params: {
        query: {
          ...('mine' in which ? { mine: 'true' as const } : { search: which.search }),
          ...(cursor && { cursor }),
        },
      },
    }),
  );

export const getClub = (id: string): Promise<Club> =>
  answer(client.GET('/api/v1/clubs/{club_id}', { params: at(id) }));

/** A new club; sent again after a break it is the same one. */
export const foundClub = (wish: ClubWish): Promise<Club> =>
  answer(
    client.POST('/api/v1/clubs', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: wish,
    }),
  );

export const changeClub = (id: string, change: ClubChange): Promise<Club> =>
  answer(client.PATCH('/api/v1/clubs/{club_id}', { params: at(id), body: change }));

export const dissolveClub = (id: string): Promise<unknown> =>
  client.DELETE('/api/v1/clubs/{club_id}', { params: at(id) });

export const joinClub = (id: string): Promise<Club> =>
  answer(client.PUT('/api/v1/clubs/{club_id}/membership', { params: at(id) }));

export const leaveClub = (id: string): Promise<unknown> =>
  client.DELETE('/api/v1/clubs/{club_id}/membership', { params: at(id) });

export const listMembers = (
  id: string,
  role: 'members' | 'asking' | 'removed',
  cursor?: string,
): Promise<MemberList> =>
  answer(
    client.GET('/api/v1/clubs/{club_id}/members', {
      params: { ...at(id), query: { role, ...(cursor && { cursor }) } },
    }),
  );

export const setRole = (
  club: string,
  player: number,
  role: Schema['ClubRoleRequest']['role'],
): Promise<Club> =>
  answer(
    client.PUT('/api/v1/clubs/{club_id}/members/{player_id}', {
      params: member(club, player),
      body: { role },
    }),
  );

export const removeMember = (club: string, player: number): Promise<unknown> =>
  client.DELETE('/api/v1/clubs/{club_id}/members/{player_id}', {
    params: member(club, player),
  });

export const getClubBoard = (id: string, mode: Mode): Promise<ClubBoard> =>
  answer(
    client.GET('/api/v1/clubs/{club_id}/leaderboard', { params: { ...at(id), query: { mode } } }),
  );

export const listClubTables = (id: string): Promise<Game[]> =>
  answer(client.GET('/api/v1/clubs/{club_id}/tables', { params: at(id) }));

/** A table by the house rule; sent again after a break it is the same one. */
export const openClubTable = (id: string): Promise<Game> =>
  answer(
    client.POST('/api/v1/clubs/{club_id}/tables', {
      params: { ...at(id), header: { 'Idempotency-Key': newKey() } },
      body: {},
    }),
  );
