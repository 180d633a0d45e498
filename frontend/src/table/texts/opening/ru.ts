import type en from './en';

export default {
  rated: 'Рейтинговая игра',
} satisfies typeof en;
