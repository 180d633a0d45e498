import { cards as counted } from '../en';

const cards = (count: number) => (count === 1 ? 'the card' : `all ${count} cards`);

const more = (count: number) => (count === 1 ? 'one more card' : `${count} more cards`);

export default {
  ask: {
    clock: (who: string, left: string) => `${who}: ${left}`,
    noClock: 'This game has no clock.',
    hand: (list: string) => `Your cards: ${list}`,
    noHand: 'You hold no cards.',
    opponent: (who: string, count: number, role: string) => `${who}: ${counted(count)}, ${role}`,
    nothing: 'Nothing has happened yet.',
    trump: (suit: string, talon: number) =>
      talon === 0
        ? `Trump is ${suit}. The talon is empty.`
        : `Trump is ${suit}. ${counted(talon)} in the talon.`,
    noTrump: (talon: number) => `No trump. ${counted(talon)} in the talon.`,
  },
  title: 'How to play',
  coachOn: 'Coach',
  coachHint: 'Says what you may do, and why, in a sentence. Not in rated games.',
  touch: 'With a finger',
  mouse: 'With the mouse',
  keyboard: 'With the keyboard',
  why: {
    partner: 'The defender is your partner: you don’t attack each other.',
    throwIn: {
      neighbours: 'Only the defender’s neighbours may throw in.',
      leader: 'Only the leader may throw in, or the player who transferred.',
      none: 'Nobody throws in at this table.',
    },
    throwInUnbeaten: 'Cards are thrown in only when everything is beaten.',
    equal: (card: string) => `${card} doesn’t beat an equal card.`,
    ownSuit: (suit: string) => `${suit} is beaten only by ${suit}.`,
    noTrump: 'There is no trump: only a higher card of the same suit beats.',
    transferTooLate: 'Too late to transfer: something is beaten already.',
    transferMixed: 'No transfer: the open cards are of several ranks.',
    over: 'The game is over.',
    watching: 'You are only watching.',
    out: 'You are out of the game.',
    waiting: (names: string) => `It is not your turn: waiting for ${names}.`,
    cannotBeat: (card: string) => `${card} beats none of the open cards.`,
    nothingToBeat: 'There is nothing to beat just now.',
    rankMissing: (card: string, ranks: string) =>
      `${card} can't be added: the ranks on the table are ${ranks}.`,
    full: 'No more cards can be added to this bout.',
    notNow: (card: string) => `${card} can't be played now.`,
  },
  log: {
    title: 'What happened',
    empty: 'Nothing yet.',
    bout: (number: number) => `Bout ${number}`,
    start: 'Start',
  },
  rules: { title: 'Rules of this table' },
  gestures: {
    ahead: 'Tap a card of a rank on the table before your turn: it is played as soon as it can be.',
    tap: 'Tap a card: it is played, or chosen if there are several ways.',
    several: 'Tap more cards of the same rank to play them together.',
    drag: 'Or drag it: onto the card it beats, onto the table, or onto the place for transferring.',
    target: 'Several attacks? Choose a card, then tap what it beats.',
    why: 'Tap a dimmed card to hear why it can’t be played.',
    click: 'Click a card: it is played, or chosen if there are several ways.',
    hover: 'Click a dimmed card to hear why it can’t be played.',
  },
  keys: {
    swap: 'swap for the trump card',
    call: 'call a cheat',
    move: 'move along the hand',
    play: 'play or choose a card',
    targets: 'choose a target',
    cancel: 'cancel the choice',
    take: 'take',
    done: 'done',
    hand: 'hear your cards, and go to them',
    opponents: 'hear the other players and their cards',
    table: 'hear the cards on the table',
    trump: 'hear trump and talon',
    last: 'hear the last move',
    clocks: 'hear the clocks',
    mute: 'sound on or off',
    chat: 'open or close the chat',
    keys: 'this list',
    arrows: '← →',
    digits: '1 … 9',
  },
  /**
   * The coach's words: the reader's possible moves, and the reasons. `whom` and `who` are names, or
   * null for the reader; cards and ranks come ready to print.
   */
  coach: {
    lead: (whom: string | null, several: boolean) =>
      `You attack ${whom ?? 'your neighbour'}: play any card${several ? ', or several of one rank' : ''}.`,
    leadAny: (whom: string | null) =>
      `You attack ${whom ?? 'your neighbour'}: play any cards; different ranks would be cheating.`,
    beat: (attack: string, by: string) => `You can beat ${attack} with ${by}`,
    cannotBeat: (attack: string) => `nothing you hold beats ${attack}`,
    bySuit: '(a higher card of its suit)',
    bySuitOrTrump: (trump: string) => `(a higher card of its suit, or a trump: ${trump})`,
    byTheRules: '(by the rules of this table)',
    transfer: (list: string) => `With ${list} you can transfer the attack: it has the same rank.`,
    take: (count: number) => `Or you take ${cards(count)}.`,
    allBeaten:
      'Everything is beaten: if nobody adds a card, the table is cleared and you attack next.',
    throwIn: (list: string, ranks: string, left: number, done: boolean) =>
      `You may add ${list}: the ranks ${ranks} are on the table, and there is room for ${more(left)}.${done ? ' Or you say done.' : ''}`,
    nothingFits: (ranks: string) =>
      `You hold no card of a rank on the table (${ranks}): you can only say done.`,
    redeal: 'Nearly all your cards are of one suit: you may ask for a new deal, or keep them.',
    keepHand: 'Your cards are mixed, so you can’t ask for a new deal: you keep them.',
    swap: (card: string) => `You may also swap ${card} for the trump card under the talon.`,
    call: 'If a play broke the rules, you may call it.',
    wait: (names: string) => (names === '' ? 'One moment …' : `It is up to ${names}.`),
    attacked: (who: string | null) => `${who} attacks you: wait for the card.`,
    defends: (who: string | null, open: number) =>
      `${who} has to beat ${open === 1 ? 'the card' : `${open} cards`} or take.`,
    takes: (who: string | null) =>
      `${who} takes; attackers may still add cards of the ranks on the table.`,
    youTake:
      'You take the cards; the attackers may still add some. A player who takes skips an attack.',
    out: 'You are out of cards, and so safe: you can’t lose any more.',
  },
};
