/** What the server says of our place in the queue; asked every two seconds while we wait, which keeps the place. */
import type { QueueInfo, QueueWish } from '@ecumene/protocol'
import { useSyncExternalStore } from 'react'
import { enter, server } from '../online/session.ts'
import { isWaiting, setWaiting } from './waiting.ts'

const EVERY_MS = 2000
let info: QueueInfo | null = null
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function take(next: QueueInfo): void {
  info = next
  setWaiting(next.ticket !== null || next.match !== null)
  for (const listener of [...listeners]) listener()
}
export async function askQueue(): Promise<void> {
  await enter()
  take(await server.call<QueueInfo>('GET', '/queue'))
}
export const findGame = async (wish: QueueWish): Promise<void> => {
  await enter()
  take(await server.call<QueueInfo>('POST', '/queue', wish))
}
export const stopWaiting = async (): Promise<void> => {
  await server.call('DELETE', '/queue')
  await askQueue()
}
export const answerOffer = async (offer: string, accept: boolean): Promise<void> => {
  take(await server.call<QueueInfo>('POST', '/queue/answer', { offer, accept }))
}
/** The game has been gone to. */
export function forgetMatch(): void {
  if (info) take({ ...info, match: null })
}
function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  // A question that fails is asked again.
  timer ??= setInterval(() => void (isWaiting() && askQueue().catch(() => {})), EVERY_MS)
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
/** Null until the server has answered. */
export const useQueue = (): QueueInfo | null => useSyncExternalStore(subscribe, () => info)
