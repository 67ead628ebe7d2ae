// The service worker: keeps the files of the app, so that it works offline once loaded. The build writes their list
// before it (web/build/offline.ts): `FILES`, the path of each, with a digest where the path does not change with what
// the file holds.
const CACHE = 'ecumene-app'
/** Fetched when they are first asked for and kept from then on: rules of older versions, what bots have learned. */
const KEPT = { released: 'released-rules', learned: 'learned-by-bots' }
const PAGE = '/index.html'
/** What only a server can answer. */
const OF_SERVER = /^\/(api(\/|$)|socket)/

const keyOf = path => `${path}${FILES[path] ? `?digest=${FILES[path]}` : ''}`
const addressOf = path => new URL(keyOf(path), self.location.origin).href

self.addEventListener('install', event => event.waitUntil(fill()))
self.addEventListener('activate', event => event.waitUntil(clear()))
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting()
})
self.addEventListener('fetch', event => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

/** What the version before has fetched is not fetched again; it keeps its own files until this one takes over. */
async function fill() {
  const cache = await caches.open(CACHE)
  const there = new Set((await cache.keys()).map(request => request.url))
  const missing = Object.keys(FILES).filter(path => !there.has(addressOf(path)))
  await Promise.all(missing.map(async path => cache.put(addressOf(path), await fetched(path))))
}
async function fetched(path) {
  const response = await fetch(path, FILES[path] ? { cache: 'no-cache' } : {})
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  // A page that was fetched by a detour would not be shown where the detour is not taken.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response
}
async function clear() {
  const cache = await caches.open(CACHE)
  const wanted = new Set(Object.keys(FILES).map(addressOf))
  await Promise.all((await cache.keys()).filter(({ url }) => !wanted.has(url)).map(request => cache.delete(request)))
}

/** Undefined: the network answers, as if this worker were not there. */
function answerTo(request) {
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (pathname in FILES && search === '') return fromCache(CACHE, pathname, request)
  if (request.mode === 'navigate' && !OF_SERVER.test(pathname)) return fromCache(CACHE, PAGE, request)
  const kept = KEPT[pathname.split('/')[1]]
  return kept && keeping(kept, request)
}
/** A browser short of room may have thrown the file away: then it is fetched. */
async function fromCache(name, path, request) {
  const cache = await caches.open(name)
  return (await cache.match(addressOf(path))) ?? fetch(request)
}
async function keeping(name, request) {
  const cache = await caches.open(name)
  const there = await cache.match(request)
  if (there) return there
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}
