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
/** How far a strand bends towards the middle of the map; each further one between the same two bends more. */
const BEND = 0.1
const APART = 0.24
export function strandsOf(
  takes: readonly { readonly taker: Seat; readonly from: Seat }[],
  spots: readonly StageSpot[],
) {
  const between = new Map<string, number>()
  return takes.flatMap(({ taker, from }): Strand[] => {
    const start = spots.find(spot => spot.seat === taker)
    const end = spots.find(spot => spot.seat === from)
    if (!start || !end) return []
    const pair = [taker, from].sort().join()
    const nth = between.get(pair) ?? 0
    between.set(pair, nth + 1)
    const pull = BEND + nth * APART
    const bend = (a: number, b: number): number => 50 * pull + ((a + b) / 2) * (1 - pull)
    const [x, y] = [bend(start.x, end.x), bend(start.y, end.y)]
    const middle = (a: number, top: number, b: number): number => (a + 2 * top + b) / 4
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
