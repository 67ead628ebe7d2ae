/**
 * Science, culture, strength, happiness: computed from the cards in play and the workers whenever they are asked for,
 * so that every change counts at once (TTA-STAT-6, TTA-ACT-BUILD-3, TTA-ACT-TAC-3).
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { HAPPINESS_NEEDED, YELLOW_BANK } from '../../data/board.ts'
import {
  government,
  leader,
  pact,
  special,
  specialType,
  territory,
  UNIT_START,
  URBAN_START,
  wonder,
  work,
  workType,
} from '../cards.ts'
import { leads } from '../effects/leaders/hooks.ts'
import { WITH_STRENGTH, WONDERS } from '../effects/wonders/hooks.ts'
import { RUINED, type S, STANDING, wonderAt, workAt } from '../state.ts'
import { armyStrength } from './army.ts'
import { fromPacts, fromSpecial, fromWonders, givers, sideOf, stands, wondersOf } from './counts.ts'
import { governmentFaces, happyFaces, moreFaces, wonderFaces } from './faces.ts'

const SCIENCE = givers(wonder.science)
const STRENGTH = givers(wonder.strength)
const COLONIZATION = givers(wonder.colonization)

/** What the workers on the cards from..to give: each its symbols, nothing without workers (TTA-STAT-2, TTA-TECH-7). */
function fromWorkers(s: S, seat: Seat, given: Int16Array, from: number, to: number): number {
  let n = 0
  const at = workAt(seat, 0)
  for (let card = from; card < to; card++) {
    const workers = s.workers[at + card]
    if (workers > 0) n += workers * given[card]
  }
  return n
}

/** All science produced, with what cards change (TTA-STAT-5), never below 0 (TTA-STAT-7). */
export function scienceRating(s: S, seat: Seat): number {
  const n =
    government.science[s.government[seat]] +
    fromWorkers(s, seat, work.science, URBAN_START, UNIT_START) +
    fromWonders(s, seat, SCIENCE)
  const who = s.leader[seat]
  return Math.max(who === NONE ? n : n + leader.science[who] + leads.science[who + 1](s, seat), 0)
}

const TOURISM = pact.of('international-tourism')
const RUIN_CULTURE = 2
/**
 * All culture produced, never below 0 (TTA-STAT-8); what comes only under a condition is no part of it (TTA-STAT-9).
 */
export function cultureRating(s: S, seat: Seat): number {
  let n = government.culture[s.government[seat]] + fromWorkers(s, seat, work.culture, URBAN_START, UNIT_START)
  const at = wonderAt(seat, 0)
  for (let i = 0; i < wonder.count; i++) {
    if (s.wonder[at + i] === STANDING) n += wonder.culture[i]
    else if (s.wonder[at + i] === RUINED) n += RUIN_CULTURE // TTA-R-89b
  }
  const who = s.leader[seat]
  if (who !== NONE) n += leader.culture[who] + leads.culture[who + 1](s, seat)
  for (let owner = 0; owner < s.seats; owner++) {
    const which = s.pact[owner]
    if (which === NONE || (owner !== seat && s.partner[owner] !== seat)) continue
    n += pact.culture[which * 2 + sideOf(s, owner, seat)]
    if (which === TOURISM) n += wondersOf(s, owner === seat ? s.partner[owner] : owner)
  }
  return Math.max(n, 0)
}

const UNHAPPY_WONDERS = Array.from(wonder.happy, (faces, i) => (faces < 0 ? i : NONE)).filter(i => i !== NONE)
/** Happy symbols less unhappy ones, within 0 to 8 (TTA-STAT-11). A card without workers gives its own (TTA-STAT-3). */
export function happinessRating(s: S, seat: Seat): number {
  const more = moreFaces(s, seat)
  let n = wonderFaces(s, seat, more) + governmentFaces(s, seat, more)
  for (let type = workType.temple; type <= workType.arena; type++) n += happyFaces(s, seat, type, more)
  const who = s.leader[seat]
  if (who !== NONE && leader.happy[who] > 0) n += leader.happy[who] + more
  for (let i = 0; i < territory.count; i++)
    if (s.colony[i] === seat && territory.happy[i] > 0) n += territory.happy[i] + more
  if (government.happy[s.government[seat]] < 0) n += government.happy[s.government[seat]]
  for (let i = 0; i < UNHAPPY_WONDERS.length; i++)
    if (stands(s, seat, UNHAPPY_WONDERS[i])) n += wonder.happy[UNHAPPY_WONDERS[i]]
  return n < 0 ? 0 : Math.min(n, 8)
}
/** Place in the tables of the yellow bank: more than 18 tokens behave like 18 (TTA-R-1b). */
export const yellowIndex = (s: S, seat: Seat): number => Math.min(s.yellow[seat], YELLOW_BANK)
/** Happiness needed (TTA-HAPPY-2) less happiness rating (TTA-HAPPY-3); unused workers stay unused (TTA-HAPPY-5). */
export function discontent(s: S, seat: Seat): number {
  return HAPPINESS_NEEDED[yellowIndex(s, seat)] === 0 ? 0 : discontentAt(s, seat, happinessRating(s, seat))
}
/** The same for who has counted the happiness already. */
export const discontentAt = (s: S, seat: Seat, happiness: number): number =>
  Math.max(HAPPINESS_NEEDED[yellowIndex(s, seat)] - happiness, 0)

/** All strength produced, never below 0 (TTA-STAT-10); `without` leaves out the pact in that seat's area (TTA-R-29). */
export function strengthRating(s: S, seat: Seat, without = NONE): number {
  // A tactic counts per army (TTA-STAT-4, TTA-TACT-8), each unit its own strength besides (TTA-TECH-9).
  let n =
    armyStrength(s, seat) +
    government.strength[s.government[seat]] +
    fromWorkers(s, seat, work.strength, work.start[workType.arena], work.count) +
    fromWonders(s, seat, STRENGTH)
  for (let i = 0; i < WITH_STRENGTH.length; i++)
    if (stands(s, seat, WITH_STRENGTH[i])) n += WONDERS[WITH_STRENGTH[i]].strength?.(s, seat) ?? 0
  // Special technologies work without workers (TTA-TECH-10).
  n += fromSpecial(s, seat, specialType.exploration, special.strength)
  n += fromSpecial(s, seat, specialType.warfare, special.strength)
  for (let i = 0; i < territory.count; i++) if (s.colony[i] === seat) n += territory.strength[i]
  // A leader acts from the moment it is played (TTA-LEAD-2).
  const who = s.leader[seat]
  if (who !== NONE) n += leader.strength[who] + leads.strength[who + 1](s, seat)
  return Math.max(n + fromPacts(s, seat, pact.strength, without), 0)
}
/** Colonization bonus of cards in play: in a colonization only (TTA-STAT-13). */
export const colonizationBonus = (s: S, seat: Seat): number =>
  fromSpecial(s, seat, specialType.exploration, special.colonization) + fromWonders(s, seat, COLONIZATION)
