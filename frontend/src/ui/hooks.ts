/* Test ids (`data-` attributes) that only programs read: tests and user scripts. */

import type { Attachment } from 'svelte/attachments';

export type Hooks = Readonly<
  Record<`data-${string}`, string | number | boolean | null | undefined>
>;

/**
 * Keeps the hooks on an element. Svelte's own way to set any attribute would be a thirtieth of a
 * first table.
 */
export const hooked =
  (hooks: Hooks): Attachment =>
  (element) => {
    for (const [name, value] of Object.entries(hooks)) {
      if (value == null) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
    }
  };
