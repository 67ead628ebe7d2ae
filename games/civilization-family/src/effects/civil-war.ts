/**
 * Calamity 4, Civil War, in the steps of CIV-R-100: nominee, the player's choice, the nominee's choice, which faction
 * they keep, take-over.
 * `mark` holds the chosen units: tokens by number, a city by 1 (a city area holds no tokens in this phase).
 */
import { type Decision, done, refusal, setSlot, slot } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { leastLoss } from '../losses.ts'
import { type AtWar, tokensAt, WAR } from '../state.ts'
import { FACTIONS, type SharedVerbs } from '../verbs.ts'

const PLENTY = 999

const LEFT = 0
const FREE = { tokens: 0, cities: 0 }
/** Units that nobody has chosen yet. */
function freeUnits(s: AtWar): typeof FREE {
  const free = FREE
  const seat = s.war[WAR.victim]
  free.tokens = 0
  free.cities = 0
  for (let area = 0; area < AREAS; area++) {
    if (s.city[area] === seat) free.cities += 1 - s.mark[area]
    else free.tokens += s.tokens[tokensAt(area, seat)] - s.mark[area]
  }
  return free
}
/** Faction sizes are exact (CIV-R-55): what is chosen must leave an exact rest. */
const exact = (points: number, tokens: number, cities: number): boolean =>
  points >= 0 && leastLoss(points, tokens, cities, 5, PLENTY) === points
export const makePick = (verbs: SharedVerbs): Decision<AtWar, Told> => ({
  name: 'pick',
  rule: 'CIV-22.2.6.1b',
  mode: 'one',
  legal(s, _, out) {
    const seat = s.war[WAR.victim]
    const left = slot(s, LEFT)
    const free = freeUnits(s)
    const city = exact(left - 5, free.tokens, free.cities - 1)
    for (let area = 0; area < AREAS; area++) {
      if (s.city[area] === seat) {
        if (city && s.mark[area] === 0) out.put(verbs.pickCity.code(area))
        continue
      }
      const most = s.tokens[tokensAt(area, seat)] - s.mark[area]
      for (let n = 1; n <= most && n <= left; n++)
        if (exact(left - n, free.tokens - n, free.cities)) out.put(verbs.pick.code(area, n))
    }
  },
  apply(s, seat, code, world) {
    const city = verbs.pickCity.is(code)
    const area = city ? verbs.pickCity.arg.area(code) : verbs.pick.arg.area(code)
    const n = city ? 1 : verbs.pick.arg.tokens(code)
    s.mark[area] += n
    setSlot(s, LEFT, slot(s, LEFT) - (city ? 5 : n))
    if (slot(s, LEFT) === 0) done(s)
    if (world.live) world.emit({ type: 'picked', seat, area: AREA_IDS[area], points: city ? 5 : n })
  },
  why: (s, _, code) =>
    verbs.pick.is(code) || verbs.pickCity.is(code)
      ? refusal('CIV-R-55', 'refuse.exactFaction', { points: slot(s, LEFT) })
      : null,
  fallback(s) {
    const seat = s.war[WAR.victim]
    const left = slot(s, LEFT)
    const free = freeUnits(s)
    if (exact(left - 1, free.tokens - 1, free.cities))
      for (let area = 0; area < AREAS; area++)
        if (s.city[area] !== seat && s.tokens[tokensAt(area, seat)] > s.mark[area]) return verbs.pick.code(area, 1)
    for (let area = 0; area < AREAS; area++)
      if (s.city[area] === seat && s.mark[area] === 0) return verbs.pickCity.code(area)
    return verbs.done.code()
  },
  prompt: s => ({ key: 'prompt.pick', rule: 'CIV-22.2.6.1b', args: { points: slot(s, LEFT) } }),
})
const KEEP_FIRST = 0
export const makeFaction = (verbs: SharedVerbs): Decision<AtWar, Told> => ({
  name: 'faction',
  rule: 'CIV-22.2.6.1c',
  mode: 'one',
  legal(_, __, out) {
    out.put(verbs.keep.code(0))
    out.put(verbs.keep.code(1))
  },
  apply(s, seat, code, world) {
    const kept = verbs.keep.arg.faction(code)
    done(s)
    if (world.live) world.emit({ type: 'keptFaction', seat, faction: FACTIONS[kept] })
    if (kept === KEEP_FIRST)
      for (let area = 0; area < AREAS; area++)
        s.mark[area] = s.city[area] === seat ? 1 - s.mark[area] : s.tokens[tokensAt(area, seat)] - s.mark[area]
  },
  fallback: () => verbs.keep.code(0),
  prompt: () => ({ key: 'prompt.faction', rule: 'CIV-22.2.6.1c' }),
})
