/* The other players at a table who have a profile page. */

import type { Game, GameSeat } from '../wire';

type Player = NonNullable<GameSeat['player']>;

/** The other people and bot accounts of a game; neither the service's own bots nor deleted players. */
export function othersAt(game: Game): Exclude<Player, { kind: 'bot' }>[] {
  return game.seats.flatMap(({ seat, player }) =>
    player == null || player.kind === 'bot' || player.kind === 'deleted' || seat === game.you.seat
      ? []
      : [player],
  );
}
