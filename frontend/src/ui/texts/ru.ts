import type en from './en';

export default {
  brand: 'Дурак',
  loading: 'Минутку…',
  retry: 'Попробовать ещё раз',
  incomplete: 'Часть страницы не загрузилась.',
  reload: 'Загрузить страницу заново',
  close: 'Закрыть',
  connection: {
    reconnecting: 'Связь потеряна. Подключаемся…',
    offline: 'Вы не в сети.',
    away: 'Сервер недоступен. Пробуем снова…',
    online: 'Связь восстановлена.',
  },
  range: (min, max) => `от ${min} до ${max}`,
  copy: 'Копировать ссылку',
  copied: 'Скопировано',
  share: 'Поделиться',
  show: 'Показать пароль',
  game: {
    missing: 'Такой игры нет.',
    refused: 'Поздно: на столе всё изменилось.',
    missingHint: 'Возможно, ссылка неполная или стол закрыт.',
    replay: 'Запись игры',
    share: 'Ссылка',
    shareText: 'Игра в дурака',
    home: 'Главная',
  },
} satisfies typeof en;
