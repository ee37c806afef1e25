// Stands between a page that is opened and the network, and only where that is gone: the offline page then stands in. No
// price, no page and no answer is ever kept.
const KEPT = 'offline-1'
const PAGE = '/offline.html'
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(PAGE)))
})

addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      clients.claim(),
      // The page is asked for while this worker wakes up: nobody waits for it.
      registration.navigationPreload?.enable(),
      caches.keys().then((names) => Promise.all(names.map((name) => name === KEPT || caches.delete(name)))),
    ]),
  )
})

addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  // A form that is sent is the browser's own: one that history would send again fails here with the network up.
  if (mode === 'navigate' && method === 'GET') event.respondWith(open(event))
})

async function open({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const page = await caches.match(PAGE)
    if (page === undefined) throw error
    return new Response(await page.text(), { status: 503, headers: HEADERS })
  }
}
