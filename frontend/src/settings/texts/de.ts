import type en from './en';

export default {
  title: 'Einstellungen',
  language: 'Sprache',
  theme: 'Farben',
  themes: { system: 'Wie das System', dark: 'Dunkel', light: 'Hell' },
  cards: 'Karten',
  fourColours: 'Vierfarbige Karten',
  fourColoursHint: 'Karo blau und Kreuz petrol, damit keine zwei Farben gleich aussehen.',
  sort: 'Hand sortiert nach',
  sorts: { suit: 'Farbe', rank: 'Rang' },
  play: 'Spiel',
  hints: 'Spielbare Karten markieren',
  confirmTake: 'Vor dem Aufnehmen fragen, wenn noch eine Karte schlagen könnte',
  epaulettes: 'Von Schulterstücken erzählen',
  epaulettesHint: 'Am Ende, wenn der letzte Angriff auf den Durak nur aus Sechsen bestand.',
  byItself: 'Von selbst tun, wobei ich keine Wahl habe',
  byItselfHint:
    'Gegen Bots: fertig, wenn nichts dazuzulegen ist, und nehmen, was nicht zu schlagen ist. Unter Menschen nichts, denn es verriete deine Hand.',
  inAdvance: 'Karten, die ich vormerken kann, bevor ich dran bin',
  inAdvances: { none: 'Keine', fitting: 'Die zum Tisch passen', any: 'Alle' },
  inAdvanceHint:
    'Während andere spielen: Eine angetippte Karte wird gespielt, sobald es geht; noch ein Tipp nimmt das zurück.',
  motion: 'Bewegung',
  animation: 'Animation',
  animations: { '0': 'Aus', '0.5': 'Langsam', '1': 'Normal', '2': 'Schnell' },
  sound: 'Ton',
  soundOn: 'Töne an',
  volume: 'Lautstärke',
  account: 'Konto',
  chat: 'Chat',
  here: 'Einstellungen bleiben in diesem Browser.',
} satisfies typeof en;
