/** The end of a Civil War: the nominee replaces the marked units with his own (CIV-22.2.6.1d); what he lacks pieces for goes down the ranking (CIV-22.2.6.3a). */
import {
  again,
  ask,
  bit,
  type Cx,
  type Decision,
  done,
  everyone,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { E, Told } from '../events.ts'
import { NONE } from '../map.ts'
import { place, putCity, remove, removeCity } from '../pieces.ts'
import { cityPieces, richest } from '../query.ts'
import { type AtWar, type S, tokensAt, WAR } from '../state.ts'
import { D, V } from '../verbs.ts'

/** Marked units that nobody has taken yet: filled by `countLost`. */
export const lost = { tokens: 0, cities: 0 }
export function countLost(s: AtWar): void {
  lost.tokens = 0
  lost.cities = 0
  for (let a = 0; a < AREAS; a++) {
    if (s.mark[a] === 0) continue
    if (s.city[a] === s.war[WAR.victim]) lost.cities++
    else lost.tokens += s.mark[a]
  }
}
/** The original player is ranked, and served, with the pieces he had before the war (CIV-R-56). */
const tokensOf = (s: S, who: Seat): number => (who === s.war[WAR.victim] ? s.war[WAR.stock] : s.stock[who])
const citiesOf = (s: S, who: Seat): number => (who === s.war[WAR.victim] ? s.war[WAR.spare] : cityPieces(s, who))

/** One taker after the other; each takes as many as his pieces allow. A step that comes back. */
export function nextTaker(s: S, cx: Cx<E>): void {
  countLost(s)
  if (lost.tokens + lost.cities === 0) return
  const taker = chooseTaker(s)
  if (taker === NONE) {
    for (let a = 0; a < AREAS; a++) if (s.mark[a] > 0) abandon(s, a, cx)
    return
  }
  again(s)
  s.war[WAR.asked] |= bit(taker)
  const tokens = Math.min(tokensOf(s, taker), lost.tokens)
  const cities = Math.min(citiesOf(s, taker), lost.cities)
  const shortOfTokens = tokens < lost.tokens
  const shortOfCities = cities < lost.cities
  for (let a = 0; a < AREAS; a++) {
    if (s.mark[a] === 0) continue
    if (s.city[a] === s.war[WAR.victim]) {
      if (!shortOfCities) annexCity(s, taker, a, cx)
    } else if (!shortOfTokens) annexTokens(s, taker, a, s.mark[a], cx)
  }
  // When he is short of a kind he chooses which to take.
  const choiceOfTokens = shortOfTokens ? tokens : 0
  const choiceOfCities = shortOfCities ? cities : 0
  if (choiceOfTokens + choiceOfCities > 0) ask(s, D.annex, bit(taker), choiceOfTokens, choiceOfCities)
}
/** The nominee first, then by tokens in Stock; who has no piece of the kind is passed over (CIV-R-56). */
function chooseTaker(s: S): Seat {
  let among = 0
  for (let p = 0; p < s.seats; p++) {
    if ((s.war[WAR.asked] >> p) & 1) continue
    if ((lost.tokens > 0 && tokensOf(s, p) > 0) || (lost.cities > 0 && citiesOf(s, p) > 0)) among |= bit(p)
  }
  const nominee = s.war[WAR.nominee]
  if ((among >> nominee) & 1) return nominee
  return richest(s, among & everyone(s.seats), s.war[WAR.victim], s.war[WAR.stock])
}
/** Units that fall to the original player simply stay. */
export function annexTokens(s: AtWar, taker: Seat, area: number, tokens: number, cx: Cx<Told>): void {
  const victim = s.war[WAR.victim]
  s.mark[area] -= tokens
  if (taker === victim) s.war[WAR.stock] -= tokens
  else {
    remove(s, area, victim, tokens)
    place(s, area, taker, tokens)
  }
  if (cx.live) cx.emit({ type: 'annexed', seat: victim, area: AREA_IDS[area], tokens, by: taker })
}
export function annexCity(s: AtWar, taker: Seat, area: number, cx: Cx<Told>): void {
  const victim = s.war[WAR.victim]
  s.mark[area] = 0
  if (taker === victim) s.war[WAR.spare]--
  else {
    removeCity(s, area)
    putCity(s, area, taker, 0)
  }
  if (cx.live) cx.emit({ type: 'annexedCity', seat: victim, area: AREA_IDS[area], by: taker })
}
/** Nobody can replace it: it is removed. */
function abandon(s: S, area: number, cx: Cx<E>): void {
  const victim = s.war[WAR.victim]
  const tokens = s.mark[area]
  s.mark[area] = 0
  if (s.city[area] === victim) {
    removeCity(s, area)
    if (cx.live) cx.emit({ type: 'lostCity', seat: victim, area: AREA_IDS[area] })
  } else {
    remove(s, area, victim, tokens)
    if (cx.live) cx.emit({ type: 'lost', seat: victim, area: AREA_IDS[area], tokens })
  }
}

const TOKENS = 0
const CITIES = 1
export const annex: Decision<AtWar, Told> = {
  name: 'annex',
  rule: 'CIV-22.2.6.3a',
  mode: 'one',
  legal(s, _, out) {
    const victim = s.war[WAR.victim]
    for (let a = 0; a < AREAS; a++) {
      if (s.mark[a] === 0) continue
      if (s.city[a] === victim) {
        if (slot(s, CITIES) > 0) out.put(V.annexCity.code(a))
      } else
        for (let n = 1; n <= s.mark[a] && n <= slot(s, TOKENS) && n <= s.tokens[tokensAt(a, victim)]; n++)
          out.put(V.annex.code(a, n))
    }
  },
  apply(s, seat, code, cx) {
    if (V.annexCity.is(code)) {
      setSlot(s, CITIES, slot(s, CITIES) - 1)
      annexCity(s, seat, V.annexCity.arg.area(code), cx)
    } else {
      setSlot(s, TOKENS, slot(s, TOKENS) - V.annex.arg.tokens(code))
      annexTokens(s, seat, V.annex.arg.area(code), V.annex.arg.tokens(code), cx)
    }
    if (slot(s, TOKENS) + slot(s, CITIES) === 0) done(s)
  },
  why: (s, _, code) =>
    V.annex.is(code) || V.annexCity.is(code)
      ? refusal('CIV-R-56', 'refuse.annex', { tokens: slot(s, TOKENS), cities: slot(s, CITIES) })
      : null,
  fallback(s) {
    for (let a = 0; a < AREAS; a++) {
      if (s.mark[a] === 0) continue
      if (s.city[a] !== s.war[WAR.victim]) {
        if (slot(s, TOKENS) > 0) return V.annex.code(a, 1)
      } else if (slot(s, CITIES) > 0) return V.annexCity.code(a)
    }
    return V.done.code()
  },
  prompt: s => ({
    key: 'prompt.annex',
    rule: 'CIV-22.2.6.3a',
    args: { tokens: slot(s, TOKENS), cities: slot(s, CITIES) },
  }),
}
