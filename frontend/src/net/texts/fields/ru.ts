import type en from './en';

export default {
  string_too_long: 'Слишком длинно.',
  string_too_short: 'Слишком коротко.',
  string_pattern_mismatch: 'Некоторые символы здесь нельзя использовать.',
  missing: 'Заполните это поле.',
  unfit: 'Так не получится. Проверьте это поле.',
} satisfies typeof en;
