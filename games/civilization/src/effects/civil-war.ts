/**
 * Calamity 4, Civil War, in the steps of CIV-R-100: nominee, the player's choice, the nominee's choice, which faction he keeps, take-over.
 * `mark` holds the chosen units: tokens by number, a city by 1 (a city area holds no tokens in this phase).
 */
import {
  ask,
  bit,
  type Cx,
  call,
  type Decision,
  done,
  everyone,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import { DEMOCRACY, PHILOSOPHY } from '../../data/cards.ts'
import { CIVIL_WAR } from '../../data/trade.ts'
import type { E, Told } from '../events.ts'
import { leastLoss } from '../losses.ts'
import { cityPieces, hasCard, richest, strength } from '../query.ts'
import { type AtWar, type S, tokensAt, WAR } from '../state.ts'
import { D, FACTIONS, P, V } from '../verbs.ts'
import { harmless } from './calamity.ts'

const FACTION = 35
const WITH_DEMOCRACY = 45
const WITH_PHILOSOPHY = 15
const OWN_CHOICE = 15
const PLENTY = 999
const IDLE = -1

/** Democracy alters it (CIV-22.3.16), and Philosophy, which takes precedence, not always for the better (CIV-22.3.17, CIV-22.2.6.4a, CIV-22.2.6.4c, CIV-22.2.6.5). */
const firstFaction = (s: S, who: Seat): number =>
  hasCard(s, who, PHILOSOPHY) ? WITH_PHILOSOPHY : hasCard(s, who, DEMOCRACY) ? WITH_DEMOCRACY : FACTION
/** No effect unless the player has more points than 35 and than the first faction (CIV-22.2.6.1f, CIV-R-53). */
export function warBreaksOut(s: S, cx: Cx<E>): void {
  const who = s.victim[CIVIL_WAR]
  const size = firstFaction(s, who)
  s.war.fill(IDLE)
  if (strength(s, who) <= Math.max(FACTION, size)) {
    harmless(s, CIVIL_WAR, cx)
    return
  }
  s.war[WAR.victim] = who
  s.war[WAR.stock] = s.stock[who] // what he had before the war (CIV-22.2.6.3b)
  s.war[WAR.spare] = cityPieces(s, who)
  if (!hasCard(s, who, PHILOSOPHY)) {
    ask(s, D.nominate, bit(who))
    return
  }
  // The player with the most tokens in Stock, who may be the player himself: then nothing changes (CIV-22.2.6.4b, CIV-R-54).
  const nominee = richest(s, everyone(s.seats))
  if (nominee === who) {
    s.war[WAR.victim] = IDLE
    harmless(s, CIVIL_WAR, cx)
  } else name(s, nominee, cx)
}
function name(s: S, nominee: Seat, cx: Cx<E>): void {
  s.war[WAR.nominee] = nominee
  if (cx.live) cx.emit({ type: 'nominated', seat: s.war[WAR.victim], target: nominee })
}
const offBoard = (s: S, who: Seat): boolean => strength(s, who) === 0
/** Any other player; but one who has nothing left on the board comes first (CIV-22.2.6.2a, CIV-22.2.6.2b, CIV-R-57). */
function mayNominate(s: S, seat: Seat, target: Seat): boolean {
  if (target === seat) return false
  if (offBoard(s, target)) return true
  for (let p = 0; p < s.seats; p++) if (p !== seat && offBoard(s, p)) return false
  return true
}
export const nominate: Decision<S, E> = {
  name: 'nominate',
  rule: 'CIV-22.2.6.2a',
  mode: 'one',
  legal(s, seat, out) {
    for (let p = 0; p < s.seats; p++) if (mayNominate(s, seat, p)) out.put(V.nominate.code(p))
  },
  apply(s, _, code, cx) {
    done(s)
    name(s, V.nominate.arg.target(code), cx)
  },
  why: (_, seat, code) =>
    V.nominate.is(code) && V.nominate.arg.target(code) !== seat
      ? refusal('CIV-22.2.6.2b', 'refuse.offBoardFirst')
      : refusal('CIV-22.2.6.2a', 'refuse.otherPlayer'),
  fallback(s, seat) {
    let p = 0
    while (!mayNominate(s, seat, p)) p++
    return V.nominate.code(p)
  },
  prompt: () => ({ key: 'prompt.nominate', rule: 'CIV-22.2.6.2a' }),
}

const LEFT = 0
/** The player chooses 15 points, with Philosophy none (CIV-22.2.6.1b, CIV-22.2.6.4a). */
export function victimPicks(s: S): void {
  const who = s.war[WAR.victim]
  if (who !== IDLE && !hasCard(s, who, PHILOSOPHY)) ask(s, D.pick, bit(who), OWN_CHOICE)
}
/** The nominee chooses the rest of the first faction: 20 points, 30 with Democracy, 15 with Philosophy. */
export function nomineePicks(s: S): void {
  const who = s.war[WAR.victim]
  if (who === IDLE) return
  const size = firstFaction(s, who)
  ask(s, D.pick, bit(s.war[WAR.nominee]), size === WITH_PHILOSOPHY ? size : size - OWN_CHOICE)
}
const free = { tokens: 0, cities: 0 }
function countFree(s: AtWar): void {
  const who = s.war[WAR.victim]
  free.tokens = 0
  free.cities = 0
  for (let a = 0; a < AREAS; a++) {
    if (s.city[a] === who) free.cities += 1 - s.mark[a]
    else free.tokens += s.tokens[tokensAt(a, who)] - s.mark[a]
  }
}
/** Faction sizes are exact (CIV-R-55): what is chosen must leave an exact rest. */
const exact = (points: number, tokens: number, cities: number): boolean =>
  points >= 0 && leastLoss(points, tokens, cities, 5, PLENTY) === points
export const pick: Decision<AtWar, Told> = {
  name: 'pick',
  rule: 'CIV-22.2.6.1b',
  mode: 'one',
  legal(s, _, out) {
    const who = s.war[WAR.victim]
    const left = slot(s, LEFT)
    countFree(s)
    const city = exact(left - 5, free.tokens, free.cities - 1)
    for (let a = 0; a < AREAS; a++) {
      if (s.city[a] === who) {
        if (city && s.mark[a] === 0) out.put(V.pickCity.code(a))
        continue
      }
      const most = s.tokens[tokensAt(a, who)] - s.mark[a]
      for (let n = 1; n <= most && n <= left; n++)
        if (exact(left - n, free.tokens - n, free.cities)) out.put(V.pick.code(a, n))
    }
  },
  apply(s, seat, code, cx) {
    const city = V.pickCity.is(code)
    const area = city ? V.pickCity.arg.area(code) : V.pick.arg.area(code)
    const n = city ? 1 : V.pick.arg.tokens(code)
    s.mark[area] += n
    setSlot(s, LEFT, slot(s, LEFT) - (city ? 5 : n))
    if (slot(s, LEFT) === 0) done(s)
    if (cx.live) cx.emit({ type: 'picked', seat, area: AREA_IDS[area], points: city ? 5 : n })
  },
  why: (s, _, code) =>
    V.pick.is(code) || V.pickCity.is(code)
      ? refusal('CIV-R-55', 'refuse.exactFaction', { points: slot(s, LEFT) })
      : null,
  fallback(s) {
    const who = s.war[WAR.victim]
    const left = slot(s, LEFT)
    countFree(s)
    if (exact(left - 1, free.tokens - 1, free.cities))
      for (let a = 0; a < AREAS; a++)
        if (s.city[a] !== who && s.tokens[tokensAt(a, who)] > s.mark[a]) return V.pick.code(a, 1)
    for (let a = 0; a < AREAS; a++) if (s.city[a] === who && s.mark[a] === 0) return V.pickCity.code(a)
    return V.done.code()
  },
  prompt: s => ({ key: 'prompt.pick', rule: 'CIV-22.2.6.1b', args: { points: slot(s, LEFT) } }),
}

/** The player decides which faction he goes on playing (CIV-22.2.6.1c); the other is marked for take-over. Stock, ships, Treasury and position stay his (CIV-22.2.6.1e). */
export function askFaction(s: S): void {
  if (s.war[WAR.victim] !== IDLE) ask(s, D.faction, bit(s.war[WAR.victim]))
}
const KEEP_FIRST = 0
export const faction: Decision<AtWar, Told> = {
  name: 'faction',
  rule: 'CIV-22.2.6.1c',
  mode: 'one',
  legal(_, __, out) {
    out.put(V.keep.code(0))
    out.put(V.keep.code(1))
  },
  apply(s, seat, code, cx) {
    const kept = V.keep.arg.faction(code)
    done(s)
    if (cx.live) cx.emit({ type: 'keptFaction', seat, faction: FACTIONS[kept] })
    if (kept === KEEP_FIRST)
      for (let a = 0; a < AREAS; a++)
        s.mark[a] = s.city[a] === seat ? 1 - s.mark[a] : s.tokens[tokensAt(a, seat)] - s.mark[a]
  },
  fallback: () => V.keep.code(0),
  prompt: () => ({ key: 'prompt.faction', rule: 'CIV-22.2.6.1c' }),
}
export function beginTakeOver(s: S): void {
  if (s.war[WAR.victim] === IDLE) return
  s.war[WAR.asked] = 0
  call(s, P.takeOver)
}
