import type en from './en';

function wait(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

export default {
  title: 'Gegner finden',
  kind: 'Zählt das Spiel?',
  rated: 'Gewertet',
  casual: 'Nur zum Spaß',
  groups: { classic: 'Klassisch', transfer: 'Mit Schieben' },
  tiles: {
    duel: 'Duell',
    table_3: 'Zu dritt',
    table_4: 'Zu viert',
    table_6: 'Zu sechst',
    transfer_2: 'Zu zweit',
    transfer_3: 'Zu dritt',
    transfer_4: 'Zu viert',
    partners: 'Zwei gegen zwei',
  },
  modes: { duel: 'Duell', table: 'Tisch', transfer: 'Schieben', partners: 'Partner' },
  pools: {
    duel: 'Duell',
    table_3: 'Zu dritt',
    table_4: 'Zu viert',
    table_6: 'Zu sechst',
    transfer_2: 'Schieben zu zweit',
    transfer_3: 'Schieben zu dritt',
    transfer_4: 'Schieben zu viert',
    partners: 'Partner',
  },
  yours: (ratings: string) => `Deine Wertung: ${ratings}`,
  waiting: (people: number) => `${people} ${people === 1 ? 'wartet' : 'warten'}`,
  about: (seconds: number) => `etwa ${wait(seconds)}`,
  find: 'Spiel suchen',
  searching: 'Mitspieler werden gesucht',
  expected: (seconds: number) => `Dauert meist etwa ${wait(seconds)}.`,
  unknown: 'Wie lange es dauert, ist noch nicht bekannt.',
  meanwhile:
    'Spiel oder löse inzwischen etwas: Du wirst an deinen Tisch geholt, und dein Spiel gegen Bots wartet auf dich.',
  playBots: 'Gegen Bots spielen',
  solvePuzzle: 'Aufgabe lösen',
  others: 'Neue Gegner',
  cancel: 'Suche beenden',
  found: 'Dein Spiel ist gefunden!',
  letDown: 'Jemand ist nicht gekommen. Du wartest weiter, auf deinem alten Platz in der Schlange.',
  ready: 'bereit',
  notReady: 'kommt …',
  dealing: 'Gegeben wird, sobald alle da sind.',
  needsAccount:
    'Gewertete Spiele sind für Spieler mit Konto. Registriere dich, und deine Spiele bleiben dir erhalten.',
  toGame: 'Zurück zu deinem Spiel',
  errors: {
    already_playing: 'Du sitzt noch in einem Spiel. Spiel es zuerst zu Ende.',
    already_paired: 'Dein Spiel ist schon gefunden.',
    seek_paused:
      'Du hast Spiele verpasst, die für dich gefunden waren. Bitte warte einige Minuten.',
    not_for_bots: 'Hier suchen Menschen Menschen. Ein Bot-Konto setzt sich an Tische.',
    account_needed: 'Gewertete Spiele sind für Spieler mit Konto.',
  },
} satisfies typeof en;
