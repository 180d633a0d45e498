/* The table's tools: which of them is open. `tools.ts` lists them. */

import type { Snippet } from 'svelte';
import type { TableProps, TableSettings } from '../core/table';
import type { Seat } from '../wire';
import type { News } from './news.svelte';
import type { Tool } from './tool';

/** The props that the tools need from the table's owner. */
export interface ToolProps extends TableProps {
  /** The rules in words; without them there is no button for them. */
  ruleCard?: Snippet;
  /** The other people at the table, or the one whose seat was tapped; without it there is no button for them. */
  people?: Snippet<[Seat | null]> | undefined;
  /** The reader sets the done in advance, or takes it back. */
  ondoneinadvance?: (on: boolean) => void;
  /** The reader wants to leave the running game; without it there is no button for it. */
  onleave?: (() => void) | undefined;
  /** The reader changes a setting at the table. */
  onsettings?: (change: Partial<TableSettings>) => void;
}

export class Toolbox {
  readonly props: ToolProps;
  readonly #news: News;
  open = $state<Tool | null>(null);
  /** The seat that was tapped; null where they were opened from the menu. */
  met = $state<Seat | null>(null);
  /** True once any tool has been opened. */
  wasOpened = $state(false);

  constructor(props: ToolProps, news: News) {
    this.props = props;
    this.#news = news;
  }

  get muted(): boolean {
    return this.#news.muted;
  }

  bring(tool: Tool, met: Seat | null = null): void {
    this.met = met;
    this.open = tool;
    this.wasOpened = true;
  }

  /** Closes `tool`, unless another was opened from it. */
  close(tool: Tool): void {
    if (this.open === tool) this.open = null;
  }

  toggleSound(): void {
    this.#news.toggleSound(this.props.onsettings);
  }
}
