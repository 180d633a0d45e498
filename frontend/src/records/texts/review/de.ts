import type { MoveWords, Reason } from '../../../core/judged';
import { counted } from './counted';
import type en from './en';

const moves: MoveWords = {
  lead: (cards) => `${cards} ausspielen`,
  throw_in: (card) => `${card} dazugeben`,
  beat: (attack, card) => `${attack} mit ${card} schlagen`,
  transfer: (cards) => `mit ${cards} schieben`,
  take: 'aufnehmen',
  done: 'nichts mehr dazugeben',
};

const reasons: Record<Reason, string> = {
  took_beatable: 'Alles auf dem Tisch ließ sich schlagen.',
  beat_was_better: 'Schlagen wäre hier besser gewesen.',
  take_was_better: 'Aufnehmen wäre besser gewesen: Die ausgegebenen Karten fehlen später.',
  transfer_was_better: 'Der Angriff ließ sich schieben.',
  stopped_too_early: 'Eine Karte mehr wäre gut gewesen.',
  added_too_much: 'Diese Karte wäre besser auf der Hand geblieben.',
  trump_too_early: 'Der Trumpf kam zu früh: Es wird noch gezogen.',
  trump_wasted: 'Ein Trumpf war hier nicht nötig.',
  trump_needed: 'Es war Zeit für einen Trumpf.',
  too_many_at_once: 'Zu viele Karten dieses Rangs auf einmal.',
  too_few_at_once: 'Mehr Karten dieses Rangs auf einmal wären besser gewesen.',
  too_dear: 'Eine niedrigere Karte hätte gereicht.',
  too_cheap: 'Hier war eine höhere Karte nötig; die niedrigere gehörte auf die Hand.',
  other_card: 'Die falsche Karte blieb auf der Hand.',
};

export default {
  title: 'Analyse',
  about:
    'Unser stärkster Bot beurteilt jede Entscheidung nach dem, was ihr Spieler wissen konnte: jeden Zug mit denselben Tausenden von Verteilungen.',
  ask: 'Dieses Spiel analysieren',
  again: 'Noch einmal versuchen',
  left: (left, limit) => `Heute noch ${left} von ${limit} neuen Analysen.`,
  noneLeft: (time) => `Du hast heute viele Analysen angefordert. Die nächste ist um ${time} frei.`,
  impossible: 'Der Bot kennt die Regeln dieses Spiels nicht gut genug.',
  loading: 'Die Analyse wird geladen …',
  waiting: 'Gleich geht es los …',
  running: (done, total) => `Schritt ${done} von ${total}`,
  failed: 'Diese Analyse ist fehlgeschlagen.',
  close: 'Analyse schließen',
  graph: 'Aussichten im Lauf des Spiels, jeder nach eigenem Wissen',
  scale: 'Oben: erster Platz; unten: letzter.',
  accuracy: (name, percent, errors) =>
    [
      `${name}: ${percent === null ? 'keine echte Wahl' : `${percent} genau`}`,
      ...counted(errors.inaccuracies, 'Ungenauigkeiten'),
      ...counted(errors.mistakes, 'Fehler'),
      ...counted(errors.blunders, 'grobe Fehler'),
    ].join(', '),
  previousError: 'Voriger Fehler',
  nextError: 'Nächster Fehler',
  noError: 'Keine Fehler in diesem Spiel.',
  nothing: 'In diesem Moment entscheidet niemand.',
  question: (name) => `${name} hat zu entscheiden.`,
  hint: 'Was täte der Meister hier?',
  master: (move, percent) => `Der Meister würde ${move} (${percent}).`,
  grades: {
    only: 'Der einzige gute Zug',
    best: 'Der beste Zug',
    good: 'Etwa so gut wie der beste',
    inaccuracy: 'Ungenau',
    mistake: 'Fehler',
    blunder: 'Grober Fehler',
    too_close: 'Zu knapp für ein Urteil',
  },
  better: (move, loss) => `Besser: ${move} (Chance um ${loss} höher).`,
  proven: 'bewiesen',
  allMoves: 'Alle Züge',
  mark: { inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grober Fehler' },
  luck: {
    title: 'Das Glück beim Geben',
    about: (games) =>
      `Was gleich starke Bots mit den Karten jedes Spielers erreichten, in ${games} Spielen. Die Hände wurden auch von jedem Platz aus gespielt.`,
    line: (name, value, error) => `${name}: ${value} ± ${error}`,
    trumps: (count) => `Trümpfe auf der Hand: ${count}`,
    causes: {
      even: 'Ausgeglichen: Das Geben entschied wenig.',
      good_hand: 'Eine starke Hand: Sie bringt von jedem Platz aus mehr.',
      poor_hand: 'Eine schwache Hand: Sie bringt von jedem Platz aus weniger.',
      good_place: 'Ein günstiger Platz: Er hätte jeder Hand geholfen.',
      poor_place: 'Ein ungünstiger Platz: Er hätte jeder Hand geschadet.',
    },
  },
  knowledge: {
    title: (name) => `Was ${name} wissen konnte`,
    loading: 'Wird gerechnet …',
    surely: 'sicher:',
    likely: (unknown) => `unbekannte Karten: ${unknown}; am wahrscheinlichsten:`,
    unseen: (count) => `Nicht gesehen: ${count}`,
    buried: (count) => `, davon im Talon: ${count}`,
    beside: (count) => `, verdeckt: ${count}`,
    allSeen: 'Alle Karten waren schon zu sehen.',
    close: 'Schließen',
  },
  moves,
  reasons,
} satisfies typeof en;
