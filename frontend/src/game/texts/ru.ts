import type en from './en';

export default {
  titleYourTurn: 'Ваш ход',
  loading: 'Готовим стол…',
  calledOff: 'Эта игра отменена и никому не засчитана.',
  cancelled: 'Этот стол закрыт.',
} satisfies typeof en;
