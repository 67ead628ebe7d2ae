/**
 * The browser's own notices: this browser's subscription, and the words its service worker will say
 * (public/notices-worker.js).
 */

import { games } from '@ecumene/games'
import type { Words } from '@ecumene/words'
import { Failure } from '../failure.ts'
import { server } from '../online/session.ts'

/** Read by ui/update.tsx too. */
const KEY = 'ecumene.push'
/** Where the service worker finds its words. */
const CACHE = 'ecumene-notices'
const WORDS = '/notice-words.json'

export interface PushHere {
  /** `cannot`: this browser or this address has no push; `denied`: its owner forbade it. */
  readonly state: 'cannot' | 'denied' | 'off' | 'on'
  /** The server's id of this browser. */
  readonly channel: string | null
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}
export async function pushHere(known: readonly string[]): Promise<PushHere> {
  const registration = await worker()
  if (!registration) return { state: 'cannot', channel: null }
  if (Notification.permission === 'denied') return { state: 'denied', channel: null }
  const channel = localStorage.getItem(KEY)
  const subscription = await registration.pushManager.getSubscription()
  const isOn = subscription !== null && channel !== null && known.includes(channel)
  return { state: isOn ? 'on' : 'off', channel: isOn ? channel : null }
}

export async function subscribe(w: Words): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new DOMException('not allowed', 'NotAllowedError')
  const registration = await navigator.serviceWorker.ready
  const { key } = await server.call<{ key: string }>('GET', '/push-key')
  // One that was made for another key, or that the server has forgotten, is of no use.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw new Failure('notice.push.failed')
    })
  const { endpoint, keys } = made.toJSON()
  const { id } = await server.call<{ id: string }>('POST', '/me/channels', { kind: 'push', endpoint, keys })
  localStorage.setItem(KEY, id)
  await keepWords(w)
}
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(KEY)
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe()
}

/** A service worker cannot see the settings: the words of the language chosen last lie where it looks. */
export async function keepWords(w: Words): Promise<void> {
  const words = {
    turn: w.say('online.yourTurn'),
    late: w.say('notice.late'),
    start: w.say('notice.start'),
    takeback: w.say('notice.takeback'),
    cup: w.say('notice.cup'),
    test: w.say('notice.works'),
    games: Object.fromEntries(games.map(g => [g.id, w.say(`game.${g.id}`)])),
  }
  await (await caches.open(CACHE)).put(WORDS, Response.json(words))
}
