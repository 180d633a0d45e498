import type { Messages } from '../en';
import { cards } from './table';

export const seldom = {
  drop: {
    transferLeft: 'Nach links schieben',
    showLeft: 'Zeigen und nach links schieben',
    showRight: 'Zeigen und nach rechts schieben',
    transfer: 'Schieben',
    transferRight: 'Nach rechts schieben',
    show: 'Zeigen und schieben',
  },

  over: {
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
    youWonLeft: 'Du gewinnst: der andere ist gegangen',
    wonLeft: (who) => `${who} gewinnt: der andere ist gegangen`,
    draw: 'Unentschieden: niemand ist der Durak',
    noProgress: 'Unentschieden: zu viele Angriffe ohne Fortschritt',
    place: (place) => `${place}.`,
    places: 'Plätze',
  },

  ask: {
    clock: (who, left) => `${who}: ${left}`,
    noClock: 'Dieses Spiel hat keine Uhr.',
    hand: (list) => `Deine Karten: ${list}`,
    noHand: 'Du hast keine Karten.',
    opponent: (who, count, role) => `${who}: ${cards(count)}, ${role}`,
    nothing: 'Es ist noch nichts geschehen.',
    trump: (suit, talon) =>
      talon === 0
        ? `Trumpf ist ${suit}. Der Talon ist leer.`
        : `Trumpf ist ${suit}. ${cards(talon)} im Talon.`,
    noTrump: (talon) => `Kein Trumpf. ${cards(talon)} im Talon.`,
  },
} satisfies Messages['seldom'];
