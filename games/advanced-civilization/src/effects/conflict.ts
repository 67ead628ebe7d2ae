/** Phase 6: tokens fight as in plain Civilization, with the Barbarians of an area as one more nation without cards (ADV-6.25). */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { clash, LATE } from '@ecumene/civilization-family/src/conflict.ts'
import { remove } from '@ecumene/civilization-family/src/pieces.ts'
import type { Cx } from '@ecumene/kernel'
import { METALWORKING } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { holds } from '../query/holdings.ts'
import { barbariansAt, type S, tokensAt } from '../state.ts'

const force = new Int16Array(9)
const late = new Int16Array(9)
/** Tokens of every player and of the Barbarians; Metalworking holds back (ADV-6.9), Military does not matter (ADV-6.19). `limit` 0: until one is left. */
export function fightTokens(s: S, area: number, limit: number, cx: Cx<E>): void {
  const wild = barbariansAt(s, area)
  for (let p = 0; p < s.seats; p++) {
    force[p] = s.tokens[tokensAt(area, p)]
    late[p] = holds(s, p, METALWORKING) ? LATE : 0
  }
  force[s.seats] = s.tokens[wild]
  late[s.seats] = 0
  clash(force, late, s.seats + 1, limit)
  for (let p = 0; p < s.seats; p++) {
    const fell = s.tokens[tokensAt(area, p)] - force[p]
    if (fell === 0) continue
    remove(s, area, p, fell)
    if (cx.live) cx.emit({ type: 'fell', seat: p, area: AREA_IDS[area], tokens: fell })
  }
  const fell = s.tokens[wild] - force[s.seats]
  s.tokens[wild] = force[s.seats]
  if (cx.live && fell > 0) cx.emit({ type: 'barbariansFell', area: AREA_IDS[area], tokens: fell })
}
