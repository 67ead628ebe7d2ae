/** What the page around a table shows and says of it: its title, its colours, and whether anybody looks. */
import type { Words } from '@ecumene/words'
import { useEffect } from 'react'
import type { Table } from '../../table/table.ts'

export function useTablePage(w: Words, table: Table, isAsked: boolean): void {
  useEffect(() => {
    document.title = `${isAsked ? '● ' : ''}${w.say(`game.${table.game.id}`)} · Ecumene`
  }, [isAsked, w, table])
  // A game's style sheet may give its peoples the colours of the box.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.table = table.game.id
    return () => {
      delete dataset.table
    }
  }, [table])
  // What happens while nobody looks is shown on return.
  useEffect(() => {
    const announce = (): void => table.attendance?.present(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', announce)
    return () => document.removeEventListener('visibilitychange', announce)
  }, [table])
}
