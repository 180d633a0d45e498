import type en from './en';

export default {
  title: (preset: string) => `Дурак: ${preset}`,
  lesson: 'Первая игра',
  own: 'Свои правила',
  about: 'Подробнее, в новой вкладке',
} satisfies typeof en;
