/** The trade as a thread: from taker to taker, a numbered knot for every take; the open end is with whoever is next. */
import type { GameEvent } from '@ecumene/kernel'
import type { Part } from '../rules.ts'

/** Who took what from whom in this trade, in order. */
export function takesOf(p: Part): readonly GameEvent[] {
  const told = p.chronicle()
  const since = told.findLastIndex(e => e.type === 'offered')
  return told.slice(since + 1).filter(e => e.type === 'took')
}
interface Knot {
  readonly seat: number
  /** Across the row of stalls, 0 to 1. */
  readonly x: number
  readonly number: number
}
/** Every stall has the same width; knots at one stall share it. */
export function knotsOf(takers: readonly number[], stalls: number): Knot[] {
  const inAll = new Map<number, number>()
  for (const seat of takers) inAll.set(seat, (inAll.get(seat) ?? 0) + 1)
  const soFar = new Map<number, number>()
  return takers.map((seat, i) => {
    const nth = (soFar.get(seat) ?? 0) + 1
    soFar.set(seat, nth)
    return { seat, x: (seat + nth / ((inAll.get(seat) ?? 0) + 1)) / stalls, number: i + 1 }
  })
}
const HEIGHT = 10
export function Thread({ p }: { p: Part }) {
  const takes = takesOf(p)
  const last = takes.at(-1)
  if (!last) return null
  const knots = knotsOf([...takes.map(e => Number(e.seat)), Number(last.from)], p.seats.length)
  const d = knots
    .slice(1)
    .map(({ x }, i) => {
      const before = knots[i].x
      // Up and down in turn, so that a way back does not lie on the way there.
      return `M${before * 100} ${HEIGHT / 2}Q${((before + x) / 2) * 100} ${i % 2 === 0 ? -1 : HEIGHT + 1} ${x * 100} ${HEIGHT / 2}`
    })
    .join('')
  return (
    <div className="mn-thread" data-thread={takes.length} aria-hidden="true">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={d} />
      </svg>
      {knots.map(({ number, seat, x }, i) => (
        <span
          key={number}
          className={i === takes.length ? 'is-open' : ''}
          style={{ left: `${x * 100}%`, borderColor: `var(--nation-${p.seats[seat].colour})` }}
          data-knot={seat}
          title={takes[i] && p.sayEvent(takes[i])}
        >
          {i < takes.length ? number : ''}
        </span>
      ))}
    </div>
  )
}
