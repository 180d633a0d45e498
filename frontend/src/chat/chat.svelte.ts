/* The chat of a table on the page: its messages, the unread ones, and the muted players. */

import { getRelated, type Player, relate } from '../accounts/api';
import { untilAnswered } from '../net/untilAnswered';
import type { LiveGame } from '../play/live.svelte';
import { account } from '../session/account.svelte';
import { settings } from '../session/settings.svelte';
import { keptIn } from '../session/storage';
import type { ChatMessage, ChatRequest, ChatVoice } from '../wire';
import { postChat, readChat } from './api';
import { merged, shown, unread } from './messages';

/** For this tab, until it is closed. */
const keptInTab = keptIn(() => sessionStorage);

type Unheard = Pick<Player, 'id' | 'name' | 'kind'>;

export class TableChat {
  readonly live: LiveGame;
  isOpen = $state(false);
  voice = $state.raw<ChatVoice>({ may: 'read', why: null, until: null });
  older = $state.raw<number | null>(null);
  muted = $state.raw<Unheard[]>([]);
  /** The blocked players; only accounts block. */
  blocked = $state.raw<Unheard[]>([]);
  /** The messages that the socket brought last, shown at the seats and read aloud. */
  news = $state.raw<ChatMessage[]>([]);

  #all = $state.raw<ChatMessage[]>([]);
  #readUpTo = $state(0);
  /** True after the first read; from then on only new messages are requested. */
  #known = false;
  /** The last request, settled or not. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #storedAs: string;

  constructor(live: LiveGame) {
    this.live = live;
    this.#storedAs = `durak.chat.${live.game.series.id}`;
  }

  readonly messages = $derived(shown(this.#all, { me: account().id, freeText: settings.freeText }));
  readonly unread = $derived(unread(this.messages, { me: account().id, readUpTo: this.#readUpTo }));

  /** Listens from now on; `stop` ends it. */
  start(): void {
    this.live.onchat = (messages) => this.#hear(messages);
  }

  stop(): void {
    this.live.onchat = null;
  }

  /** Asks for what was missed, and what the reader may say now. */
  async catchUp(): Promise<void> {
    const since = this.#all.at(-1)?.id ?? 0;
    const page = await readChat(this.live.id, { since });
    this.voice = page.you;
    this.#all = merged(this.#all, page.messages);
    if (this.#known) return;
    this.#known = true;
    this.older = page.older;
    const stored = keptInTab.get(this.#storedAs);
    this.#readUpTo = stored === null ? this.#newest : Number(stored);
  }

  /** Fetches the page before the oldest message known. */
  async fetchOlder(): Promise<void> {
    if (this.older === null) return;
    const page = await readChat(this.live.id, { before: this.older });
    this.older = page.older;
    this.#all = merged(page.messages, this.#all);
  }

  /**
   * Says something, after whatever is on its way already. Throws Problem when the service refuses, Unreachable without
   * an answer.
   */
  say(words: ChatRequest): Promise<void> {
    const said = this.#last.then(() => this.#post(words));
    this.#last = said.catch(() => undefined);
    return said;
  }

  /** Everything there is has been seen. */
  markRead(): void {
    this.#readUpTo = this.#newest;
    keptInTab.set(this.#storedAs, String(this.#readUpTo));
  }

  async fetchUnheard(): Promise<void> {
    const isAccount = account().kind === 'account';
    [this.muted, this.blocked] = await Promise.all([
      getRelated('mutes'),
      isAccount ? getRelated('blocks') : [],
    ]);
  }

  /** Mutes a player or unmutes them: the service leaves out all their messages, old ones too. */
  async setMuted(playerId: number, on: boolean): Promise<void> {
    await relate('mutes', playerId, on);
    await this.listenAnew();
  }

  /** Blocks a player, who is muted and never paired with the reader again, or unblocks them. */
  async setBlocked(playerId: number, on: boolean): Promise<void> {
    await relate('blocks', playerId, on);
    await this.listenAnew();
  }

  /** Reads the chat again after a mute or a block has changed. */
  async listenAnew(): Promise<void> {
    await this.fetchUnheard();
    const page = await readChat(this.live.id, {});
    this.#all = page.messages;
    this.older = page.older;
  }

  async #post(words: ChatRequest): Promise<void> {
    const said = await untilAnswered((key) => postChat(this.live.id, words, key));
    this.#all = merged(this.#all, [said]);
    this.markRead();
  }

  get #newest(): number {
    return this.#all.at(-1)?.id ?? 0;
  }

  #hear(messages: ChatMessage[]): void {
    this.#all = merged(this.#all, messages);
    this.news = shown(messages, { me: account().id, freeText: settings.freeText });
  }
}
