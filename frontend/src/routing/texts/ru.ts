import type en from './en';

export default {
  skip: 'К содержанию',
  label: 'Главное меню',
  home: 'Главная',
  rules: 'Правила',
  puzzles: 'Задачи',
  settings: 'Настройки',
  account: 'Учётная запись',
  friends: 'Друзья',
  login: 'Войти',
  logout: 'Выйти',
  register: 'Регистрация',
  language: 'Язык',
  guest: (name: string) => `${name} (гость)`,
} satisfies typeof en;
