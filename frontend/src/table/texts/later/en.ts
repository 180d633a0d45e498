import { cards } from '../en';

export default {
  handKept: 'You keep your hand. Others only see that you were asked.',
  skipToHand: 'Skip to your hand',
  tools: {
    log: 'Log of the bout',
    rules: 'Rules of this table',
    sound: 'Sound',
    look: 'Look',
    settings: 'Settings',
    home: 'Go to the home page',
    leave: 'Leave the game',
    fullScreen: 'Full screen',
    noFullScreen: 'Exit full screen',
    muted: 'Sound is off',
    unmuted: 'Sound is on',
    doneInAdvance: 'Pass automatically',
    help: 'Keys and help',
  },
  discard: {
    count: (count: number) => `Discard pile: ${cards(count)}`,
    open: (count: number) => `Discard pile, ${cards(count)}: look through`,
    empty: 'Nothing has been beaten off yet.',
  },
  newTrump: (suit: string) => `New trump: ${suit}`,
  drop: {
    transferLeft: 'Transfer to the left',
    showLeft: 'Show and transfer to the left',
    showRight: 'Show and transfer to the right',
    transfer: 'Transfer',
    transferRight: 'Transfer to the right',
    show: 'Show and transfer',
  },
};
