import type en from './en';

export default {
  errors: {
    unreachable: 'Сервер недоступен. Попробуйте ещё раз.',
    cookies_blocked: 'Разрешите cookie для этого сайта и обновите страницу.',
    refused: 'Сейчас так не получится.',
    throttled: 'Слишком много попыток. Подождите немного.',
    unavailable: '«Дурак» временно недоступен. Попробуйте чуть позже.',
    game_broken: 'С этой игрой что-то не так. Мы уже знаем об этом.',
    wrong_credentials: 'Неверное имя или пароль.',
    username_taken: 'Это имя или очень похожее на него уже занято.',
    name_taken: 'Это имя или очень похожее на него уже занято.',
    seat_taken: 'Кто-то опередил: место занято.',
    seats_not_filled: 'Есть свободное место.',
    not_found: 'Такой страницы нет.',
    game_already_started: 'Игра уже началась.',
  },
} satisfies typeof en;
