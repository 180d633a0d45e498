export default {
  errors: {
    unreachable: 'The server can’t be reached. Please try again.',
    cookies_blocked: 'Allow cookies for this page and reload it.',
    refused: 'This doesn’t work right now.',
    throttled: 'Too many tries. Please wait a moment.',
    unavailable: 'Durak is away for a moment. Please try again soon.',
    game_broken: 'Something is wrong with this game. We have been told.',
    wrong_credentials: 'Name or password is wrong.',
    username_taken: 'This name, or one that looks like it, is taken.',
    name_taken: 'This name, or one that looks like it, is taken.',
    seat_taken: 'Somebody was quicker: this seat is taken.',
    seats_not_filled: 'A seat is still free.',
    not_found: 'There is no such page.',
    game_already_started: 'The game has started already.',
  } as Record<string, string>,
};
