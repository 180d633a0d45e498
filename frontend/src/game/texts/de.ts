import type en from './en';

export default {
  titleYourTurn: 'Du bist dran',
  loading: 'Der Tisch wird vorbereitet …',
  calledOff: 'Dieses Spiel wurde abgebrochen. Es zählt für niemanden.',
  cancelled: 'Dieser Tisch wurde geschlossen.',
} satisfies typeof en;
