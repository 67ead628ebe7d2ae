/** The trade as a thread: from taker to taker, a numbered knot for every take; the open end is with the next taker. */
import type { GameEvent, Seat } from '@ecumene/kernel'
import type { Part } from '../rules.ts'
import { type StageSpot, spotAt } from './spots.ts'

/** Who took what from whom in this trade, in order. */
export function takesOf(p: Part): readonly GameEvent[] {
  const told = p.chronicle()
  const since = told.findLastIndex(e => e.type === 'offered')
  return told.slice(since + 1).filter(e => e.type === 'took')
}
interface Knot {
  readonly seat: Seat
  /** Across and down the map, in hundredths. */
  readonly x: number
  readonly y: number
  readonly number: number
}
/** Knots lie on the inner side of the taker's stall; several of one taker lie side by side. */
const INNER = 0.55
const APART = 0.09
export function knotsOf(takers: readonly Seat[], spots: readonly StageSpot[]): Knot[] {
  const inAll = new Map<Seat, number>()
  for (const seat of takers) inAll.set(seat, (inAll.get(seat) ?? 0) + 1)
  const soFar = new Map<Seat, number>()
  return takers.map((seat, i) => {
    const nth = soFar.get(seat) ?? 0
    soFar.set(seat, nth + 1)
    const aside = (nth - ((inAll.get(seat) ?? 1) - 1) / 2) * APART
    const angle = (spots.find(spot => spot.seat === seat)?.angle ?? 0) + aside / INNER
    return { seat, ...spotAt(angle, INNER), number: i + 1 }
  })
}
export function Thread({ p, spots }: { p: Part; spots: readonly StageSpot[] }) {
  const takes = takesOf(p)
  const last = takes.at(-1)
  if (!last) return null
  const knots = knotsOf([...takes.map(e => Number(e.seat)), Number(last.from)], spots)
  const d = knots
    .slice(1)
    .map(({ x, y }, i) => {
      const before = knots[i]
      // Now nearer to the middle and now farther from it, so that a way back does not lie on the way there.
      const pull = i % 2 === 0 ? 0.15 : 0.55
      const bend = (a: number, b: number): number => 50 * pull + ((a + b) / 2) * (1 - pull)
      return `M${before.x} ${before.y}Q${bend(before.x, x)} ${bend(before.y, y)} ${x} ${y}`
    })
    .join('')
  return (
    <div className="mn-thread" data-thread={takes.length} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={d} />
      </svg>
      {knots.map(({ number, seat, x, y }, i) => (
        <span
          key={number}
          className={i === takes.length ? 'is-open' : ''}
          style={{ left: `${x}%`, top: `${y}%`, borderColor: `var(--nation-${p.seats[seat].colour})` }}
          data-knot={seat}
          title={takes[i] && p.sayEvent(takes[i])}
        >
          {i < takes.length ? number : ''}
        </span>
      ))}
    </div>
  )
}
