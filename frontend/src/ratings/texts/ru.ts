import { plural } from '../../i18n/plural';
import type en from './en';

export default {
  modes: { duel: 'Дуэль', table: 'Стол', transfer: 'Перевод', partners: 'Пара на пару' },
  modeHints: {
    duel: 'Двое игроков',
    table: 'От трёх до шести игроков',
    transfer: 'С переводом',
    partners: 'Двое на двое',
  },
  mode: 'Вид игры',
  rating: 'Рейтинг',
  provisional: 'Предварительный: рейтинговых игр пока мало',
  held: 'Рейтинг этой игры сначала проверят.',
  loading: 'Загружаем…',
  more: 'Показать ещё',
  boards: {
    title: 'Таблицы лидеров',
    open: 'Таблицы лидеров',
    hidden: 'Вы скрыли рейтинги, поэтому здесь ничего нет. Показать их снова можно в настройках.',
    season: 'Сезон',
    allTime: 'За всё время',
    rank: 'Место',
    player: 'Игрок',
    games: 'Игры',
    peak: 'Лучший',
    empty: 'Здесь пока никого нет.',
    needs: (games: number) =>
      `В таблице игроки с устоявшимся рейтингом, у которых не меньше ${games} рейтинговых игр.`,
    you: (rank: number, rating: number) => `Вы на ${rank}-м месте, рейтинг ${rating}.`,
    unranked: (rating: number, games: number) =>
      `Ваш рейтинг ${rating}: ${plural(games, 'рейтинговая игра', 'рейтинговые игры', 'рейтинговых игр')}; места в таблице пока нет.`,
    distribution: 'Как распределены рейтинги',
    bucket: (from: number, to: number, players: number) =>
      `От ${from} до ${to}: ${plural(players, 'игрок', 'игрока', 'игроков')}`,
    betterThan: (percent: number) => `Ваш рейтинг выше, чем у ${percent} % игроков таблицы.`,
  },
} satisfies typeof en;
