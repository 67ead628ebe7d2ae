/**
 * The end of a Civil War: the nominee replaces the marked units with their own (CIV-22.2.6.1d); what they lack pieces
 * for goes down the ranking (CIV-22.2.6.3a).
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { type Abandoned, makeNextTaker } from '@ecumene/civilization-family/src/effects/take-over.ts'
import { remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { cityPieces } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import { bit, everyone, type Seat, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { richest } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

/** The original player is ranked, and served, with the pieces they had before the war (CIV-R-56). */
const tokensOf = (s: S, seat: Seat): number => (seat === s.war[WAR.victim] ? s.war[WAR.stock] : s.stock[seat])
const citiesOf = (s: S, seat: Seat): number => (seat === s.war[WAR.victim] ? s.war[WAR.spare] : cityPieces(s, seat))

/** The nominee first, then by tokens in Stock; who has no piece of the kind is passed over (CIV-R-56). */
function chooseTaker(s: S, lost: Abandoned): Seat {
  let among = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if ((s.war[WAR.asked] >> seat) & 1) continue
    if ((lost.tokens > 0 && tokensOf(s, seat) > 0) || (lost.cities > 0 && citiesOf(s, seat) > 0)) among |= bit(seat)
  }
  const nominee = s.war[WAR.nominee]
  if ((among >> nominee) & 1) return nominee
  return richest(s, among & everyone(s.seats), s.war[WAR.victim], s.war[WAR.stock])
}
/** Nobody can replace it: it is removed. */
function abandon(s: S, area: number, world: World<E>): void {
  const victim = s.war[WAR.victim]
  const tokens = s.mark[area]
  s.mark[area] = 0
  if (s.city[area] === victim) {
    removeCity(s, area)
    if (world.live) world.emit({ type: 'lostCity', seat: victim, area: AREA_IDS[area] })
  } else {
    remove(s, area, victim, tokens)
    if (world.live) world.emit({ type: 'lost', seat: victim, area: AREA_IDS[area], tokens })
  }
}

export const nextTaker = makeNextTaker<S, E>({
  decision: DECISIONS.annex,
  next: chooseTaker,
  tokensOf,
  citiesOf,
  abandon(s, world) {
    for (let area = 0; area < AREAS; area++) if (s.mark[area] > 0) abandon(s, area, world)
  },
})
