/*
 * Hiding memory aids: the view without the discard pile and other things that players must keep in
 * mind.
 */

import type { View } from '../wire';
import { HIDDEN } from './cards';

/** The view with the discard pile and the others' cards face down, whatever was seen of them. */
export function asItLooks(view: View): View {
  return {
    ...view,
    hands: view.hands.map((hand, seat) => (seat === view.viewer ? hand : hand.map(() => HIDDEN))),
    discard: view.discard.map(() => HIDDEN),
  };
}
