import type { Messages } from '../en';

export const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`);

export const table = {
  label: 'Kartentisch',
  skipToHand: 'Zur eigenen Hand',
  close: 'Schließen',

  status: {
    leads: (who, whom) =>
      who === null ? `Du greifst ${whom} an` : `${who} greift ${whom ?? 'dich'} an`,
    attacks: (who, whom) =>
      who === null
        ? `Du greifst an, ${whom} verteidigt`
        : `${who} greift an, ${whom ?? 'du'} ${whom === null ? 'verteidigst' : 'verteidigt'}`,
    takes: (who) => (who === null ? 'Du nimmst auf' : `${who} nimmt auf`),
    asked: (who) => (who === null ? 'Du darfst neu geben lassen' : `${who} darf neu geben lassen`),
    over: 'Das Spiel ist aus',
    dealing: 'Es wird gegeben',
  },

  prompt: {
    leadAny: 'Du greifst an: eine Karte oder mehrere vom selben Rang; anderes wäre geschummelt',
    keepsHand: 'Du behältst deine Karten',
    mayCall: 'Nichts dazuzugeben? Sag fertig. Geschummeltes kann gemeldet werden',
    call: 'Welche Karte war geschummelt?',
    breaksRules: 'Das wäre geschummelt',
    chooseSuit: (card) => `Als welche Farbe wird ${card} gespielt?`,
    leadPairs: 'Du greifst an: eine Karte, oder Paare und eine weitere',
    lead: 'Du greifst an: eine Karte oder mehrere vom selben Rang',
    beat: (open, transfers) =>
      `Schlag ${open === 1 ? 'die Karte' : `${open} Karten`}${transfers ? ', schieb' : ''} oder nimm auf`,
    mustTake: 'Davon schlägst du nichts: du nimmst',
    allBeaten: 'Alles geschlagen: die anderen dürfen dazugeben',
    add: 'Gib eine Karte von einem Rang auf dem Tisch dazu, oder sag fertig',
    mayAdd: 'Du darfst dazugeben',
    noneToAdd: 'Du hast nichts zum Dazugeben: sag fertig',
    redeal: 'Du darfst neu geben lassen',
    chooseTarget: 'Was soll mit der Karte geschehen?',
    waiting: (names) => `Warten auf ${names}`,
    youTake: 'Du nimmst auf; die anderen dürfen noch dazugeben',
    out: (place) => `Du bist draußen, ${place}. Platz`,
    watching: 'Du schaust zu',
    replay: 'Rückblick',
    pending: 'Einen Moment …',
    yourTurn: 'Du bist am Zug.',
  },

  short: {
    leadAny: 'Du spielst aus',
    keepsHand: 'Du behältst sie',
    mayCall: 'Nichts dazuzugeben',
    call: 'Welche Karte?',
    chooseSuit: (card) => `${card}: welche Farbe?`,
    leadPairs: 'Du spielst aus',
    lead: 'Du spielst aus',
    beat: (open) => (open === 1 ? 'Schlag die Karte' : `Schlag ${open} Karten`),
    mustTake: 'Du nimmst auf',
    allBeaten: 'Alles geschlagen',
    add: 'Gibst du dazu?',
    mayAdd: 'Gibst du dazu?',
    noneToAdd: 'Nichts dazuzugeben',
    redeal: 'Neu geben?',
    chooseTarget: 'Wähle einen Platz',
    youTake: 'Du nimmst auf',
    out: (place) => `Draußen: ${place}. Platz`,
    inAdvance: (card) => `${card} wartet`,
  },

  role: {
    leads: 'spielt aus',
    attacks: 'greift an',
    defends: 'verteidigt',
    takes: 'nimmt auf',
    done: 'fertig',
    out: (place) => `draußen, ${place}.`,
    durak: 'Durak',
    waits: 'im Spiel',
  },
  ownRole: {
    leads: 'spielst aus',
    attacks: 'greifst an',
    defends: 'verteidigst',
    takes: 'nimmst auf',
  },

  seat: {
    partner: 'dein Partner',
    team: (number) => `Team ${number}`,
    caught: 'in diesem Angriff beim Schummeln erwischt',
    you: 'Du',
    cards,
    hiddenCards: (count) => `${cards(count)} verdeckt`,
    bot: 'Bot',
    deleted: 'Gelöschter Spieler',
    guest: 'Gast',
    away: 'spielt nicht',
    thinking: 'überlegt',
    open: 'Freier Platz',
    onTurn: 'ist am Zug',
    known: (list) => `bekannt: ${list}`,
    opponents: 'Die anderen Spieler',
  },

  action: {
    cheating: (text) => `${text} – schummeln`,
    callAny: 'Geschummelt!',
    asSuit: (suit) => `als ${suit}`,
    take: (count) => `${cards(count)} aufnehmen`,
    reallyTake: (count) => `Wirklich ${cards(count)} aufnehmen?`,
    done: () => 'Fertig',
    lead: (list) => `${list} ausspielen`,
    throwIn: (card) => `${card} dazugeben`,
    beat: (attack, card) => `${attack} mit ${card} schlagen`,
    transfer: (list, right) => `Mit ${list} ${right ? 'nach rechts ' : ''}schieben`,
    show: (card, right) => `${card} zeigen und ${right ? 'nach rechts ' : ''}schieben`,
    swapTrump: 'Gegen die Trumpfkarte tauschen',
    requestRedeal: 'Neu geben lassen',
    keepHand: 'Karten behalten',
    callCheat: (card) => `${card} als geschummelt melden`,
    cancel: 'Abbrechen',
    label: 'Was du tun kannst',
  },

  card: {
    risky: (name) => `${name}, wäre geschummelt`,
    playable: (name) => `${name}, spielbar`,
    transfers: (name) => `${name}, kann schieben`,
    selected: (name) => `${name}, gewählt`,
  },

  pairs: {
    call: (card) => `${card} als geschummelt melden`,
    cheat: 'geschummelt',
    limit: (count, most) => `${count} von höchstens ${most} Angriffskarten`,
    label: 'Auf dem Tisch',
    empty: 'Keine Karten auf dem Tisch',
    open: (attack, who) => `${attack} von ${who}, nicht geschlagen`,
    beaten: (attack, card) => `${attack}, geschlagen mit ${card}`,
    target: (attack) => `${attack} schlagen`,
  },

  talon: {
    newTrump: (suit) => `Neuer Trumpf: ${suit}`,
    rankTrump: (rank, suits) => `Zahlentrumpf ${rank}, von unten nach oben: ${suits.join(', ')}`,
    cycle: (suits) =>
      `Jede Farbe schlägt die nächste: ${[...suits, ...suits.slice(0, 1)].join(', ')}`,
    count: (count) => (count === 0 ? 'Talon leer' : `Talon: ${cards(count)}`),
    trump: (suit) => `Trumpf: ${suit}`,
    noTrump: 'Kein Trumpf',
    trumpCard: (card) => `Trumpfkarte ${card}`,
  },

  discard: {
    count: (count) => `Ablage: ${cards(count)}`,
    open: (count) => `Ablage, ${cards(count)}: ansehen`,
    empty: 'Es wurde noch nichts abgewehrt.',
  },

  hand: {
    label: (count) => `Deine Hand, ${cards(count)}`,
    of: (who, count) => `Hand von ${who}, ${cards(count)}`,
    howTo: 'Pfeil links und rechts gehen durch die Hand, Enter spielt oder wählt eine Karte.',
  },

  notice: { handKept: 'Du behältst deine Karten. Die anderen sehen nur, dass du gefragt wurdest.' },

  idle: (bouts, most) => `Ohne Fortschritt: ${bouts} von ${most} Angriffen bis zum Unentschieden`,

  connection: {
    reconnecting: 'Verbindung verloren. Neuer Versuch …',
    offline: 'Du bist offline.',
    online: 'Wieder verbunden.',
  },

  tools: {
    label: 'Werkzeuge',
    log: 'Verlauf des Angriffs',
    rules: 'Regeln an diesem Tisch',
    sound: 'Ton',
    look: 'Aussehen',
    home: 'Zur Startseite',
    leave: 'Das Spiel verlassen',
    fullScreen: 'Vollbild',
    noFullScreen: 'Vollbild beenden',
    mute: 'Ton aus',
    unmute: 'Ton an',
    muted: 'Der Ton ist aus',
    unmuted: 'Der Ton ist an',
    doneInAdvance: 'Automatisch fertig',
    help: 'Tasten und Hilfe',
  },
} satisfies Messages['table'];
