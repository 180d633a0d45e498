import type { Messages } from '../en';
import { dailyDeal } from './dailyDeal';
import { duplicates } from './duplicates';

export const puzzles: Messages['puzzles'] = {
  title: 'Aufgaben',
  one: 'Aufgabe',
  all: 'Alle Aufgaben',
  lead: 'Das Ende eines Spiels, beide Hände offen. Genau ein Zug gewinnt noch: alle anderen hat der Computer durchprobiert. Finde ihn.',
  loading: 'Die Aufgabe wird geholt …',
  missing: 'Diese Aufgabe gibt es nicht.',
  you: {
    title: 'Deine Aufgaben',
    rating: 'Wertung',
    provisional: 'Vorläufig: Löse noch ein paar',
    streak: 'In Folge',
    days: 'Tage in Folge',
    solved: 'Gelöst',
    of: (solved, tried) => `${solved} von ${tried}`,
  },
  daily: {
    title: 'Aufgabe des Tages',
    about: 'Für alle dieselbe, jeden Tag eine neue. Löse sie Tag für Tag, und deine Serie wächst.',
    solved: 'Gelöst! Die nächste kommt morgen.',
    failed: 'Heute nicht gelöst. Die nächste kommt morgen.',
    solve: 'Lösen',
    look: 'Noch einmal ansehen',
    none: 'Die Aufgabe von heute entsteht gerade. Schau in einer Minute wieder vorbei.',
  },
  next: {
    title: 'Eine Aufgabe für dich',
    about:
      'So schwer, wie du es schaffst: Mit jedem Versuch bewegen sich deine Wertung und die der Aufgabe.',
    solve: 'Nächste Aufgabe',
  },
  byTheme: 'Nach Thema',
  themeHint: 'Das Thema ist schon die halbe Lösung, so ist es leichter.',
  themes: {
    take_it: 'Lieber aufnehmen',
    beat_it: 'Mit der richtigen Karte schlagen',
    throw_in_more: 'Noch eine dazugeben',
    stop_in_time: 'Rechtzeitig aufhören',
    right_lead: 'Richtig angreifen',
    several_at_once: 'Mehrere auf einmal',
    transfer: 'Schieben',
    keep_trump: 'Den Trumpf behalten',
    spend_trump: 'Den Trumpf einsetzen',
    last_card: 'Eine Karte ist noch zu ziehen',
    long_line: 'Mehrere Züge',
  },
  noneLeft:
    'Du hast alle Aufgaben versucht. Es entstehen laufend neue: Schau später wieder vorbei.',
  noneOf:
    'Zu diesem Thema gibt es keine Aufgabe, die du nicht versucht hast. Es entstehen laufend neue.',
  yourself: 'Du',
  rival: 'Gegner',
  out: (seat) => `Spieler ${seat}`,
  ask: 'Du bist dran: Nur ein Zug gewinnt',
  askHint: 'Du siehst beide Hände. Spiel ihn auf dem Tisch.',
  goOn: 'Richtig! Weiter',
  goOnHint: 'Wieder gewinnt nur ein Zug.',
  solved: 'Gelöst!',
  only: 'Kein anderer Zug hätte gewonnen.',
  givenUp: 'Die Lösung',
  wrong: {
    title: 'Das gewinnt nicht',
    loses: 'Danach ist der Gewinn dahin.',
    durak: 'Am Ende bist du der Durak.',
    draw: 'Am Ende ist niemand der Durak: unentschieden, nicht gewonnen.',
    show: 'Warum nicht?',
  },
  showSolution: 'Lösung zeigen',
  again: 'Noch einmal',
  steps: {
    label: 'Schritt für Schritt',
    solution: 'Die Lösung',
    refutation: 'Warum es nicht gewinnt',
    start: 'Die Aufgabe, wie sie gestellt war',
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    of: (step, last) => `${step} von ${last}`,
  },
  about: (rating, solved, tried) =>
    tried === 0
      ? `Wertung ${rating}.`
      : `Wertung ${rating}; gelöst von ${solved} der ${tried}, die es versucht haben.`,
  copy: 'Link kopieren',
  source: 'Das Spiel dazu',
  deal: dailyDeal,
  match: duplicates,
};
