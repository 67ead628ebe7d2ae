/**
 * Phase 5: movement as in plain Civilization, with Roadbuilding (no counterpart there). A ship never changes shores and
 * takes its water with it (ADV-5.19, ADV-R-14, ADV-R-65, ≠ CIV-23.3b).
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { endMove, makeMove } from '@ecumene/civilization-family/src/decisions/move.ts'
import { whyMove } from '@ecumene/civilization-family/src/decisions/move-why.ts'
import { IN_PLAY, LAND, NONE } from '@ecumene/civilization-family/src/map.ts'
import { crowd } from '@ecumene/civilization-family/src/query.ts'
import { type Code, type Codes, done, type Refusal, refusal, type Seat, type World } from '@ecumene/kernel'
import { ROADBUILDING } from '../../data/cards.ts'
import { adopted } from '../adopted.ts'
import type { E } from '../events.ts'
import { holds } from '../query/holdings.ts'
import { type S, shipOf, tokensAt } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** No unit of another player, no Barbarian, no pirate city; own units, also a city, do not matter (ADV-5.8). */
export const isFree = (s: S, area: number, seat: Seat): boolean =>
  IN_PLAY[s.board * AREAS + area] === 1 &&
  (s.city[area] === NONE || s.city[area] === seat) &&
  crowd(s, area) === s.tokens[tokensAt(area, seat)]

const seen = new Int16Array(AREAS)
/**
 * Roadbuilding: where two land borders lead and one does not (ADV-5.7, ADV-18.5b, ADV-R-13). Such a walk ends on land,
 * never on board a ship (ADV-5.9). To come back to where one was is to stay.
 */
function listRoads(s: S, seat: Seat, out: Codes): void {
  for (let area = 0; area < AREAS; area++) {
    const n = s.tokens[tokensAt(area, seat)] - s.mark[area]
    if (n <= 0) continue
    seen.fill(0)
    seen[area] = 1
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) seen[LAND.to[i]] = 1
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
      const by = LAND.to[i]
      if (!isFree(s, by, seat)) continue
      for (let next = LAND.at[by]; next < LAND.at[by + 1]; next++) {
        const to = LAND.to[next]
        if (seen[to] === 1 || IN_PLAY[s.board * AREAS + to] === 0) continue
        seen[to] = 1
        for (let tokens = 1; tokens <= n; tokens++) out.put(VERBS.walk.code(area, to, tokens))
      }
    }
  }
}
/** Players who leave say so before they move anything; they are gone before the next phase (ADV-24.3, ADV-R-77). */
function hasNotMoved(s: S, seat: Seat): boolean {
  for (let i = 0; i < 4; i++) if (s.sailed[shipOf(seat, i)] > 0 || s.aboard[shipOf(seat, i)] > 0) return false
  for (let area = 0; area < AREAS; area++) if (s.mark[area] > 0) return false
  return true
}

export const move = adopted(
  makeMove(VERBS, {
    list(s: S, seat: Seat, out: Codes) {
      if (holds(s, seat, ROADBUILDING)) listRoads(s, seat, out)
      if (s.mayLeave === 1 && hasNotMoved(s, seat)) out.put(VERBS.leave.code())
    },
    apply(s: S, seat: Seat, _code: Code, _world: World<E>) {
      s.leaving[seat] = 1
      done(s)
      endMove(s)
    },
    why(s: S, seat: Seat, code: Code): Refusal | null {
      if (VERBS.leave.is(code))
        return s.mayLeave === 1 ? refusal('ADV-R-77', 'refuse.leaveFirst') : refusal('ADV-24.3', 'refuse.mayNotLeave')
      if (!VERBS.walk.is(code) || !holds(s, seat, ROADBUILDING)) return whyMove(VERBS, s, seat, code)
      return whyRoad(s, seat, VERBS.walk.arg.area(code), VERBS.walk.arg.to(code)) ?? whyMove(VERBS, s, seat, code)
    },
  }),
)
/** Two borders lead there, but not through a free area; or none do. */
function whyRoad(s: S, seat: Seat, from: number, to: number): Refusal | null {
  for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) if (LAND.to[i] === to) return null
  let near = false
  for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) {
    const by = LAND.to[i]
    for (let next = LAND.at[by]; next < LAND.at[by + 1]; next++) {
      if (LAND.to[next] !== to) continue
      if (isFree(s, by, seat)) return null
      near = true
    }
  }
  return near
    ? refusal('ADV-5.8', 'refuse.roadBlocked', { area: AREA_IDS[from], to: AREA_IDS[to] })
    : refusal('ADV-5.7', 'refuse.twoBorders', { area: AREA_IDS[from], to: AREA_IDS[to] })
}
