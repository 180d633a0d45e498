/* Share a link (Web Share API): handing it to somebody else. */

/** Puts `text` on the clipboard, also where the page has no secure context (plain HTTP on a LAN). */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  // The only way outside a secure context; browsers keep it for that.
  const done = document.execCommand('copy');
  area.remove();
  if (!done) throw new Error('the browser did not copy');
}

/** Returns whether the device can share a link with other programs. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's own way of sharing; closing it without choosing is no failure. */
async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
  }
}

/** Hands on a link. */
export const shareLink = (title: string, url: string): Promise<void> => share({ title, url });

/** Hands on a text. */
export const shareText = (text: string): Promise<void> => share({ text });
