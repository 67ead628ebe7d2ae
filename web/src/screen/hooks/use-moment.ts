/** A position of the past that is looked at, and the events up to it. */
import { useMemo, useState } from 'react'
import type { HoldingSnapshot } from '../../table/holding.ts'
import { newestOnly } from '../../table/newest.ts'
import type { Moment, Table } from '../../table/table.ts'
import { chronicleOf, eventsAt } from '../events-shown.ts'

export function useMoment(table: Table, { lines }: HoldingSnapshot) {
  const [moment, setMoment] = useState<Moment | null>(null)
  const jump = useMemo(
    () => newestOnly((seq: number | null) => (seq === null || seq >= lastSeq(table) ? null : table.at(seq)), setMoment),
    [table],
  )
  const seq = moment?.seq ?? null
  const replayed = useMemo(() => eventsAt(lines, seq), [lines, seq])
  const chronicle = useMemo(() => chronicleOf(lines, seq), [lines, seq])
  return { moment, jump, replayed, chronicle }
}
const lastSeq = (table: Table): number => table.snapshot()?.lines.last ?? 0
