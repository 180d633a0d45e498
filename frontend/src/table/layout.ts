/*
 * How large things are and where they stand, from the size of the table's box alone. Pure, in CSS pixels.
 */

/** Height of a card by its width. */
export const CARD_RATIO = 1.4;

/** Widest card that is shown with its large index instead of pips and pictures. */
export const INDEX_CUT_BELOW = 73;

/**
 * `wide`: a desk or a tablet; `tall`: a phone upright, piles above the pairs; `flat`: a phone on its side, actions
 * beside the hand.
 */
export type Form = 'wide' | 'tall' | 'flat';

export interface Frame {
  form: Form;
  /** Widest a card of the hand may be. */
  handCard: number;
  /** Most height the hand may take, lifted cards included. */
  handHeight: number;
  /** Room for the hand. */
  handWidth: number;
  /** Card width of talon and discard pile. */
  pileCard: number;
  /** Widest a card on the table may be. */
  pairCard: number;
  seats: SeatGrid;
}

export interface SeatGrid {
  columns: number;
  rows: number;
  /** Width of one seat. */
  width: number;
  /** `full` and `small`: fan, name, role in words; `tiny`: role as a sign; `line`: all in one line, no fan. */
  size: 'full' | 'small' | 'tiny' | 'line';
}

/** Width of the column that holds the actions when a phone lies on its side. */
export const SIDE_COLUMN = 168;
const PADDING = 8;
/** What the row of seats leaves of the width: a phone on its side has the tools beside it. */
const SEATS_LEAVE: Record<Form, number> = { wide: 96, tall: 2 * PADDING, flat: 2 * 60 };
const GAP = 6;

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** What fits into a table of this size with this many opponents. */
export function frame(width: number, height: number, opponents: number): Frame {
  const form = formOf(width, height);
  const handCard = Math.round(cardWidth(form, width, height));
  return {
    form,
    handCard,
    handHeight: Math.round(height * (form === 'wide' ? 0.32 : form === 'tall' ? 0.31 : 0.4)),
    handWidth: width - (form === 'flat' ? SIDE_COLUMN : 0) - (form === 'wide' ? 80 : 2 * PADDING),
    pileCard: Math.round(form === 'wide' ? handCard * 0.78 : clamp(36, handCard * 0.72, 64)),
    pairCard: Math.round(form === 'wide' ? handCard : handCard * 1.25),
    seats: seatGrid(opponents, width - SEATS_LEAVE[form], form),
  };
}

function formOf(width: number, height: number): Form {
  if (height < 520 && width > height) return 'flat';
  return width < 720 ? 'tall' : 'wide';
}

function cardWidth(form: Form, width: number, height: number): number {
  switch (form) {
    case 'wide':
      return clamp(84, Math.min(height * 0.158, width * 0.12), 168);
    case 'tall':
      return clamp(56, Math.min(width * 0.2, height * 0.11), 108);
    case 'flat':
      return clamp(54, height * 0.185, 90);
  }
}

function seatGrid(opponents: number, width: number, form: Form): SeatGrid {
  const across = (least: number) => Math.floor((width + GAP) / (least + GAP));
  if (form === 'wide' && opponents <= across(148)) return grid(opponents, 1, width, 'full', 208);
  if (opponents <= across(92)) return grid(opponents, 1, width, 'small', 150);
  if (opponents <= across(54)) return grid(opponents, 1, width, 'tiny', 92);
  // More than three rows would leave too little of the table.
  const columns = Math.max(across(92), Math.ceil(opponents / 3));
  return grid(columns, Math.ceil(opponents / columns), width, 'line', 150);
}

function grid(
  columns: number,
  rows: number,
  width: number,
  size: SeatGrid['size'],
  widest: number,
): SeatGrid {
  const room = Math.floor((width - (columns - 1) * GAP) / Math.max(1, columns));
  return { columns, rows, width: Math.min(room, widest), size };
}

export interface FanCard {
  /** Left edge and upper edge in the hand's box. */
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

export interface Fan {
  card: number;
  /** Distance between the left edges of neighbours: the strip that can be seen and hit. */
  step: number;
  height: number;
  cards: FanCard[];
}

/** Room above the cards for those that are lifted. */
export const LIFT = 18;
const SMALLEST_CARD = 40;
/** Part of a card that stays visible when another row lies in front of it. */
const ROW_STRIP = 0.56;

/**
 * Places `count` cards in a box of `width`: in one row as long as each shows at least `strip` pixels, then in more
 * rows, then smaller.
 */
export function fan(
  count: number,
  room: Pick<Frame, 'handCard' | 'handHeight' | 'handWidth' | 'form'>,
  strip = 28,
): Fan {
  for (let card = room.handCard; card >= SMALLEST_CARD; card -= 2) {
    for (let rows = 1; rows <= 4; rows++) {
      const step = stepOf(count, rows, card, room.handWidth);
      const height = fanHeight(rows, card);
      if (
        (step >= strip || count <= rows) &&
        height <= Math.max(room.handHeight, fanHeight(1, card))
      ) {
        return spread(count, rows, card, step, room);
      }
    }
  }
  return spread(count, 4, SMALLEST_CARD, stepOf(count, 4, SMALLEST_CARD, room.handWidth), room);
}

function stepOf(count: number, rows: number, card: number, width: number): number {
  const perRow = Math.ceil(count / rows);
  return perRow < 2 ? card : Math.min(card * 0.72, (width - card) / (perRow - 1));
}

function fanHeight(rows: number, card: number): number {
  return Math.ceil(card * CARD_RATIO + (rows - 1) * card * ROW_STRIP + LIFT + 8);
}

function spread(
  count: number,
  rows: number,
  card: number,
  step: number,
  room: Pick<Frame, 'handWidth' | 'form'>,
): Fan {
  if (count === 0) return { card, step, height: LIFT, cards: [] };
  const perRow = Math.ceil(count / rows);
  const cards = Array.from({ length: count }, (_, index): FanCard => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const place = index - row * perRow;
    const left = (room.handWidth - (card + (inRow - 1) * step)) / 2;
    const bend = rows === 1 && room.form === 'wide' ? arc(place, inRow) : { turn: 0, drop: 0 };
    return {
      x: Math.round(left + place * step),
      y: Math.round(LIFT + row * card * ROW_STRIP + bend.drop),
      turn: bend.turn,
    };
  });
  return { card, step, height: fanHeight(rows, card), cards };
}

/** The gentle bow of cards held in a hand. */
function arc(place: number, count: number): { turn: number; drop: number } {
  const middle = (count - 1) / 2;
  const degrees = Math.min(1.6, 12 / Math.max(1, count));
  const offset = place - middle;
  const span = Math.max(1, middle);
  return {
    turn: Number((offset * degrees).toFixed(2)),
    drop: 8 * (offset / span) ** 2,
  };
}

export interface PairGrid {
  card: number;
  columns: number;
}

/** Width and height of a pair, in card widths and heights: the beating card lies across the attack. */
export const PAIR_WIDTH = 1.46;
export const PAIR_HEIGHT = 1.3;

/** The largest cards with which `count` pairs fit into the box. */
export function pairGrid(count: number, width: number, height: number, widest: number): PairGrid {
  const shown = Math.max(count, 2);
  let best: PairGrid & { worth: number } = { card: 0, columns: 1, worth: -1 };
  for (let columns = 1; columns <= shown; columns++) {
    const rows = Math.ceil(shown / columns);
    const card = Math.floor(
      Math.min(
        widest,
        (width - (columns - 1) * GAP) / columns / PAIR_WIDTH,
        (height - (rows - 1) * GAP) / rows / (PAIR_HEIGHT * CARD_RATIO),
      ),
    );
    // Full rows look better than slightly larger cards.
    const worth = card * (1 - 0.04 * (rows * columns - shown));
    if (worth > best.worth || (worth === best.worth && columns <= count))
      best = { card, columns, worth };
  }
  return { card: Math.max(0, best.card), columns: best.columns };
}
