/** The events behind a position: what has just happened, what a line of the past told, and all up to it. */
import type { GameEvent } from '@ecumene/kernel'
import type { AnyPartProps } from '@ecumene/kit/seam.ts'
import { useRef } from 'react'
import type { Snapshot } from '../table/table.ts'
import type { TableView } from './view.ts'

const NO_EVENTS: readonly GameEvent[] = []

/** What happened in the line whose position is shown. */
export const eventsAt = (lines: Snapshot['lines'], seq: number | null): readonly GameEvent[] =>
  seq === null ? NO_EVENTS : lines.slice(lines.countTo(seq - 1), lines.countTo(seq)).flatMap(l => l.events)

/** Every event up to line `until`. Gathered when somebody asks for it: most parts never do. */
export function chronicleOf(lines: Snapshot['lines'], until: number | null): AnyPartProps['chronicle'] {
  let events: readonly GameEvent[] | null = null
  return () => {
    events ??= lines.slice(0, until === null ? lines.length : lines.countTo(until)).flatMap(l => l.events)
    return events
  }
}

/** The events that led to this position, once; none after a jump, an undo or a reload. */
export function useNewEvents(snapshot: Snapshot, isReplaying: boolean) {
  const before = useRef({ seq: snapshot.seq, events: [] as TableView['events'] })
  if (before.current.seq !== snapshot.seq) {
    const { seq } = before.current
    before.current = { seq: snapshot.seq, events: snapshot.lines.after(seq).flatMap(l => l.events) }
  }
  return isReplaying ? NO_EVENTS : before.current.events
}
