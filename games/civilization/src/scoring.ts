/** Places and totals at the end of a game, and how far it has come. */
import { FINISH } from '@ecumene/civilization-family/data/nations.ts'
import { FARMERS, NOMADS } from '@ecumene/civilization-family/src/state.ts'
import type { Outcome, Seat } from '@ecumene/kernel'
import { isDeserted } from './query/succession.ts'
import type { S } from './state.ts'

/** The marker furthest right, then the higher total; equal ones share a place, victory too (CIV-21.2, CIV-R-73). */
export function placeOf(s: S, seat: Seat): number {
  let place = 1
  for (let other = 0; other < s.seats; other++)
    if (
      s.position[other] > s.position[seat] ||
      (s.position[other] === s.position[seat] && s.total[other] > s.total[seat])
    )
      place++
  return place
}
/** The end of a game, once no program is left to play. */
export function outcome(s: S): Outcome | null {
  if (s.depth > 0 || s.round === 0) return null
  const places = Array.from({ length: s.seats }, (_, seat) => placeOf(s, seat))
  const scores = Array.from(s.total)
  const crossed = Array.from(s.position).some(position => position >= s.line)
  const [rule, ending] =
    s.ruleset === NOMADS
      ? ['CIV-31.3a', 'ending.areas']
      : !crossed
        ? ['CIV-R-108', isDeserted(s) ? 'ending.deserted' : 'ending.rounds']
        : s.ruleset === FARMERS
          ? ['CIV-32.3.1a', 'ending.line']
          : s.line === FINISH
            ? ['CIV-21.1a', 'ending.finish']
            : ['CIV-30.2b', 'ending.line']
  const parts: Record<string, readonly number[]> =
    s.ruleset === NOMADS
      ? { areas: scores }
      : { position: Array.from(s.position), ...(s.ruleset === FARMERS ? { cities: scores } : { total: scores }) }
  return { places, scores, parts, rule, ending }
}
/** From 0 to 1: the marker furthest right, or the rounds agreed. */
export function progress(s: S): number {
  if (s.depth === 0) return 1
  let far = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] > far) far = s.position[seat]
  return Math.min(0.99, Math.max(far / s.line, s.lastRound > 0 ? (s.round - 1) / s.lastRound : 0))
}
