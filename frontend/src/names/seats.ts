/* The players by seat, with the names that pages and table use. */

import type { SeatInfo } from '../core/table';
import { coreTexts } from '../core/texts';
import { namesTexts } from './texts';
import type { Game, GameSeat, Seat } from '../wire';
import { faceAt } from './faces';
import { inText, markOf } from './marks';

/** The name at a seat. */
export function seatName(game: Game, seat: Seat): string {
  const player = game.seats[seat]?.player;
  if (player == null) return coreTexts().seat.open;
  if (player.kind === 'deleted') return coreTexts().seat.deleted;
  if (player.kind !== 'bot') return player.name;
  return namesTexts().bots[player.face] ?? player.name;
}

/** The same within a line of text, where bots are marked. */
export const markedName = (game: Game, seat: Seat): string =>
  inText(seatName(game, seat), game.seats[seat]?.player?.kind);

/** The players by seat; awaited bots are thinking, and players in `gone` are away. */
export function seatInfos(
  game: Game,
  awaited: readonly Seat[],
  gone: readonly Seat[] = [],
): SeatInfo[] {
  return game.seats.map((place) => {
    const isGone = place.left || gone.includes(place.seat);
    return { ...seatInfo(game, place, awaited.includes(place.seat)), away: isGone };
  });
}

function seatInfo(game: Game, { seat, kind, player, left }: GameSeat, awaited: boolean): SeatInfo {
  const info: SeatInfo = {
    seat,
    kind: left ? 'bot' : kind,
    name: seatName(game, seat),
    mark: markOf(player?.kind),
    program: player?.kind === 'bot_account',
    you: seat === game.you.seat,
    replaced: left,
    thinking: (kind === 'bot' || left) && awaited,
  };
  const face = faceAt(game, seat);
  if (face !== undefined) info.face = face;
  if (player?.kind === 'bot') info.level = player.level;
  return info;
}
