/* Avatars by person: which picture belongs to whom. */

import type { Face } from '../core/table';
import type { Avatar, Game, Seat } from '../wire';

/** A person as far as their picture goes. */
export interface Pictured {
  id: number | null;
  avatar: Avatar | null;
}

/** A person as far as a list names them. */
export interface Named extends Pictured {
  name: string;
  kind: string;
}

/** The picture of a person: their chosen avatar, on a ground that follows from their id. */
export const faceOf = ({ id, avatar }: Pictured): Face | undefined =>
  avatar === null || id === null ? undefined : { avatar, ground: id };

/** The picture at a seat: a person's or a bot's; none where nobody sits. */
export function faceAt(game: Game, seat: Seat): Face | undefined {
  const player = game.seats[seat]?.player;
  if (player == null) return undefined;
  return player.kind === 'bot' ? player.face : faceOf(player);
}
