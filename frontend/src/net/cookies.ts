/** The value of a cookie, or null; `jar` has the form of `document.cookie`. */
export function readCookie(jar: string, name: string | undefined): string | null {
  for (const pair of jar.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
  }
  return null;
}
