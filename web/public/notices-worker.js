// Part of the service worker: shows that it is somebody's turn, and leads to the table. Its words are kept by src/account/push.ts.
const CACHE = 'ecumene-notices'
const WORDS = '/notice-words.json'

self.addEventListener('push', event => event.waitUntil(show(read(event.data))))
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/online'))
})

function read(data) {
  try {
    return data.json() ?? {}
  } catch {
    return {}
  }
}
async function wordsOf() {
  try {
    return await (await (await caches.open(CACHE)).match(WORDS)).json()
  } catch {
    return { turn: 'Ecumene', games: {} }
  }
}
/** One notice for each table: a newer one takes the place of the older. */
async function show({ kind, match, game, title }) {
  const words = await wordsOf()
  const isTable = kind !== 'test' && /^[a-z0-9]{8,40}$/.test(match)
  const said = (Object.hasOwn(words, kind) && kind !== 'games' && words[kind]) || words.turn
  await self.registration.showNotification(said, {
    body: title ?? words.games[game] ?? '',
    tag: isTable ? match : 'ecumene',
    icon: '/icon-192.png',
    data: { path: isTable ? `/${kind === 'cup' ? 'cups' : 'online'}/${match}` : '/account/notices' },
  })
}
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(c => new URL(c.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}
