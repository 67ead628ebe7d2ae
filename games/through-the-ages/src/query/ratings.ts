/** Science, culture, strength, happiness: always recomputed from the cards in play and the workers, so every change counts at once (TTA-STAT-1 to 13, TTA-ACT-BUILD-3, TTA-ACT-TAC-3, TTA-LEAD-2, TTA-TECH-7, TTA-TECH-9, TTA-TECH-10). */
import { NONE } from '@ecumene/kernel'
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
import { RUINED, type S, STANDING, specialAt, wonderAt, workAt } from '../state.ts'
import { armyStrength, unitCount } from './army.ts'

/** Workers on all cards of a type. */
export function buildings(s: S, seat: number, type: number): number {
  let n = 0
  for (let w = work.start[type]; w < work.start[type + 1]; w++)
    if (s.workers[workAt(seat, w)] > 0) n += s.workers[workAt(seat, w)]
  return n
}
/** Level of the best building of a type, or NONE without one (TTA-CARD-3). */
export function best(s: S, seat: number, type: number): number {
  for (let w = work.start[type + 1] - 1; w >= work.start[type]; w--) if (s.workers[workAt(seat, w)] > 0) return w
  return NONE
}
export const stands = (s: S, seat: number, which: number): boolean => s.wonder[wonderAt(seat, which)] === STANDING
/** Completed wonders, ruins included (TTA-ACT-WON-2, TTA-CARD-RAVAGES-1). */
export function wondersOf(s: S, seat: number): number {
  let n = 0
  for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(seat, w)] > 0) n++
  return n
}
export function coloniesOf(s: S, seat: number): number {
  let n = 0
  for (let c = 0; c < territory.count; c++) if (s.colony[c] === seat) n++
  return n
}
/** Level of the best lab or library (Leonardo da Vinci, Newton, Einstein). */
export function bestLearning(s: S, seat: number): number {
  const lab = best(s, seat, workType.lab)
  const library = best(s, seat, workType.library)
  const a = lab === NONE ? 0 : work.level[lab]
  const b = library === NONE ? 0 : work.level[library]
  return Math.max(a, b)
}
export const countsLearning = (who: number): boolean =>
  who === leader.of('leonardo-da-vinci') || who === leader.of('isaac-newton') || who === leader.of('albert-einstein')

/** Science rating (TTA-STAT-7). */
export function scienceRating(s: S, seat: number): number {
  const who = s.leader[seat]
  let n = government.science[s.government[seat]]
  for (let w = URBAN_START; w < UNIT_START; w++) {
    const workers = s.workers[workAt(seat, w)]
    if (workers > 0) n += workers * work.science[w]
  }
  for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(seat, w)] === STANDING) n += wonder.science[w]
  if (countsLearning(who)) n += bestLearning(s, seat)
  if (who === leader.of('sid-meier')) n -= buildings(s, seat, workType.lab)
  return Math.max(n, 0)
}

/** Culture that a leader adds to theaters, libraries and labs: Shakespeare, Bach, Chaplin, Sid Meier. */
export function leaderUrbanCulture(s: S, seat: number): number {
  const who = s.leader[seat]
  if (who === leader.of('william-shakespeare')) {
    const libraries = buildings(s, seat, workType.library)
    const theaters = buildings(s, seat, workType.theater)
    return 2 * Math.min(libraries, theaters)
  }
  if (who === leader.of('j-s-bach')) return buildings(s, seat, workType.theater)
  if (who === leader.of('charlie-chaplin')) {
    const theater = best(s, seat, workType.theater)
    return theater === NONE ? 0 : work.culture[theater]
  }
  if (who === leader.of('sid-meier')) return labLevels(s, seat)
  return 0
}
/** Sum of the levels of all labs, per worker (Bill Gates, Sid Meier). */
export function labLevels(s: S, seat: number): number {
  let n = 0
  for (let w = work.start[workType.lab]; w < work.start[workType.lab + 1]; w++)
    if (s.workers[workAt(seat, w)] > 0) n += s.workers[workAt(seat, w)] * work.level[w]
  return n
}

/** Culture rating (TTA-STAT-8); what is gained only under a condition is no part of it (TTA-STAT-9, TTA-CARD-GENGHIS-4). */
export function cultureRating(s: S, seat: number): number {
  const who = s.leader[seat]
  let n = government.culture[s.government[seat]]
  for (let w = URBAN_START; w < UNIT_START; w++) {
    const workers = s.workers[workAt(seat, w)]
    if (workers > 0) n += workers * work.culture[w]
  }
  for (let w = 0; w < wonder.count; w++) {
    const state = s.wonder[wonderAt(seat, w)]
    if (state === STANDING) n += wonder.culture[w]
    else if (state === RUINED) n += 2 // TTA-R-89b
  }
  if (who !== NONE) {
    n += leader.culture[who] + leaderUrbanCulture(s, seat)
    if (who === leader.of('michelangelo'))
      n += happyFaces(s, seat, workType.temple) + happyFaces(s, seat, workType.theater) + wonderFaces(s, seat)
    else if (who === leader.of('james-cook')) {
      const colonies = coloniesOf(s, seat)
      if (colonies > 0) n += colonies + 1
    }
  }
  for (let p = 0; p < s.seats; p++) {
    const which = s.pact[p]
    if (which === NONE) continue
    const other = p === seat ? s.partner[p] : s.partner[p] === seat ? p : NONE
    if (other === NONE) continue
    n += pact.culture[which * 2 + sideOf(s, p, seat)]
    if (which === pact.of('international-tourism')) n += wondersOf(s, other)
  }
  return Math.max(n, 0)
}
/** The side (0 = A, 1 = B) that `seat` has in the pact lying in `owner`'s area. */
export const sideOf = (s: S, owner: number, seat: number): number =>
  owner === seat ? s.side[owner] : 1 - s.side[owner]

/** St. Peter's Basilica adds one face to every other source (TTA-CARD-STPETER-1, TTA-R-63). */
const basilica = (s: S, seat: number): number => (stands(s, seat, wonder.of('st-peters-basilica')) ? 1 : 0)
/** Happy faces of all buildings of a type, with those of the Basilica. */
export function happyFaces(s: S, seat: number, type: number): number {
  const extra = basilica(s, seat)
  let n = 0
  for (let w = work.start[type]; w < work.start[type + 1]; w++)
    if (work.happy[w] > 0 && s.workers[workAt(seat, w)] > 0) n += s.workers[workAt(seat, w)] * (work.happy[w] + extra)
  return n
}
/** Happy faces of completed wonders, with Homer's and the Basilica's; unhappy ones are not subtracted (TTA-R-86a, TTA-R-89c). */
export function wonderFaces(s: S, seat: number): number {
  const extra = basilica(s, seat)
  let n = 0
  for (let w = 0; w < wonder.count; w++) {
    const state = s.wonder[wonderAt(seat, w)]
    if (state === 0) continue
    let faces = state === STANDING && wonder.happy[w] > 0 ? wonder.happy[w] : 0
    if (s.homer[seat] === w) faces++ // also on a ruin, and for Michelangelo (TTA-CARD-HOMER-1, TTA-CARD-HOMER-2, TTA-CARD-HOMER-4, TTA-R-64)
    if (faces > 0 && w !== wonder.of('st-peters-basilica')) faces += extra // one face more, not two (TTA-CARD-HOMER-3)
    n += faces
  }
  return n
}
export const governmentFaces = (s: S, seat: number): number =>
  government.happy[s.government[seat]] > 0 ? government.happy[s.government[seat]] + basilica(s, seat) : 0

/** Happiness rating, 0 to 8 (TTA-STAT-11). */
export function happinessRating(s: S, seat: number): number {
  const extra = basilica(s, seat)
  const who = s.leader[seat]
  let n = wonderFaces(s, seat) + governmentFaces(s, seat)
  for (let type = workType.temple; type <= workType.arena; type++) n += happyFaces(s, seat, type)
  if (who !== NONE && leader.happy[who] > 0) n += leader.happy[who] + extra
  for (let c = 0; c < territory.count; c++)
    if (s.colony[c] === seat && territory.happy[c] > 0) n += territory.happy[c] + extra
  if (government.happy[s.government[seat]] < 0) n += government.happy[s.government[seat]]
  if (stands(s, seat, wonder.of('kremlin'))) n += wonder.happy[wonder.of('kremlin')]
  return n < 0 ? 0 : Math.min(n, 8)
}
export const yellowIndex = (s: S, seat: number): number => Math.min(s.yellow[seat], YELLOW_BANK)
/** Needed happiness minus happiness rating (TTA-HAPPY-2, TTA-HAPPY-3); unused workers stay unused (TTA-HAPPY-5). */
export function discontent(s: S, seat: number): number {
  const n = HAPPINESS_NEEDED[yellowIndex(s, seat)] - happinessRating(s, seat)
  return Math.max(n, 0)
}

/** Strength rating (TTA-STAT-10). `without` leaves out the pact lying in that seat's area (TTA-R-29). */
export function strengthRating(s: S, seat: number, without = NONE): number {
  const who = s.leader[seat]
  let n = armyStrength(s, seat) + government.strength[s.government[seat]]
  for (let w = work.start[workType.arena]; w < work.count; w++)
    if (s.workers[workAt(seat, w)] > 0) n += s.workers[workAt(seat, w)] * work.strength[w]
  for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(seat, w)] === STANDING) n += wonder.strength[w]
  if (stands(s, seat, wonder.of('great-wall')))
    n += buildings(s, seat, workType.infantry) + buildings(s, seat, workType.artillery) // TTA-CARD-GENGHIS-3
  n +=
    specialSum(s, seat, specialType.exploration, special.strength) +
    specialSum(s, seat, specialType.warfare, special.strength)
  for (let c = 0; c < territory.count; c++) if (s.colony[c] === seat) n += territory.strength[c]
  if (who !== NONE) {
    n += leader.strength[who]
    if (who === leader.of('alexander-the-great')) n += unitCount(s, seat)
    else if (who === leader.of('joan-of-arc')) n += happyFaces(s, seat, workType.temple) + governmentFaces(s, seat)
    else if (who === leader.of('napoleon-bonaparte')) {
      for (let type = workType.infantry; type <= workType.airForce; type++) if (best(s, seat, type) !== NONE) n += 2
    }
  }
  for (let p = 0; p < s.seats; p++)
    if (p !== without && s.pact[p] !== NONE && (p === seat || s.partner[p] === seat))
      n += pact.strength[s.pact[p] * 2 + sideOf(s, p, seat)]
  return Math.max(n, 0)
}
/** What the special technology of this type gives; 0 without one. */
export function specialSum(s: S, seat: number, type: number, table: Int16Array): number {
  const level = s.special[specialAt(seat, type)]
  return level === 0 ? 0 : table[type * 3 + level - 1]
}
/** Colonization bonus of cards in play (TTA-STAT-13). */
export function colonizationBonus(s: S, seat: number): number {
  let n = specialSum(s, seat, specialType.exploration, special.colonization)
  for (let w = 0; w < wonder.count; w++) if (s.wonder[wonderAt(seat, w)] === STANDING) n += wonder.colonization[w]
  return n
}
/** Workers outside the yellow bank. */
export function workersOf(s: S, seat: number): number {
  let n = s.pool[seat]
  for (let w = 0; w < work.count; w++) if (s.workers[workAt(seat, w)] > 0) n += s.workers[workAt(seat, w)]
  return n
}
/** Unit types, urban types: how many are there with a worker. */
export function kindsPresent(s: S, seat: number, from: number, to: number): number {
  let n = 0
  for (let type = from; type <= to; type++) if (best(s, seat, type) !== NONE) n++
  return n
}
