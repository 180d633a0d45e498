import { plural } from '../../../i18n/plural';
import type en from './en';

/** «Анна берёт» / «Вы берёте». */
const says = (who: string | null, third: string, you: string) =>
  who === null ? `Вы ${you}` : `${who} ${third}`;
const cards = (count: number) => plural(count, 'карта', 'карты', 'карт');

const accusative = (count: number) => plural(count, 'карту', 'карты', 'карт');

const trumps = (trump: string | null) => (trump === null ? 'козыря нет' : `козырь — ${trump}`);

export default {
  game_started: (seats) => `Начинается игра на ${plural(seats, 'игрока', 'игроков', 'игроков')}`,
  cards_dealt: (trump) => `Карты сданы, ${trumps(trump)}`,
  redealt: (trump) => `Карты пересданы, ${trumps(trump)}`,
  redeal_offered: (who) => says(who, 'может просить пересдачу', 'можете просить пересдачу'),
  hand_kept: (who) => says(who, 'оставляет карты', 'оставляете карты'),
  redeal_requested: (who) => says(who, 'просит пересдачу', 'просите пересдачу'),
  trump_shown: (who, card) =>
    who === null ? `У вас младший козырь, ${card}` : `${who}: младший козырь, ${card}`,
  cheat_caught: (who, whom, list) =>
    says(
      who,
      `уличает в обмане (${list}): ${whom ?? 'вы'}`,
      `уличаете в обмане (${list}): ${whom}`,
    ),
  attack_returned: (who) => says(who, 'снова отбивается', 'снова отбиваетесь'),
  call_failed: (who, list) =>
    says(who, `зря подозревает обман: ${list}`, `зря подозреваете обман: ${list}`),
  time_up: (told) => `Время вышло. ${told}`,
  in_advance: (told) => `${told} (включено заранее)`,
  by_bot: (told) => `${told} (сыграл бот)`,
  cheated: '(обман)',
  bout_started: (number, who, whom) =>
    `Кон ${number}: ${who ?? 'вы'} ${who === null ? 'ходите' : 'ходит'} → ${whom ?? 'вы'}`,
  cards_led: (who, list) => says(who, `ходит: ${list}`, `ходите: ${list}`),
  card_thrown_in: (who, card) => says(who, `подкидывает ${card}`, `подкидываете ${card}`),
  attack_beaten: (who, attack, card) =>
    says(who, `бьёт ${attack} картой ${card}`, `бьёте ${attack} картой ${card}`),
  attack_transferred: (who, list, whom) =>
    says(who, `переводит (${list}) → ${whom ?? 'вы'}`, `переводите (${list}) → ${whom ?? 'вы'}`),
  transfer_shown: (who, card, whom) =>
    says(
      who,
      `показывает ${card} и переводит → ${whom ?? 'вы'}`,
      `показываете ${card} и переводите → ${whom ?? 'вы'}`,
    ),
  take_declared: (who) => says(who, 'берёт', 'берёте'),
  attacker_done: (who) => (who === null ? 'Вы: пас' : `${who}: пас`),
  beaten_off: (count) => `Отбито: ${cards(count)} в отбой`,
  taken: (who, count) => says(who, `берёт ${accusative(count)}`, `берёте ${accusative(count)}`),
  cards_drawn: (who, count, list) =>
    list === null
      ? says(who, `добирает ${accusative(count)}`, `добираете ${accusative(count)}`)
      : says(who, `добирает ${list}`, `добираете ${list}`),
  cycle_completed: () => 'Теперь добирают все',
  trump_swapped: (who, given, taken) =>
    says(who, `меняет ${given} на козырь ${taken}`, `меняете ${given} на козырь ${taken}`),
  trump_changed: (card) => `Козырь меняется: под ним лежит ${card}`,
  hidden_picked_up: (who, count) =>
    says(who, `поднимает ${accusative(count)} втёмную`, `поднимаете ${accusative(count)} втёмную`),
  player_out: (who, number) =>
    who === null ? `Вы вышли, место ${number}` : `${who} выходит, место ${number}`,
  player_left: (who, givenUp) =>
    givenUp
      ? who === null
        ? 'Вас больше не ждут: доигрывает бот'
        : `${who} не отвечает: доигрывает бот`
      : says(who, 'покидает игру: доигрывает бот', 'покидаете игру: доигрывает бот'),
  ended_left: (who) => says(who, 'побеждает: соперник ушёл', 'побеждаете: соперник ушёл'),
  ended_cancelled: () => 'Игра отменена и никому не засчитана',
  ended_durak: (who) => (who === null ? 'Вы — дурак' : `${who} — дурак`),
  ended_draw: () => 'Ничья: дурака нет',
  ended_no_progress: () => 'Ничья: слишком много конов без продвижения',
  ended_team_won: (team) => `Команда ${team} победила`,
  ended_team_lost: (team) => `Команда ${team} проиграла`,
  and: 'и',
} satisfies typeof en;
