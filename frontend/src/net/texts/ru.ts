import type en from './en';

export default {
  errors: {
    unreachable: 'Сервер недоступен. Попробуйте ещё раз.',
    cookies_blocked: 'Разрешите cookie для этого сайта и обновите страницу.',
    throttled: 'Слишком много попыток. Подождите немного.',
    unavailable: '«Дурак» временно недоступен. Попробуйте чуть позже.',
    game_broken: 'С этой игрой что-то не так. Мы уже знаем об этом.',
    not_found: 'Такой страницы нет.',
  },
} satisfies typeof en;
