/**
 * That a bot is thinking: a quiet ring on its seat once it takes long enough to be noticed, and a way to cut it short.
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../speech.tsx'
import type { Pondering, Table } from '../table/table.ts'

/** Milliseconds after which thinking is shown. */
const NOTICED = 400
const nothing = (): (() => void) => () => {}

/** The bot that has been thinking for a while. */
function usePondering({ ponder }: Table): Pondering | null {
  const pondering = useSyncExternalStore(ponder?.subscribe ?? nothing, () => ponder?.now() ?? null)
  const seat = pondering?.seat ?? null
  const [noticed, setNoticed] = useState<number | null>(null)
  useEffect(() => {
    setNoticed(null)
    if (seat === null) return
    const timer = setTimeout(() => setNoticed(seat), NOTICED)
    return () => clearTimeout(timer)
  }, [seat])
  return pondering && noticed === pondering.seat ? pondering : null
}

export function PonderRing({ table, seat }: { table: Table; seat: number }) {
  const pondering = usePondering(table)
  if (pondering?.seat !== seat) return null
  const turn = Math.round(pondering.progress * 100)
  return (
    <svg className="ponder-ring" viewBox="0 0 40 40" aria-hidden="true" data-ponder={seat}>
      <circle cx="20" cy="20" r="18" pathLength="100" />
      <circle className="done-part" cx="20" cy="20" r="18" pathLength="100" strokeDasharray={`${turn} 100`} />
    </svg>
  )
}

/** "Play now", for the owner of the table. */
export function Hurry({ table }: { table: Table }) {
  const w = useWords()
  const pondering = usePondering(table)
  if (!pondering) return null
  return (
    <button type="button" className="link" data-hurry onClick={() => table.ponder?.hurry()}>
      {w.say('ponder.hurry')}
    </button>
  )
}
