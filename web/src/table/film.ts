/**
 * A finished game as a film of at most a minute: which positions are shown, and for how long. Moments that change much
 * are shown longer than those that change little.
 */
import type { ChronicleLine } from './lines.ts'

export interface Scene {
  /** The position after this line is shown. */
  readonly seq: number
  readonly ms: number
}

const LONGEST_MS = 60_000
/** How long a scene would be shown in a game of few scenes. */
const USUAL_MS = 900
/** Less than this nobody sees. */
const SHORTEST_MS = 200
/** The end is looked at. */
const LAST_MS = 2_000
/** As many scenes as have room, with half of the time left to share out by what changes. */
const MOST = Math.floor((LONGEST_MS - LAST_MS) / (2 * SHORTEST_MS))

/** The lines after which a scene ends: what one player does in one phase; if those are too many, several at once. */
export function cutsOf(lines: readonly ChronicleLine[]): readonly number[] {
  const ends = lines.filter((line, i) => !isSameScene(line, lines[i + 1])).map(line => line.seq)
  const each = Math.ceil(ends.length / MOST)
  // Counted from the end: the last position is always shown.
  return ends.filter((_, i) => (ends.length - 1 - i) % each === 0)
}
const isSameScene = (a: ChronicleLine, b: ChronicleLine | undefined): boolean =>
  b !== undefined && a.seat === b.seat && a.phase === b.phase && a.round === b.round

/** `positions[i]` is the state after line `cuts[i]`. */
export function filmOf(cuts: readonly number[], positions: readonly ArrayLike<number>[]): readonly Scene[] {
  const changes = positions.map((now, i) => (i === 0 ? 0 : changed(positions[i - 1], now)))
  const all = changes.reduce((a, b) => a + b, 0)
  const whole = Math.min(LONGEST_MS - LAST_MS, cuts.length * USUAL_MS)
  const toShare = whole - cuts.length * SHORTEST_MS
  return cuts.map((seq, i) => {
    const share = all === 0 ? 1 / cuts.length : changes[i] / all
    return { seq, ms: Math.floor(SHORTEST_MS + share * toShare) + (i === cuts.length - 1 ? LAST_MS : 0) }
  })
}
function changed(before: ArrayLike<number>, now: ArrayLike<number>): number {
  let n = 0
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) n++
  return n
}

export const msOf = (film: readonly Scene[]): number => film.reduce((sum, scene) => sum + scene.ms, 0)
