/*
 * The parts around every page: notices, dialogs and questions that appear wherever the player is.
 * It is loaded after the first screen, with the list of the pages that are seldom the first.
 */

import type { Component } from 'svelte';
import { withTexts } from '../i18n/index.svelte';
import { afterFirst } from '../loading/first';
import { SEEKING_KEY } from '../matchmaking/flag';
import { reporting } from '../moderation/reporting.svelte';
import { currentRoute } from '../routing/router.svelte';
import { account } from '../session/account.svelte';
import { kept } from '../session/storage';

/** The parts around a page, each null until it is needed and there. */
export class Around {
  /** For accounts and guests. */
  Bell = $state.raw<Component | null>(null);
  /** Announcements of the operator; not in the frame of a foreign page. */
  Banner = $state.raw<Component | null>(null);
  /** Not at a table. */
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
        if (isKnown) void this.#bring('Bell', () => import('../notifications/Bell.svelte'));
      });
      $effect(() => {
        if (!isFramed) void this.#bring('Banner', () => import('../notifications/Banner.svelte'));
      });
      $effect(() => {
        if (isModerated)
          void this.#bring('Moderation', () => import('../moderation/Moderation.svelte'));
      });
    });
    void this.#bring('Footer', () => import('./Footer.svelte'));
    if (kept.get(SEEKING_KEY) !== null) void goOnSeeking();
    // A replay in a frame of a foreign page is nothing to install, and nobody logs in there.
    if (window === window.parent) {
      void keepWorker();
      void import('../session/tabs.svelte').then(({ agreeWithTabs }) => {
        agreeWithTabs(() => location.reload());
      });
    }
    void import('../session/broughtBack').then(({ renewWhenBroughtBack }) => {
      renewWhenBroughtBack(() => location.reload());
    });
  }

  /** Shows a part once it and its texts are there. */
  async #bring(part: keyof Around, load: () => Promise<{ default: Component }>): Promise<void> {
    await afterFirst();
    this[part] = (await withTexts(load())).default;
  }
}

async function goOnSeeking(): Promise<void> {
  await (await withTexts(import('../matchmaking/seeking.svelte'))).resumeSeeking();
}

async function keepWorker(): Promise<void> {
  await (await import('./worker')).keepWorker();
}
