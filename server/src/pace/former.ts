/**
 * What an undo does to the clocks. For each action that can be undone, the clocks as they would be without it are kept
 * and go on running beside the true ones; an undo restores them. So a player who acts and undoes has spent the time, as
 * if they had only thought.
 */
import { bit, has, type Seat, type SeatMask } from '@ecumene/kernel'
import type { BellState } from './bell.ts'

export interface Former {
  /** The line of the action. */
  readonly line: number
  /** The seats whose time it changed, started or stopped. */
  readonly seats: readonly { readonly seat: Seat; readonly left: number; readonly ran: boolean }[]
  /** The bell, if the action opened or closed a market; null: there had been none. */
  readonly bell?: BellState | null
}
interface TimesLeft {
  readonly left: readonly number[]
  readonly running: SeatMask
  readonly bell?: BellState
}

/** What the action of this line changed; null: nothing. */
export function formerOf(before: TimesLeft, after: TimesLeft, line: number): Former | null {
  const seats = before.left.flatMap((left, seat) => {
    const ran = has(before.running, seat)
    return left === after.left[seat] && ran === has(after.running, seat) ? [] : [{ seat, left, ran }]
  })
  const isSameMarket = before.bell?.isOpen === after.bell?.isOpen && before.bell?.left === after.bell?.left
  if (seats.length === 0 && isSameMarket) return null
  return { line, seats, ...(isSameMarket ? {} : { bell: before.bell ?? null }) }
}
/** Time goes by for it as for the clocks themselves. `gone`: for this seat, and for the bell. */
export const runOn = (former: Former, gone: (seat: Seat) => number, bellGone: number): Former => ({
  ...former,
  seats: former.seats.map(f => (f.ran ? { ...f, left: Math.max(0, f.left - gone(f.seat)) } : f)),
  ...(former.bell?.isOpen && { bell: { ...former.bell, left: Math.max(0, former.bell.left - bellGone) } }),
})
/**
 * The time of every seat without the action of this line, and what stays to be undone. Seats that have acted since keep
 * what they have.
 */
export function withoutLine(
  left: readonly number[],
  formers: readonly Former[],
  line: number,
  undoer: Seat,
): { left: number[]; formers: readonly Former[]; former: Former | undefined } {
  const former = formers.find(f => f.line === line)
  const others = formers.filter(f => f.line !== line)
  const since = others
    .filter(f => f.line > line)
    .flatMap(f => f.seats)
    .reduce((mask, { seat }) => mask | bit(seat), 0)
  const restored = left.map((ms, seat) => {
    const was = former?.seats.find(f => f.seat === seat)
    return was && (seat === undoer || !has(since, seat)) ? was.left : ms
  })
  return { left: restored, formers: others, former }
}
