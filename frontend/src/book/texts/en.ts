/** The page of the rules. */
export default {
  title: 'The rules of Durak',
  lead: 'First the base game, then everything a table can choose, each with a small picture. The game itself plays what the pictures show.',
  learn: 'Learn by playing: a guided first game',
  short:
    'The base game: beat every card that attacks you with a higher one of its suit, or with a trump, or else take them all. Others may throw in cards of the ranks on the table. After each bout everybody draws up to the full hand. Once the talon is empty, the player who is left with cards is the durak.',
  different: 'Here it is different:',
  contents: 'Contents',
  turn: { label: 'Previous and next', before: 'Previous', after: 'Next' },
  whole: 'Everything on one page',
  byChapter: 'Chapter by chapter',
  /** The players in the pictures. */
  cast: ['Anna', 'Boris', 'Clara', 'David', 'Eva', 'Felix'],
  legend: {
    title: 'In the pictures',
    attacks: 'attacks',
    defends: 'defends',
    takes: 'takes',
    may: 'allowed',
    mayNot: 'not allowed',
  },
  base: {
    title: 'The base game',
    sections: {
      aim: {
        title: 'The aim',
        text: 'Get rid of your cards. There is no winner, only a loser: the player who is left holding cards is the durak, the fool.',
      },
      deal: {
        title: 'The deal',
        text: 'Everybody is dealt six cards. The next card is turned up: its suit is trump. It lies face up under the rest, the talon, and is drawn last.',
      },
      first_lead: {
        title: 'Who begins',
        text: 'The player with the lowest trump shows it and leads, with any card. If nobody holds a trump, the dealer’s left neighbour leads.',
      },
      attack: {
        title: 'The attack',
        text: 'The leader plays one card, or several of one rank, against the player on the left: the defender. Such an attack, until it is beaten off or taken, is a bout.',
      },
      throw_in: {
        title: 'Throwing in',
        text: 'Everybody but the defender may add cards, as long as their rank lies on the table already. A bout never has more than six attack cards, nor more than the defender held when it began.',
      },
      defence: {
        title: 'The defence',
        text: 'The defender beats each attack card with a higher card of the same suit, or with any trump. A trump is beaten only by a higher trump. Nobody has to beat: the defender may take instead.',
      },
      beaten_off: {
        title: 'Beaten off',
        text: 'When everything is beaten and nobody adds more, the cards go to the discard pile. The defender leads the next bout.',
      },
      taken: {
        title: 'Taken',
        text: 'A defender who can’t or won’t beat takes. Fitting cards may still be added, up to the limit. Then the defender picks up everything, and the next player leads.',
      },
      refill: {
        title: 'Drawing',
        text: 'After each bout everybody draws up to six cards again: the leader of the bout first, then the others clockwise, the defender last.',
      },
      out: {
        title: 'Out',
        text: 'When the talon is empty, a player without cards is out, even in the middle of a bout.',
      },
      end: {
        title: 'The end',
        text: 'The last player with cards is the durak. If the last bout empties every hand, the game is drawn. It is drawn as well when forty bouts in a row pass in which no card leaves play.',
      },
    },
  },
  options: {
    lead: 'What a table can choose. Options that nobody changes stay as in the base game.',
    base: 'base game',
  },
  presets: {
    title: 'Ready-made rules',
    lead: 'Each can be chosen when a table is opened, and changed from there.',
    seats: (least: number, most: number) =>
      least === most ? `${least} players` : `${least} to ${most} players`,
    rated: 'can be played rated',
    same: 'Nothing differs from the base game.',
    differs: 'What differs',
  },
  more: {
    title: 'More about',
    options: 'Options',
    chapters: {
      series: {
        title: 'A series',
        text: 'Several games at one table make a series. The durak deals the next game, and the player on the durak’s right leads, so that the durak is attacked first. After a draw, and when rules or players have changed, the next game begins like a first one.',
      },
      teams: {
        title: 'Teams',
        text: 'Partners don’t attack each other and don’t throw in against each other: the defender is always the next opponent. A player who is out waits for the partner; the team that is left with cards has lost.',
      },
      cheating: {
        title: 'Cheating',
        text: 'Where cheating is allowed, a play against the rules looks like any other: a wrong lead, a card thrown in that doesn’t fit, a card that beats nothing, a transfer with the wrong cards. Until the bout ends, any player still in the game may call one play on the table. If it broke the rules, its cards go back, and the cheat pays the penalty and plays fair for the rest of the bout; if it was fair, the caller pays. When a wrong transfer is called, the attack goes back as well: the player who transferred it has to defend again, and what those attacked since did as defenders is undone at no cost to them. What nobody calls stands. The replay shows every cheat. Rated games are never played this way.',
      },
      hidden: {
        title: 'Face-down cards',
        text: 'Two cards lie face down beside each hand, and nobody knows them, not even their owner. They are picked up at the end of the bout in which hand and talon are empty. Only a player who has played these as well is out.',
      },
      end: {
        title: 'The end of a game',
        text: 'The game ends at once when only one player holds cards. There is one exception: a defender who holds just as many cards as are still unbeaten may play on, because beating them all would be the way out. Players who go out in the same last bout share the better place.',
      },
    },
  },
  play: {
    title: 'At the table',
    text: 'Click, tap or drag a card, or choose it with the arrow keys and press Enter. Cards that can be played are marked. Press ? at the table for all keys.',
    button: 'Play now',
  },
  picture: {
    out: 'out',
    durak: 'durak',
    lost: 'lost',
    next: 'Next game',
    lowest: 'lowest trump leads',
    leads: (who: string) => `${who} leads`,
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    /** The uses of a card that a picture asks about. */
    ways: {
      lead: 'to lead',
      throw_in: 'to throw in',
      beat: 'to beat',
      transfer: 'to transfer',
      show_transfer: 'to show',
      swap_trump: 'to swap',
    },
    acts: { take: 'take', request_redeal: 'new deal', call_cheat: 'call the cheat' },
  },
  /** The description of a picture, for screen readers. */
  told: {
    before: 'Before:',
    after: 'Then:',
    trump: (suit: string) => `Trump: ${suit}.`,
    attacks: (who: string, whom: string) => `${who} attacks ${whom}.`,
    table: (list: string) => `On the table: ${list}.`,
    beaten: (attack: string, card: string) => `${attack}, beaten by ${card}`,
    hand: (who: string, list: string) => `${who} holds: ${list}.`,
    noCards: (who: string) => `${who} has no cards.`,
    may: (ways: string, list: string) => `Allowed ${ways}: ${list}.`,
    mayNot: (ways: string, list: string) => `Not allowed ${ways}: ${list}.`,
    act: (who: string, act: string, allowed: boolean) =>
      `${who} ${allowed ? 'may' : 'may not'}: ${act}.`,
    faceDown: (who: string, count: number) =>
      `${who} has ${count === 1 ? '1 card' : `${count} cards`} face down.`,
    talon: (count: number) => `Cards to draw: ${count}.`,
    lowest: (card: string) => `Under them lies face up: ${card}.`,
    discard: (count: number) => `On the discard pile: ${count}.`,
    team: (number: number, list: string) => `Team ${number}: ${list}.`,
  },
};
