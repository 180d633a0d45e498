import type en from './en';

export default {
  decisive: 'Der letzte Angriff noch einmal',
  skip: 'Zum Ende springen',
  elsewhere: 'Woanders spielen',
  report: 'Jemanden melden',
  next: 'Nächstes Spiel',
  watch: 'Nächstes Spiel ansehen',
  title: (number: number) => `${number}. Spiel an diesem Tisch`,
  score: 'Stand',
  after: (games: number) => (games === 1 ? 'Nach 1 Spiel' : `Nach ${games} Spielen`),
  place: 'Platz',
  player: 'Spieler',
  durak: 'Durak',
  points: 'Punkte',
  ready: 'bereit',
  notReady: 'noch nicht bereit',
  agree: 'Ich bin bereit',
  left: 'Übrig auf der Hand',
  areReady: (names: string) => `Bereit fürs nächste Spiel: ${names}`,
  waiting: (names: string) => `Es fehlt noch: ${names}. Dann wird gegeben.`,
  startsFull: 'Gegeben wird, sobald alle Plätze besetzt sind.',
} satisfies typeof en;
