/* The table's tools in the order the menu offers them, those that are switched first. */

import { FURTHER_ICON_PATHS } from '../art/furtherIcons';
import { ICON_PATHS } from '../art/icons';
import { tableTexts } from './texts';
import { laterTexts } from './texts/later';
import type { Toolbox } from './toolbox.svelte';

/** One tool as it is offered. */
export interface Entry {
  key: 'done-in-advance' | 'sound' | 'people' | 'log' | 'rules' | 'look' | 'help' | 'leave';
  /** Strokes of its sign. */
  icon: string;
  name: string;
  /** True if it is switched on; absent if it is opened, not switched. */
  on?: boolean;
  use: () => void;
}

export function entriesOf(toolbox: Toolbox): Entry[] {
  const { doneInAdvance = null, people, ruleCard, onleave, onsettings } = toolbox.props;
  const { tools } = laterTexts();
  const { muted } = toolbox;
  const all: (Entry | false)[] = [
    doneInAdvance !== null && {
      key: 'done-in-advance',
      icon: FURTHER_ICON_PATHS.doneInAdvance,
      name: tools.doneInAdvance,
      on: doneInAdvance,
      use: () => toolbox.props.ondoneinadvance?.(!doneInAdvance),
    },
    {
      key: 'sound',
      icon: muted ? FURTHER_ICON_PATHS.muted : FURTHER_ICON_PATHS.sound,
      name: tools.sound,
      on: !muted,
      use: () => toolbox.toggleSound(),
    },
    people !== undefined && {
      key: 'people',
      icon: FURTHER_ICON_PATHS.people,
      name: tableTexts().seat.opponents,
      use: () => toolbox.bring('people'),
    },
    ruleCard !== undefined && {
      key: 'rules',
      icon: ICON_PATHS.rules,
      name: tools.rules,
      use: () => toolbox.bring('rules'),
    },
    {
      key: 'log',
      icon: FURTHER_ICON_PATHS.log,
      name: tools.log,
      use: () => toolbox.bring('log'),
    },
    onsettings !== undefined && {
      key: 'look',
      icon: FURTHER_ICON_PATHS.look,
      name: tools.look,
      use: () => toolbox.bring('look'),
    },
    {
      key: 'help',
      icon: FURTHER_ICON_PATHS.help,
      name: tools.help,
      use: () => toolbox.bring('help'),
    },
    onleave !== undefined && {
      key: 'leave',
      icon: FURTHER_ICON_PATHS.leave,
      name: tools.leave,
      use: () => {
        toolbox.open = null;
        onleave();
      },
    },
  ];
  return all.filter((entry) => entry !== false);
}
