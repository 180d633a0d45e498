import type en from './en';

function wait(seconds: number): string {
  return seconds < 90 ? `${seconds} с` : `${Math.round(seconds / 60)} мин`;
}

export default {
  title: 'Найти соперников',
  kind: 'На рейтинг?',
  rated: 'На рейтинг',
  casual: 'Просто так',
  groups: { classic: 'Подкидной', transfer: 'Переводной' },
  tiles: {
    duel: 'Дуэль',
    table_3: 'Втроём',
    table_4: 'Вчетвером',
    table_6: 'Вшестером',
    transfer_2: 'Вдвоём',
    transfer_3: 'Втроём',
    transfer_4: 'Вчетвером',
    partners: 'Двое на двое',
  },
  modes: { duel: 'дуэль', table: 'за столом', transfer: 'переводной', partners: 'пары' },
  pools: {
    duel: 'Дуэль',
    table_3: 'Втроём',
    table_4: 'Вчетвером',
    table_6: 'Вшестером',
    transfer_2: 'Переводной вдвоём',
    transfer_3: 'Переводной втроём',
    transfer_4: 'Переводной вчетвером',
    partners: 'Пары',
  },
  yours: (ratings: string) => `Ваш рейтинг: ${ratings}`,
  waiting: (people: number) => `ждут: ${people}`,
  about: (seconds: number) => `около ${wait(seconds)}`,
  find: 'Найти игру',
  searching: 'Ищем соперников',
  expected: (seconds: number) => `Обычно это занимает около ${wait(seconds)}.`,
  unknown: 'Сколько придётся ждать, пока неизвестно.',
  meanwhile: 'Пока сыграйте или решите задачу: вас позовут за стол, а игра с ботами подождёт.',
  playBots: 'Сыграть с ботами',
  solvePuzzle: 'Решить задачу',
  others: 'Другие соперники',
  cancel: 'Не искать',
  found: 'Игра нашлась!',
  letDown: 'Кто-то не пришёл. Вы снова ждёте, на прежнем месте в очереди.',
  ready: 'на месте',
  notReady: 'идёт…',
  dealing: 'Карты раздадут, как только все будут на месте.',
  needsAccount:
    'Рейтинговые игры — для игроков с учётной записью. Зарегистрируйтесь, и ваши игры останутся с вами.',
  toGame: 'Вернуться к игре',
  errors: {
    already_playing: 'Вы ещё в игре. Сначала доиграйте её.',
    already_paired: 'Ваша игра уже нашлась.',
    seek_paused: 'Вы пропустили игры, которые для вас нашлись. Подождите несколько минут.',
    not_for_bots: 'Здесь люди ищут людей. Боты садятся за столы сами.',
    account_needed: 'Рейтинговые игры — для игроков с учётной записью.',
  },
} satisfies typeof en;
