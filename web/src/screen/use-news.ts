/**
 * What is new to the viewer: what the others did since the viewer last chose something themselves. What was answered
 * for them because nothing else could be is news, too. What hit them stays until they close it.
 */
import type { Seat } from '@ecumene/kernel'
import { type News, newsOf } from '@ecumene/words'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../speech.tsx'
import type { Lines } from '../table/lines.ts'
import type { TableView } from './view.ts'

export interface NewsNow {
  readonly news: readonly News[]
  /** Everything up to this line is known to the viewer. */
  readonly from: number
  /** The lines that were answered for the viewer. */
  readonly given: ReadonlySet<number>
  close(): void
}

export function useNews({ snapshot, table, moment }: TableView): NewsNow {
  const w = useWords()
  const { lines, viewer, prompt, outcome } = snapshot
  const isAsked = viewer !== 'table' && prompt !== null && outcome === null && moment === null
  const given = useGivenAnswers(snapshot)
  const [closedAt, setClosedAt] = useState(-1)
  /** What hit the viewer after this line is still open. */
  const [openSince, setOpenSince] = useState<number | null>(null)
  const own = viewer === 'table' ? -1 : lastOwnLine(lines, viewer, given)
  const from = Math.max(own, closedAt)
  const fresh = useMemo(
    () => (isAsked && own >= 0 ? newsOf(table.game, w, lines.after(from), viewer) : []),
    [isAsked, own, table.game, w, lines, from, viewer],
  )
  const kept = useMemo(
    () =>
      isAsked && openSince !== null && openSince < from
        ? newsOf(table.game, w, lines.slice(lines.countTo(openSince), lines.countTo(from)), viewer).filter(isHit)
        : [],
    [isAsked, openSince, from, table.game, w, lines, viewer],
  )
  const hasHit = fresh.some(isHit)
  useEffect(() => {
    if (hasHit) setOpenSince(since => since ?? from)
  }, [hasHit, from])
  const close = (): void => {
    setClosedAt(lines.last)
    setOpenSince(null)
    if (snapshot.awaySince !== null) table.attendance?.caughtUp()
  }
  return { news: [...kept, ...fresh], from: kept.length > 0 && openSince !== null ? openSince : from, given, close }
}

/** A headline about the viewer that somebody else caused. */
export const isHit = ({ isMine, sentences }: News): boolean =>
  isMine && sentences.some(sentence => sentence.rank === 'headline')

const NONE: ReadonlySet<number> = new Set()
/** The viewer's lines that the table answered, as far as this screen has seen it happen. */
function useGivenAnswers({ answered, lines, viewer }: TableView['snapshot']): ReadonlySet<number> {
  const [given, setGiven] = useState(NONE)
  const seq = answered === null || viewer === 'table' ? -1 : lastOwnLine(lines, viewer, NONE)
  if (seq < 0 || given.has(seq)) return given
  const more = new Set(given).add(seq)
  setGiven(more)
  return more
}

/** The last line in which `seat` chose something themselves; -1: none yet. */
function lastOwnLine(lines: Lines, seat: Seat, given: ReadonlySet<number>): number {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines.at(i)
    if (line.seat === seat && !line.auto && !given.has(line.seq)) return line.seq
  }
  return -1
}
