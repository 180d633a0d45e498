/*
 * Shows pushes, and leads to what they are about. It keeps nothing and answers no request of the page.
 */

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

async function show({ title, body, url, tag, lang }) {
  // Whoever looks at a page of ours is told there.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.focused)) return;
  await self.registration.showNotification(title, { body, tag, lang, data: { url } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(new URL(event.notification.data.url, self.location.origin)));
});

async function goTo(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  const page = there ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  await page.focus();
  if (there === undefined) page.postMessage({ go: url.pathname });
}
