/* Challenge a friend: a private table for two to which a person is invited. */

import { invite } from '../invitations/api';
import { leaveGame } from '../tables/api';
import { makeGame } from '../tables/newGame';
import type { Game } from '../wire';

/** Makes the table and sends the invitation; where that is refused, no table is left behind. */
export async function challenge(name: string): Promise<Game> {
  const game = await makeGame({
    rules: { preset: 'podkidnoy' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    private: true,
    start: false,
  });
  try {
    await invite(game.id, name);
  } catch (failure) {
    await leaveGame(game.id);
    throw failure;
  }
  return game;
}
