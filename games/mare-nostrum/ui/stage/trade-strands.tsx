/**
 * The trade as a thread from stall to stall: each take is a strand from the taker to the player taken from, who takes
 * next, with its number in the middle.
 */
import type { GameEvent, Seat } from '@ecumene/kernel'
import type { Part } from '../rules.ts'
import type { StageSpot } from './spots.ts'

/** Who took what from whom in this trade, in order. */
export function takesOf(p: Part): readonly GameEvent[] {
  const told = p.chronicle()
  const since = told.findLastIndex(e => e.type === 'offered')
  return told.slice(since + 1).filter(e => e.type === 'took')
}
interface Strand {
  readonly taker: Seat
  readonly from: Seat
  /** Across and down the map, in hundredths: both ends lie at the stalls. */
  readonly path: string
  /** Where its number stands: in the middle of the strand. */
  readonly x: number
  readonly y: number
}
/** How far a strand bends towards the middle of the map, and how far apart those between the same two lie. */
const BEND = 0.15
const APART = 22
/** The first to one side, the second to the other, and so on outwards. */
const asideOf = (nth: number): number => APART * (nth % 2 === 0 ? 0.5 + nth / 2 : -0.5 - (nth - 1) / 2)

export function strandsOf(
  takes: readonly { readonly taker: Seat; readonly from: Seat }[],
  spots: readonly StageSpot[],
): Strand[] {
  const between = new Map<string, number>()
  return takes.flatMap(({ taker, from }): Strand[] => {
    const [start, end] = [taker, from].map(seat => spots.find(spot => spot.seat === seat))
    if (!start || !end) return []
    const [one, other] = taker < from ? [start, end] : [end, start]
    const pair = `${one.seat} ${other.seat}`
    const nth = between.get(pair) ?? 0
    between.set(pair, nth + 1)
    const [across, down] = [other.x - one.x, other.y - one.y]
    const aside = asideOf(nth) / Math.hypot(across, down)
    const bend = (from: number, to: number): number => 50 * BEND + ((from + to) / 2) * (1 - BEND)
    const [x, y] = [bend(start.x, end.x) - aside * down, bend(start.y, end.y) + aside * across]
    const middle = (from: number, top: number, to: number): number => (from + 2 * top + to) / 4
    const path = `M${start.x} ${start.y}Q${x} ${y} ${end.x} ${end.y}`
    return [{ taker, from, path, x: middle(start.x, x, end.x), y: middle(start.y, y, end.y) }]
  })
}
export function Thread({ p, spots }: { p: Part; spots: readonly StageSpot[] }) {
  const takes = takesOf(p)
  if (takes.length === 0) return null
  const strands = strandsOf(
    takes.map(e => ({ taker: Number(e.seat), from: Number(e.from) })),
    spots,
  )
  const colourOf = (seat: Seat): string => `var(--nation-${p.seats[seat].colour})`
  return (
    <div className="mn-thread" data-thread={takes.length} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {strands.map(({ taker, path }) => (
          <g key={path}>
            <path d={path} className="mn-strand-edge" />
            <path d={path} style={{ stroke: colourOf(taker) }} />
          </g>
        ))}
      </svg>
      {strands.map(({ taker, from, path, x, y }, i) => (
        <span
          key={path}
          className={i === strands.length - 1 ? 'is-last' : ''}
          style={{ left: `${x}%`, top: `${y}%`, borderColor: colourOf(taker) }}
          data-strand={`${taker} ${from}`}
          title={p.sayEvent(takes[i])}
        >
          {i + 1}
        </span>
      ))}
    </div>
  )
}
