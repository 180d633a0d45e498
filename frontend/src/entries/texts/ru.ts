import { plural } from '../../i18n/plural';
import type en from './en';

// Genitive: "не больше 21 символа", "не больше 24 символов".
const symbols = (count: number) => plural(count, 'символа', 'символов', 'символов');

export default {
  beyond: {
    string_too_long: (limit) => `Не больше ${symbols(limit)}.`,
    string_too_short: (limit) => `Не меньше ${symbols(limit)}.`,
    too_long: (limit) => `Не больше ${limit}.`,
    too_short: (limit) => `Не меньше ${limit}.`,
    less_than_equal: (limit) => `Не больше ${limit}.`,
    greater_than_equal: (limit) => `Не меньше ${limit}.`,
  },
  string_pattern_mismatch: 'Некоторые символы здесь нельзя использовать.',
  missing: 'Заполните это поле.',
  unchosen: 'Выберите что-нибудь.',
  noAddress: 'Адрес выглядит так: name@example.org.',
  noNumber: 'Здесь нужно целое число.',
  noTime: 'Укажите дату и время.',
  unfit: 'Так не получится. Проверьте это поле.',
} satisfies typeof en;
