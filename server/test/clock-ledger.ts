/**
 * How much time everybody has, counted by hand: what was done and not taken back, with its moments. It knows nothing of
 * how the server keeps its clocks, and so says what they must show.
 */
import { bit, has, type SeatMask } from '@ecumene/kernel'
import type { Pace } from '@ecumene/protocol'
import { countedBetween, type Rest } from '../src/pace/quiet-hours.ts'

export type Deed =
  /** Who is asked afterwards; `bell`: what they are asked is a market. `line` 0: the game begins. */
  | {
      readonly kind: 'play'
      readonly line: number
      readonly seat: number
      readonly owed: SeatMask
      readonly bell: boolean
    }
  /** Everybody agreed to take a move of this seat back: nobody has finished anything, and its increment goes. */
  | { readonly kind: 'consent'; readonly seat: number; readonly owed: SeatMask; readonly bell: boolean }
  | { readonly kind: 'pause' }
  | { readonly kind: 'go on' }
  | { readonly kind: 'rest'; readonly seat: number; readonly rest: Rest }
  /** No server runs: until when. */
  | { readonly kind: 'gone'; readonly until: number }
export type Dated = Deed & { readonly at: number }

interface Shown {
  readonly left: readonly number[]
  readonly bell: number | null
}

/** A player of a live game whose bank is empty still gets this much for a decision. */
const LEAST = 5_000

export function ledgerOf(
  deeds: readonly Dated[],
  {
    pace,
    seats,
    people,
    bellMs,
  }: { pace: Exclude<Pace, { kind: 'none' }>; seats: number; people: SeatMask; bellMs: number },
  firstRests: readonly Rest[],
  now: number,
): Shown {
  const full = (pace.kind === 'live' ? pace.bank : pace.each) * 1000
  const left = Array<number>(seats).fill(full)
  const rests = [...firstRests]
  let at = deeds[0].at
  let running = 0
  let isPaused = false
  let bell: number | null = null
  let isDealing = false
  const goneFor = (seat: number, until: number): number =>
    pace.kind === 'slow' ? countedBetween(at, until, rests[seat]) : until - at
  const pass = (until: number): void => {
    if (!isPaused) {
      if (isDealing && bell !== null) bell = Math.max(0, bell - (until - at))
      for (let seat = 0; seat < seats; seat++)
        if (has(running, seat)) left[seat] = Math.max(0, left[seat] - goneFor(seat, until))
    }
    at = until
  }
  for (const deed of deeds) {
    pass(deed.at)
    if (deed.kind === 'pause') isPaused = true
    else if (deed.kind === 'go on') isPaused = false
    else if (deed.kind === 'rest') rests[deed.seat] = deed.rest
    else if (deed.kind === 'gone') at = deed.until
    else {
      const next = deed.bell ? 0 : deed.owed & people
      const isMove = deed.kind === 'play'
      const acted = isMove && deed.line === 0 ? 0 : bit(deed.seat)
      const increment = pace.kind === 'live' ? pace.increment * 1000 : 0
      for (let seat = 0; seat < seats; seat++) {
        // A decision that is done gives back; one that begins has its own time.
        const isDone = isMove && has(running, seat) && !has(next, seat)
        const isBegun = has(next, seat) && (!has(running, seat) || has(acted, seat))
        if (pace.kind === 'slow') left[seat] = isBegun ? full : left[seat]
        else left[seat] = Math.max(isBegun ? LEAST : 0, left[seat] + (isDone ? increment : 0))
      }
      if (!isMove && pace.kind === 'live') left[deed.seat] = Math.max(LEAST, left[deed.seat] - increment)
      if (deed.bell && !(isDealing && acted === 0)) bell = isDealing ? bell : bellMs
      isDealing = deed.bell
      running = next
    }
  }
  pass(now)
  return { left, bell: isDealing ? bell : null }
}
