/** Hot-seat: hides everything until the next player has the device. */
import type { Seat } from '@ecumene/kernel'
import type { SeatLook } from '@ecumene/kit/seam.ts'
import { Shape } from '@ecumene/kit/shape.tsx'
import { useEffect, useRef } from 'react'
import { Graticule } from '../shelf/covers/graticule.tsx'
import { useWords } from '../speech.tsx'
import type { Table } from '../table/table.ts'
import { Link } from '../ui/link.tsx'

interface CurtainProps {
  readonly table: Table
  readonly look: SeatLook
  readonly seat: Seat
  readonly undo: Seat | null
}
export function Curtain({ table, look, seat, undo }: CurtainProps) {
  const w = useWords()
  const name = w.player(seat)
  const ready = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new seat, a new curtain
  useEffect(() => ready.current?.focus(), [seat])
  return (
    <main className="curtain" data-seq="curtain">
      <Graticule />
      <div className="curtain-in">
        <Shape colour={look.colour} initial={look.initial} size={84} />
        <h1>{w.say('curtain.title', { name })}</h1>
        <p>{w.say('curtain.text', { name })}</p>
        <button ref={ready} type="button" className="button primary" onClick={() => table.hotSeat?.sit(seat)}>
          {w.say('curtain.ready', { name })}
        </button>
        {undo !== null && (
          <button type="button" className="button" onClick={() => table.undo()}>
            {w.say('curtain.undo', { name: w.player(undo) })}
          </button>
        )}
        <Link to="/" className="curtain-leave">
          {w.say('toShelf')}
        </Link>
      </div>
    </main>
  )
}
