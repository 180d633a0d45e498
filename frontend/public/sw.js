/*
 * The service worker: shows pushes, and leads to what they are about. When somebody goes to an address while the service can't be
 * reached, it shows the page for that, the only thing it keeps; it answers no other request.
 */

/* A new name makes every browser fetch the kept page again. */
const KEPT = 'durak-offline-1';
const OFFLINE = '/offline';
const FILES = [OFFLINE, '/static/offline.css', '/static/offline.js'];
/* The replies of a proxy when the service behind it is away. */
const AWAY = [502, 504];

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(goThere(event));
  else if (pathname.startsWith('/static/offline.')) event.respondWith(fetchOrKept(request));
});

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  // The request is on its way while the worker starts, so that it makes no address slower.
  await self.registration.navigationPreload?.enable();
}

async function goThere(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!AWAY.includes(response.status)) return response;
  } catch (failure) {
    // No line, or no service: a preload says either by a DOMException, a request by a TypeError.
    if (!(failure instanceof DOMException || failure instanceof TypeError)) throw failure;
  }
  return (await caches.match(OFFLINE)) ?? Response.error();
}

async function fetchOrKept(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure;
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

async function show({ title, body, url, tag, lang }) {
  // A person who looks at one of our pages sees it there.
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
