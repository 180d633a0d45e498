import type { NarrationWords } from '../../words';

/** "Anna takes" / "You take". */
const says = (who: string | null, he: string, you: string) =>
  who === null ? `You ${you}` : `${who} ${he}`;
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

const trumps = (trump: string | null) => (trump === null ? 'no trump' : `trump is ${trump}`);

function place(number: number): string {
  const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  return words[number - 1] ?? `number ${number}`;
}

export default {
  game_started: (seats) => `A game for ${seats} begins`,
  cards_dealt: (trump) => `The cards are dealt, ${trumps(trump)}`,
  redealt: (trump) => `The cards are dealt anew, ${trumps(trump)}`,
  redeal_offered: (who) => says(who, 'may ask for a new deal', 'may ask for a new deal'),
  hand_kept: (who) => says(who, 'keeps the cards', 'keep your cards'),
  redeal_requested: (who) => says(who, 'asks for a new deal', 'ask for a new deal'),
  trump_shown: (who, card) =>
    who === null ? `You hold the lowest trump, ${card}` : `${who} holds the lowest trump, ${card}`,
  cheat_caught: (who, whom, list) =>
    says(
      who,
      `catches ${whom ?? 'you'} cheating with ${list}`,
      `catch ${whom} cheating with ${list}`,
    ),
  attack_returned: (who) => says(who, 'has to defend again', 'have to defend again'),
  call_failed: (who, list) =>
    says(who, `calls ${list} a cheat, but it was fair`, `call ${list} a cheat, but it was fair`),
  time_up: (told) => `Time is up. ${told}`,
  in_advance: (told) => `${told} (set in advance)`,
  by_bot: (told) => `${told} (a bot played)`,
  cheated: '(a cheat)',
  bout_started: (number, who, whom) =>
    `Bout ${number}: ${says(who, 'attacks', 'attack')} ${whom ?? 'you'}`,
  cards_led: (who, list) => says(who, `leads ${list}`, `lead ${list}`),
  card_thrown_in: (who, card) => says(who, `throws in ${card}`, `throw in ${card}`),
  attack_beaten: (who, attack, card) =>
    says(who, `beats ${attack} with ${card}`, `beat ${attack} with ${card}`),
  attack_transferred: (who, list, whom) =>
    says(
      who,
      `transfers to ${whom ?? 'you'} with ${list}`,
      `transfer to ${whom ?? 'you'} with ${list}`,
    ),
  transfer_shown: (who, card, whom) =>
    says(
      who,
      `shows ${card} and transfers to ${whom ?? 'you'}`,
      `show ${card} and transfer to ${whom ?? 'you'}`,
    ),
  take_declared: (who) => says(who, 'takes', 'take'),
  attacker_done: (who) => says(who, 'is done', 'are done'),
  beaten_off: (count) => `Beaten off: ${cards(count)} to the discard pile`,
  taken: (who, count) => says(who, `picks up ${cards(count)}`, `pick up ${cards(count)}`),
  cards_drawn: (who, count, list) =>
    list === null
      ? says(who, `draws ${cards(count)}`, `draw ${cards(count)}`)
      : says(who, `draws ${list}`, `draw ${list}`),
  cycle_completed: () => 'Everybody draws now',
  trump_swapped: (who, given, taken) =>
    says(
      who,
      `swaps ${given} for the trump card ${taken}`,
      `swap ${given} for the trump card ${taken}`,
    ),
  trump_changed: (card) => `The trump changes: ${card} was under it`,
  hidden_picked_up: (who, count) =>
    says(who, `picks up ${cards(count)} face down`, `pick up your ${cards(count)} face down`),
  player_out: (who, number) => says(who, `is out, ${place(number)}`, `are out, ${place(number)}`),
  player_left: (who, givenUp) =>
    givenUp
      ? says(who, 'was given up: a bot plays on', 'were given up: a bot plays on')
      : says(who, 'has left: a bot plays on', 'have left: a bot plays on'),
  ended_left: (who) => says(who, 'wins, as the other has left', 'win, as the other has left'),
  ended_cancelled: () => 'The game was called off and counts for nobody',
  ended_durak: (who) => (who === null ? 'You are the durak' : `${who} is the durak`),
  ended_draw: () => 'A draw: nobody is the durak',
  ended_no_progress: () => 'A draw: too many bouts without progress',
  ended_team_won: (team) => `Team ${team} has won`,
  ended_team_lost: (team) => `Team ${team} has lost`,
  and: 'and',
} satisfies NarrationWords;
