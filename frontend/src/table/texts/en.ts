export const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const ordinal = (place: number) => {
  const last = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10;
  return `${place}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
};

/*
 * `who`, `whom`: a name, or null for the reader. Cards come ready to print ("10♦") but where a text says
 * otherwise.
 */
export default {
  label: 'Card table',
  status: {
    leads: (who: string | null, whom: string | null) =>
      who === null ? `You lead against ${whom}` : `${who} leads against ${whom ?? 'you'}`,
    attacks: (who: string | null, whom: string | null) =>
      who === null
        ? `You attack, ${whom} defends`
        : `${who} attacks, ${whom ?? 'you'} ${whom === null ? 'defend' : 'defends'}`,
    takes: (who: string | null) =>
      who === null ? 'You are taking the cards' : `${who} is taking the cards`,
    asked: (who: string | null) =>
      who === null ? 'You may ask for a new deal' : `${who} may ask for a new deal`,
    over: 'The game is over',
    dealing: 'The cards are being dealt',
  },
  prompt: {
    leadAny: 'Your lead: one card, or several of one rank; others would break the rules',
    keepsHand: 'You keep your hand',
    mayCall: 'Nothing to add? Say done. A play that broke the rules can be called',
    call: 'Which card broke the rules?',
    breaksRules: 'That would break the rules',
    chooseSuit: (card: string) => `Which suit is ${card} played as?`,
    leadPairs: 'Your lead: a card, or pairs and one other card',
    lead: 'Your lead: play a card, or several of one rank',
    beat: (open: number, transfers: boolean) =>
      `${open === 1 ? 'Beat the card' : `Beat ${open} cards`}, ${transfers ? 'transfer, ' : ''}or take`,
    mustTake: 'You can’t beat this: you take',
    allBeaten: 'All beaten: the others may add cards',
    add: 'Add a card of a rank on the table, or say done',
    mayAdd: 'You may add cards',
    noneToAdd: 'Nothing to throw in: say done',
    redeal: 'You may ask for a new deal',
    chooseTarget: 'Choose what to do with the card',
    waiting: (names: string) => `Waiting for ${names}`,
    youTake: 'You take the cards; the others may add more',
    out: (place: number) => `You are out, ${ordinal(place)} place`,
    watching: 'You are watching',
    replay: 'Replay',
    pending: 'One moment …',
    yourTurn: 'Your turn.',
  },
  /** The prompts in at most three words. */
  short: {
    leadAny: 'Your lead',
    keepsHand: 'You keep it',
    mayCall: 'Nothing to add',
    call: 'Which card?',
    chooseSuit: (card: string) => `${card}: which suit?`,
    leadPairs: 'Your lead',
    lead: 'Your lead',
    beat: (open: number) => (open === 1 ? 'Beat it' : `Beat ${open} cards`),
    mustTake: 'You take',
    allBeaten: 'All beaten',
    add: 'Throw in?',
    mayAdd: 'Throw in?',
    noneToAdd: 'Nothing to add',
    redeal: 'A new deal?',
    chooseTarget: 'Choose a place',
    youTake: 'You take',
    out: (place: number) => `Out: ${ordinal(place)} place`,
    inAdvance: (card: string) => `${card} waits`,
  },
  role: {
    leads: 'leads',
    attacks: 'attacks',
    defends: 'defends',
    takes: 'takes',
    done: 'done',
    out: (place: number) => `out, ${ordinal(place)}`,
    durak: 'durak',
    waits: 'in play',
  },
  /** Beside “You”. */
  ownRole: { leads: 'lead', attacks: 'attack', defends: 'defend', takes: 'take' },
  action: {
    cheating: (text: string) => `${text} – cheat`,
    callAny: 'Cheat!',
    asSuit: (suit: string) => `as ${suit}`,
    take: (count: number) => `Take ${cards(count)}`,
    reallyTake: (count: number) => `Really take ${cards(count)}?`,
    /** Said where all cards are beaten, and where some are not, or are taken. */
    done: (_isBeaten: boolean) => 'Done',
    lead: (list: string) => `Lead ${list}`,
    throwIn: (card: string) => `Throw in ${card}`,
    beat: (attack: string, card: string) => `Beat ${attack} with ${card}`,
    transfer: (list: string, right: boolean) =>
      `Transfer with ${list}${right ? ' to the right' : ''}`,
    show: (card: string, right: boolean) =>
      `Show ${card} and transfer${right ? ' to the right' : ''}`,
    swapTrump: 'Swap the trump',
    requestRedeal: 'Ask for a new deal',
    keepHand: 'Keep this hand',
    callCheat: (card: string) => `Call ${card} a cheat`,
    cancel: 'Cancel',
    label: 'What you can do',
  },
  card: {
    risky: (name: string) => `${name}, would break the rules`,
    playable: (name: string) => `${name}, can be played`,
    transfers: (name: string) => `${name}, can transfer the attack`,
    selected: (name: string) => `${name}, chosen`,
  },
  pairs: {
    call: (card: string) => `Call ${card} a cheat`,
    cheat: 'a cheat',
    limit: (count: number, most: number) => `${count} of at most ${most} attack cards`,
    label: 'On the table',
    empty: 'No cards on the table',
    /** `who` is null for the reader's own card. */
    open: (attack: string, who: string | null) => `${attack} from ${who ?? 'you'}, not beaten`,
    beaten: (attack: string, card: string) => `${attack}, beaten with ${card}`,
    target: (attack: string) => `Beat ${attack}`,
  },
  talon: {
    /** `suits` from the lowest to the highest. */
    rankTrump: (rank: string, suits: readonly string[]) =>
      `every ${rank} is a trump too, from low to high: ${suits.join(', ')}`,
    cycle: (suits: readonly string[]) =>
      `Every suit trumps the next: ${[...suits, ...suits.slice(0, 1)].join(', ')}`,
    count: (count: number) => (count === 0 ? 'Talon empty' : `Talon: ${cards(count)}`),
    trump: (suit: string) => `Trump: ${suit}`,
    noTrump: 'No trump',
    trumpCard: (card: string) => `trump card ${card}`,
  },
  hand: {
    label: (count: number) => `Your hand, ${cards(count)}`,
    of: (who: string, count: number) => `Hand of ${who}, ${cards(count)}`,
    howTo: 'Left and right arrows move along the hand, Enter plays or chooses a card.',
  },
  idle: (bouts: number, most: number) => `No progress: ${bouts} of ${most} bouts until a draw`,
  tools: {
    label: 'Table tools',
  },
  inAdvance: {
    card: (name: string) => `${name}, chosen in advance`,
    waits: (card: string) => `${card} is played as soon as it fits. Tap it again to take it back`,
    dropped: (card: string) => `${card} is no longer chosen in advance.`,
  },
  seat: {
    partner: 'your partner',
    team: (number: number) => `team ${number}`,
    you: 'You',
    bot: 'bot',
    open: 'Free seat',
    caught: 'caught cheating in this bout',
    cards,
    hiddenCards: (count: number) => `${cards(count)} face down`,
    away: 'idle',
    thinking: 'thinking',
    onTurn: 'to move',
    known: (list: string) => `known: ${list}`,
    opponents: 'Players',
    rating: (rating: number) => `rating ${rating}`,
  },
};
