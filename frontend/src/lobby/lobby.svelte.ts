/*
 * The lobby's store: the public tables as they are now, by one connection to `/ws/lobby` while
 * somebody looks at them.
 */

import type { Connection } from '../core/table';
import type { News } from '../net/frame';
import { ReconnectingSocket } from '../net/socket';
import { kept } from '../session/storage';
import type { LobbyTable, LobbyMessage } from '../wire';
import { inOrder, readFilter, type LobbyFilter } from './filter';

const STORED_AS = 'durak.lobby';

export class Lobby {
  /** True once the tables are known; before that the page can't even say that there are none. */
  known = $state(false);
  connection = $state<Connection>('online');
  #tables = $state.raw<readonly LobbyTable[]>([]);
  readonly #socket: ReconnectingSocket<LobbyMessage>;

  readonly open = $derived(inOrder(this.#with('open')));
  readonly running = $derived(
    this.#with('active').toSorted((a, b) =>
      (b.game.started_at ?? '').localeCompare(a.game.started_at ?? ''),
    ),
  );

  constructor() {
    this.#socket = new ReconnectingSocket<LobbyMessage>({
      path: () => '/ws/lobby',
      message: (message) => this.#receive(message),
      connection: (state) => (this.connection = state),
      final: [],
      refused: () => {},
    });
  }

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    this.#socket.stop();
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#socket.wake();
  }

  #with(status: string): LobbyTable[] {
    return this.#tables.filter(({ game }) => game.status === status);
  }

  #without(id: string): LobbyTable[] {
    return this.#tables.filter(({ game }) => game.id !== id);
  }

  #receive(message: News<LobbyMessage>): void {
    switch (message.t) {
      case 'tables':
        this.#tables = message.tables;
        this.known = true;
        break;
      case 'table':
        this.#tables = [...this.#without(message.table.game.id), message.table];
        break;
      case 'gone':
        this.#tables = this.#without(message.game);
        break;
      case 'error':
        break;
    }
  }
}

/** The last filter used in this browser. */
export const rememberedFilter = (): LobbyFilter => readFilter(kept.get(STORED_AS));

export const rememberFilter = (filter: LobbyFilter): void => kept.write(STORED_AS, filter);
