/* `make api` writes this file from docs/openapi.json and clients/rooms.toml. */

import * as byHand from '../byHand.js';
import { type CallOptions, type Http, quoted } from '../http.js';
import type { components } from './schema.js';

type Schemas = components['schemas'];

/** `client.account`. */
export class Account extends byHand.AccountByHand {
  /** The caller. Also sets the CSRF cookie that every change by a session needs. `GET auth/me` */
  me(options: CallOptions = {}): Promise<Schemas['Me']> {
    return this.http.json('GET', 'auth/me', { signal: options.signal });
  }

  /** The token that you present: its scopes and its end. Any token will do. `GET auth/token` */
  token(options: CallOptions = {}): Promise<Schemas['Token']> {
    return this.http.json('GET', 'auth/token', { signal: options.signal });
  }

  /** Revoke the token that you present; its sockets are closed. `DELETE auth/token` */
  revokeToken(options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', 'auth/token', { signal: options.signal });
  }

  /** Your warnings, mutes and bans, whether in force or over, with your appeals. `GET sanctions/mine` */
  sanctions(options: CallOptions = {}): Promise<Schemas['SanctionList']> {
    return this.http.json('GET', 'sanctions/mine', { signal: options.signal });
  }

  /** Return the operator's announcement; ask once a minute at most. `GET announcement` */
  announcement(options: CallOptions = {}): Promise<Schemas['AnnouncementReply']> {
    return this.http.json('GET', 'announcement', { signal: options.signal });
  }
}

/** `client.analysis`. */
export class Analysis extends byHand.Room {
  /** A position of a finished game, or one that you have written, played on by all sides. `POST analysis/positions` */
  board(
    body: Schemas['AnalysisRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['AnalysedPosition']> {
    return this.http.json('POST', 'analysis/positions', { signal: options.signal, body });
  }

  /** Read a game from its notation: its events, to be replayed. Nothing is stored. `POST analysis/games` */
  importGame(
    body: Schemas['ImportRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['ImportedGame']> {
    return this.http.json('POST', 'analysis/games', { signal: options.signal, body });
  }

  /** Have a position judged. An evaluation that exists or is being made costs nothing. `POST analysis/evaluations` */
  evaluate(
    body: Schemas['EvaluationRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['EvaluationReply']> {
    return this.http.json('POST', 'analysis/evaluations', { signal: options.signal, body });
  }

  /** The evaluation of a position, or its progress. `GET analysis/evaluations/{evaluation_id}` */
  evaluation(evaluationId: string, options: CallOptions = {}): Promise<Schemas['EvaluationReply']> {
    return this.http.json('GET', `analysis/evaluations/${quoted(evaluationId)}`, {
      signal: options.signal,
    });
  }
}

/** `client.blocks`. */
export class Blocks extends byHand.Room {
  /** The players you have blocked, by name. `GET blocks` */
  list(options: CallOptions = {}): Promise<Schemas['PlayerList']> {
    return this.http.json('GET', 'blocks', { signal: options.signal });
  }

  /** Block a player, also a guest: they sit at no table of yours and send you nothing. `PUT blocks/{player_id}` */
  add(playerId: number, options: CallOptions = {}): Promise<Schemas['Player']> {
    return this.http.json('PUT', `blocks/${quoted(playerId)}`, { signal: options.signal });
  }

  /** Unblock a player. `DELETE blocks/{player_id}` */
  remove(playerId: number, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `blocks/${quoted(playerId)}`, { signal: options.signal });
  }
}

/** `client.bots`. */
export class Bots extends byHand.Room {
  /** The levels of the bots, weakest first, with the ratings they have. `GET bots` */
  list(options: CallOptions = {}): Promise<Schemas['BotList']> {
    return this.http.json('GET', 'bots', { signal: options.signal });
  }

  /** The bot accounts that are online, by name: those that may be challenged now. `GET bots/online` */
  online(options: CallOptions = {}): Promise<Schemas['OnlineBots']> {
    return this.http.json('GET', 'bots/online', { signal: options.signal });
  }

  /** Make a bot account with its first token: all that a program needs to begin. `POST auth/bots` */
  register(
    body: Schemas['BotAccountRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['BotAccount']> {
    return this.http.json('POST', 'auth/bots', { signal: options.signal, body, keyed: true });
  }
}

/** `client.challenges`. */
export class Challenges extends byHand.Room {
  /** List the challenges to you and by you that wait for an answer, newest first. `GET challenges` */
  list(options: CallOptions = {}): Promise<Schemas['ChallengeList']> {
    return this.http.json('GET', 'challenges', { signal: options.signal });
  }

  /** Ask a bot account for a game of two. `POST challenges` */
  create(
    body: Schemas['ChallengeRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Challenge']> {
    return this.http.json('POST', 'challenges', { signal: options.signal, body, keyed: true });
  }

  /** Read a challenge to you or by you, with its status. `GET challenges/{challenge_id}` */
  get(challengeId: string, options: CallOptions = {}): Promise<Schemas['Challenge']> {
    return this.http.json('GET', `challenges/${quoted(challengeId)}`, { signal: options.signal });
  }

  /** Accept: the game is `starting`, and begins when both have said `games/{id}/ready`. `POST challenges/{challenge_id}/accept` */
  accept(challengeId: string, options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('POST', `challenges/${quoted(challengeId)}/accept`, {
      signal: options.signal,
      keyed: true,
    });
  }

  /** Decline, and say why. `POST challenges/{challenge_id}/decline` */
  decline(
    challengeId: string,
    body: Schemas['DeclineChallengeRequest'] = {},
    options: CallOptions = {},
  ): Promise<void> {
    return this.http.json('POST', `challenges/${quoted(challengeId)}/decline`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Withdraw your challenge. `DELETE challenges/{challenge_id}` */
  withdraw(challengeId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `challenges/${quoted(challengeId)}`, {
      signal: options.signal,
    });
  }
}

/** `client.chat`. */
export class Chat extends byHand.Room {
  /** Read the messages of the table, over all games of its series, and what you may post. `GET games/{game_id}/chat` */
  read(
    gameId: string,
    options: CallOptions & { before?: number | undefined; since?: number | undefined } = {},
  ): Promise<Schemas['ChatPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `games/${quoted(gameId)}/chat`, { signal, query });
  }

  /** Post a message, as a player of the table. Free text is for accounts. `POST games/{game_id}/chat` */
  post(
    gameId: string,
    body: Schemas['ChatRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['ChatMessage']> {
    return this.http.json('POST', `games/${quoted(gameId)}/chat`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }
}

/** `client.daily`. */
export class Daily extends byHand.Room {
  /** Read the deal of a day: its bots, the list of results, and your own try. `GET daily-deal` */
  get(
    options: CallOptions & { day?: string | undefined; lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['DailyDealReply']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'daily-deal', { signal, query });
  }

  /** Return your game of today's deal; deal it first if there is none. You have one try. `POST daily-deal` */
  play(options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('POST', 'daily-deal', { signal: options.signal, keyed: true });
  }
}

/** `client.clubs`. */
export class Clubs extends byHand.Room {
  /** List clubs, the largest first, page by page: all, or yours. `GET clubs` */
  list(
    options: CallOptions & {
      cursor?: string | undefined;
      mine?: boolean | undefined;
      page_size?: number | undefined;
      search?: string | undefined;
    } = {},
  ): Promise<Schemas['ClubPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'clubs', { signal, query });
  }

  /** Yields the rows of all pages of `list`. */
  listAll(
    options: CallOptions & { mine?: boolean | undefined; search?: string | undefined } = {},
  ): AsyncGenerator<Schemas['ClubPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.list({ ...options, cursor, page_size: 100 }));
  }

  /** Found a club, of which you are the owner. `POST clubs` */
  found(
    body: Schemas['ClubRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Club']> {
    const { signal, ...query } = options;
    return this.http.json('POST', 'clubs', { signal, query, body, keyed: true });
  }

  /** Read a club: its owner, its house rule, and your role. `GET clubs/{club_id}` */
  get(clubId: string, options: CallOptions = {}): Promise<Schemas['Club']> {
    return this.http.json('GET', `clubs/${quoted(clubId)}`, { signal: options.signal });
  }

  /** Change a club, as its owner. Open tables keep what they were opened with. `PATCH clubs/{club_id}` */
  change(
    clubId: string,
    body: Schemas['ClubChangeRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Club']> {
    const { signal, ...query } = options;
    return this.http.json('PATCH', `clubs/${quoted(clubId)}`, { signal, query, body });
  }

  /** Dissolve a club, as its owner. Its games stay. `DELETE clubs/{club_id}` */
  dissolve(clubId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `clubs/${quoted(clubId)}`, { signal: options.signal });
  }

  /** Join an open club, or ask to join another one. `PUT clubs/{club_id}/membership` */
  join(clubId: string, options: CallOptions = {}): Promise<Schemas['Club']> {
    return this.http.json('PUT', `clubs/${quoted(clubId)}/membership`, { signal: options.signal });
  }

  /** Leave a club, or withdraw what you asked. `DELETE clubs/{club_id}/membership` */
  leave(clubId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `clubs/${quoted(clubId)}/membership`, {
      signal: options.signal,
    });
  }

  /** List the members of a club, page by page; for its leaders also who asks to join. `GET clubs/{club_id}/members` */
  members(
    clubId: string,
    options: CallOptions & {
      cursor?: string | undefined;
      page_size?: number | undefined;
      role?: 'members' | 'asking' | 'removed' | undefined;
    } = {},
  ): Promise<Schemas['ClubMemberPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `clubs/${quoted(clubId)}/members`, { signal, query });
  }

  /** Yields the rows of all pages of `members`. */
  membersAll(
    clubId: string,
    options: CallOptions & { role?: 'members' | 'asking' | 'removed' | undefined } = {},
  ): AsyncGenerator<Schemas['ClubMemberPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.members(clubId, { ...options, cursor, page_size: 100 }));
  }

  /** Admit a person who asked or was removed, name a moderator, or hand the club over. `PUT clubs/{club_id}/members/{player_id}` */
  setRole(
    clubId: string,
    playerId: number,
    body: Schemas['ClubRoleRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Club']> {
    return this.http.json('PUT', `clubs/${quoted(clubId)}/members/${quoted(playerId)}`, {
      signal: options.signal,
      body,
    });
  }

  /** Remove a member, who can't come back alone, or decline a person who asked. `DELETE clubs/{club_id}/members/{player_id}` */
  remove(clubId: string, playerId: number, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `clubs/${quoted(clubId)}/members/${quoted(playerId)}`, {
      signal: options.signal,
    });
  }

  /** List the ratings of the members in a mode, at most the best hundred. `GET clubs/{club_id}/leaderboard` */
  leaderboard(
    clubId: string,
    options: CallOptions & { mode?: 'duel' | 'table' | 'transfer' | 'partners' | undefined } = {},
  ): Promise<Schemas['ClubBoard']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `clubs/${quoted(clubId)}/leaderboard`, { signal, query });
  }

  /** List the club's open and running tables, as a member: the club's own lobby. `GET clubs/{club_id}/tables` */
  tables(clubId: string, options: CallOptions = {}): Promise<Schemas['ClubTables']> {
    return this.http.json('GET', `clubs/${quoted(clubId)}/tables`, { signal: options.signal });
  }

  /** Open a casual table by the house rule, or by other rules, where you sit on seat 0. `POST clubs/{club_id}/tables` */
  openTable(
    clubId: string,
    body: Schemas['ClubTableRequest'] = {},
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Game']> {
    const { signal, ...query } = options;
    return this.http.json('POST', `clubs/${quoted(clubId)}/tables`, {
      signal,
      query,
      body,
      keyed: true,
    });
  }
}

/** `client.duplicates`. */
export class Duplicates extends byHand.Room {
  /** List duplicate matches, newest first, page by page: public ones, or yours. `GET duplicates` */
  list(
    options: CallOptions & {
      cursor?: string | undefined;
      lang?: 'en' | 'de' | 'ru' | undefined;
      mine?: boolean | undefined;
      page_size?: number | undefined;
      status?: 'open' | 'running' | 'finished' | 'cancelled' | undefined;
    } = {},
  ): Promise<Schemas['DuplicatePage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'duplicates', { signal, query });
  }

  /** Yields the rows of all pages of `list`. */
  listAll(
    options: CallOptions & {
      lang?: 'en' | 'de' | 'ru' | undefined;
      mine?: boolean | undefined;
      status?: 'open' | 'running' | 'finished' | 'cancelled' | undefined;
    } = {},
  ): AsyncGenerator<Schemas['DuplicatePage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.list({ ...options, cursor, page_size: 100 }));
  }

  /** Open a match, in which you have side A's place at the first table. `POST duplicates` */
  create(
    body: Schemas['DuplicateRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Duplicate']> {
    const { signal, ...query } = options;
    return this.http.json('POST', 'duplicates', { signal, query, body, keyed: true });
  }

  /** Read a match: its players, and the deals that both tables have played. `GET duplicates/{duplicate_id}` */
  get(
    duplicateId: string,
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Duplicate']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `duplicates/${quoted(duplicateId)}`, { signal, query });
  }

  /** Call a match off, as its host before the start. `DELETE duplicates/{duplicate_id}` */
  callOff(duplicateId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `duplicates/${quoted(duplicateId)}`, {
      signal: options.signal,
    });
  }

  /** Take a free place before the start, or move to one. `PUT duplicates/{duplicate_id}/place` */
  takePlace(
    duplicateId: string,
    body: Schemas['PlaceRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Duplicate']> {
    const { signal, ...query } = options;
    return this.http.json('PUT', `duplicates/${quoted(duplicateId)}/place`, {
      signal,
      query,
      body,
    });
  }

  /** Give your place up before the start. `DELETE duplicates/{duplicate_id}/place` */
  leavePlace(duplicateId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `duplicates/${quoted(duplicateId)}/place`, {
      signal: options.signal,
    });
  }

  /** Deal at both tables, as the host; bots take the places that are free. `POST duplicates/{duplicate_id}/start` */
  start(
    duplicateId: string,
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Duplicate']> {
    const { signal, ...query } = options;
    return this.http.json('POST', `duplicates/${quoted(duplicateId)}/start`, {
      signal,
      query,
      keyed: true,
    });
  }
}

/** `client.following`. */
export class Following extends byHand.Room {
  /** The accounts you follow, by name. `GET following` */
  list(options: CallOptions = {}): Promise<Schemas['PlayerList']> {
    return this.http.json('GET', 'following', { signal: options.signal });
  }

  /** The players you follow who play now, each with the public game. `GET following/playing` */
  playing(options: CallOptions = {}): Promise<Schemas['FriendsAtPlay']> {
    return this.http.json('GET', 'following/playing', { signal: options.signal });
  }

  /** Follow an account: see when it is here, and what it plays. `PUT following/{player_id}` */
  add(playerId: number, options: CallOptions = {}): Promise<Schemas['Player']> {
    return this.http.json('PUT', `following/${quoted(playerId)}`, { signal: options.signal });
  }

  /** Stop following an account. `DELETE following/{player_id}` */
  remove(playerId: number, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `following/${quoted(playerId)}`, { signal: options.signal });
  }
}

/** `client.games`. */
export class Games extends byHand.GamesByHand {
  /** List games, newest first, page by page. `GET games` */
  list(
    options: CallOptions & {
      cursor?: string | undefined;
      mine?: boolean | undefined;
      page_size?: number | undefined;
      status?: 'open' | 'starting' | 'active' | 'finished' | 'cancelled' | undefined;
    } = {},
  ): Promise<Schemas['GamePage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'games', { signal, query });
  }

  /** Yields the rows of all pages of `list`. */
  listAll(
    options: CallOptions & {
      mine?: boolean | undefined;
      status?: 'open' | 'starting' | 'active' | 'finished' | 'cancelled' | undefined;
    } = {},
  ): AsyncGenerator<Schemas['GamePage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.list({ ...options, cursor, page_size: 100 }));
  }

  /** Open a table, with the commitment to its deal; `start` deals at once. `POST games` */
  create(
    body: Schemas['CreateGameRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Game']> {
    const { signal, ...query } = options;
    return this.http.json('POST', 'games', { signal, query, body, keyed: true });
  }

  /** Read a table: its seats, host, status and result. `GET games/{game_id}` */
  get(gameId: string, options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('GET', `games/${quoted(gameId)}`, { signal: options.signal });
  }

  /** Read the game, now or at an older version, as you may know it. `GET games/{game_id}/view` */
  view(
    gameId: string,
    options: CallOptions & { at?: number | undefined; seat?: string | undefined } = {},
  ): Promise<Schemas['ViewReply']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `games/${quoted(gameId)}/view`, { signal, query });
  }

  /** Read the events after a version, as you may know them. `GET games/{game_id}/events` */
  events(
    gameId: string,
    options: CallOptions & { seat?: string | undefined; since?: number | string | undefined } = {},
  ): Promise<Schemas['EventsReply']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `games/${quoted(gameId)}/events`, { signal, query });
  }

  /** List the legal commands of your seat. `GET games/{game_id}/legal` */
  legal(gameId: string, options: CallOptions = {}): Promise<Schemas['LegalReply']> {
    return this.http.json('GET', `games/${quoted(gameId)}/legal`, { signal: options.signal });
  }

  /** Play a command. It is accepted exactly when it is among the legal ones. `POST games/{game_id}/commands` */
  command(
    gameId: string,
    body: Schemas['CommandRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['CommandReply']> {
    return this.http.json('POST', `games/${quoted(gameId)}/commands`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Switch your done in advance on or off: it counts whenever a throw-in window closes. `PUT games/{game_id}/done-in-advance` */
  doneInAdvance(
    gameId: string,
    body: Schemas['DoneInAdvanceRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('PUT', `games/${quoted(gameId)}/done-in-advance`, {
      signal: options.signal,
      body,
    });
  }

  /** Claim the seat of an absent player: a bot plays on, and in ratings the player is last. `POST games/{game_id}/claim` */
  claim(
    gameId: string,
    body: Schemas['OtherSeatRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/claim`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Give the other of two people fifteen seconds more. `POST games/{game_id}/more-time` */
  moreTime(
    gameId: string,
    body: Schemas['OtherSeatRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/more-time`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Leave a running game for good: a bot plays on, and in ratings you are last. `POST games/{game_id}/hand-over` */
  handOver(gameId: string, options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/hand-over`, {
      signal: options.signal,
      keyed: true,
    });
  }

  /** Win a game of two people at once that the other has left. `POST games/{game_id}/take-win` */
  takeWin(gameId: string, options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/take-win`, {
      signal: options.signal,
      keyed: true,
    });
  }

  /** Cancel a game of two people without a result that the other left at its beginning. `POST games/{game_id}/call-off` */
  callOff(gameId: string, options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/call-off`, {
      signal: options.signal,
      keyed: true,
    });
  }

  /** Return the game after a finished one in which you sat; create it if there is none. `POST games/{game_id}/next` */
  next(gameId: string, options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/next`, {
      signal: options.signal,
      keyed: true,
    });
  }
}

/** `client.invitations`. */
export class Invitations extends byHand.Room {
  /** List the invitations that you may still answer, newest first. `GET me/invitations` */
  list(options: CallOptions = {}): Promise<Schemas['InvitationList']> {
    return this.http.json('GET', 'me/invitations', { signal: options.signal });
  }

  /** List the invitations to this table and their answers, for its host and its players. `GET games/{game_id}/invitations` */
  ofTable(gameId: string, options: CallOptions = {}): Promise<Schemas['InvitationList']> {
    return this.http.json('GET', `games/${quoted(gameId)}/invitations`, { signal: options.signal });
  }

  /** Invite an account to an open table at which you sit, or which you host. `POST games/{game_id}/invitations` */
  create(
    gameId: string,
    body: Schemas['InvitationRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Invitation']> {
    return this.http.json('POST', `games/${quoted(gameId)}/invitations`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Sit down on the first free seat; a password isn't asked for. `POST me/invitations/{invitation_id}/accept` */
  accept(
    invitationId: number,
    body: Schemas['AcceptRequest'] = {},
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('POST', `me/invitations/${quoted(invitationId)}/accept`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Decline, and say why. `POST me/invitations/{invitation_id}/decline` */
  decline(
    invitationId: number,
    body: Schemas['DeclineRequest'] = {},
    options: CallOptions = {},
  ): Promise<void> {
    return this.http.json('POST', `me/invitations/${quoted(invitationId)}/decline`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Withdraw your invitation. `DELETE games/{game_id}/invitations/{invitation_id}` */
  withdraw(gameId: string, invitationId: number, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `games/${quoted(gameId)}/invitations/${quoted(invitationId)}`, {
      signal: options.signal,
    });
  }
}

/** `client.lessons`. */
export class Lessons extends byHand.Room {
  /** Read the commands of the learner, with the versions at which they are played. `GET lessons/{lesson}` */
  get(lesson: string, options: CallOptions = {}): Promise<Schemas['Lesson']> {
    return this.http.json('GET', `lessons/${quoted(lesson)}`, { signal: options.signal });
  }

  /** Return your running game of the lesson; deal it from its fixed pack if there is none. `POST lessons/{lesson}` */
  play(lesson: string, options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('POST', `lessons/${quoted(lesson)}`, {
      signal: options.signal,
      keyed: true,
    });
  }
}

/** `client.lobby`. */
export class Lobby extends byHand.LobbyByHand {
  /** List public tables, newest first, page by page. `GET lobby/tables` */
  tables(
    options: CallOptions & {
      clock?: 'per_command' | 'bank' | 'days' | 'none' | undefined;
      cursor?: string | undefined;
      free?: number | undefined;
      mode?: 'duel' | 'table' | 'transfer' | 'partners' | undefined;
      page_size?: number | undefined;
      preset?: string | undefined;
      rated?: boolean | undefined;
      seats?: number | undefined;
      status?: 'open' | 'active' | undefined;
    } = {},
  ): Promise<Schemas['LobbyPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'lobby/tables', { signal, query });
  }

  /** Yields the rows of all pages of `tables`. */
  tablesAll(
    options: CallOptions & {
      clock?: 'per_command' | 'bank' | 'days' | 'none' | undefined;
      free?: number | undefined;
      mode?: 'duel' | 'table' | 'transfer' | 'partners' | undefined;
      preset?: string | undefined;
      rated?: boolean | undefined;
      seats?: number | undefined;
      status?: 'open' | 'active' | undefined;
    } = {},
  ): AsyncGenerator<Schemas['LobbyPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.tables({ ...options, cursor, page_size: 100 }));
  }
}

/** `client.mutes`. */
export class Mutes extends byHand.Room {
  /** The players you have muted, by name. `GET mutes` */
  list(options: CallOptions = {}): Promise<Schemas['PlayerList']> {
    return this.http.json('GET', 'mutes', { signal: options.signal });
  }

  /** Mute a player: you don't see their messages at tables, and they don't learn of it. `PUT mutes/{player_id}` */
  add(playerId: number, options: CallOptions = {}): Promise<Schemas['Player']> {
    return this.http.json('PUT', `mutes/${quoted(playerId)}`, { signal: options.signal });
  }

  /** Unmute a player. `DELETE mutes/{player_id}` */
  remove(playerId: number, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `mutes/${quoted(playerId)}`, { signal: options.signal });
  }
}

/** `client.notes`. */
export class Notes extends byHand.Room {
  /** The players about whom you keep a note, by name. `GET notes` */
  list(options: CallOptions = {}): Promise<Schemas['PlayerList']> {
    return this.http.json('GET', 'notes', { signal: options.signal });
  }

  /** Keep a note about a player, which nobody else reads. `PUT notes/{player_id}` */
  write(
    playerId: number,
    body: Schemas['NoteRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Player']> {
    return this.http.json('PUT', `notes/${quoted(playerId)}`, { signal: options.signal, body });
  }
}

/** `client.notifications`. */
export class Notifications extends byHand.Room {
  /** Your notifications of the last thirty days, newest first, a page at a time. `GET notifications` */
  list(
    options: CallOptions & {
      cursor?: string | undefined;
      page_size?: number | undefined;
      unread?: boolean | undefined;
    } = {},
  ): Promise<Schemas['NotificationPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'notifications', { signal, query });
  }

  /** Yields the rows of all pages of `list`. */
  listAll(
    options: CallOptions & { unread?: boolean | undefined } = {},
  ): AsyncGenerator<Schemas['NotificationPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.list({ ...options, cursor, page_size: 100 }));
  }

  /** Mark notifications as read: some, those of a game, or all. They won't be pushed. `POST notifications/read` */
  markRead(
    body: Schemas['ReadRequest'] = {},
    options: CallOptions = {},
  ): Promise<Schemas['Unread']> {
    return this.http.json('POST', 'notifications/read', { signal: options.signal, body });
  }
}

/** `client.pairings`. */
export class Pairings extends byHand.Room {
  /** List your pairings of the last thirty days and of those to come, newest first. `GET pairings` */
  list(
    options: CallOptions & { cursor?: string | undefined; page_size?: number | undefined } = {},
  ): Promise<Schemas['PairingPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'pairings', { signal, query });
  }

  /** Yields the rows of all pages of `list`. */
  listAll(
    options: CallOptions = {},
  ): AsyncGenerator<Schemas['PairingPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.list({ ...options, cursor, page_size: 100 }));
  }

  /** Pair bot accounts for up to 500 games, at once or later: all are made, or none. `POST pairings` */
  create(body: Schemas['PairingRequest'], options: CallOptions = {}): Promise<Schemas['Pairing']> {
    return this.http.json('POST', 'pairings', { signal: options.signal, body, keyed: true });
  }

  /** Read a pairing of yours, with its games and how far they are. `GET pairings/{pairing_id}` */
  get(pairingId: string, options: CallOptions = {}): Promise<Schemas['Pairing']> {
    return this.http.json('GET', `pairings/${quoted(pairingId)}`, { signal: options.signal });
  }

  /** Cancel a scheduled pairing, or its games that wait for answers; others go on. `DELETE pairings/{pairing_id}` */
  cancel(pairingId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `pairings/${quoted(pairingId)}`, { signal: options.signal });
  }
}

/** `client.players`. */
export class Players extends byHand.PlayersByHand {
  /** The accounts whose name begins with `q`, at most twenty; or those with these `ids`. `GET players` */
  search(
    options: CallOptions & { ids?: string | undefined; q?: string | undefined } = {},
  ): Promise<Schemas['PlayerList']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'players', { signal, query });
  }

  /** The account with this public name, in any case, or with an id: `@4711`. `GET players/{name}` */
  get(name: string, options: CallOptions = {}): Promise<Schemas['Player']> {
    return this.http.json('GET', `players/${quoted(name)}`, { signal: options.signal });
  }

  /** The running games of an account, newest first; private ones if you sit there too. `GET players/{name}/current-games` */
  currentGames(name: string, options: CallOptions = {}): Promise<Schemas['CurrentGameList']> {
    return this.http.json('GET', `players/${quoted(name)}/current-games`, {
      signal: options.signal,
    });
  }

  /** An account's finished games, newest first; private ones are shown to itself only. `GET players/{name}/games` */
  games(
    name: string,
    options: CallOptions & {
      cursor?: string | undefined;
      mode?: 'duel' | 'table' | 'transfer' | 'partners' | undefined;
      opponent?: string | undefined;
      outcome?: 'won' | 'safe' | 'drawn' | 'durak' | 'left' | undefined;
      page_size?: number | undefined;
      preset?: string | undefined;
      rated?: boolean | undefined;
    } = {},
  ): Promise<Schemas['PlayedPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `players/${quoted(name)}/games`, { signal, query });
  }

  /** Yields the rows of all pages of `games`. */
  gamesAll(
    name: string,
    options: CallOptions & {
      mode?: 'duel' | 'table' | 'transfer' | 'partners' | undefined;
      opponent?: string | undefined;
      outcome?: 'won' | 'safe' | 'drawn' | 'durak' | 'left' | undefined;
      preset?: string | undefined;
      rated?: boolean | undefined;
    } = {},
  ): AsyncGenerator<Schemas['PlayedPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.games(name, { ...options, cursor, page_size: 100 }));
  }

  /** The results of an account's games: by mode and place, its presets, its streaks. Private games count for the account itself only. `GET players/{name}/results` */
  results(name: string, options: CallOptions = {}): Promise<Schemas['Results']> {
    return this.http.json('GET', `players/${quoted(name)}/results`, { signal: options.signal });
  }

  /** The results of one account against another; private games count for the two alone. `GET players/{name}/against/{other}` */
  against(name: string, other: string, options: CallOptions = {}): Promise<Schemas['HeadToHead']> {
    return this.http.json('GET', `players/${quoted(name)}/against/${quoted(other)}`, {
      signal: options.signal,
    });
  }
}

/** `client.puzzles`. */
export class Puzzles extends byHand.Room {
  /** The puzzle of today (UTC). `GET puzzles/daily` */
  daily(options: CallOptions = {}): Promise<Schemas['PuzzleReply']> {
    return this.http.json('GET', 'puzzles/daily', { signal: options.signal });
  }

  /** A puzzle near your rating that you have not tried; one that is begun comes first. `GET puzzles/next` */
  next(
    options: CallOptions & {
      theme?:
        | 'take_it'
        | 'beat_it'
        | 'throw_in_more'
        | 'stop_in_time'
        | 'right_lead'
        | 'several_at_once'
        | 'transfer'
        | 'keep_trump'
        | 'spend_trump'
        | 'last_card'
        | 'long_line'
        | undefined;
    } = {},
  ): Promise<Schemas['PuzzleReply']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'puzzles/next', { signal, query });
  }

  /** A puzzle, as far as you have come with it. `GET puzzles/{puzzle_id}` */
  get(puzzleId: string, options: CallOptions = {}): Promise<Schemas['PuzzleReply']> {
    return this.http.json('GET', `puzzles/${quoted(puzzleId)}`, { signal: options.signal });
  }

  /** Play your move; the rival replies. The first wrong one ends the attempt. `POST puzzles/{puzzle_id}/moves` */
  play(
    puzzleId: string,
    body: Schemas['PuzzleMoveRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['PuzzleReply']> {
    return this.http.json('POST', `puzzles/${quoted(puzzleId)}/moves`, {
      signal: options.signal,
      body,
    });
  }

  /** Give up and see the solution; without an earlier outcome the puzzle counts as failed. `POST puzzles/{puzzle_id}/solution` */
  giveUp(puzzleId: string, options: CallOptions = {}): Promise<Schemas['PuzzleReply']> {
    return this.http.json('POST', `puzzles/${quoted(puzzleId)}/solution`, {
      signal: options.signal,
    });
  }

  /** Your rating by puzzles, and your streaks. `GET me/puzzles` */
  mine(options: CallOptions = {}): Promise<Schemas['PuzzleSolver']> {
    return this.http.json('GET', 'me/puzzles', { signal: options.signal });
  }
}

/** `client.ratings`. */
export class Ratings extends byHand.Room {
  /** The ranked accounts, best first: settled ratings after enough games. `GET ratings/leaderboards/{mode}` */
  leaderboard(
    mode: string,
    options: CallOptions & {
      cursor?: string | undefined;
      page_size?: number | undefined;
      season?: string | undefined;
    } = {},
  ): Promise<Schemas['Board']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `ratings/leaderboards/${quoted(mode)}`, { signal, query });
  }

  /** Yields the rows of all pages of `leaderboard`. */
  leaderboardAll(
    mode: string,
    options: CallOptions & { season?: string | undefined } = {},
  ): AsyncGenerator<Schemas['Board']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.leaderboard(mode, { ...options, cursor, page_size: 100 }));
  }

  /** The distribution of the ratings of all time of the ranked accounts. `GET ratings/{mode}/distribution` */
  distribution(mode: string, options: CallOptions = {}): Promise<Schemas['Distribution']> {
    return this.http.json('GET', `ratings/${quoted(mode)}/distribution`, {
      signal: options.signal,
    });
  }

  /** The modes in which an account has been rated, and its place in each. `GET players/{name}/ratings` */
  ofPlayer(name: string, options: CallOptions = {}): Promise<Schemas['PlayerRatings']> {
    return this.http.json('GET', `players/${quoted(name)}/ratings`, { signal: options.signal });
  }

  /** The changes of a rating by each game, newest first. `GET players/{name}/ratings/{mode}/history` */
  history(
    mode: string,
    name: string,
    options: CallOptions & { cursor?: string | undefined; page_size?: number | undefined } = {},
  ): Promise<Schemas['HistoryPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `players/${quoted(name)}/ratings/${quoted(mode)}/history`, {
      signal,
      query,
    });
  }

  /** Yields the rows of all pages of `history`. */
  historyAll(
    mode: string,
    name: string,
    options: CallOptions = {},
  ): AsyncGenerator<Schemas['HistoryPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) =>
      this.history(mode, name, { ...options, cursor, page_size: 100 }),
    );
  }

  /** A rating over time, by days. `GET players/{name}/ratings/{mode}/graph` */
  graph(mode: string, name: string, options: CallOptions = {}): Promise<Schemas['Graph']> {
    return this.http.json('GET', `players/${quoted(name)}/ratings/${quoted(mode)}/graph`, {
      signal: options.signal,
    });
  }

  /** The status of a game's rating, and the changes of its players' ratings. `GET games/{game_id}/ratings` */
  ofGame(gameId: string, options: CallOptions = {}): Promise<Schemas['GameRatings']> {
    return this.http.json('GET', `games/${quoted(gameId)}/ratings`, { signal: options.signal });
  }
}

/** `client.records`. */
export class Records extends byHand.Room {
  /** A finished game as text. `GET games/{game_id}/notation` */
  notation(
    gameId: string,
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<string> {
    const { signal, ...query } = options;
    return this.http.text('GET', `games/${quoted(gameId)}/notation`, { signal, query });
  }

  /** The proof that the deal was fixed before the game; complete once the game is finished. `GET games/{game_id}/proof` */
  proof(gameId: string, options: CallOptions = {}): Promise<Schemas['Proof']> {
    return this.http.json('GET', `games/${quoted(gameId)}/proof`, { signal: options.signal });
  }

  /** The cards that a seat of a finished game could know at a moment, and the likely ones. `GET games/{game_id}/knowledge` */
  knowledge(
    gameId: string,
    options: CallOptions & { at?: number | undefined; seat?: number | undefined } = {},
  ): Promise<Schemas['CardKnowledge']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `games/${quoted(gameId)}/knowledge`, { signal, query });
  }

  /** The review of a finished game, or how far it is. `GET games/{game_id}/review` */
  review(gameId: string, options: CallOptions = {}): Promise<Schemas['GameReview']> {
    return this.http.json('GET', `games/${quoted(gameId)}/review`, { signal: options.signal });
  }

  /** Have a finished game reviewed. A review that exists or is being made costs nothing. `POST games/{game_id}/review` */
  askReview(gameId: string, options: CallOptions = {}): Promise<Schemas['GameReview']> {
    return this.http.json('POST', `games/${quoted(gameId)}/review`, { signal: options.signal });
  }
}

/** `client.reports`. */
export class Reports extends byHand.Room {
  /** Your reports, at most the newest hundred, and which of them staff has handled. `GET reports/mine` */
  list(options: CallOptions = {}): Promise<Schemas['ReportList']> {
    return this.http.json('GET', 'reports/mine', { signal: options.signal });
  }

  /** Report a player to staff, and what is wrong: one open report for each of the same. `POST reports` */
  create(
    body: Schemas['ReportRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['ReportState']> {
    return this.http.json('POST', 'reports', { signal: options.signal, body, keyed: true });
  }
}

/** `client.ruleSets`. */
export class RuleSets extends byHand.Room {
  /** The rule sets that you have saved, by name. `GET me/rule-sets` */
  list(options: CallOptions = {}): Promise<Schemas['RuleSetList']> {
    return this.http.json('GET', 'me/rule-sets', { signal: options.signal });
  }

  /** Save rules under a name, for tables to come and to hand on by their link. `POST me/rule-sets` */
  create(
    body: Schemas['RuleSetRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['SavedRuleSet']> {
    const { signal, ...query } = options;
    return this.http.json('POST', 'me/rule-sets', { signal, query, body, keyed: true });
  }

  /** A rule set that somebody has saved, for everybody who knows its id. `GET rule-sets/{rule_set_id}` */
  get(ruleSetId: string, options: CallOptions = {}): Promise<Schemas['SavedRuleSet']> {
    return this.http.json('GET', `rule-sets/${quoted(ruleSetId)}`, { signal: options.signal });
  }

  /** Change a rule set of yours. Tables opened with it stay as they are. `PATCH rule-sets/{rule_set_id}` */
  change(
    ruleSetId: string,
    body: Schemas['RuleSetChangeRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['SavedRuleSet']> {
    const { signal, ...query } = options;
    return this.http.json('PATCH', `rule-sets/${quoted(ruleSetId)}`, { signal, query, body });
  }

  /** Delete a rule set of yours. Its link leads nowhere then. `DELETE rule-sets/{rule_set_id}` */
  delete(ruleSetId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `rule-sets/${quoted(ruleSetId)}`, { signal: options.signal });
  }
}

/** `client.rules`. */
export class Rules extends byHand.Room {
  /** The named rule sets, each with its name and a line about it. `GET rules/presets` */
  presets(
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['PresetList']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'rules/presets', { signal, query });
  }

  /** The rule set as a JSON Schema: every option and value in words, in groups for a form. Each value has a sentence with its meaning, so that a rule card can be made of the values that aren't the default. `GET rules/schema` */
  schema(
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['RulesSchema']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'rules/schema', { signal, query });
  }

  /** The answer whether a rule set makes sense, and for how many; if not, all its problems. `POST rules/check` */
  check(
    body: Schemas['RulesQuestion'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['RulesVerdict']> {
    const { signal, ...query } = options;
    return this.http.json('POST', 'rules/check', { signal, query, body });
  }

  /** A small position for each section, each value of an option, and each preset. Each is played by the engine; the events between two frames are given. `GET rules/examples` */
  examples(
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['RuleExamples']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'rules/examples', { signal, query });
  }
}

/** `client.seeks`. */
export class Seeks extends byHand.Room {
  /** List the pools, with the number of players who wait and the expected wait. `GET seeks/pools` */
  pools(
    options: CallOptions & { who?: 'people' | 'bots' | undefined } = {},
  ): Promise<Schemas['SeekPools']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'seeks/pools', { signal, query });
  }

  /** Wait in these pools. If you wait already, you go on waiting, in these. `POST seeks` */
  create(body: Schemas['SeekRequest'], options: CallOptions = {}): Promise<Schemas['MySeek']> {
    return this.http.json('POST', 'seeks', { signal: options.signal, body, keyed: true });
  }

  /** Read the status of your wait: your pools, or the game for which you were paired. `GET seeks/mine` */
  mine(options: CallOptions = {}): Promise<Schemas['MySeek']> {
    return this.http.json('GET', 'seeks/mine', { signal: options.signal });
  }

  /** Say that you are still there: without it, waiting ends after 75 seconds. `POST seeks/mine/alive` */
  keepAlive(options: CallOptions = {}): Promise<Schemas['MySeek']> {
    return this.http.json('POST', 'seeks/mine/alive', { signal: options.signal });
  }

  /** Stop waiting. If you are paired, your game is cancelled and the others wait on. `DELETE seeks/mine` */
  stop(options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', 'seeks/mine', { signal: options.signal });
  }
}

/** `client.tables`. */
export class Tables extends byHand.Room {
  /** Sit down. A password need be given only once in a session. `POST games/{game_id}/join` */
  join(
    gameId: string,
    body: Schemas['JoinRequest'] = {},
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/join`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Leave the table before the start. If the host leaves, the next person becomes host. `POST games/{game_id}/leave` */
  leave(gameId: string, options: CallOptions = {}): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/leave`, {
      signal: options.signal,
      keyed: true,
    });
  }

  /** Agree to what is played; a later game of a series begins when everybody has. `POST games/{game_id}/ready` */
  ready(
    gameId: string,
    body: Schemas['ReadyRequest'] = {},
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/ready`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Deal, as the host. `POST games/{game_id}/start` */
  start(
    gameId: string,
    body: Schemas['StartRequest'] = {},
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/start`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Change an open table, as its host. The other players must agree to its terms again. `PATCH games/{game_id}` */
  change(
    gameId: string,
    body: Schemas['ChangeGameRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Game']> {
    const { signal, ...query } = options;
    return this.http.json('PATCH', `games/${quoted(gameId)}`, { signal, query, body });
  }

  /** Give a seat to a bot or free it, as the host, before the start. `PATCH games/{game_id}/seats/{seat}` */
  setSeat(
    gameId: string,
    seat: string,
    body: Schemas['SeatChoiceRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('PATCH', `games/${quoted(gameId)}/seats/${quoted(seat)}`, {
      signal: options.signal,
      body,
    });
  }

  /** Move to a free seat, before the start; the host may change places with a bot. `PUT games/{game_id}/seat` */
  move(
    gameId: string,
    body: Schemas['SeatRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('PUT', `games/${quoted(gameId)}/seat`, { signal: options.signal, body });
  }

  /** Make a player the host instead, as the host before the start. `PUT games/{game_id}/host` */
  handOn(
    gameId: string,
    body: Schemas['SeatRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('PUT', `games/${quoted(gameId)}/host`, { signal: options.signal, body });
  }

  /** Send a player away from this table for good, as the host before the start. `POST games/{game_id}/kick` */
  kick(
    gameId: string,
    body: Schemas['SeatRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Game']> {
    return this.http.json('POST', `games/${quoted(gameId)}/kick`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }
}

/** `client.tournaments`. */
export class Tournaments extends byHand.TournamentsByHand {
  /** List tournaments, latest begin first, page by page: public ones, or yours. `GET tournaments` */
  list(
    options: CallOptions & {
      club?: string | undefined;
      cursor?: string | undefined;
      hosted?: boolean | undefined;
      kind?: 'arena' | 'swiss' | 'knockout' | undefined;
      lang?: 'en' | 'de' | 'ru' | undefined;
      mine?: boolean | undefined;
      page_size?: number | undefined;
      status?: 'scheduled' | 'running' | 'finished' | 'cancelled' | undefined;
    } = {},
  ): Promise<Schemas['TournamentPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'tournaments', { signal, query });
  }

  /** Yields the rows of all pages of `list`. */
  listAll(
    options: CallOptions & {
      club?: string | undefined;
      hosted?: boolean | undefined;
      kind?: 'arena' | 'swiss' | 'knockout' | undefined;
      lang?: 'en' | 'de' | 'ru' | undefined;
      mine?: boolean | undefined;
      status?: 'scheduled' | 'running' | 'finished' | 'cancelled' | undefined;
    } = {},
  ): AsyncGenerator<Schemas['TournamentPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) => this.list({ ...options, cursor, page_size: 100 }));
  }

  /** Read the calendar: public tournaments that run, come and were, and those you joined. `GET tournaments/calendar` */
  calendar(
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['TournamentCalendar']> {
    const { signal, ...query } = options;
    return this.http.json('GET', 'tournaments/calendar', { signal, query });
  }

  /** Create a tournament. You play in it only if you join. `POST tournaments` */
  create(
    body: Schemas['TournamentRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Tournament']> {
    const { signal, ...query } = options;
    return this.http.json('POST', 'tournaments', { signal, query, body, keyed: true });
  }

  /** Create up to 50 tournaments together, all or none: by link, by password or of a club. `POST tournaments/bulk` */
  createMany(
    body: Schemas['TournamentsRequest'],
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['CreatedTournaments']> {
    const { signal, ...query } = options;
    return this.http.json('POST', 'tournaments/bulk', { signal, query, body, keyed: true });
  }

  /** Read a tournament, with your part in it. `GET tournaments/{tournament_id}` */
  get(
    tournamentId: string,
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Tournament']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `tournaments/${quoted(tournamentId)}`, { signal, query });
  }

  /** Call a tournament off, as its host before the begin. `DELETE tournaments/{tournament_id}` */
  callOff(tournamentId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `tournaments/${quoted(tournamentId)}`, {
      signal: options.signal,
    });
  }

  /** Join, or come back after a pause. `PUT tournaments/{tournament_id}/entry` */
  join(
    tournamentId: string,
    body: Schemas['EntryRequest'] = {},
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Tournament']> {
    const { signal, ...query } = options;
    return this.http.json('PUT', `tournaments/${quoted(tournamentId)}/entry`, {
      signal,
      query,
      body,
    });
  }

  /** Leave; your results stay, and a running game goes on. `DELETE tournaments/{tournament_id}/entry` */
  leave(tournamentId: string, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `tournaments/${quoted(tournamentId)}/entry`, {
      signal: options.signal,
    });
  }

  /** Be seated at no further table until you join again; a running game goes on. `POST tournaments/{tournament_id}/pause` */
  pause(
    tournamentId: string,
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<Schemas['Tournament']> {
    const { signal, ...query } = options;
    return this.http.json('POST', `tournaments/${quoted(tournamentId)}/pause`, { signal, query });
  }

  /** Read the standings, best first, page by page. `GET tournaments/{tournament_id}/standings` */
  standings(
    tournamentId: string,
    options: CallOptions & {
      cursor?: string | undefined;
      lang?: 'en' | 'de' | 'ru' | undefined;
      page_size?: number | undefined;
    } = {},
  ): Promise<Schemas['StandingPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `tournaments/${quoted(tournamentId)}/standings`, {
      signal,
      query,
    });
  }

  /** Yields the rows of all pages of `standings`. */
  standingsAll(
    tournamentId: string,
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): AsyncGenerator<Schemas['StandingPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) =>
      this.standings(tournamentId, { ...options, cursor, page_size: 100 }),
    );
  }

  /** List the tables and byes, newest first, page by page; each names its game. `GET tournaments/{tournament_id}/tables` */
  tables(
    tournamentId: string,
    options: CallOptions & {
      cursor?: string | undefined;
      lang?: 'en' | 'de' | 'ru' | undefined;
      page_size?: number | undefined;
      round?: number | undefined;
      running?: boolean | undefined;
    } = {},
  ): Promise<Schemas['TablePage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `tournaments/${quoted(tournamentId)}/tables`, { signal, query });
  }

  /** Yields the rows of all pages of `tables`. */
  tablesAll(
    tournamentId: string,
    options: CallOptions & {
      lang?: 'en' | 'de' | 'ru' | undefined;
      round?: number | undefined;
      running?: boolean | undefined;
    } = {},
  ): AsyncGenerator<Schemas['TablePage']['results'][number], void, undefined> {
    return byHand.pages((cursor) =>
      this.tables(tournamentId, { ...options, cursor, page_size: 100 }),
    );
  }

  /** Read the public tournaments that run and come as iCalendar, for calendar programs. `GET tournaments/calendar.ics` */
  icalendar(
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<string> {
    const { signal, ...query } = options;
    return this.http.text('GET', 'tournaments/calendar.ics', { signal, query });
  }

  /** Read all standings, best first, as lines of JSON or comma-separated values. `GET tournaments/{tournament_id}/export/results` */
  exportStandings(tournamentId: string, options: CallOptions = {}): Promise<string> {
    return this.http.text('GET', `tournaments/${quoted(tournamentId)}/export/results`, {
      signal: options.signal,
    });
  }

  /** Read the finished games: as lines of JSON, each with its notation, or notations alone. `GET tournaments/{tournament_id}/export/games` */
  exportGames(
    tournamentId: string,
    options: CallOptions & { lang?: 'en' | 'de' | 'ru' | undefined } = {},
  ): Promise<string> {
    const { signal, ...query } = options;
    return this.http.text('GET', `tournaments/${quoted(tournamentId)}/export/games`, {
      signal,
      query,
    });
  }
}

/** `client.tv`. */
export class Tv extends byHand.TvByHand {
  /** Read what is on TV: the best running game of all, and of each mode. `GET tv` */
  channels(options: CallOptions = {}): Promise<Schemas['Tv']> {
    return this.http.json('GET', 'tv', { signal: options.signal });
  }
}

/** `client.webhooks`. */
export class Webhooks extends byHand.Room {
  /** Your webhooks. `GET webhooks` */
  list(options: CallOptions = {}): Promise<Schemas['WebhookList']> {
    return this.http.json('GET', 'webhooks', { signal: options.signal });
  }

  /** Have events of your games posted to an address. The secret is in this answer only. `POST webhooks` */
  create(
    body: Schemas['WebhookRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['WebhookWithSecret']> {
    return this.http.json('POST', 'webhooks', { signal: options.signal, body, keyed: true });
  }

  /** One of your webhooks. `GET webhooks/{webhook_id}` */
  get(webhookId: number, options: CallOptions = {}): Promise<Schemas['Webhook']> {
    return this.http.json('GET', `webhooks/${quoted(webhookId)}`, { signal: options.signal });
  }

  /** Change a webhook, switch it off, or on again after it was switched off. `PATCH webhooks/{webhook_id}` */
  change(
    webhookId: number,
    body: Schemas['WebhookChangeRequest'] = {},
    options: CallOptions = {},
  ): Promise<Schemas['Webhook']> {
    return this.http.json('PATCH', `webhooks/${quoted(webhookId)}`, {
      signal: options.signal,
      body,
    });
  }

  /** Delete a webhook, with its waiting and delivered events. `DELETE webhooks/{webhook_id}` */
  delete(webhookId: number, options: CallOptions = {}): Promise<void> {
    return this.http.json('DELETE', `webhooks/${quoted(webhookId)}`, { signal: options.signal });
  }

  /** Return a webhook's deliveries of the last seven days, with each try, newest first. `GET webhooks/{webhook_id}/deliveries` */
  deliveries(
    webhookId: number,
    options: CallOptions & {
      cursor?: string | undefined;
      page_size?: number | undefined;
      state?: 'waiting' | 'delivered' | 'given_up' | undefined;
    } = {},
  ): Promise<Schemas['DeliveryPage']> {
    const { signal, ...query } = options;
    return this.http.json('GET', `webhooks/${quoted(webhookId)}/deliveries`, { signal, query });
  }

  /** Yields the rows of all pages of `deliveries`. */
  deliveriesAll(
    webhookId: number,
    options: CallOptions & { state?: 'waiting' | 'delivered' | 'given_up' | undefined } = {},
  ): AsyncGenerator<Schemas['DeliveryPage']['results'][number], void, undefined> {
    return byHand.pages((cursor) =>
      this.deliveries(webhookId, { ...options, cursor, page_size: 100 }),
    );
  }

  /** Give a webhook a new secret. For a day events are signed with the old one, too. `POST webhooks/{webhook_id}/secret` */
  renewSecret(
    webhookId: number,
    body: Schemas['NoChoice'] = {},
    options: CallOptions = {},
  ): Promise<Schemas['WebhookWithSecret']> {
    return this.http.json('POST', `webhooks/${quoted(webhookId)}/secret`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }

  /** Post a test event, once; the deliveries show the result. `POST webhooks/{webhook_id}/test` */
  test(
    webhookId: number,
    body: Schemas['NoChoice'] = {},
    options: CallOptions = {},
  ): Promise<Schemas['Delivery']> {
    return this.http.json('POST', `webhooks/${quoted(webhookId)}/test`, {
      signal: options.signal,
      body,
      keyed: true,
    });
  }
}

/** All rooms of a client. */
export class Rooms {
  readonly account: Account;
  readonly analysis: Analysis;
  readonly blocks: Blocks;
  readonly bots: Bots;
  readonly challenges: Challenges;
  readonly chat: Chat;
  readonly daily: Daily;
  readonly clubs: Clubs;
  readonly duplicates: Duplicates;
  readonly following: Following;
  readonly games: Games;
  readonly invitations: Invitations;
  readonly lessons: Lessons;
  readonly lobby: Lobby;
  readonly mutes: Mutes;
  readonly notes: Notes;
  readonly notifications: Notifications;
  readonly pairings: Pairings;
  readonly players: Players;
  readonly puzzles: Puzzles;
  readonly ratings: Ratings;
  readonly records: Records;
  readonly reports: Reports;
  readonly ruleSets: RuleSets;
  readonly rules: Rules;
  readonly seeks: Seeks;
  readonly tables: Tables;
  readonly tournaments: Tournaments;
  readonly tv: Tv;
  readonly webhooks: Webhooks;

  constructor(http: Http) {
    this.account = new Account(http);
    this.analysis = new Analysis(http);
    this.blocks = new Blocks(http);
    this.bots = new Bots(http);
    this.challenges = new Challenges(http);
    this.chat = new Chat(http);
    this.daily = new Daily(http);
    this.clubs = new Clubs(http);
    this.duplicates = new Duplicates(http);
    this.following = new Following(http);
    this.games = new Games(http);
    this.invitations = new Invitations(http);
    this.lessons = new Lessons(http);
    this.lobby = new Lobby(http);
    this.mutes = new Mutes(http);
    this.notes = new Notes(http);
    this.notifications = new Notifications(http);
    this.pairings = new Pairings(http);
    this.players = new Players(http);
    this.puzzles = new Puzzles(http);
    this.ratings = new Ratings(http);
    this.records = new Records(http);
    this.reports = new Reports(http);
    this.ruleSets = new RuleSets(http);
    this.rules = new Rules(http);
    this.seeks = new Seeks(http);
    this.tables = new Tables(http);
    this.tournaments = new Tournaments(http);
    this.tv = new Tv(http);
    this.webhooks = new Webhooks(http);
  }
}
