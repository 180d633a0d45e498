import { plural } from '../../i18n/plural';
import type en from './en';

export default {
  page: 'Люди и столы',
  friends: 'Друзья за игрой',
  title: 'Столы',
  lead: 'Садитесь играть с другими, смотрите или отправьте друзьям ссылку на свой стол.',
  loading: 'Ищем столы…',
  open: 'Открытые столы',
  running: 'Можно посмотреть',
  create: 'Создать стол',
  sit: 'Сесть',
  back: 'К своему столу',
  watch: 'Смотреть',
  none: 'Сейчас никто не ждёт игроков.',
  noneHint:
    'Откройте стол: каждый, кто зайдёт, сразу увидит его здесь. А пока никого нет, сыграйте с ботами.',
  noneFits: (tables: number) =>
    `${plural(tables, 'стол открыт', 'стола открыто', 'столов открыто')}, но ни один не подходит под фильтр.`,
  showAll: 'Показать все',
  more: (tables: number) => `Показать ещё ${tables}`,
  table: (rules: string, people: string) => `${rules}: ${people}`,
  free: (seats: number) => plural(seats, 'свободное место', 'свободных места', 'свободных мест'),
  freeSeat: 'свободно',
  watchers: (count: number) => plural(count, 'зритель', 'зрителя', 'зрителей'),
  rules: 'Правила',
  reconnecting: 'Связь прервалась. Список может быть неполным.',
  changed: (tables: number) => plural(tables, 'открытый стол', 'открытых стола', 'открытых столов'),
  filters: {
    title: 'Фильтр',
    any: 'Любые',
    preset: 'Правила',
    own: 'Свои правила',
    seats: 'Места',
    free: 'Свободные места',
    atLeast: (seats: number) => `Не меньше ${seats}`,
    clock: 'Часы',
    counts: 'Рейтинг',
    rated: 'На рейтинг',
    casual: 'Без рейтинга',
    reset: 'Сбросить',
  },
} satisfies typeof en;
