import type en from './en';

export default {
  teamWon: 'Dein Team hat gewonnen',
  teamLost: 'Dein Team hat verloren',
  teamsLost: (names) => `Verloren: ${names}`,
  teamsWon: (names) => `Gewonnen: ${names}`,
  shared: (place) => `${place}., geteilt`,
  title: 'Das Spiel ist aus',
  /** By the number of sixes, from one on. */
  epauletteRanks: [
    'Unterleutnant',
    'Leutnant',
    'Oberleutnant',
    'Hauptmann',
    'Major',
    'Oberstleutnant',
    'Oberst',
    'General',
  ],
  epaulettes: (who, sixes, rank) =>
    `${'★'.repeat(sixes)} ${sixes === 1 ? 'Eine Sechs' : `${sixes} Sechsen`} als Schulterstücke: ${
      who === null ? 'Du bist' : `${who} ist`
    } jetzt ${rank}`,
  youLost: 'Du bist der Durak',
  youWon: 'Du bist davongekommen',
  youFirst: 'Du warst als Erster draußen!',
  lost: (who) => `${who} ist der Durak`,
  youWonLeft: 'Dein Gegner ist gegangen: Du gewinnst',
  wonLeft: (who) => `${who} gewinnt: Der Gegner ist gegangen`,
  draw: 'Unentschieden: niemand ist der Durak',
  noProgress: 'Unentschieden: zu viele Angriffe ohne Fortschritt',
  place: (place) => `${place}.`,
  places: 'Plätze',
} satisfies typeof en;
