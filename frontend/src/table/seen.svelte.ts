/* Derived state of a table (and reduced motion): the reader's view, derived from its props. */

import { isJustDealt } from '../core/dealt';
import type { SeatInfo, TableProps } from '../core/table';
import { tableTexts } from './texts';
import type { Card, Seat } from '../wire';
import { Box } from './box.svelte';
import { byItself } from './byItself';
import { frame, type Frame } from './layout';
import { CENTRE, Making } from './making.svelte';
import type { Situation } from './prompts';
import { naming, opponentsOf } from './roles';
import { arrange } from './sorting';
import { trumpsOf, type Trumps } from './trumps';

/** The most players whose faces and names have room on a phone. */
const MAX_OPENING = 6;

export class Seen {
  readonly props: TableProps;
  readonly box = new Box();
  readonly making = new Making();

  /** True once the table has been laid out. */
  readonly measured = $derived.by(() => this.box.width > 0 && this.box.height > 0);
  /** True if all its parts are there. */
  readonly stands = $derived.by(() => this.measured && this.making.made >= CENTRE);
  /** Its height, and before it is known that of the window, which the table mostly fills. */
  readonly height = $derived.by(() => this.box.height || innerHeight);

  readonly #reduced = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(props: TableProps) {
    this.props = props;
  }

  /** The reader's own seat; null for one who has none. */
  readonly me = $derived.by<Seat | null>(
    () => this.props.seats.find((info) => info.you)?.seat ?? null,
  );

  /** True if the reader plays the hand at the bottom. */
  readonly own = $derived.by(
    () =>
      (this.props.purpose === 'play' || this.props.purpose === 'gallery') &&
      this.me === this.props.perspective,
  );

  readonly isOver = $derived.by(() => this.props.view.phase === 'over');

  /** True from the deal to the first card, at a table of so few that all their names can be shown. */
  readonly opens = $derived.by(() => {
    const { view, purpose, seats } = this.props;
    const isMoving = this.speed > 0 && (purpose === 'play' || purpose === 'watch');
    return (
      (isMoving || purpose === 'gallery') &&
      seats.length <= MAX_OPENING &&
      view.asking === null &&
      isJustDealt(view)
    );
  });

  readonly name = $derived.by(() => naming(this.props.seats, tableTexts()));

  /** The name where it stands alone, with a bot account's mark. */
  marked(seat: Seat): string | null {
    const [name, info] = [this.name(seat), this.props.seats[seat]];
    return name !== null && info?.program === true ? `${name} (${info.mark})` : name;
  }

  /** Returns whether a bot replaces the person at the seat. */
  readonly isReplaced = (seat: Seat): boolean => this.props.seats[seat]?.replaced === true;

  readonly room = $derived.by<Frame>(() =>
    frame(this.box.width || innerWidth, this.height, this.props.seats.length - 1),
  );

  readonly opponents = $derived.by<SeatInfo[]>(() =>
    opponentsOf(this.props.seats, this.props.perspective),
  );

  /** Suit and, where its rank is trump too, rank of the trumps. */
  readonly trumps = $derived.by<Trumps>(() => trumpsOf(this.props.view, this.props.options));

  readonly hand = $derived.by<Card[]>(() => {
    const { view, perspective, settings } = this.props;
    return arrange(view.hands[perspective] ?? [], this.trumps, settings.sort);
  });

  readonly situation = $derived.by<Situation>(() => {
    const { view, purpose, legal, awaited, options } = this.props;
    return {
      view,
      me: this.own ? this.me : null,
      purpose,
      legal,
      awaited,
      name: this.name,
      options,
      words: tableTexts(),
    };
  });

  /** The automatic move for a reader who has no choice now. */
  readonly spared = $derived.by(() => {
    const { legal, purpose, amongBots = false, settings } = this.props;
    if (purpose !== 'play' || !this.own) return null;
    return byItself(legal, { amongBots, wanted: settings.byItself });
  });

  /** Speed of motion: 0 if the reader or the system wants none. */
  readonly speed = $derived.by(() => (this.#reduced.matches ? 0 : this.props.settings.animation));

  /** Returns whether the table waits for this seat. */
  awaits(seat: Seat): boolean {
    return this.props.awaited.includes(seat) && !this.isOver;
  }
}
