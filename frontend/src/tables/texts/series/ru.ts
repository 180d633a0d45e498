import { plural } from '../../../i18n/plural';
import type en from './en';

export default {
  decisive: 'Последний кон ещё раз',
  skip: 'Сразу в конец',
  elsewhere: 'Играть за другим столом',
  report: 'Пожаловаться на игрока',
  next: 'Следующая игра',
  watch: 'Смотреть следующую игру',
  title: (number: number) => `Игра ${number} за этим столом`,
  score: 'Счёт',
  after: (games: number) => `После ${plural(games, 'игры', 'игр', 'игр')}`,
  place: 'Место',
  player: 'Игрок',
  durak: 'Дурак',
  points: 'Очки',
  ready: 'готово',
  notReady: 'ещё нет',
  agree: 'Готово',
  left: 'Осталось на руках',
  areReady: (names: string) => `Следующую игру ждут: ${names}`,
  waiting: (names: string) => `Ждём: ${names}. Потом раздаются карты.`,
  startsFull: 'Карты раздаются, когда заняты все места.',
} satisfies typeof en;
