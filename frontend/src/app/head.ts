import type { Component } from 'svelte';

/** The header of the page. */
export type Head = Component<{
  compact: boolean;
  /** Shown to a player who is logged in, once it is loaded. */
  Bell: Component | null | undefined;
}>;
