export default {
  announcement: {
    title: 'Announcement',
    restart: (clock: string, minutes: number) =>
      minutes < 1
        ? 'The service restarts now and is back in a moment. Your games wait.'
        : `The service restarts at ${clock} for a moment. Games go on afterwards where they were.`,
    rest: 'No new rated games until then.',
    hide: 'Hide',
  },
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  title: 'Notifications',
  none: 'Nothing yet. Here you will find invitations, and games that wait for you.',
  more: 'Show older ones',
  settings: 'Notification settings',
  close: 'Close',
  unread: 'new',
  somebody: 'Somebody',
  go: 'Open',
  kinds: {
    turn: () => 'It is your turn: the others are waiting for you.',
    match: () => 'A game was found for you: come quickly.',
    invitation: (name: string) => `${name} invites you to play.`,
    invitation_declined: (name: string) => `${name} won’t be playing.`,
    challenge: (name: string) => `${name} challenges you to a game.`,
    challenge_declined: (name: string) => `${name} won’t take up your challenge.`,
    friend_playing: (name: string) => `${name} is at a table.`,
    game_cancelled: () => 'Your table was closed; its host was gone.',
    game_called_off: () => 'A game of yours was called off. It counts for nobody.',
    seat_lost: () => 'The host removed you from the table.',
    seat_claimed: () => 'The others had waited for too long: a bot plays for you.',
    tournament_soon: () => 'Your tournament begins in a few minutes.',
    tournament_table: () => 'Your next game in the tournament has begun.',
    tournament_cancelled: () => 'A tournament was called off: too few people had joined it.',
    tournament_moderated: () => 'Staff have decided about a tournament of yours.',
    club_request: (name: string, club: string, count: number) =>
      count === 1
        ? `${name} asks to join your club “${club}”.`
        : `${count} people ask to join your club “${club}”.`,
    club_accepted: (_: string, club: string) => `You are a member of the club “${club}” now.`,
    club_declined: (_: string, club: string) => `The club “${club}” has declined your request.`,
    club_moderator: (_: string, club: string) => `You are a moderator of the club “${club}” now.`,
    club_owner: (_: string, club: string) => `You are the owner of the club “${club}” now.`,
    club_removed: (_: string, club: string) => `The club “${club}” has removed you.`,
    club_tournament: (_: string, club: string, count: number) =>
      count === 1
        ? `Your club “${club}” holds a new tournament.`
        : `Your club “${club}” holds ${count} new tournaments.`,
    club_moderated: (_: string, club: string) => `Staff have decided about the club “${club}”.`,
    webhook_off: () => 'A webhook of yours was switched off: nothing could be delivered to it.',
  },
  /** Decisions of staff: about a club, if one is named, else about a tournament. */
  decisions: {
    renamed: (club?: string) =>
      club === undefined
        ? 'Staff have taken the name and the description of your tournament away.'
        : `Staff have named your club “${club}”, and taken its description away.`,
    hidden: (club?: string) =>
      club === undefined
        ? 'Staff have hidden your tournament from the lists.'
        : `Staff have hidden your club “${club}”: only its members see it, and nobody joins it.`,
    shown: (club?: string) =>
      club === undefined
        ? 'Staff have put your tournament back into the lists.'
        : `Staff show your club “${club}” again.`,
    closed: (club?: string) =>
      club === undefined
        ? 'Staff have closed your tournament.'
        : `Staff have closed the club “${club}”.`,
    reopened: (club = '') => `Staff have opened the club “${club}” again.`,
  },
  yourTurn: 'Your turn',
  yourTurnBody: 'A game of Durak is waiting for you.',
  choose: {
    title: 'Notifications',
    hint: 'They belong to your account and hold in every browser.',
    topic: 'About',
    topics: {
      turn: 'Your turn, or a game found for you',
      invitation: 'Invitations',
      friend: 'Somebody you follow is playing',
      table: 'Your seat at a table',
      tournament: 'Your tournaments',
      club: 'Your clubs: requests, answers, roles',
      club_tournament: 'New tournaments of your clubs',
    },
    channels: {
      page: 'On the page',
      browser: 'While the tab is hidden',
      push: 'Push',
      telegram: 'Telegram',
      mail: 'Mail',
    },
    switch: (topic: string, channel: string) => `${topic}: ${channel}`,
    invitedBy: 'Who may invite you',
    inviters: { everybody: 'Everybody', followed: 'Players I follow', nobody: 'Nobody' },
    digest: 'A mail every week',
    digestHint:
      'On Mondays: games that wait for you, the week’s tournaments, your rating. No mail if there is nothing to say.',
    noAddress: 'Mails need a confirmed e-mail address: give one under “Account”.',
    mailStopped: {
      bounced: 'Mails to your address came back, so reminders are no longer mailed.',
      complained: 'A mail to your address was reported as spam, so reminders are no longer mailed.',
    },
    resumeMails: 'Mail me again',
    here: 'This browser',
    allow: 'Allow notifications in this browser',
    allowed: 'This browser may notify you while the tab is hidden.',
    denied:
      'This browser blocks notifications from here. You can change that in its site settings.',
    unsupported: 'This browser shows no notifications.',
    push: 'Push to this browser',
    pushHint: 'Even while no page of ours is open, until you log out here.',
    pushFailed: 'Notifications could not be turned on in this browser.',
  },
  errors: {
    push_off: 'This site sends no pushes.',
    too_many_browsers: 'Push notifications are on in too many browsers already.',
  } as Record<string, string>,
};
