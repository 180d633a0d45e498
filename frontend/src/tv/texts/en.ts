/** TV: the best running games. */
export default {
  title: 'TV',
  channels: 'Channel',
  any: 'Best game',
  loading: 'Switching TV on…',
  none: 'Nothing is on right now',
  noneHint: 'As soon as somebody plays here, you see the game.',
  soon: 'In a moment strong bots play for you here.',
  exhibition: 'Exhibition',
  exhibitionHint: 'No people play here right now, so strong bots play for you.',
  now: (names: string) => `On TV: ${names}`,
  over: 'The game is over. The next one follows by itself.',
  toTable: 'To the table',
  home: 'Home',
  reconnecting: 'Connection lost. Trying again…',
  broken: 'This game can’t be shown. TV switches to the next one by itself.',
};
