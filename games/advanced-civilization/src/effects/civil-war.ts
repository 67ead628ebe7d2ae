/**
 * 16.5 Civil War: factions as in plain Civilization (ADV-16.5.3, ADV-16.5.7), but the beneficiary is the player with
 * most units in Stock (ADV-16.5.1, ≠ CIV-22.2.6.2a), four cards change the factions and Military costs both of them.
 * `mark` holds the units chosen, then those of the faction that is given up.
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { makeNextTaker } from '@ecumene/civilization-family/src/effects/take-over.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { remove } from '@ecumene/civilization-family/src/pieces.ts'
import { cityPieces, strength } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import { ask, bit, call, everyone, has, type Seat, type World } from '@ecumene/kernel'
import { DEMOCRACY, DRAMA_AND_POETRY, MILITARY, MUSIC, PHILOSOPHY } from '../../data/cards.ts'
import { CIVIL_WAR } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { cityExposed, FACTION, LOSS, tokensExposed } from '../query/exposure.ts'
import { holds, mostInStock, unitsInStock } from '../query/holdings.ts'
import { idle, type S } from '../state.ts'
import { DECISIONS, PROGRAMS } from '../verbs.ts'
import { harmless } from './calamities.ts'
import { beginLosses, strike } from './losses.ts'
import { admit, nextNewcomer } from './newcomers.ts'

const OWN_CHOICE = 15
const BENEFICIARY_CHOICE = 20
const WITH_PHILOSOPHY = 15
const MILITARY_LOSS = 5
const IDLE = -1
/**
 * What the victim picks: 15, five more for Music (ADV-18.13b) and for Drama and Poetry (ADV-18.12b), ten for Democracy
 * (ADV-18.17c, ADV-16.5.4, ≠ CIV-22.2.6.5); nothing with Philosophy, which ignores the others (ADV-16.5.5, ADV-18.19b).
 */
export function ownChoice(s: S, seat: Seat): number {
  if (holds(s, seat, PHILOSOPHY)) return 0
  return (
    OWN_CHOICE +
    (holds(s, seat, MUSIC) ? 5 : 0) +
    (holds(s, seat, DRAMA_AND_POETRY) ? 5 : 0) +
    (holds(s, seat, DEMOCRACY) ? 10 : 0)
  )
}
const beneficiaryChoice = (s: S, seat: Seat): number =>
  holds(s, seat, PHILOSOPHY) ? WITH_PHILOSOPHY : BENEFICIARY_CHOICE
export const firstFaction = (s: S, seat: Seat): number => ownChoice(s, seat) + beneficiaryChoice(s, seat)
/**
 * Nothing happens if the victim ranks first (ADV-16.5.2), or if no second faction remains (ADV-16.5.6). A newcomer
 * comes before any ranking (ADV-24.1, ADV-R-76).
 */
export function warBreaksOut(s: S, world: World<E>): void {
  const seat = s.victim[CIVIL_WAR]
  s.war.fill(IDLE)
  const newcomer = nextNewcomer(s)
  const beneficiary = newcomer === NONE ? mostInStock(s, everyone(s.seats) & ~idle(s)) : newcomer
  if (beneficiary === seat || strength(s, seat) <= firstFaction(s, seat)) {
    harmless(s, CIVIL_WAR, world)
    return
  }
  s.war[WAR.victim] = seat
  s.war[WAR.nominee] = beneficiary
  s.war[WAR.stock] = unitsInStock(s, seat) // the ranking is that of this moment (ADV-R-8, ADV-R-35)
  s.war[WAR.asked] = 0
  if (world.live) world.emit({ type: 'rebelled', seat, by: beneficiary })
  if (newcomer !== NONE) admit(s, newcomer, seat, world)
}
const atWar = (s: S): boolean => s.war[WAR.victim] !== IDLE
export function victimPicks(s: S): void {
  const seat = s.war[WAR.victim]
  if (atWar(s) && ownChoice(s, seat) > 0) ask(s, DECISIONS.pick, bit(seat), ownChoice(s, seat))
}
export function beneficiaryPicks(s: S): void {
  if (atWar(s)) ask(s, DECISIONS.pick, bit(s.war[WAR.nominee]), beneficiaryChoice(s, s.war[WAR.victim]))
}
/** From now on `mark` is the faction that the victim gives up. */
export function askFaction(s: S): void {
  if (atWar(s)) ask(s, DECISIONS.faction, bit(s.war[WAR.victim]))
}
/**
 * Military: each side removes five points of its faction (ADV-16.5.8, ADV-18.18c), first the victim, then the
 * beneficiary (ADV-R-36).
 */
const fightsItself = (s: S): boolean => atWar(s) && holds(s, s.war[WAR.victim], MILITARY)
export function keptFactionPays(s: S, world: World<E>): void {
  if (fightsItself(s)) factionPays(s, s.war[WAR.victim], FACTION.kept, world)
}
/** A loss of its own: what the kept faction has put down does not bind the other one (ADV-R-28). */
export function otherFactionPays(s: S, world: World<E>): void {
  s.safe.fill(0)
  if (fightsItself(s)) factionPays(s, s.war[WAR.nominee], FACTION.other, world)
}
/** From areas that hold or border units of the other faction, while there are such. */
function factionPays(s: S, seat: Seat, side: number, world: World<E>): void {
  const near = side | FACTION.near
  strike(s, seat, MILITARY_LOSS, world)
  const points = pointsOf(s, near)
  if (points >= MILITARY_LOSS) {
    beginLosses(s, bit(seat), LOSS.war, near, world)
    return
  }
  wipeOut(s, near, world)
  s.toLose[seat] -= points
  beginLosses(s, bit(seat), LOSS.war, side, world)
}
function pointsOf(s: S, where: number): number {
  const seat = s.war[WAR.victim]
  let points = 0
  for (let area = 0; area < AREAS; area++)
    points += tokensExposed(s, seat, area, LOSS.war, where) + (cityExposed(s, seat, area, LOSS.war, where) ? 5 : 0)
  return points
}
/** Only tokens: a city is worth the whole loss. What is near depends on the rival alone, so it stays the same. */
function wipeOut(s: S, where: number, world: World<E>): void {
  const seat = s.war[WAR.victim]
  for (let area = 0; area < AREAS; area++) {
    const tokens = tokensExposed(s, seat, area, LOSS.war, where)
    if (tokens === 0) continue
    remove(s, area, seat, tokens)
    if ((where & 1) === FACTION.other) s.mark[area] -= tokens
    if (world.live) world.emit({ type: 'lost', seat, area: AREA_IDS[area], tokens })
  }
}
/** Stock, ships, Treasury, cards and cell stay the victim's (ADV-16.5.11). */
export function beginTakeOver(s: S): void {
  if (atWar(s)) call(s, PROGRAMS.takeOver)
}
/**
 * NONE: the ranking has come to the victim, or nobody is left: what remains stays with the victim (ADV-R-35), who is
 * ranked with the units of the moment when the war began.
 */
function chooseTaker(s: S): Seat {
  const victim = s.war[WAR.victim]
  if (s.war[WAR.asked] === 0) return s.war[WAR.nominee]
  const out = idle(s) | s.war[WAR.asked]
  let best = NONE
  let most = -1
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    if (has(out, seat)) continue
    const units = seat === victim ? s.war[WAR.stock] : unitsInStock(s, seat)
    if (units > most) {
      most = units
      best = seat
    }
  }
  return best === victim ? NONE : best
}
/** The notes of a war are of no use after it. */
export function forgetWar(s: S): void {
  s.war.fill(IDLE)
}
/**
 * The beneficiary replaces the faction kind for kind (ADV-16.5.9), then the next player by units in Stock does
 * (ADV-16.5.10).
 */
export const nextTaker = makeNextTaker<S, E>({
  decision: DECISIONS.annex,
  next: chooseTaker,
  tokensOf: (s, seat) => s.stock[seat],
  citiesOf: cityPieces,
  abandon(s, world) {
    s.mark.fill(0)
    if (world.live) world.emit({ type: 'remained', seat: s.war[WAR.victim] })
  },
})
