/* Keeps the pages for when there is no connection. The build writes VERSION (of everything kept) and FILES (addresses) in front of this
 * text and serves both as /sw.js. What the API answers, and every photo, is never kept. */

const SHELL = '/';
const kept = `pages-${VERSION}`;
/** Clients that got the shell and have not asked yet how they were served. */
const withoutServer = new Set();

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('message', ({ data, source }) => {
  if (data === 'take-over') self.skipWaiting();
  if (data === 'how-served' && withoutServer.delete(source.id)) source.postMessage('from-shell');
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isSignOut(pathname) && navigator.onLine) return; // the server has to read where the visitor comes from
    if (isPage(pathname)) event.respondWith(pageOrShell(event));
  } else if (FILES.includes(pathname)) event.respondWith(keptOrFetched(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fetchedAndKept(request));
});

/** Sign-in and sign-out are pages too, below /api. */
const isPage = (pathname) =>
  !/^\/(api|health|dev)(\/|$)/.test(pathname) || /^\/api\/(login|logout)\/?$/.test(pathname);

const isSignOut = (pathname) => /^(\/api)?\/logout\/?$/.test(pathname);

async function keepAll() {
  const cache = await caches.open(kept);
  await cache.addAll([SHELL, ...FILES].map((address) => new Request(address, { cache: 'no-cache' })));
}

async function dropOthers() {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
}

/** The page from the network while online; else the shell, which shows the same address as far as it can. */
async function pageOrShell({ request, resultingClientId }) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(kept)).match(SHELL);
    if (shell) {
      withoutServer.add(resultingClientId);
      return shell;
    }
    throw error;
  }
}

async function keptOrFetched(request) {
  return (await (await caches.open(kept)).match(request.url)) ?? fetch(request);
}

/** Hashed files that are large and not always needed, like the map's engine: kept after their first use. */
async function fetchedAndKept(request) {
  const cache = await caches.open(kept);
  const known = await cache.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request.url, answer.clone());
  return answer;
}
