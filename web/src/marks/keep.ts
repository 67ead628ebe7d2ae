/** Where one's own marks and note on a game are kept: with the table on its server, or in this browser. */

import { loadOwn, type Own, saveOwn } from '../local/saves.ts'
import { marksOf, writeMarks } from '../online/calls.ts'
import type { Table } from '../table/table.ts'

export interface MarksKeeper {
  load(): Promise<Own>
  save(own: Own): Promise<void>
  /** The note has a page of its own there. */
  readonly hasNote: boolean
}

/** Null: nothing is kept here, because this is a lesson or because one only looks on. */
export function keeperOf(table: Table, viewer: number | 'table'): MarksKeeper | null {
  if (table.isGuide || viewer === 'table') return null
  if (table.isOnline)
    return {
      load: async () => ({ marks: (await marksOf(table.id)).marks, note: '' }),
      save: async ({ marks }) => writeMarks(table.id, marks),
      hasNote: false,
    }
  return { load: () => loadOwn(table.id, viewer), save: own => saveOwn(table.id, viewer, own), hasNote: true }
}
