/** What news did to the viewer's own figures: "culture 25 → 18". */
import type { Seat } from '@ecumene/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Table } from '../table/table.ts'

export interface Change {
  readonly name: string
  readonly before: number
  readonly now: number
}
type Figures = Readonly<Record<string, number>>

const changesOf = (before: Figures, now: Figures): readonly Change[] =>
  Object.entries(now).flatMap(([name, value]) =>
    before[name] === undefined || before[name] === value ? [] : [{ name, before: before[name], now: value }],
  )

/** The changes from just before line `first` to line `last`, for each of these spans, as soon as they are known. */
export function useChanges(
  table: Table,
  seat: Seat | 'table',
  spans: readonly { readonly first: number; readonly seq: number }[],
): ReadonlyMap<number, readonly Change[]> {
  const [known, setKnown] = useState<ReadonlyMap<number, readonly Change[]>>(new Map())
  const asked = spans.map(({ first, seq }) => `${first} ${seq}`).join()
  const wanted = useMemo(() => (asked === '' ? [] : asked.split(',').map(span => span.split(' ').map(Number))), [asked])
  useEffect(() => {
    const { figures } = table.game
    if (seat === 'table' || !figures) return
    let isCurrent = true
    const figuresAt = async (line: number): Promise<Figures> => {
      const moment = await table.at(Math.max(0, line))
      return moment ? figures(moment.view, seat) : {}
    }
    const changes = wanted.map(
      async ([first, last]) => [last, changesOf(await figuresAt(first - 1), await figuresAt(last))] as const,
    )
    void Promise.all(changes).then(all => isCurrent && setKnown(new Map(all)))
    return () => {
      isCurrent = false
    }
  }, [table, seat, wanted])
  return known
}
