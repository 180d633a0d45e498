import { cards as counted } from '../de';
import type en from './en';

const cards = (count: number) => (count === 1 ? 'die Karte' : `alle ${count} Karten`);

const more = (count: number) => (count === 1 ? 'noch eine Karte' : `noch ${count} Karten`);

export default {
  ask: {
    clock: (who, left) => `${who}: ${left}`,
    noClock: 'Dieses Spiel hat keine Uhr.',
    hand: (list) => `Deine Karten: ${list}`,
    noHand: 'Du hast keine Karten.',
    opponent: (who, count, role) => `${who}: ${counted(count)}, ${role}`,
    nothing: 'Es ist noch nichts geschehen.',
    trump: (suit, talon) =>
      talon === 0
        ? `Trumpf ist ${suit}. Der Talon ist leer.`
        : `Trumpf ist ${suit}. ${counted(talon)} im Talon.`,
    noTrump: (talon) => `Kein Trumpf. ${counted(talon)} im Talon.`,
  },
  title: 'So spielst du',
  coachOn: 'Trainer',
  coachHint: 'Sagt in einem Satz, was du darfst und warum. Nicht in gewerteten Spielen.',
  touch: 'Mit dem Finger',
  mouse: 'Mit der Maus',
  keyboard: 'Mit der Tastatur',
  why: {
    partner: 'Der Verteidiger ist dein Partner: ihr greift einander nicht an.',
    throwIn: {
      neighbours: 'Nur die Nachbarn des Verteidigers dürfen dazugeben.',
      leader: 'Nur der Ausspieler darf dazugeben, oder wer geschoben hat.',
      none: 'An diesem Tisch gibt niemand dazu.',
    },
    throwInUnbeaten: 'Dazugegeben wird erst, wenn alles geschlagen ist.',
    equal: (card) => `${card} schlägt keine gleiche Karte.`,
    ownSuit: (suit) => `${suit} wird nur von ${suit} geschlagen.`,
    noTrump: 'Es gibt keinen Trumpf: nur eine höhere Karte derselben Farbe schlägt.',
    transferTooLate: 'Zu spät zum Schieben: es ist schon etwas geschlagen.',
    transferMixed: 'Schieben geht nicht: Die offenen Karten haben mehrere Ränge.',
    over: 'Das Spiel ist aus.',
    watching: 'Du schaust nur zu.',
    out: 'Du bist nicht mehr im Spiel.',
    waiting: (names) => `Du bist nicht am Zug: Warten auf ${names}.`,
    cannotBeat: (card) => `${card} schlägt keine der offenen Karten.`,
    nothingToBeat: 'Im Augenblick ist nichts zu schlagen.',
    rankMissing: (card, ranks) => `${card} passt nicht dazu: auf dem Tisch liegen ${ranks}.`,
    full: 'Zu diesem Angriff kann nichts mehr dazugegeben werden.',
    notNow: (card) => `${card} kann jetzt nicht gespielt werden.`,
  },
  log: {
    title: 'Was geschah',
    empty: 'Noch nichts.',
    bout: (number) => `Angriff ${number}`,
    start: 'Beginn',
  },
  rules: { title: 'Regeln an diesem Tisch' },
  gestures: {
    ahead:
      'Tippe, bevor du dran bist, eine Karte an, deren Rang auf dem Tisch liegt: Sie wird gespielt, sobald es geht.',
    tap: 'Tippe auf eine Karte: Sie wird gespielt oder, wo es mehrere Wege gibt, gewählt.',
    several: 'Tippe auf weitere Karten vom selben Rang, um sie zusammen zu spielen.',
    drag: 'Oder ziehe sie: auf die Karte, die sie schlägt, auf den Tisch oder auf den Platz zum Schieben.',
    target: 'Mehrere Angriffe? Wähle eine Karte, dann tippe auf die, die sie schlägt.',
    why: 'Tippe auf eine blasse Karte: Du erfährst, warum sie nicht geht.',
    click: 'Klicke auf eine Karte: Sie wird gespielt oder, wo es mehrere Wege gibt, gewählt.',
    hover: 'Klicke auf eine blasse Karte: Du erfährst, warum sie nicht geht.',
  },
  keys: {
    swap: 'gegen die Trumpfkarte tauschen',
    call: 'Schummeln melden',
    move: 'durch die Hand gehen',
    play: 'Karte spielen oder wählen',
    targets: 'Ziel wählen',
    cancel: 'Wahl aufheben',
    take: 'aufnehmen',
    done: 'fertig',
    hand: 'die eigenen Karten ansagen und zu ihnen gehen',
    opponents: 'die anderen und ihre Karten ansagen',
    table: 'die Karten auf dem Tisch ansagen',
    trump: 'Trumpf und Talon ansagen',
    last: 'den letzten Zug ansagen',
    clocks: 'die Uhren hören',
    mute: 'Ton an oder aus',
    chat: 'Chat öffnen oder schließen',
    keys: 'diese Liste',
    arrows: '← →',
    digits: '1 … 9',
  },
  coach: {
    lead: (whom, several) =>
      `Du greifst ${whom ?? 'deinen Nachbarn'} an: Spiel irgendeine Karte${several ? ' oder mehrere von einem Rang' : ''}.`,
    leadAny: (whom) =>
      `Du greifst ${whom ?? 'deinen Nachbarn'} an: Spiel beliebige Karten; verschiedene Ränge wären geschummelt.`,
    beat: (attack, by) => `Du kannst ${attack} mit ${by} schlagen`,
    cannotBeat: (attack) => `gegen ${attack} hast du nichts`,
    bySuit: '(eine höhere Karte derselben Farbe)',
    bySuitOrTrump: (trump) => `(eine höhere Karte derselben Farbe oder ein Trumpf: ${trump})`,
    byTheRules: '(nach den Regeln dieses Tisches)',
    transfer: (list) => `Mit ${list} kannst du den Angriff schieben: derselbe Rang.`,
    take: (count) => `Oder du nimmst ${cards(count)} auf.`,
    allBeaten: 'Alles ist geschlagen: Gibt niemand etwas dazu, wird abgeräumt, und du greifst an.',
    throwIn: (list, ranks, left, done) =>
      `Du darfst ${list} dazugeben: Diese Ränge liegen auf dem Tisch (${ranks}), und es passt ${more(left)}.${done ? ' Oder du sagst „Fertig“.' : ''}`,
    nothingFits: (ranks) =>
      `Du hast keine Karte von einem Rang auf dem Tisch (${ranks}): Du kannst nur „Fertig“ sagen.`,
    redeal:
      'Fast alle deine Karten haben eine Farbe: Du darfst neu geben lassen oder sie behalten.',
    keepHand: 'Deine Karten sind gemischt, neu gegeben wird dafür nicht: Du behältst sie.',
    swap: (card) => `Du darfst auch ${card} gegen die Trumpfkarte unter dem Talon tauschen.`,
    call: 'War etwas gegen die Regeln, darfst du es melden.',
    wait: (names) => (names === '' ? 'Einen Moment …' : `Jetzt ist ${names} gefragt.`),
    attacked: (who) => `${who} greift dich an: Warte auf die Karte.`,
    defends: (who, open) =>
      `${who} muss ${open === 1 ? 'die Karte' : `${open} Karten`} schlagen oder aufnehmen.`,
    takes: (who) => `${who} nimmt auf; wer angreift, darf noch Karten dieser Ränge dazugeben.`,
    youTake:
      'Du nimmst die Karten auf; die Angreifer dürfen noch welche dazugeben. Wer aufnimmt, setzt mit dem Angreifen aus.',
    out: 'Du hast keine Karten mehr und bist in Sicherheit: Verlieren kannst du nicht mehr.',
  },
} satisfies typeof en;
