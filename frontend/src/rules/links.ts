/* Links into the page of the rules. */

import { m } from '../i18n/index.svelte';

/** A link to an option; in a tab of its own, since a table or a form waits behind it. */
export const aboutOption = (name: string) => ({
  href: `/rules#${name}`,
  target: '_blank',
  rel: 'noopener',
  title: m.shell.rules.about,
});
