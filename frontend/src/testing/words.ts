/* Layout tests (text): words that are broken over two lines, and texts that leave their boxes. */

/**
 * Return the words below an element that stand on more than one line, in their order.
 *
 * Words with a hyphen or a soft hyphen of their own count part by part: there a line may end.
 */
export function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(match[0]);
    }
  }
  return found;
}

/** Return the texts of the elements whose content is wider than their box, in their order. */
export function leavingTexts(elements: Iterable<Element>): string[] {
  return [...elements]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent.trim());
}
