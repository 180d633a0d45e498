import { cards } from '../ru';
import type en from './en';

export default {
  handKept: 'Вы оставляете карты. Другие видят только, что вас спросили.',
  skipToHand: 'К своим картам',
  tools: {
    log: 'Ход кона',
    rules: 'Правила этого стола',
    sound: 'Звук',
    look: 'Оформление',
    settings: 'Настройки',
    home: 'На главную',
    leave: 'Покинуть игру',
    fullScreen: 'Во весь экран',
    noFullScreen: 'Выйти из полного экрана',
    muted: 'Звук выключен',
    unmuted: 'Звук включён',
    doneInAdvance: 'Пасовать автоматически',
    help: 'Клавиши и помощь',
  },
  discard: {
    count: (count) => `Отбой: ${cards(count)}`,
    open: (count) => `Отбой, ${cards(count)}: посмотреть`,
    empty: 'Пока ничего не отбито.',
  },
  newTrump: (suit) => `Новый козырь: ${suit}`,
  // With soft hyphens: a small table has narrow places.
  drop: {
    transferLeft: 'Пере\u00ADвести влево',
    showLeft: 'Пока\u00ADзать и пере\u00ADвести влево',
    showRight: 'Пока\u00ADзать и пере\u00ADвести вправо',
    transfer: 'Пере\u00ADвести',
    transferRight: 'Пере\u00ADвести вправо',
    show: 'Пока\u00ADзать и пере\u00ADвести',
  },
} satisfies typeof en;
