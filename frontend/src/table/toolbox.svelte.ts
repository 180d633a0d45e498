/* The table's tools: which there are, in one list for the row of signs and for the menu, and which is open. */

import type { Snippet } from 'svelte';
import type { IconName } from '../art/icons';
import type { TableProps, TableSettings } from '../core/table';
import { tableTexts } from './texts';
import type { News } from './news.svelte';
import type { Tool } from './tool';

/** What the tools need of the table's owner. */
export interface ToolProps extends TableProps {
  /** What is played, in words; without it there is no button for it. */
  ruleCard?: Snippet;
  /** The reader sets the done in advance, or takes it back. */
  ondoneinadvance?: (on: boolean) => void;
  /** The reader wants to leave the running game; without it there is no button for it. */
  onleave?: (() => void) | undefined;
  /** The reader changes a setting at the table. */
  onsettings?: (change: Partial<TableSettings>) => void;
}

/** One tool as it is offered. */
export interface Entry {
  key: 'done-in-advance' | 'log' | 'rules' | 'sound' | 'help' | 'leave';
  icon: IconName;
  name: string;
  /** Whether it is on; absent where it is opened, and not switched. */
  on?: boolean;
  /** What a press does, where its sign tells whether it is on. */
  act?: string;
  use: () => void;
}

export class Toolbox {
  readonly props: ToolProps;
  readonly #news: News;
  open = $state<Tool | null>(null);
  /** Whether any has been opened yet. */
  wasOpened = $state(false);

  constructor(props: ToolProps, news: News) {
    this.props = props;
    this.#news = news;
  }

  /** The tools in the order they are offered, those that are switched first. */
  readonly entries = $derived.by<Entry[]>(() => {
    const { doneInAdvance = null, ruleCard, onleave } = this.props;
    const { tools } = tableTexts();
    const { muted } = this.#news;
    const all: (Entry | false)[] = [
      doneInAdvance !== null && {
        key: 'done-in-advance',
        icon: 'doneInAdvance',
        name: tools.doneInAdvance,
        on: doneInAdvance,
        use: () => this.props.ondoneinadvance?.(!doneInAdvance),
      },
      {
        key: 'sound',
        icon: muted ? 'muted' : 'sound',
        name: tools.sound,
        on: !muted,
        act: muted ? tools.unmute : tools.mute,
        use: () => this.toggleSound(),
      },
      { key: 'log', icon: 'log', name: tools.log, use: () => this.bring('log') },
      ruleCard !== undefined && {
        key: 'rules',
        icon: 'rules',
        name: tools.rules,
        use: () => this.bring('rules'),
      },
      { key: 'help', icon: 'help', name: tools.help, use: () => this.bring('help') },
      onleave !== undefined && {
        key: 'leave',
        icon: 'leave',
        name: tools.leave,
        use: () => {
          this.open = null;
          onleave();
        },
      },
    ];
    return all.filter((entry) => entry !== false);
  });

  bring(tool: Tool): void {
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
