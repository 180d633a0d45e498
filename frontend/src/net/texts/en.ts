export default {
  errors: {
    unreachable: 'The server can’t be reached. Please try again.',
    cookies_blocked: 'Allow cookies for this page and reload it.',
    throttled: 'Too many attempts. Please wait a moment.',
    unavailable: 'Durak is away for a moment. Please try again soon.',
    game_broken: 'Something is wrong with this game. We have been told.',
    not_found: 'There is no such page.',
  } as Record<string, string>,
};
