import type en from './en';

export default {
  announcement: {
    title: 'Ankündigung',
    restart: (clock: string, minutes: number) =>
      minutes < 1
        ? 'Der Dienst startet jetzt neu und ist gleich wieder da. Deine Spiele warten.'
        : `Um ${clock} Uhr startet der Dienst kurz neu. Danach gehen alle Spiele da weiter, wo sie waren.`,
    rest: 'Bis dahin beginnen keine gewerteten Spiele.',
    hide: 'Ausblenden',
  },
  bell: (unread) => (unread === 0 ? 'Mitteilungen' : `Mitteilungen, ${unread} ungelesen`),
  title: 'Mitteilungen',
  none: 'Noch nichts. Hier stehen Einladungen und Spiele, die auf dich warten.',
  more: 'Ältere anzeigen',
  settings: 'Mitteilungen einstellen',
  close: 'Schließen',
  unread: 'neu',
  somebody: 'Jemand',
  go: 'Öffnen',
  kinds: {
    turn: () => 'Du bist am Zug, die anderen warten auf dich.',
    match: () => 'Ein Spiel ist gefunden: Komm schnell.',
    invitation: (name) => `${name} lädt dich zum Spielen ein.`,
    invitation_declined: (name) => `${name} spielt nicht mit.`,
    challenge: (name: string) => `${name} fordert dich zu einem Spiel heraus.`,
    challenge_declined: (name: string) => `${name} nimmt deine Herausforderung nicht an.`,
    friend_playing: (name) => `${name} spielt gerade.`,
    game_cancelled: () => 'Dein Tisch wurde geschlossen, der Gastgeber war weg.',
    game_called_off: () => 'Eines deiner Spiele wurde abgebrochen. Es zählt für niemanden.',
    seat_lost: () => 'Der Gastgeber hat dich vom Tisch genommen.',
    seat_claimed: () => 'Die anderen hatten zu lange gewartet: Ein Bot spielt für dich.',
    tournament_soon: () => 'Dein Turnier beginnt in wenigen Minuten.',
    tournament_table: () => 'Dein nächstes Spiel im Turnier hat begonnen.',
    tournament_cancelled: () => 'Ein Turnier fällt aus: Es hatten zu wenige zugesagt.',
    tournament_moderated: () => 'Die Moderation hat über eines deiner Turniere entschieden.',
    club_request: (name, club, count) =>
      count === 1
        ? `${name} möchte in deinen Club „${club}“.`
        : `${count} Personen möchten in deinen Club „${club}“.`,
    club_accepted: (_, club) => `Du bist jetzt Mitglied im Club „${club}“.`,
    club_declined: (_, club) => `Der Club „${club}“ hat deine Anfrage abgelehnt.`,
    club_moderator: (_, club) => `Du moderierst jetzt den Club „${club}“.`,
    club_owner: (_, club) => `Der Club „${club}“ gehört jetzt dir.`,
    club_removed: (_, club) => `Der Club „${club}“ hat dich ausgeschlossen.`,
    club_tournament: (_, club, count) =>
      count === 1
        ? `Dein Club „${club}“ veranstaltet ein neues Turnier.`
        : `Dein Club „${club}“ veranstaltet ${count} neue Turniere.`,
    club_moderated: (_, club) => `Die Moderation hat über den Club „${club}“ entschieden.`,
    webhook_off: () => 'Einer deiner Webhooks wurde abgeschaltet: Es ließ sich nichts zustellen.',
  },
  decisions: {
    renamed: (club) =>
      club === undefined
        ? 'Die Moderation hat deinem Turnier Namen und Beschreibung genommen.'
        : `Die Moderation hat deinen Club in „${club}“ umbenannt und die Beschreibung gelöscht.`,
    hidden: (club) =>
      club === undefined
        ? 'Die Moderation hat dein Turnier aus den Listen genommen.'
        : `Die Moderation hat deinen Club „${club}“ verborgen: Nur Mitglieder sehen ihn, und niemand tritt bei.`,
    shown: (club) =>
      club === undefined
        ? 'Die Moderation zeigt dein Turnier wieder in den Listen.'
        : `Die Moderation zeigt deinen Club „${club}“ wieder.`,
    closed: (club) =>
      club === undefined
        ? 'Die Moderation hat dein Turnier geschlossen.'
        : `Die Moderation hat den Club „${club}“ geschlossen.`,
    reopened: (club = '') => `Die Moderation hat den Club „${club}“ wieder geöffnet.`,
  },
  yourTurn: 'Du bist am Zug',
  yourTurnBody: 'Ein Spiel Durak wartet auf dich.',
  choose: {
    title: 'Mitteilungen',
    hint: 'Sie gehören zu deinem Konto und gelten in jedem Browser.',
    topic: 'Worüber',
    topics: {
      turn: 'Du bist am Zug, oder ein Spiel ist gefunden',
      invitation: 'Einladungen',
      friend: 'Jemand, dem du folgst, spielt',
      table: 'Dein Platz am Tisch',
      tournament: 'Deine Turniere',
      club: 'Deine Clubs: Anfragen, Antworten, Rollen',
      club_tournament: 'Neue Turniere deiner Clubs',
    },
    channels: {
      page: 'Auf der Seite',
      browser: 'Wenn der Tab verborgen ist',
      push: 'Push',
      telegram: 'Telegram',
      mail: 'Mail',
    },
    switch: (topic, channel) => `${topic}: ${channel}`,
    invitedBy: 'Wer dich einladen darf',
    inviters: { everybody: 'Alle', followed: 'Wem ich folge', nobody: 'Niemand' },
    digest: 'Jede Woche eine Mail',
    digestHint:
      'Montags: Spiele, die auf dich warten, die Turniere der Woche, deine Wertung. Keine Mail, wenn es nichts zu sagen gibt.',
    noAddress:
      'Für Mails brauchst du eine bestätigte E-Mail-Adresse: Du gibst sie unter „Konto“ an.',
    mailStopped: {
      bounced:
        'E-Mails an deine Adresse kamen zurück. Deshalb werden keine Erinnerungen mehr gemailt.',
      complained:
        'Eine E-Mail an deine Adresse wurde als Spam gemeldet. Deshalb werden keine Erinnerungen mehr gemailt.',
    },
    resumeMails: 'Wieder mailen',
    here: 'Dieser Browser',
    allow: 'Mitteilungen in diesem Browser erlauben',
    allowed: 'Dieser Browser darf dich benachrichtigen, wenn der Tab verborgen ist.',
    denied:
      'Dieser Browser blockiert Mitteilungen von hier. In seinen Website-Einstellungen kannst du das ändern.',
    unsupported: 'Dieser Browser zeigt keine Mitteilungen an.',
    push: 'Push an diesen Browser',
    pushHint: 'Kommen auch, wenn die Seite geschlossen ist, bis du dich abmeldest.',
    pushFailed: 'Die Mitteilungen ließen sich in diesem Browser nicht einschalten.',
  },
  errors: {
    push_off: 'Diese Seite verschickt keine Push-Mitteilungen.',
    too_many_browsers: 'Push-Mitteilungen sind schon in zu vielen Browsern eingeschaltet.',
  },
} satisfies typeof en;
