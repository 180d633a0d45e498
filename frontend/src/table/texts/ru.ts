import { plural } from '../../i18n/plural';
import type en from './en';

export const cards = (count: number) => plural(count, 'карта', 'карты', 'карт');

/** "Взять 1 карту": the accusative. */
const cardsTaken = (count: number) => plural(count, 'карту', 'карты', 'карт');

export default {
  label: 'Карточный стол',
  status: {
    leads: (who, whom) =>
      who === null
        ? `Ваш ход, отбивается ${whom}`
        : `Ходит ${who}, ${whom === null ? 'отбиваетесь вы' : `отбивается ${whom}`}`,
    attacks: (who, whom) =>
      who === null
        ? `Вы атакуете, отбивается ${whom}`
        : `Атакует ${who}, ${whom === null ? 'отбиваетесь вы' : `отбивается ${whom}`}`,
    takes: (who) => (who === null ? 'Вы берёте карты' : `${who} берёт карты`),
    asked: (who) =>
      who === null ? 'Вы можете попросить пересдачу' : `${who} может попросить пересдачу`,
    over: 'Игра окончена',
    dealing: 'Карты раздаются',
  },
  prompt: {
    leadAny: 'Ваш ход: одна карта или несколько одного достоинства; иное — обман',
    keepsHand: 'Вы оставляете карты',
    mayCall: 'Подкинуть нечего. Обман можно раскрыть',
    call: 'Какая карта сыграна не по правилам?',
    breaksRules: 'Это было бы обманом',
    chooseSuit: (card) => `За какую масть сыграть ${card}?`,
    leadPairs: 'Ваш ход: одна карта или пары и ещё одна',
    lead: 'Ваш ход: одна карта или несколько одного достоинства',
    beat: (open, transfers) =>
      `Отбейте ${open === 1 ? 'карту' : cardsTaken(open)}${transfers ? ', переведите' : ''} или берите`,
    mustTake: 'Вам нечем отбиться: вы берёте',
    allBeaten: 'Всё отбито: другие могут подкинуть',
    add: 'Подкиньте карту такого же достоинства, если хотите',
    mayAdd: 'Вы можете подкинуть',
    noneToAdd: 'Подкинуть нечего',
    redeal: 'Вы можете попросить пересдачу',
    chooseTarget: 'Что сделать с этой картой?',
    waiting: (names) => `Ожидаем: ${names}`,
    youTake: 'Вы берёте; другие могут подкинуть ещё',
    out: (place) => `Вы вышли: ${place}-е место`,
    watching: 'Вы наблюдаете',
    replay: 'Запись игры',
    pending: 'Секунду…',
    yourTurn: 'Ваш ход.',
  },
  short: {
    leadAny: 'Ваш ход',
    keepsHand: 'Карты оставлены',
    mayCall: 'Подкинуть нечего',
    call: 'Какая карта?',
    chooseSuit: (card) => `${card}: какая масть?`,
    leadPairs: 'Ваш ход',
    lead: 'Ваш ход',
    beat: (open) => (open === 1 ? 'Отбейте карту' : `Отбейте ${cardsTaken(open)}`),
    mustTake: 'Вы берёте',
    allBeaten: 'Всё отбито',
    add: 'Подкинете?',
    mayAdd: 'Подкинете?',
    noneToAdd: 'Подкинуть нечего',
    redeal: 'Пересдать?',
    chooseTarget: 'Выберите место',
    youTake: 'Вы берёте',
    out: (place) => `${place}-е место`,
    inAdvance: (card) => `${card} ждёт`,
  },
  role: {
    leads: 'ходит',
    attacks: 'атакует',
    defends: 'отбивается',
    takes: 'берёт',
    done: 'пас',
    out: (place) => `${place}-е место`,
    durak: 'дурак',
    waits: 'в игре',
  },
  ownRole: { leads: 'ходите', attacks: 'атакуете', defends: 'отбиваетесь', takes: 'берёте' },
  action: {
    cheating: (text) => `${text} — обман`,
    callAny: 'Обман!',
    asSuit: (suit) => `масть: ${suit}`,
    take: (count) => `Взять ${cardsTaken(count)}`,
    reallyTake: (count) => `Точно взять ${cardsTaken(count)}?`,
    done: (isBeaten) => (isBeaten ? 'Бито' : 'Пас'),
    lead: (list) => `Пойти ${list}`,
    throwIn: (card) => `Подкинуть ${card}`,
    beat: (attack, card) => `Побить ${attack} картой ${card}`,
    transfer: (list, right) => `Перевести ${right ? 'вправо ' : ''}картой ${list}`,
    show: (card, right) => `Показать ${card} и перевести${right ? ' вправо' : ''}`,
    swapTrump: 'Обменять козырь',
    requestRedeal: 'Попросить пересдачу',
    keepHand: 'Оставить карты',
    callCheat: (card) => `Раскрыть обман: ${card}`,
    cancel: 'Отмена',
    label: 'Что можно сделать',
  },
  card: {
    risky: (name) => `${name}, не по правилам`,
    playable: (name) => `${name}, можно сыграть`,
    transfers: (name) => `${name}, можно перевести`,
    selected: (name) => `${name}, выбрана`,
  },
  pairs: {
    call: (card) => `Раскрыть обман: ${card}`,
    cheat: 'обман',
    limit: (count, most) => `Атакующих карт: ${count}, самое большее ${most}`,
    label: 'На столе',
    empty: 'На столе нет карт',
    open: (attack, who) =>
      `${attack}, ${who === null ? 'ваша карта' : `карта игрока ${who}`}, не побита`,
    beaten: (attack, card) => `${attack}, побита картой ${card}`,
    target: (attack) => `Побить ${attack}`,
  },
  talon: {
    rankTrump: (rank, suits) =>
      `козырное достоинство — ${rank}, от младшей масти: ${suits.join(', ')}`,
    cycle: (suits) => `Каждая масть бьёт следующую: ${[...suits, ...suits.slice(0, 1)].join(', ')}`,
    count: (count) => (count === 0 ? 'Колода пуста' : `Колода: ${cards(count)}`),
    trump: (suit) => `Козыри: ${suit}`,
    noTrump: 'Без козырей',
    trumpCard: (card) => `козырная карта ${card}`,
  },
  hand: {
    label: (count) => `Ваша рука, ${cards(count)}`,
    of: (who, count) => `Рука: ${who}, ${cards(count)}`,
    howTo: 'Стрелки влево и вправо — по картам, Enter — сыграть или выбрать карту.',
  },
  idle: (bouts, most) => `Без продвижения: ${bouts} из ${most} конов до ничьей`,
  tools: {
    label: 'Инструменты стола',
  },
  inAdvance: {
    card: (name: string) => `${name}, выбрана заранее`,
    waits: (card: string) =>
      `Сыграем ${card}, как только подойдёт. Нажмите ещё раз, чтобы отменить`,
    dropped: (card: string) => `${card}: выбор заранее отменён.`,
  },
  seat: {
    partner: 'ваш партнёр',
    team: (number) => `команда ${number}`,
    you: 'Вы',
    bot: 'бот',
    open: 'Свободное место',
    caught: 'уличён в обмане в этом кону',
    cards,
    hiddenCards: (count) => `${cards(count)} рубашкой вверх`,
    away: 'не ходит',
    thinking: 'думает',
    onTurn: 'должен ходить',
    known: (list) => `известны: ${list}`,
    opponents: 'Игроки',
    rating: (rating) => `рейтинг ${rating}`,
  },
} satisfies typeof en;
