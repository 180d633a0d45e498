import type { View } from '../wire';

/** Return whether the player at `seat` holds one card, with none to be drawn. */
export function holdsLastCard({ talon, hands, hidden, phase }: View, seat: number): boolean {
  return phase !== 'over' && talon === 0 && hands[seat]?.length === 1 && (hidden[seat] ?? 0) === 0;
}
