/** One's own marks on the things of a table: which, and whether the next click marks. */

import type { Arrow } from '@ecumene/kit/arrows.tsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Own } from '../local/saves.ts'
import type { Table } from '../table/table.ts'
import { keeperOf, type MarksKeeper } from './keep.ts'

const MOST = 60
const NOTHING: Own = { marks: [], note: '' }

export interface OwnMarks {
  /** Addresses (`data-anchor`) and arrows between them, in the order in which they were marked. */
  readonly marks: readonly string[]
  readonly note: string
  readonly hasNote: boolean
  /** Nothing waits to be kept. */
  readonly isKept: boolean
  /** A click marks a thing instead of playing. */
  readonly isMarking: boolean
  setMarking(isMarking: boolean): void
  /** Marks a thing or draws an arrow, or takes it away. */
  toggle(mark: string): void
  clear(): void
  write(note: string): void
}

/** An arrow is kept among the marks as two addresses; no address has this sign. */
export const arrowMark = (tail: string, head: string): string => `${tail}>${head}`
export function arrowOf(mark: string): Arrow | null {
  const [tail, head] = mark.split('>')
  return tail && head ? { tail, head } : null
}
export const pinsOf = (marks: readonly string[]): readonly string[] => marks.filter(mark => arrowOf(mark) === null)

/** Null: nothing can be marked here. */
export function useMarks(table: Table, viewer: number | 'table'): OwnMarks | null {
  const keeper = useMemo(() => keeperOf(table, viewer), [table, viewer])
  const [own, setOwn] = useState<Own>(NOTHING)
  const [isMarking, setMarking] = useState(false)
  const [saving, setSaving] = useState(0)
  const latest = useRef<{ keeper: MarksKeeper | null; own: Own }>({ keeper: null, own: NOTHING })
  useEffect(() => {
    // The marks of another player are never shown, not even for a moment.
    latest.current = { keeper, own: NOTHING }
    setOwn(NOTHING)
    setMarking(false)
    const found = (own: Own): void => {
      if (latest.current.keeper !== keeper || latest.current.own !== NOTHING) return
      latest.current.own = own
      setOwn(own)
    }
    keeper?.load().then(found, () => {})
  }, [keeper])
  const change = useCallback((part: Partial<Own>) => {
    const { keeper, own } = latest.current
    if (!keeper) return
    const next = { ...own, ...part }
    latest.current.own = next
    setOwn(next)
    // What cannot be kept now is kept with the next change.
    setSaving(n => n + 1)
    keeper
      .save(next)
      .catch(() => {})
      .finally(() => setSaving(n => n - 1))
  }, [])
  return useMemo(() => {
    if (!keeper) return null
    return {
      ...own,
      hasNote: keeper.hasNote,
      isKept: saving === 0,
      isMarking,
      setMarking,
      toggle: mark => {
        const { marks } = latest.current.own
        const without = marks.filter(other => other !== mark)
        change({ marks: without.length < marks.length ? without : [...marks, mark].slice(-MOST) })
      },
      clear: () => change({ marks: [] }),
      write: note => change({ note }),
    }
  }, [keeper, own, isMarking, saving, change])
}
