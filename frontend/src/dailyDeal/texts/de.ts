import type en from './en';

export default {
  title: 'Spiel des Tages',
  lead: 'Alle bekommen dieselben Karten gegen dieselben drei Bots. Du hast einen Versuch.',
  loading: 'Das Spiel wird geladen …',
  none: 'An diesem Tag hat niemand gespielt.',
  rivals: (levels) => `Gegner: ${levels}`,
  play: 'Das Spiel von heute spielen',
  resume: 'Weiterspielen',
  starting: 'Es wird gegeben …',
  untouched: 'Sobald du anfängst, zählt es: Wer das Spiel verlässt, steht hinter allen anderen.',
  notTried: 'Dieses Spiel hast du nicht gespielt.',
  result: (place, seats) => `Platz ${place} von ${seats}`,
  cardsLeft: (cards) =>
    cards === 0
      ? ''
      : cards === 1
        ? 'noch 1 Karte auf der Hand'
        : `noch ${cards} Karten auf der Hand`,
  gaveUp: 'Du hast dieses Spiel verlassen.',
  rank: (rank, of) => `Rang ${rank} von ${of}`,
  guest: 'Mit einem Konto stehen deine Ergebnisse in der Liste.',
  tomorrow: 'Das nächste Spiel kommt um Mitternacht (UTC).',
  replay: 'Ansehen',
  replayHint:
    'Solange andere noch spielen können, siehst nur du das Spiel, und nur deine eigenen Karten. Wenn der Tag vorbei ist, liegen alle Karten offen.',
  share: 'Dein Ergebnis',
  copy: 'Kopieren',
  copied: 'Kopiert',
  send: 'Teilen',
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  list: 'Ergebnisse',
  finished: (players) =>
    players === 1 ? '1 Spieler ist fertig.' : `${players} Spieler sind fertig.`,
  empty: 'Noch ist niemand mit Konto fertig. Mach den Anfang!',
  head: { rank: 'Rang', player: 'Spieler', place: 'Platz', cards: 'Karten übrig' },
  left: 'verlassen',
  previous: 'Tag davor',
  next: 'Tag danach',
  today: 'Heute',
  over: {
    text: 'Dein einziger Versuch beim Spiel des Tages.',
    toList: 'Wie andere gespielt haben',
  },
} satisfies typeof en;
