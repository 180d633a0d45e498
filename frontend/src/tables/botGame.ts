/* A game against the service's bots, dealt at once. */

import { makeGame } from './newGame';
import type { Game, SeatWish } from '../wire';
import { rememberChoice, type BotGameChoice } from './lastChoice';

/** Deals the chosen game and keeps the choice for the next time; the caller goes to the table. */
export async function dealAgainstBots(choice: BotGameChoice): Promise<Game> {
  const { preset, opponents, level } = choice;
  rememberChoice(choice);
  const bots = Array.from({ length: opponents }, (): SeatWish => ({ kind: 'bot', level }));
  return makeGame({
    rules: { preset },
    seats: [{ kind: 'me' }, ...bots],
    start: true,
    private: true,
    // Keeping the cards in mind is part of the game; beginners may look.
    aids: level === 'child' || level === 'beginner',
  });
}
