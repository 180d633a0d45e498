import type { Game } from '../core/game';
import type { SeatInfo } from '../core/table';
import type { Seat } from '../core/view';

/** Who sits where, as the table draws it; bots the game waits for are thinking. */
export function seatInfos(game: Game, awaited: readonly Seat[]): SeatInfo[] {
  return game.seats.map(({ seat, kind, player }): SeatInfo => {
    const info: SeatInfo = {
      seat,
      kind,
      name: player?.name ?? '',
      guest: player?.kind === 'guest',
      you: seat === game.you?.seat,
      thinking: kind === 'bot' && awaited.includes(seat),
    };
    return player?.level === undefined ? info : { ...info, level: player.level };
  });
}
