import { plural } from '../../../i18n/plural';
import type en from './en';

export default {
  /** The form of a table's own rules. */
  custom: {
    /** Of something that is put in order. */
    order: {
      up: (name) => `${name} выше`,
      down: (name) => `${name} ниже`,
      moved: (name, place, count) => `${name}: место ${place} из ${count}`,
    },
    what: 'Что это?',
    wrong: 'Не подходит',
    changed: (count: number) => `изменено: ${count}`,
    changes: (count: number) =>
      count === 0
        ? 'Как в основной игре'
        : `${plural(count, 'отличие', 'отличия', 'отличий')} от основной игры`,
    reset: (preset: string) => `Вернуть «${preset}»`,
  },
  switches: {
    aids: {
      label: 'Увиденные карты остаются открытыми',
      hint: 'Для тех, кто учится: отбой можно просмотреть, а взятые другими карты видны. Запоминать их — искусство игры.',
      facts: { on: 'увиденные карты остаются открытыми', off: 'без подсказок памяти' },
      card: {
        on: 'Увиденные карты остаются открытыми: отбой можно просмотреть, а взятые другими карты видны.',
        off: 'Карты надо запоминать: отбой и взятые другими карты лежат рубашкой вверх.',
      },
    },
  },
  base: 'Основная игра: бейте каждую карту старшей той же масти или козырем, иначе берите все.',
} satisfies typeof en;
