/**
 * Calamity 4, Civil War, in the steps of CIV-R-100: nominee, the player's choice, the nominee's choice, which faction
 * they keep, take-over.
 * `mark` holds the chosen units: tokens by number, a city by 1 (a city area holds no tokens in this phase).
 */
import { DEMOCRACY, PHILOSOPHY } from '@ecumene/civilization-family/data/cards.ts'
import { cityPieces, hasCard, strength } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import { ask, bit, call, everyone, type Seat, type World } from '@ecumene/kernel'
import { CIVIL_WAR } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { richest } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { DECISIONS, PROGRAMS } from '../verbs.ts'
import { harmless } from './calamity.ts'

const FACTION = 35
const WITH_DEMOCRACY = 45
const WITH_PHILOSOPHY = 15
const OWN_CHOICE = 15
const IDLE = -1

/**
 * Democracy alters it (CIV-22.3.16), and Philosophy, which takes precedence, not always for the better (CIV-22.3.17,
 * CIV-22.2.6.4a, CIV-22.2.6.4c, CIV-22.2.6.5).
 */
const firstFaction = (s: S, seat: Seat): number =>
  hasCard(s, seat, PHILOSOPHY) ? WITH_PHILOSOPHY : hasCard(s, seat, DEMOCRACY) ? WITH_DEMOCRACY : FACTION
/** No effect unless the player has more points than 35 and than the first faction (CIV-22.2.6.1f, CIV-R-53). */
export function warBreaksOut(s: S, world: World<E>): void {
  const seat = s.victim[CIVIL_WAR]
  const size = firstFaction(s, seat)
  s.war.fill(IDLE)
  if (strength(s, seat) <= Math.max(FACTION, size)) {
    harmless(s, CIVIL_WAR, world)
    return
  }
  s.war[WAR.victim] = seat
  s.war[WAR.stock] = s.stock[seat] // what they had before the war (CIV-22.2.6.3b)
  s.war[WAR.spare] = cityPieces(s, seat)
  if (!hasCard(s, seat, PHILOSOPHY)) {
    ask(s, DECISIONS.nominate, bit(seat))
    return
  }
  // The player with the most tokens in Stock, who may be the player themselves: then nothing changes (CIV-22.2.6.4b,
  // CIV-R-54).
  const nominee = richest(s, everyone(s.seats))
  if (nominee === seat) {
    s.war[WAR.victim] = IDLE
    harmless(s, CIVIL_WAR, world)
  } else name(s, nominee, world)
}
export function name(s: S, nominee: Seat, world: World<E>): void {
  s.war[WAR.nominee] = nominee
  if (world.live) world.emit({ type: 'nominated', seat: s.war[WAR.victim], target: nominee })
}

/** The player chooses 15 points, with Philosophy none (CIV-22.2.6.1b, CIV-22.2.6.4a). */
export function victimPicks(s: S): void {
  const seat = s.war[WAR.victim]
  if (seat !== IDLE && !hasCard(s, seat, PHILOSOPHY)) ask(s, DECISIONS.pick, bit(seat), OWN_CHOICE)
}
/** The nominee chooses the rest of the first faction: 20 points, 30 with Democracy, 15 with Philosophy. */
export function nomineePicks(s: S): void {
  const seat = s.war[WAR.victim]
  if (seat === IDLE) return
  const size = firstFaction(s, seat)
  ask(s, DECISIONS.pick, bit(s.war[WAR.nominee]), size === WITH_PHILOSOPHY ? size : size - OWN_CHOICE)
}

/**
 * The player decides which faction they go on playing (CIV-22.2.6.1c); the other is marked for take-over. Stock, ships,
 * Treasury and position stay theirs (CIV-22.2.6.1e).
 */
export function askFaction(s: S): void {
  if (s.war[WAR.victim] !== IDLE) ask(s, DECISIONS.faction, bit(s.war[WAR.victim]))
}
export function beginTakeOver(s: S): void {
  if (s.war[WAR.victim] === IDLE) return
  s.war[WAR.asked] = 0
  call(s, PROGRAMS.takeOver)
}
