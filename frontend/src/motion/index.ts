/* Card animations: all motion of a table's cards, a part of the page that comes after the first card. */

export { deal, fly, settle, shake, snapshot } from './flip';
export { mark } from './moments';
export { planFlights } from './plan';
