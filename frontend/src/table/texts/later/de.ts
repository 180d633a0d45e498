import { cards } from '../de';
import type en from './en';

export default {
  handKept: 'Du behältst deine Karten. Die anderen sehen nur, dass du gefragt wurdest.',
  skipToHand: 'Zur eigenen Hand',
  tools: {
    log: 'Verlauf des Angriffs',
    rules: 'Regeln an diesem Tisch',
    sound: 'Ton',
    look: 'Aussehen',
    settings: 'Einstellungen',
    home: 'Zur Startseite',
    leave: 'Das Spiel verlassen',
    fullScreen: 'Vollbild',
    noFullScreen: 'Vollbild beenden',
    muted: 'Der Ton ist aus',
    unmuted: 'Der Ton ist an',
    doneInAdvance: 'Automatisch fertig',
    help: 'Tasten und Hilfe',
  },
  discard: {
    count: (count) => `Ablage: ${cards(count)}`,
    open: (count) => `Ablage, ${cards(count)}: ansehen`,
    empty: 'Es wurde noch nichts abgewehrt.',
  },
  newTrump: (suit) => `Neuer Trumpf: ${suit}`,
  // With soft hyphens: a small table has narrow places.
  drop: {
    transferLeft: 'Nach links schie\u00ADben',
    showLeft: 'Zei\u00ADgen und nach links schie\u00ADben',
    showRight: 'Zei\u00ADgen und nach rechts schie\u00ADben',
    transfer: 'Schie\u00ADben',
    transferRight: 'Nach rechts schie\u00ADben',
    show: 'Zei\u00ADgen und schie\u00ADben',
  },
} satisfies typeof en;
