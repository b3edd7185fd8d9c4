/**
 * Keeps what never changes, and a page for when the server cannot be reached.
 *
 * Only files whose names change with what is in them are kept; the page itself, its answers and everybody's
 * games always come from the server.
 */
const KEPT = 'cuvee-1';
const AWAY = ['/offline.html', '/offline.css', '/icon.svg'];
const HASHED = '/assets/';
const MOST = 300; // files; the oldest go first

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(AWAY))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith(HASHED)) event.respondWith(hashed(request));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (AWAY.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

async function hashed(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const files = (await kept.keys()).filter(({ url }) => new URL(url).pathname.startsWith(HASHED));
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((file) => kept.delete(file)));
  }
  return answer;
}
