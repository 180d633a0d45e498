/*
 * What stands around a page, and what somebody is told and asked wherever they are. It is loaded after the first screen,
 * with the list of the pages that are seldom the first.
 */

import type { Component } from 'svelte';
import { loadTexts } from '../i18n/index.svelte';
import { SEEKING_KEY } from '../matchmaking/flag';
import { reporting } from '../moderation/reporting.svelte';
import { currentRoute } from '../routing/router.svelte';
import { account } from '../session/account.svelte';

/** The parts around a page, each null until it is needed and there. */
export class Around {
  /** For who is known here. */
  Bell = $state.raw<Component | null>(null);
  /** What the operator tells everybody; not in the frame of a foreign page. */
  Banner = $state.raw<Component | null>(null);
  /** Where the operator has named pages for it. */
  Footer = $state.raw<Component | null>(null);
  /** Reports, and what a moderator decided about the player. */
  Moderation = $state.raw<Component | null>(null);

  /** Brings what is needed, from now on until the page is left. */
  constructor() {
    $effect.root(() => {
      const isFramed = $derived(currentRoute().page === 'embed');
      const isKnown = $derived(account().id !== null);
      const isModerated = $derived(reporting() !== null || account().sanctions.length > 0);
      $effect(() => {
        if (isKnown) void this.#bringBell();
      });
      $effect(() => {
        if (!isFramed) void this.#bringBanner();
      });
      $effect(() => {
        if (isModerated) void this.#bringModeration();
      });
    });
    if (document.querySelector('meta[name^="durak:"]')) void this.#bringFooter();
    if (localStorage.getItem(SEEKING_KEY) !== null) void goOnSeeking();
    // A replay in a frame of a foreign page is nothing to install.
    if (window === window.parent) void keepWorker();
  }

  async #bringBell(): Promise<void> {
    const [{ default: Bell }] = await Promise.all([
      import('../notifications/Bell.svelte'),
      loadTexts('notifications'),
    ]);
    this.Bell = Bell;
  }

  async #bringBanner(): Promise<void> {
    const [{ default: Banner }] = await Promise.all([
      import('../notifications/Banner.svelte'),
      loadTexts('notifications'),
    ]);
    this.Banner = Banner;
  }

  async #bringFooter(): Promise<void> {
    const [{ default: Footer }] = await Promise.all([
      import('./Footer.svelte'),
      loadTexts('pages'),
    ]);
    this.Footer = Footer;
  }

  async #bringModeration(): Promise<void> {
    const [{ default: Moderation }] = await Promise.all([
      import('../moderation/Moderation.svelte'),
      loadTexts('moderation', 'accounts'),
    ]);
    this.Moderation = Moderation;
  }
}

async function goOnSeeking(): Promise<void> {
  await (await import('../matchmaking/seeking.svelte')).resumeSeeking();
}

async function keepWorker(): Promise<void> {
  await (await import('./worker')).keepWorker();
}
