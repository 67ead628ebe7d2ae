/** Games kept in this browser: a short head for the shelf, how the game began, and every line by itself. */
import type { Entry, MatchRecord } from '@ecumene/kernel'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
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
  /** How long its table was open, in milliseconds; a game that ends by the clock counts it. */
  readonly openMs?: number
  readonly actions: number
  readonly progress: number
  readonly isOver: boolean
  /** Who has won, once it is over. */
  readonly winners?: readonly number[]
  /** Who leads while it goes on, as everybody may see; empty: nobody is ahead of the others. */
  readonly leaders?: readonly number[]
}
/** A record without its lines. */
type RecordOpening = Omit<MatchRecord, 'entries'>
/** What a player keeps to themselves: marks on things of the table, by address, and a note. */
export interface Own {
  readonly marks: readonly string[]
  readonly note: string
}
interface SavesSchema extends DBSchema {
  heads: { key: string; value: SavedHead; indexes: { updatedAt: number } }
  records: { key: string; value: { readonly id: string; readonly record: RecordOpening } }
  lines: { key: [id: string, seq: number]; value: Entry }
  own: { key: [id: string, seat: number]; value: Own }
}
type Stores = ('heads' | 'records' | 'lines' | 'own')[]
const ALL: Stores = ['heads', 'records', 'lines', 'own']

let opened: Promise<IDBPDatabase<SavesSchema>> | null = null
function db(): Promise<IDBPDatabase<SavesSchema>> {
  opened ??= openDB<SavesSchema>('ecumene', 3, {
    async upgrade(d, from, _, tx) {
      d.createObjectStore('own')
      if (from === 2) return
      d.createObjectStore('lines')
      if (from === 1) return unfold(tx)
      d.createObjectStore('heads', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt')
      d.createObjectStore('records', { keyPath: 'id' })
    },
    // A newer version of the app waits in another tab: this connection must not keep it waiting.
    blocking(_, __, e) {
      opened = null
      ;(e.target as IDBDatabase).close()
    },
  })
  return opened
}
/** Version 1 kept each record in one piece. */
async function unfold(tx: IDBPTransaction<SavesSchema, Stores, 'versionchange'>): Promise<void> {
  for (const { id, record } of await tx.objectStore('records').getAll()) {
    const { entries, ...opening } = record as MatchRecord
    await tx.objectStore('records').put({ id, record: opening })
    for (const [i, entry] of entries.entries()) await tx.objectStore('lines').put(entry, [id, i + 1])
  }
}
const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** Newest first. */
export const savedGames = async (): Promise<readonly SavedHead[]> =>
  (await (await db()).getAllFromIndex('heads', 'updatedAt')).reverse()

/** How a game began and how far it is, without its lines. */
export async function loadHead(id: string): Promise<{ head: SavedHead; record: RecordOpening } | null> {
  const tx = (await db()).transaction(['heads', 'records'])
  const [head, kept] = await Promise.all([tx.objectStore('heads').get(id), tx.objectStore('records').get(id)])
  return head && kept ? { head, record: kept.record } : null
}
export async function loadGame(id: string): Promise<{ head: SavedHead; record: MatchRecord } | null> {
  const tx = (await db()).transaction(ALL)
  const [head, kept, entries] = await Promise.all([
    tx.objectStore('heads').get(id),
    tx.objectStore('records').get(id),
    tx.objectStore('lines').getAll(linesOf(id)),
  ])
  return head && kept ? { head, record: { ...kept.record, entries } } : null
}
/** A game that was not kept before. */
export async function saveGame(head: SavedHead, record: MatchRecord): Promise<void> {
  const { entries, ...opening } = record
  const tx = (await db()).transaction(ALL, 'readwrite')
  await Promise.all([
    tx.objectStore('records').put({ id: head.id, record: opening }),
    tx.objectStore('heads').put(head),
    ...entries.map((entry, i) => tx.objectStore('lines').put(entry, [head.id, i + 1])),
    tx.done,
  ])
}
/** The lines after line `since` and the head, together or not at all. */
export async function appendLines(head: SavedHead, since: number, entries: readonly Entry[]): Promise<void> {
  const tx = (await db()).transaction(['heads', 'lines'], 'readwrite')
  await Promise.all([
    tx.objectStore('heads').put(head),
    ...entries.map((entry, i) => tx.objectStore('lines').put(entry, [head.id, since + i + 1])),
    tx.done,
  ])
}
export async function deleteGame(id: string): Promise<void> {
  const tx = (await db()).transaction(ALL, 'readwrite')
  await Promise.all([
    tx.objectStore('heads').delete(id),
    tx.objectStore('records').delete(id),
    tx.objectStore('lines').delete(linesOf(id)),
    tx.objectStore('own').delete(linesOf(id)),
    tx.done,
  ])
}

/** What the player of this seat keeps to themselves. */
export const loadOwn = async (id: string, seat: number): Promise<Own> =>
  (await (await db()).get('own', [id, seat])) ?? { marks: [], note: '' }
export async function saveOwn(id: string, seat: number, own: Own): Promise<void> {
  await (await db()).put('own', own, [id, seat])
}
