/** Games kept in this browser: a short head for the shelf, and the record beside it. */
import type { MatchRecord } from '@ecumene/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Player } from '../table/table.ts'

export interface SavedHead {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly players: readonly Player[]
  /** The last line each seat has had before its eyes. */
  readonly seen: readonly number[]
  readonly createdAt: number
  readonly updatedAt: number
  readonly actions: number
  readonly progress: number
  readonly isOver: boolean
}
interface Schema extends DBSchema {
  heads: { key: string; value: SavedHead; indexes: { updatedAt: number } }
  records: { key: string; value: { readonly id: string; readonly record: MatchRecord } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null
function db(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('ecumene', 1, {
    upgrade(d) {
      d.createObjectStore('heads', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt')
      d.createObjectStore('records', { keyPath: 'id' })
    },
  })
  return opened
}

/** Newest first. */
export const savedGames = async (): Promise<readonly SavedHead[]> =>
  (await (await db()).getAllFromIndex('heads', 'updatedAt')).reverse()

export async function loadGame(id: string): Promise<{ head: SavedHead; record: MatchRecord } | null> {
  const tx = (await db()).transaction(['heads', 'records'])
  const [head, kept] = await Promise.all([tx.objectStore('heads').get(id), tx.objectStore('records').get(id)])
  return head && kept ? { head, record: kept.record } : null
}
/** Head and record together or not at all. */
export async function saveGame(head: SavedHead, record: MatchRecord): Promise<void> {
  const tx = (await db()).transaction(['heads', 'records'], 'readwrite')
  await Promise.all([
    tx.objectStore('heads').put(head),
    tx.objectStore('records').put({ id: head.id, record }),
    tx.done,
  ])
}
export async function deleteGame(id: string): Promise<void> {
  const tx = (await db()).transaction(['heads', 'records'], 'readwrite')
  await Promise.all([tx.objectStore('heads').delete(id), tx.objectStore('records').delete(id), tx.done])
}
