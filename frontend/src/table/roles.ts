/* The roles at the table, read from the view. */

import type { IconName } from '../art/icons';
import type { SeatInfo } from '../core/table';
import type { Seat, View } from '../wire';
import type { TableTexts } from './texts';

type Words = TableTexts;

export type Role = 'leads' | 'attacks' | 'defends' | 'takes' | 'done' | 'out' | 'durak' | 'waits';

export const ROLE_ICONS: Record<Exclude<Role, 'waits'>, IconName> = {
  leads: 'sword',
  attacks: 'sword',
  defends: 'shield',
  takes: 'hand',
  done: 'check',
  out: 'cup',
  durak: 'cards',
};

/** The role of a seat in the current bout. */
export function roleOf(view: View, seat: Seat): Role {
  if (view.durak === seat) return 'durak';
  if (view.places[seat] != null) return 'out';
  const bout = view.bout;
  if (bout === null) return 'waits';
  if (bout.defender === seat) return bout.taking ? 'takes' : 'defends';
  if (bout.done.includes(seat)) return 'done';
  if (bout.attacker === seat) return bout.table.length === 0 ? 'leads' : 'attacks';
  return 'waits';
}

/** A role in words. */
export function roleText(view: View, seat: Seat, words: Words): string {
  const role = roleOf(view, seat);
  return role === 'out' ? words.role.out(view.places[seat] ?? 0) : words.role[role];
}

/** The reader's own role, shown beside “You”. */
export function ownRoleText(view: View, seat: Seat, words: Words): string {
  const own: Partial<Record<Role, string>> = words.ownRole;
  return own[roleOf(view, seat)] ?? roleText(view, seat, words);
}

/** The name of a seat, or null if it is the reader's own. */
export function naming(seats: readonly SeatInfo[], words: Words): (seat: Seat) => string | null {
  return (seat) => {
    const info = seats.find((one) => one.seat === seat);
    if (info?.you === true) return null;
    return info?.name ?? `${words.seat.open} ${seat + 1}`;
  };
}

/** "Anna attacks, you defend". */
export function statusText(view: View, name: (seat: Seat) => string | null, words: Words): string {
  const bout = view.bout;
  if (view.phase === 'over') return words.status.over;
  if (view.asking !== null) return words.status.asked(name(view.asking));
  if (bout === null) return words.status.dealing;
  if (bout.taking) return words.status.takes(name(bout.defender));
  const text = bout.table.length === 0 ? words.status.leads : words.status.attacks;
  return text(name(bout.attacker), name(bout.defender));
}

/** The seats in the order they are drawn: clockwise from the left of the one at the bottom. */
export function opponentsOf(seats: readonly SeatInfo[], perspective: Seat): SeatInfo[] {
  const count = seats.length;
  const distance = ({ seat }: SeatInfo) => (seat - perspective + count) % count;
  return seats.filter(({ seat }) => seat !== perspective).sort((a, b) => distance(a) - distance(b));
}
