/**
 * The end of a Civil War: units that were given up go to players with pieces to replace them (CIV-22.2.6.3a, CIV-R-56).
 */
import {
  again,
  ask,
  bit,
  type Decision,
  done,
  NONE,
  refusal,
  type Seat,
  setSlot,
  slot,
  type World,
} from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { place, putCity, remove, removeCity } from '../pieces.ts'
import { type AtWar, tokensAt, WAR } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

/** Marked units that nobody has taken yet. */
export interface Abandoned {
  tokens: number
  cities: number
}
const ABANDONED: Abandoned = { tokens: 0, cities: 0 }
function countAbandoned(s: AtWar): Abandoned {
  ABANDONED.tokens = 0
  ABANDONED.cities = 0
  for (let area = 0; area < AREAS; area++) {
    if (s.mark[area] === 0) continue
    if (s.city[area] === s.war[WAR.victim]) ABANDONED.cities++
    else ABANDONED.tokens += s.mark[area]
  }
  return ABANDONED
}
/** What the two games do not share: who is next, with how many pieces, and what becomes of units nobody can take. */
interface Takers<T, E> {
  /** The number of the question `annex`. */
  readonly decision: number
  /** NONE: nobody is left. */
  next(s: T, units: Abandoned): Seat
  tokensOf(s: T, seat: Seat): number
  citiesOf(s: T, seat: Seat): number
  abandon(s: T, world: World<E>): void
}
/** One taker after the other; each takes as many units as their pieces allow. A step that comes back. */
export const makeNextTaker =
  <T extends AtWar, E>(takers: Takers<T, E>) =>
  (s: T, world: World<E>): void => {
    const units = countAbandoned(s)
    if (units.tokens + units.cities === 0) return
    const taker = takers.next(s, units)
    if (taker === NONE) {
      takers.abandon(s, world)
      return
    }
    again(s)
    s.war[WAR.asked] |= bit(taker)
    const tokens = Math.min(takers.tokensOf(s, taker), units.tokens)
    const cities = Math.min(takers.citiesOf(s, taker), units.cities)
    const isShortOfTokens = tokens < units.tokens
    const isShortOfCities = cities < units.cities
    for (let area = 0; area < AREAS; area++) {
      if (s.mark[area] === 0) continue
      if (s.city[area] === s.war[WAR.victim]) {
        if (!isShortOfCities) annexCity(s, taker, area, world as World<Told>)
      } else if (!isShortOfTokens) annexTokens(s, taker, area, s.mark[area], world as World<Told>)
    }
    // A taker who is short of a kind chooses which to take.
    const choiceOfTokens = isShortOfTokens ? tokens : 0
    const choiceOfCities = isShortOfCities ? cities : 0
    if (choiceOfTokens + choiceOfCities > 0) ask(s, takers.decision, bit(taker), choiceOfTokens, choiceOfCities)
  }
/** Units that fall to the original player simply stay. */
function annexTokens(s: AtWar, taker: Seat, area: number, tokens: number, world: World<Told>): void {
  const victim = s.war[WAR.victim]
  s.mark[area] -= tokens
  if (taker === victim) s.war[WAR.stock] -= tokens
  else {
    remove(s, area, victim, tokens)
    place(s, area, taker, tokens)
  }
  if (world.live) world.emit({ type: 'annexed', seat: victim, area: AREA_IDS[area], tokens, by: taker })
}
function annexCity(s: AtWar, taker: Seat, area: number, world: World<Told>): void {
  const victim = s.war[WAR.victim]
  s.mark[area] = 0
  if (taker === victim) s.war[WAR.spare]--
  else {
    removeCity(s, area)
    putCity(s, area, taker, 0)
  }
  if (world.live) world.emit({ type: 'annexedCity', seat: victim, area: AREA_IDS[area], by: taker })
}

const TOKENS = 0
const CITIES = 1
export const makeAnnex = (verbs: SharedVerbs): Decision<AtWar, Told> => ({
  name: 'annex',
  rule: 'CIV-22.2.6.3a',
  mode: 'one',
  legal(s, _, out) {
    const victim = s.war[WAR.victim]
    for (let area = 0; area < AREAS; area++) {
      if (s.mark[area] === 0) continue
      if (s.city[area] === victim) {
        if (slot(s, CITIES) > 0) out.put(verbs.annexCity.code(area))
      } else
        for (let n = 1; n <= s.mark[area] && n <= slot(s, TOKENS) && n <= s.tokens[tokensAt(area, victim)]; n++)
          out.put(verbs.annex.code(area, n))
    }
  },
  apply(s, seat, code, world) {
    if (verbs.annexCity.is(code)) {
      setSlot(s, CITIES, slot(s, CITIES) - 1)
      annexCity(s, seat, verbs.annexCity.arg.area(code), world)
    } else {
      setSlot(s, TOKENS, slot(s, TOKENS) - verbs.annex.arg.tokens(code))
      annexTokens(s, seat, verbs.annex.arg.area(code), verbs.annex.arg.tokens(code), world)
    }
    if (slot(s, TOKENS) + slot(s, CITIES) === 0) done(s)
  },
  why: (s, _, code) =>
    verbs.annex.is(code) || verbs.annexCity.is(code)
      ? refusal('CIV-R-56', 'refuse.annex', { tokens: slot(s, TOKENS), cities: slot(s, CITIES) })
      : null,
  fallback(s) {
    for (let area = 0; area < AREAS; area++) {
      if (s.mark[area] === 0) continue
      if (s.city[area] !== s.war[WAR.victim]) {
        if (slot(s, TOKENS) > 0) return verbs.annex.code(area, 1)
      } else if (slot(s, CITIES) > 0) return verbs.annexCity.code(area)
    }
    return verbs.done.code()
  },
  prompt: s => ({
    key: 'prompt.annex',
    rule: 'CIV-22.2.6.3a',
    args: { tokens: slot(s, TOKENS), cities: slot(s, CITIES) },
  }),
})
