/** What a guest had becomes their account's when they make one. */
import { TableSettings } from '@ecumene/protocol'
import { moveGuest } from '../store/guests.ts'
import { leaveQueue } from '../store/queue.ts'
import type { Store } from '../store/store.ts'

export async function adoptGuest(store: Store, guest: string, user: string): Promise<void> {
  await leaveQueue(store, guest)
  const matches = await moveGuest(store, guest, user, text => TableSettings.parse(JSON.parse(text)).standIn)
  for (const match of matches) await store.tell({ kind: 'table', match })
}
