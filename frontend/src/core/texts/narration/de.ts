import type en from './en';

/** „Anna nimmt auf“ / „Du nimmst auf“. */
const says = (who: string | null, er: string, du: string) =>
  who === null ? `Du ${du}` : `${who} ${er}`;
const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`);

const trumps = (trump: string | null) => (trump === null ? 'kein Trumpf' : `Trumpf ist ${trump}`);

export default {
  game_started: (seats) => `Ein Spiel zu ${seats} beginnt`,
  cards_dealt: (trump) => `Die Karten sind gegeben, ${trumps(trump)}`,
  redealt: (trump) => `Neu gegeben, ${trumps(trump)}`,
  redeal_offered: (who) => says(who, 'darf neu geben lassen', 'darfst neu geben lassen'),
  hand_kept: (who) => says(who, 'behält die Karten', 'behältst die Karten'),
  redeal_requested: (who) => says(who, 'lässt neu geben', 'lässt neu geben'),
  trump_shown: (who, card) =>
    says(who, `hat den niedrigsten Trumpf, ${card}`, `hast den niedrigsten Trumpf, ${card}`),
  cheat_caught: (who, whom, list) =>
    says(
      who,
      `erwischt ${whom ?? 'dich'} beim Schummeln mit ${list}`,
      `erwischst ${whom} beim Schummeln mit ${list}`,
    ),
  attack_returned: (who) => says(who, 'muss wieder verteidigen', 'musst wieder verteidigen'),
  call_failed: (who, list) =>
    says(
      who,
      `hält ${list} für geschummelt, zu Unrecht`,
      `hältst ${list} für geschummelt, zu Unrecht`,
    ),
  time_up: (told) => `Zeit abgelaufen. ${told}`,
  in_advance: (told) => `${told} (im Voraus eingestellt)`,
  by_bot: (told) => `${told} (von einem Bot gespielt)`,
  cheated: '(geschummelt)',
  bout_started: (number, who, whom) =>
    `Angriff ${number}: ${says(who, 'greift', 'greifst')} ${whom ?? 'dich'} an`,
  cards_led: (who, list) => says(who, `spielt ${list}`, `spielst ${list}`),
  card_thrown_in: (who, card) => says(who, `gibt ${card} dazu`, `gibst ${card} dazu`),
  attack_beaten: (who, attack, card) =>
    says(who, `schlägt ${attack} mit ${card}`, `schlägst ${attack} mit ${card}`),
  attack_transferred: (who, list, whom) =>
    says(
      who,
      `schiebt mit ${list} an ${whom ?? 'dich'}`,
      `schiebst mit ${list} an ${whom ?? 'dich'}`,
    ),
  transfer_shown: (who, card, whom) =>
    says(
      who,
      `zeigt ${card} und schiebt an ${whom ?? 'dich'}`,
      `zeigst ${card} und schiebst an ${whom ?? 'dich'}`,
    ),
  take_declared: (who) => says(who, 'nimmt auf', 'nimmst auf'),
  attacker_done: (who) => says(who, 'ist fertig', 'bist fertig'),
  beaten_off: (count) => `Abgewehrt: ${cards(count)} zur Ablage`,
  taken: (who, count) => says(who, `nimmt ${cards(count)} auf`, `nimmst ${cards(count)} auf`),
  cards_drawn: (who, count, list) =>
    list === null
      ? says(who, `zieht ${cards(count)}`, `ziehst ${cards(count)}`)
      : says(who, `zieht ${list}`, `ziehst ${list}`),
  cycle_completed: () => 'Jetzt ziehen alle nach',
  trump_swapped: (who, given, taken) =>
    says(
      who,
      `tauscht ${given} gegen die Trumpfkarte ${taken}`,
      `tauschst ${given} gegen die Trumpfkarte ${taken}`,
    ),
  trump_changed: (card) => `Der Trumpf wechselt: darunter lag ${card}`,
  hidden_picked_up: (who, count) =>
    says(who, `nimmt ${cards(count)} verdeckt auf`, `nimmst deine ${cards(count)} verdeckt auf`),
  player_out: (who, number) =>
    says(who, `ist draußen: Platz ${number}`, `bist draußen: Platz ${number}`),
  player_left: (who, givenUp) =>
    givenUp
      ? says(
          who,
          'wurde aufgegeben: ein Bot spielt weiter',
          'wurdest aufgegeben: ein Bot spielt weiter',
        )
      : says(who, 'ist gegangen: ein Bot spielt weiter', 'bist gegangen: ein Bot spielt weiter'),
  ended_left: (who) =>
    says(who, 'gewinnt, weil der andere gegangen ist', 'gewinnst, weil der andere gegangen ist'),
  ended_cancelled: () => 'Das Spiel wurde abgebrochen und zählt für niemanden',
  ended_durak: (who) => says(who, 'ist der Durak', 'bist der Durak'),
  ended_draw: () => 'Unentschieden: niemand ist der Durak',
  ended_no_progress: () => 'Unentschieden: zu viele Angriffe ohne Fortschritt',
  ended_team_won: (team) => `Team ${team} hat gewonnen`,
  ended_team_lost: (team) => `Team ${team} hat verloren`,
  and: 'und',
} satisfies typeof en;
