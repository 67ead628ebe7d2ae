import { type Decision, done, refusal, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { place, putCity, remove, removeCity } from '../pieces.ts'
import { type AtWar, tokensAt, WAR } from '../state.ts'
import { V } from '../verbs.ts'

/** Marked units that nobody has taken yet: filled by `countLost`. */
export const lost = { tokens: 0, cities: 0 }
export function countLost(s: AtWar): void {
  lost.tokens = 0
  lost.cities = 0
  for (let area = 0; area < AREAS; area++) {
    if (s.mark[area] === 0) continue
    if (s.city[area] === s.war[WAR.victim]) lost.cities++
    else lost.tokens += s.mark[area]
  }
}
/** Units that fall to the original player simply stay. */
export function annexTokens(s: AtWar, taker: Seat, area: number, tokens: number, world: World<Told>): void {
  const victim = s.war[WAR.victim]
  s.mark[area] -= tokens
  if (taker === victim) s.war[WAR.stock] -= tokens
  else {
    remove(s, area, victim, tokens)
    place(s, area, taker, tokens)
  }
  if (world.live) world.emit({ type: 'annexed', seat: victim, area: AREA_IDS[area], tokens, by: taker })
}
export function annexCity(s: AtWar, taker: Seat, area: number, world: World<Told>): void {
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
export const annex: Decision<AtWar, Told> = {
  name: 'annex',
  rule: 'CIV-22.2.6.3a',
  mode: 'one',
  legal(s, _, out) {
    const victim = s.war[WAR.victim]
    for (let area = 0; area < AREAS; area++) {
      if (s.mark[area] === 0) continue
      if (s.city[area] === victim) {
        if (slot(s, CITIES) > 0) out.put(V.annexCity.code(area))
      } else
        for (let n = 1; n <= s.mark[area] && n <= slot(s, TOKENS) && n <= s.tokens[tokensAt(area, victim)]; n++)
          out.put(V.annex.code(area, n))
    }
  },
  apply(s, seat, code, world) {
    if (V.annexCity.is(code)) {
      setSlot(s, CITIES, slot(s, CITIES) - 1)
      annexCity(s, seat, V.annexCity.arg.area(code), world)
    } else {
      setSlot(s, TOKENS, slot(s, TOKENS) - V.annex.arg.tokens(code))
      annexTokens(s, seat, V.annex.arg.area(code), V.annex.arg.tokens(code), world)
    }
    if (slot(s, TOKENS) + slot(s, CITIES) === 0) done(s)
  },
  why: (s, _, code) =>
    V.annex.is(code) || V.annexCity.is(code)
      ? refusal('CIV-R-56', 'refuse.annex', { tokens: slot(s, TOKENS), cities: slot(s, CITIES) })
      : null,
  fallback(s) {
    for (let area = 0; area < AREAS; area++) {
      if (s.mark[area] === 0) continue
      if (s.city[area] !== s.war[WAR.victim]) {
        if (slot(s, TOKENS) > 0) return V.annex.code(area, 1)
      } else if (slot(s, CITIES) > 0) return V.annexCity.code(area)
    }
    return V.done.code()
  },
  prompt: s => ({
    key: 'prompt.annex',
    rule: 'CIV-22.2.6.3a',
    args: { tokens: slot(s, TOKENS), cities: slot(s, CITIES) },
  }),
}
