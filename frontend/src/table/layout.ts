/*
 * Responsive layout of the table: how large things are and where they stand, from the size of its
 * box alone. Pure, in CSS pixels.
 */

/** Height of a card by its width. */
export const CARD_RATIO = 1.4;

/** Widest card that is shown with its large index instead of pips and pictures. */
export const INDEX_CUT_BELOW = 73;

/** The least width of a card on any screen: it must be easy to read and to hit. */
export const MIN_CARD_WIDTH = 44;

/**
 * `wide`: a desk or a tablet; `tall`: a phone upright, piles above the pairs; `flat`: a phone on its side, the dock
 * beside the hand.
 */
export type Form = 'wide' | 'tall' | 'flat';

export interface Frame {
  form: Form;
  /** Widest a card of the hand may be. */
  handCard: number;
  /** Height of the hand's place, lifted cards included: the same however many cards there are. */
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
  /** The distance by which the outer seats of a row are lower than the middle one. */
  depth: number;
  /** `full` and `small`: fan, name, role in words; `tiny`: role as a sign; `line`: all in one line, no fan. */
  size: 'full' | 'small' | 'tiny' | 'line';
}

/** Width of the column that holds the dock on a phone in landscape. */
export const SIDE_COLUMN = 176;
const PADDING = 8;
/** The width lost by the row of seats: a phone in landscape has the tools beside it. */
const SEATS_LEAVE: Record<Form, number> = { wide: 64, tall: 2 * PADDING, flat: 2 * 60 };
const GAP = 6;

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** The layout for a table of this size with this many opponents. */
export function frame(width: number, height: number, opponents: number): Frame {
  const form = formOf(width, height);
  const handHeight = Math.round(heightOfHand(form, height));
  const fits = (handHeight - HAND_LEAVES[form]) / CARD_RATIO;
  const handCard = Math.round(Math.max(MIN_CARD_WIDTH, Math.min(widestCard(form, width), fits)));
  return {
    form,
    handCard,
    handHeight,
    handWidth: width - (form === 'flat' ? SIDE_COLUMN : 0) - (form === 'wide' ? 80 : 2 * PADDING),
    pileCard: Math.round(clamp(MIN_CARD_WIDTH, handCard * (form === 'wide' ? 0.8 : 0.68), 112)),
    pairCard: Math.round(form === 'wide' ? handCard : handCard * 1.25),
    seats: seatGrid(opponents, width - SEATS_LEAVE[form], form, height),
  };
}

function formOf(width: number, height: number): Form {
  if (height < 520 && width > height) return 'flat';
  return width < 720 ? 'tall' : 'wide';
}

function heightOfHand(form: Form, height: number): number {
  switch (form) {
    case 'wide':
      return clamp(146, height * 0.25, 270);
    case 'tall':
      return clamp(112, height * 0.235, 184);
    case 'flat':
      return clamp(112, height * 0.31, 150);
  }
}

function widestCard(form: Form, width: number): number {
  return form === 'wide' ? width * 0.14 : form === 'tall' ? width * 0.22 : width * 0.1;
}

/** The depth of the arc of a single row of seats, as a part of the table's height. */
const DEPTH: Record<Form, number> = { wide: 0.1, tall: 0.03, flat: 0 };

function seatGrid(opponents: number, width: number, form: Form, height: number): SeatGrid {
  const across = (least: number) => Math.floor((width + GAP) / (least + GAP));
  const depth = Math.round(DEPTH[form] * height * Math.min(1, (opponents - 1) / 3));
  const row = (size: SeatGrid['size'], widest: number) =>
    grid(opponents, 1, width, size, widest, depth);
  if (form === 'wide' && opponents <= across(168)) return row('full', 208);
  if (opponents <= across(92)) return row('small', 150);
  if (opponents <= across(54)) return row('tiny', 92);
  // More than three rows would leave too little of the table.
  const columns = Math.max(across(92), Math.ceil(opponents / 3));
  return grid(columns, Math.ceil(opponents / columns), width, 'line', 150, 0);
}

function grid(
  columns: number,
  rows: number,
  width: number,
  size: SeatGrid['size'],
  widest: number,
  depth: number,
): SeatGrid {
  const room = Math.floor((width - (columns - 1) * GAP) / Math.max(1, columns));
  return { columns, rows, width: Math.min(room, widest), size, depth };
}

/**
 * The distance by which the seat `index` of `count` is lower than the middle of its row, in an arc
 * round the table.
 */
export function dropOf(index: number, count: number, depth: number): number {
  const middle = (count - 1) / 2;
  return middle === 0 ? 0 : Math.round(depth * ((index - middle) / middle) ** 2);
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

/** Room above the cards for those that are lifted, and below them. */
export const LIFT = 18;
const BELOW = 6;
/** The height lost by a row of the largest cards: on a desktop the hand is bowed. */
const HAND_LEAVES: Record<Form, number> = {
  wide: LIFT + BELOW + 10,
  tall: LIFT + BELOW,
  flat: LIFT + BELOW,
};
/**
 * Parts of a card that stay visible when another row covers it: comfortable, and enough for its
 * rank.
 */
const ROW_STRIPS = [0.56, 0.48] as const;

/**
 * Places `count` cards in a box of the hand's width and height: in one row as long as each shows at least `strip`
 * pixels, then in more rows, then smaller, then with the rows closer together.
 */
export function fan(
  count: number,
  room: Pick<Frame, 'handCard' | 'handHeight' | 'handWidth' | 'form'>,
  strip = 28,
): Fan {
  for (const rowStrip of ROW_STRIPS)
    for (let card = room.handCard; card >= MIN_CARD_WIDTH; card -= 1)
      for (let rows = 1; rows <= 4; rows++) {
        const step = stepOf(count, rows, card, room.handWidth);
        const fits = fanHeight(rows, card, rowStrip) <= room.handHeight;
        if ((step >= strip || count <= rows) && fits)
          return spread(count, rows, card, step, room, rowStrip);
      }
  // So many cards that no arrangement of the smallest shows enough of each: the rows share what height there is.
  const rows = Math.ceil(
    count / Math.max(1, 1 + Math.floor((room.handWidth - MIN_CARD_WIDTH) / 26)),
  );
  const left = room.handHeight - fanHeight(1, MIN_CARD_WIDTH, 0);
  const rowStrip = left / Math.max(1, rows - 1) / MIN_CARD_WIDTH;
  const step = stepOf(count, rows, MIN_CARD_WIDTH, room.handWidth);
  return spread(count, rows, MIN_CARD_WIDTH, step, room, rowStrip);
}

function stepOf(count: number, rows: number, card: number, width: number): number {
  const perRow = Math.ceil(count / rows);
  return perRow < 2 ? card : Math.min(card * 0.72, (width - card) / (perRow - 1));
}

function fanHeight(rows: number, card: number, rowStrip: number): number {
  return Math.floor(card * CARD_RATIO + (rows - 1) * card * rowStrip + LIFT + BELOW);
}

function spread(
  count: number,
  rows: number,
  card: number,
  step: number,
  room: Pick<Frame, 'handWidth' | 'handHeight' | 'form'>,
  rowStrip: number,
): Fan {
  const perRow = Math.ceil(count / rows);
  // The cards are at the lower edge of their place, however much of it stays free.
  const bowed = rows === 1 && room.form === 'wide';
  const bottom = room.handHeight - BELOW - (bowed ? 10 : 0);
  const top = bottom - card * (CARD_RATIO + (rows - 1) * rowStrip);
  const cards = Array.from({ length: count }, (_, index): FanCard => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const place = index - row * perRow;
    const left = (room.handWidth - (card + (inRow - 1) * step)) / 2;
    const bend = bowed ? arc(place, inRow) : { turn: 0, drop: 0 };
    return {
      x: Math.round(left + place * step),
      y: Math.floor(top + row * card * rowStrip + bend.drop),
      turn: bend.turn,
    };
  });
  return { card, step, height: room.handHeight, cards };
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
  /** Size of a pair. */
  width: number;
  height: number;
  columns: number;
  /** True if the pairs are close together. */
  close: boolean;
  /** The part of a pair that the next one in its row covers, and that the row below covers. */
  under: { x: number; y: number };
}

/**
 * Width and height of a pair, in card widths and heights: the beating card is across the attack.
 */
export const PAIR_WIDTH = 1.46;
export const PAIR_HEIGHT = 1.3;
/** The same where room is scarce: the beating card leaves no more than the attack's index free. */
export const CLOSE_PAIR_WIDTH = 1.3;
export const CLOSE_PAIR_HEIGHT = 1.14;

/**
 * The largest cards with which `count` pairs fit into the box; closer together before they get too small, and then one
 * over the other.
 */
export function pairGrid(count: number, width: number, height: number, widest: number): PairGrid {
  const roomy = gridOf(count, width, height, widest, false);
  if (roomy.card >= MIN_CARD_WIDTH) return roomy;
  const close = gridOf(count, width, height, widest, true);
  if (close.card >= MIN_CARD_WIDTH || width <= 0 || height <= 0) return close;
  return crowded(count, width, height);
}

/** The smallest cards, in rows and columns that cover about as much of each pair from the right as from below. */
function crowded(count: number, width: number, height: number): PairGrid {
  const pair = pairOf(MIN_CARD_WIDTH, true);
  const across = Math.max(1, width - pair.width);
  const down = Math.max(1, height - pair.height);
  const columns = Math.min(count, Math.ceil(Math.sqrt((count * across) / down)));
  const under = (size: number, room: number, number: number) =>
    Math.max(0, Math.ceil(size + GAP - room / (number - 1)));
  return {
    ...pair,
    columns,
    under: {
      x: under(pair.width, across, columns),
      y: under(pair.height, down, Math.ceil(count / columns)),
    },
  };
}

function pairOf(card: number, close: boolean) {
  return {
    card,
    close,
    width: card * (close ? CLOSE_PAIR_WIDTH : PAIR_WIDTH),
    height: card * CARD_RATIO * (close ? CLOSE_PAIR_HEIGHT : PAIR_HEIGHT),
  };
}

function gridOf(
  count: number,
  width: number,
  height: number,
  widest: number,
  close: boolean,
): PairGrid {
  const unit = pairOf(1, close);
  const shown = Math.max(count, 2);
  let best = { card: 0, columns: 1, worth: 0 };
  for (let columns = 1; columns <= shown; columns++) {
    const rows = Math.ceil(shown / columns);
    const card = Math.floor(
      Math.min(
        widest,
        (width - (columns - 1) * GAP) / columns / unit.width,
        (height - (rows - 1) * GAP) / rows / unit.height,
      ),
    );
    // Full rows look better than slightly larger cards.
    const worth = card * (1 - 0.04 * (rows * columns - shown));
    if (worth >= best.worth) best = { card, columns, worth };
  }
  const columns = Math.min(best.columns, count || 1);
  return { ...pairOf(best.card, close), columns, under: { x: 0, y: 0 } };
}
