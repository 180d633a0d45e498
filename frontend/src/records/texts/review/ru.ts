import type { MoveWords, Reason } from '../../../core/judged';
import { counted } from './counted';
import type en from './en';

const moves: MoveWords = {
  lead: (cards) => `ходить: ${cards}`,
  throw_in: (card) => `подкинуть ${card}`,
  beat: (attack, card) => `побить ${attack} картой ${card}`,
  transfer: (cards) => `перевести: ${cards}`,
  take: 'взять',
  done: 'больше не подкидывать',
};

const reasons: Record<Reason, string> = {
  took_beatable: 'Всё на столе можно было побить.',
  beat_was_better: 'Здесь лучше было биться.',
  take_was_better: 'Лучше было взять: потраченных здесь карт потом не хватит.',
  transfer_was_better: 'Атаку можно было перевести.',
  stopped_too_early: 'Стоило подкинуть ещё карту.',
  added_too_much: 'Эту карту лучше было оставить себе.',
  trump_too_early: 'Козырь отдан рано: карты ещё добирают.',
  trump_wasted: 'Козырь потрачен там, где был не нужен.',
  trump_needed: 'Пора было пускать козырь.',
  too_many_at_once: 'Слишком много карт этого достоинства сразу.',
  too_few_at_once: 'Стоило выложить сразу больше карт этого достоинства.',
  too_dear: 'Отдана карта старше, чем было нужно.',
  too_cheap: 'Здесь была нужна карта старше, а младшую стоило придержать.',
  other_card: 'Оставлена не та карта.',
};

export default {
  title: 'Разбор',
  about:
    'Наш сильнейший бот оценивает каждое решение по тому, что игрок мог знать: все ходы на одних и тех же тысячах раскладов.',
  ask: 'Разобрать эту игру',
  again: 'Попробовать ещё раз',
  left: (left, limit) => `Новых разборов сегодня осталось: ${left} из ${limit}.`,
  noneLeft: (time) =>
    `Сегодня вы запросили много разборов. Следующий можно будет запросить в ${time}.`,
  impossible: 'По правилам этой игры бот судить не умеет.',
  loading: 'Загружаем разбор…',
  waiting: 'Сейчас начнём…',
  running: (done, total) => `Шаг ${done} из ${total}`,
  failed: 'Этот разбор не удался.',
  close: 'Закрыть разбор',
  graph: 'Шансы по ходу игры: у каждого — по тому, что он мог знать',
  scale: 'Вверху: первое место; внизу: последнее.',
  accuracy: (name, percent, errors) =>
    [
      `${name}: ${percent === null ? 'выбора не было' : `точность ${percent}`}`,
      ...counted(errors.inaccuracies, 'неточностей'),
      ...counted(errors.mistakes, 'ошибок'),
      ...counted(errors.blunders, 'грубых ошибок'),
    ].join(', '),
  previousError: 'Предыдущая ошибка',
  nextError: 'Следующая ошибка',
  noError: 'В этой игре нет ошибок.',
  nothing: 'В этот момент никто ничего не решает.',
  question: (name) => `Решает ${name}.`,
  hint: 'Как сыграл бы мастер?',
  master: (move, percent) => `Выбор мастера — ${move} (${percent}).`,
  grades: {
    only: 'Единственный хороший ход',
    best: 'Лучший ход',
    good: 'Почти не хуже лучшего',
    inaccuracy: 'Неточность',
    mistake: 'Ошибка',
    blunder: 'Грубая ошибка',
    too_close: 'Слишком близко, чтобы судить',
  },
  better: (move, loss) => `Лучше: ${move} (шанс выше на ${loss}).`,
  proven: 'доказано',
  allMoves: 'Все ходы',
  mark: { inaccuracy: 'неточность', mistake: 'ошибка', blunder: 'грубая ошибка' },
  luck: {
    title: 'Удача при раздаче',
    about: (games) =>
      `Чего добивались равные по силе боты с картами каждого игрока; игр: ${games}. Каждой рукой играли и с других мест.`,
    line: (name, value, error) => `${name}: ${value} ± ${error}`,
    trumps: (count) => `козырей на руках: ${count}`,
    causes: {
      even: 'Почти поровну: раздача мало что решила.',
      good_hand: 'Сильная рука: с любого места приносит больше.',
      poor_hand: 'Слабая рука: с любого места приносит меньше.',
      good_place: 'Удачное место: помогло бы любой руке.',
      poor_place: 'Неудачное место: помешало бы любой руке.',
    },
  },
  knowledge: {
    title: (name) => `Что мог знать игрок ${name}`,
    loading: 'Считаем…',
    surely: 'точно:',
    likely: (unknown) => `неизвестных карт: ${unknown}; вероятнее всего:`,
    unseen: (count) => `Не показывались: ${count}`,
    buried: (count) => `, из них в колоде: ${count}`,
    beside: (count) => `, лежат закрытыми: ${count}`,
    allSeen: 'Все карты уже показывались.',
    close: 'Закрыть',
  },
  moves,
  reasons,
} satisfies typeof en;
