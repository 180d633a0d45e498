/* Accessibility tests (axe): judges what a component test shows, in the page's own colours. */

import axe from 'axe-core';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/pages.css';

export type Theme = 'light' | 'dark';

export const THEMES: readonly Theme[] = ['light', 'dark'];

/** A single digit and an arrow are text as well: their contrast is judged. */
const OPTIONS = {
  checks: { 'color-contrast': { options: { ignoreLength: true, ignoreUnicode: false } } },
};

/** Reasons for which axe cannot judge a contrast that a scroll of the element would make visible. */
const COVERED = ['bgOverlap', 'elmPartiallyObscured'];

/**
 * The undecided contrasts that count: all, those of uncovered elements, or none. On a small screen
 * with long texts, things overlap that a larger one shows apart.
 */
export type Undecided = 'all' | 'uncovered' | 'none';

interface Judged {
  undecided?: Undecided;
  /** Judge contrasts alone: nothing else depends on the theme. */
  coloursOnly?: boolean;
}

/** Return every violation below `root`, and every such contrast that axe cannot decide, each in one line. */
export async function findings(
  root: Element = document.body,
  { undecided = 'uncovered', coloursOnly = false }: Judged = {},
): Promise<string[]> {
  await coloured();
  // Landmarks concern the whole page: a component is inside one of them.
  const region = { enabled: root === document.documentElement };
  const which = coloursOnly ? { runOnly: ['color-contrast'] } : { rules: { region } };
  const { violations, incomplete } = await axe.run(root, { ...OPTIONS, ...which });
  const contrasts = incomplete.filter(({ id }) => id === 'color-contrast');
  const counts = (node: axe.NodeResult) =>
    undecided === 'all' || (undecided === 'uncovered' && !isCovered(node));
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => line(id, node))),
    ...contrasts.flatMap(({ id, nodes }) => nodes.filter(counts).map((node) => line(id, node))),
  ];
}

/** Return the findings in the light theme, and of contrasts in the dark one; the page keeps the theme it had. */
export async function findingsInBothThemes(root: Element = document.body): Promise<string[]> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  const found: string[] = [];
  for (const theme of THEMES) {
    dataset['theme'] = theme;
    const inTheme = await findings(root, { coloursOnly: theme !== THEMES[0] });
    found.push(...inTheme.map((finding) => `${theme}: ${finding}`));
  }
  if (before === undefined) delete dataset['theme'];
  else dataset['theme'] = before;
  return found;
}

/** Wait until no colour changes any more; a transition that is cut short has ended, too. */
async function coloured(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

function isCovered({ any }: axe.NodeResult): boolean {
  return any.some(({ data }) => {
    const { messageKey } = (data ?? {}) as { messageKey?: string };
    return messageKey !== undefined && COVERED.includes(messageKey);
  });
}

function line(id: string, { any, all, none, html }: axe.NodeResult): string {
  const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
  return `${id} (${why}): ${html.slice(0, 160)}`;
}
