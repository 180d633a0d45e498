/*
 * Layout tests (overflow, overlap): every geometric defect of the table on the screen, in words:
 * what leaves the screen, overlaps, is cut or is too small to be hit. All sizes are in pixels; one
 * and a half is no defect.
 */

const SLACK = 1.5;
/** Neighbours may touch, and shadows and rounded corners reach a little into each other. */
const MAX_OVERLAP = 3;
/** Of a card in a hand so much is free to be pressed. */
const MIN_STRIP = 26;
const MIN_TARGET = 36;

const PARTS = {
  status: '.notices > :not(.visually-hidden), .tools > *',
  seats: '.seat',
  pieces: '.pairs .piece, .slot-button, [data-over]',
  piles: '.talon .pile, .talon .facts, .discard .pile, .discard .count',
  bar: '.bar .me, .bar button',
  hand: '.hand .held',
} as const;
type Part = keyof typeof PARTS;

/** Parts whose own pieces overlap. */
const STACKED: readonly Part[] = ['hand', 'pieces', 'piles'];

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const box = (element: Element) => element.getBoundingClientRect();
const seen = (element: Element) =>
  box(element).width > 0 && getComputedStyle(element).visibility !== 'hidden';
const part = (name: Part) => all(PARTS[name]).filter(seen);

function say(element: HTMLElement): string {
  const text =
    element.dataset['card'] ?? element.getAttribute('aria-label') ?? element.textContent.trim();
  const names = [...element.classList].slice(0, 2).join('.');
  return `${element.tagName.toLowerCase()}.${names} "${text.slice(0, 30)}"`;
}

function overlap(one: Element, other: Element): number {
  const [a, b] = [box(one), box(other)];
  return Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );
}

/** Return what is wrong with the table as it stands; the window is the screen. */
export function defects(): string[] {
  return [
    ...scrolling(),
    ...outside(),
    ...overlaps(),
    ...coveringToasts(),
    ...hiddenNext(),
    ...narrowStrips(),
    ...smallTargets(),
    ...cutTexts(),
    ...smallCards(),
    ...coveredIndexes(),
  ];
}

function scrolling(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const found: string[] = [];
  if (scrollWidth > innerWidth) found.push(`scrolls sideways by ${scrollWidth - innerWidth}`);
  if (scrollHeight > innerHeight) found.push(`scrolls down by ${scrollHeight - innerHeight}`);
  return found;
}

function outside(): string[] {
  const aside = 'dialog, .template, .skip, .visually-hidden, [data-over]';
  const parts = ['.card', 'button', 'p', 'li'].map((kind) => `[data-table] ${kind}`).join(', ');
  return all(parts)
    .filter((element) => seen(element) && element.closest(aside) === null)
    .flatMap((element) => {
      const { left, top, right, bottom } = box(element);
      const out = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
      return out > SLACK ? [`${say(element)} is ${Math.round(out)} outside the viewport`] : [];
    });
}

function overlaps(): string[] {
  const names = Object.keys(PARTS) as Part[];
  return names.flatMap((name, index) =>
    names.slice(index).flatMap((other) => {
      if (name === other && STACKED.includes(name)) return [];
      const others = part(other);
      return part(name).flatMap((one, nth) => {
        const rest = name === other ? others.slice(nth + 1) : others;
        return rest.flatMap((two) => {
          const by = overlap(one, two);
          if (one === two || by <= MAX_OVERLAP) return [];
          return [`${say(one)} (${name}) overlaps ${say(two)} (${other}) by ${Math.round(by)}`];
        });
      });
    }),
  );
}

/** A toast may cover the felt, but never a card or button that can be used. */
function coveringToasts(): string[] {
  return all('[data-toast]')
    .filter(seen)
    .flatMap((toast) => {
      const { left, right } = box(toast);
      const leaves = left < -SLACK || right > innerWidth + SLACK;
      const covered = (['bar', 'hand', 'status'] as const).flatMap((name) =>
        part(name)
          .filter((other) => overlap(toast, other) > MAX_OVERLAP)
          .map((other) => `${say(toast)} covers ${say(other)} (${name})`),
      );
      return leaves ? [`${say(toast)} leaves the viewport`, ...covered] : covered;
    });
}

/** The rest of a result may scroll, but not what is done next. */
function hiddenNext(): string[] {
  const next = document.querySelector<HTMLElement>('[data-over] button');
  const panel = next?.closest('[data-over]');
  if (next == null || panel == null) return [];
  const [button, around] = [box(next), box(panel)];
  const fits = button.top >= around.top && button.bottom <= around.bottom;
  return fits ? [] : [`${say(next)} is to be scrolled to`];
}

function narrowStrips(): string[] {
  const held = all('button.held');
  return held.slice(1).flatMap((next, index) => {
    const card = held[index];
    if (card === undefined) return [];
    const strip = box(next).left - box(card).left;
    const isNarrow = strip > 0 && strip < MIN_STRIP;
    return isNarrow ? [`${say(card)} shows a strip of only ${strip.toFixed(1)}`] : [];
  });
}

const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1;

function smallTargets(): string[] {
  return all('[data-table] button')
    .filter((button) => seen(button) && !button.matches('.skip, .held'))
    .filter((button) => button.closest('dialog') === null)
    .flatMap((button) => {
      const { width, height } = box(button);
      const found: string[] = [];
      if (Math.min(width, height) < MIN_TARGET)
        found.push(`${say(button)} is only ${width} by ${height}`);
      const parts = [button, ...button.querySelectorAll<HTMLElement>('span:not(.visually-hidden)')];
      if (button.textContent.trim() !== '' && parts.some((one) => seen(one) && isCut(one)))
        found.push(`${say(button)} cuts its text`);
      return found;
    });
}

const TEXTS = [
  '.notices .line, .seat .role, .seat .role-text',
  '.bar:not(.crowded) :is(.role, .said), .flat .bar :is(.role, .said)',
].join(', ');

function cutTexts(): string[] {
  return all(TEXTS)
    .filter((text) => seen(text) && isCut(text))
    .map((text) => `${say(text)} cuts its text`);
}

/** Cards that are read or pressed: of the hand, of the bout, of the piles. */
const CARDS = '.pairs .piece, .hand .held, .talon .layer, .talon .trump-card, .discard .layer';
const MIN_CARD_WIDTH = 44;

function smallCards(): string[] {
  return all(CARDS)
    .filter((card) => seen(card) && card.offsetWidth < MIN_CARD_WIDTH)
    .map((card) => `${say(card)} is only ${card.offsetWidth} wide`);
}

/** Part of a card's width and height that its rank and suit take in the upper left corner. */
const INDEX = { width: 0.2, height: 0.22 };

/** Nothing is drawn over the rank of a card on the table or in the hand. */
function coveredIndexes(): string[] {
  return all('.pairs .piece, .hand .held').flatMap((card) => {
    const { left, top } = box(card);
    const x = left + card.offsetWidth * INDEX.width;
    const y = top + card.offsetHeight * INDEX.height * 0.5 + 4;
    const over = document.elementsFromPoint(x, y);
    const covers = over.slice(
      0,
      Math.max(
        0,
        over.findIndex((one) => card.contains(one)),
      ),
    );
    const drawn = covers.filter((one) => one.matches('.piece *, .held *, svg *, button, p, li'));
    const foreign = drawn.filter((one) => !one.matches('.target, .target *, .call, .call *'));
    return foreign.map((one) => `${say(one as HTMLElement)} covers the rank of ${say(card)}`);
  });
}
