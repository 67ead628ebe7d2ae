/** Science, culture, strength, happiness: always recomputed from the cards in play and the workers, so every change counts at once (TTA-STAT-1 to 13, TTA-ACT-BUILD-3, TTA-ACT-TAC-3, TTA-LEAD-2, TTA-TECH-7, TTA-TECH-9, TTA-TECH-10). */
import { HAPPINESS_NEEDED, YELLOW_BANK } from '../../data/board.ts'
import {
  G_CULTURE,
  G_HAPPY,
  G_SCIENCE,
  G_STRENGTH,
  L,
  L_CULTURE,
  L_HAPPY,
  L_STRENGTH,
  PA,
  PA_CULTURE,
  PA_STRENGTH,
  SP,
  SP_COLONIZATION,
  SP_STRENGTH,
  T,
  TERR_HAPPY,
  TERR_STRENGTH,
  TERRITORIES,
  TYPE_START,
  UNIT_START,
  URBAN_START,
  W_CULTURE,
  W_HAPPY,
  W_LEVEL,
  W_SCIENCE,
  W_STRENGTH,
  WON,
  WON_COLONIZATION,
  WON_CULTURE,
  WON_HAPPY,
  WON_SCIENCE,
  WON_STRENGTH,
  WONDERS,
  WORKS,
} from '../cards.ts'
import { built, NONE, RUINED, type S, STANDING, special, work } from '../state.ts'
import { armyStrength, unitCount } from './army.ts'

/** Workers on all cards of a type. */
export function buildings(s: S, seat: number, type: number): number {
  let n = 0
  for (let w = TYPE_START[type]; w < TYPE_START[type + 1]; w++)
    if (s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)]
  return n
}
/** Level of the best building of a type, or NONE without one (TTA-CARD-3). */
export function best(s: S, seat: number, type: number): number {
  for (let w = TYPE_START[type + 1] - 1; w >= TYPE_START[type]; w--) if (s.workers[work(seat, w)] > 0) return w
  return NONE
}
export const stands = (s: S, seat: number, wonder: number): boolean => s.wonder[built(seat, wonder)] === STANDING
/** Completed wonders, ruins included (TTA-ACT-WON-2, TTA-CARD-RAVAGES-1). */
export function wondersOf(s: S, seat: number): number {
  let n = 0
  for (let w = 0; w < WONDERS; w++) if (s.wonder[built(seat, w)] > 0) n++
  return n
}
export function coloniesOf(s: S, seat: number): number {
  let n = 0
  for (let c = 0; c < TERRITORIES; c++) if (s.colony[c] === seat) n++
  return n
}
/** Level of the best lab or library (Leonardo da Vinci, Newton, Einstein). */
export function bestLearning(s: S, seat: number): number {
  const lab = best(s, seat, T.lab)
  const library = best(s, seat, T.library)
  const a = lab === NONE ? 0 : W_LEVEL[lab]
  const b = library === NONE ? 0 : W_LEVEL[library]
  return Math.max(a, b)
}
export const countsLearning = (leader: number): boolean =>
  leader === L['leonardo-da-vinci'] || leader === L['isaac-newton'] || leader === L['albert-einstein']

/** Science rating (TTA-STAT-7). */
export function scienceRating(s: S, seat: number): number {
  const leader = s.leader[seat]
  let n = G_SCIENCE[s.government[seat]]
  for (let w = URBAN_START; w < UNIT_START; w++) {
    const workers = s.workers[work(seat, w)]
    if (workers > 0) n += workers * W_SCIENCE[w]
  }
  for (let w = 0; w < WONDERS; w++) if (s.wonder[built(seat, w)] === STANDING) n += WON_SCIENCE[w]
  if (countsLearning(leader)) n += bestLearning(s, seat)
  if (leader === L['sid-meier']) n -= buildings(s, seat, T.lab)
  return Math.max(n, 0)
}

/** Culture that a leader adds to theaters, libraries and labs: Shakespeare, Bach, Chaplin, Sid Meier. */
export function leaderUrbanCulture(s: S, seat: number): number {
  const leader = s.leader[seat]
  if (leader === L['william-shakespeare']) {
    const libraries = buildings(s, seat, T.library)
    const theaters = buildings(s, seat, T.theater)
    return 2 * Math.min(libraries, theaters)
  }
  if (leader === L['j-s-bach']) return buildings(s, seat, T.theater)
  if (leader === L['charlie-chaplin']) {
    const theater = best(s, seat, T.theater)
    return theater === NONE ? 0 : W_CULTURE[theater]
  }
  if (leader === L['sid-meier']) return labLevels(s, seat)
  return 0
}
/** Sum of the levels of all labs, per worker (Bill Gates, Sid Meier). */
export function labLevels(s: S, seat: number): number {
  let n = 0
  for (let w = TYPE_START[T.lab]; w < TYPE_START[T.lab + 1]; w++)
    if (s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)] * W_LEVEL[w]
  return n
}

/** Culture rating (TTA-STAT-8); what is gained only under a condition is no part of it (TTA-STAT-9, TTA-CARD-GENGHIS-4). */
export function cultureRating(s: S, seat: number): number {
  const leader = s.leader[seat]
  let n = G_CULTURE[s.government[seat]]
  for (let w = URBAN_START; w < UNIT_START; w++) {
    const workers = s.workers[work(seat, w)]
    if (workers > 0) n += workers * W_CULTURE[w]
  }
  for (let w = 0; w < WONDERS; w++) {
    const state = s.wonder[built(seat, w)]
    if (state === STANDING) n += WON_CULTURE[w]
    else if (state === RUINED) n += 2 // TTA-R-89b
  }
  if (leader !== NONE) {
    n += L_CULTURE[leader] + leaderUrbanCulture(s, seat)
    if (leader === L.michelangelo)
      n += happyFaces(s, seat, T.temple) + happyFaces(s, seat, T.theater) + wonderFaces(s, seat)
    else if (leader === L['james-cook']) {
      const colonies = coloniesOf(s, seat)
      if (colonies > 0) n += colonies + 1
    }
  }
  for (let p = 0; p < s.seats; p++) {
    const pact = s.pact[p]
    if (pact === NONE) continue
    const other = p === seat ? s.partner[p] : s.partner[p] === seat ? p : NONE
    if (other === NONE) continue
    n += PA_CULTURE[pact * 2 + sideOf(s, p, seat)]
    if (pact === PA['international-tourism']) n += wondersOf(s, other)
  }
  return Math.max(n, 0)
}
/** The side (0 = A, 1 = B) that `seat` has in the pact lying in `owner`'s area. */
export const sideOf = (s: S, owner: number, seat: number): number =>
  owner === seat ? s.side[owner] : 1 - s.side[owner]

/** St. Peter's Basilica adds one face to every other source (TTA-CARD-STPETER-1, TTA-R-63). */
const basilica = (s: S, seat: number): number => (stands(s, seat, WON['st-peters-basilica']) ? 1 : 0)
/** Happy faces of all buildings of a type, with those of the Basilica. */
export function happyFaces(s: S, seat: number, type: number): number {
  const extra = basilica(s, seat)
  let n = 0
  for (let w = TYPE_START[type]; w < TYPE_START[type + 1]; w++)
    if (W_HAPPY[w] > 0 && s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)] * (W_HAPPY[w] + extra)
  return n
}
/** Happy faces of completed wonders, with Homer's and the Basilica's; unhappy ones are not subtracted (TTA-R-86a, TTA-R-89c). */
export function wonderFaces(s: S, seat: number): number {
  const extra = basilica(s, seat)
  let n = 0
  for (let w = 0; w < WONDERS; w++) {
    const state = s.wonder[built(seat, w)]
    if (state === 0) continue
    let faces = state === STANDING && WON_HAPPY[w] > 0 ? WON_HAPPY[w] : 0
    if (s.homer[seat] === w) faces++ // also on a ruin, and for Michelangelo (TTA-CARD-HOMER-1, TTA-CARD-HOMER-2, TTA-CARD-HOMER-4, TTA-R-64)
    if (faces > 0 && w !== WON['st-peters-basilica']) faces += extra // one face more, not two (TTA-CARD-HOMER-3)
    n += faces
  }
  return n
}
export const governmentFaces = (s: S, seat: number): number =>
  G_HAPPY[s.government[seat]] > 0 ? G_HAPPY[s.government[seat]] + basilica(s, seat) : 0

/** Happiness rating, 0 to 8 (TTA-STAT-11). */
export function happinessRating(s: S, seat: number): number {
  const extra = basilica(s, seat)
  const leader = s.leader[seat]
  let n = wonderFaces(s, seat) + governmentFaces(s, seat)
  for (let type = T.temple; type <= T.arena; type++) n += happyFaces(s, seat, type)
  if (leader !== NONE && L_HAPPY[leader] > 0) n += L_HAPPY[leader] + extra
  for (let c = 0; c < TERRITORIES; c++) if (s.colony[c] === seat && TERR_HAPPY[c] > 0) n += TERR_HAPPY[c] + extra
  if (G_HAPPY[s.government[seat]] < 0) n += G_HAPPY[s.government[seat]]
  if (stands(s, seat, WON.kremlin)) n += WON_HAPPY[WON.kremlin]
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
  const leader = s.leader[seat]
  let n = armyStrength(s, seat) + G_STRENGTH[s.government[seat]]
  for (let w = TYPE_START[T.arena]; w < WORKS; w++)
    if (s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)] * W_STRENGTH[w]
  for (let w = 0; w < WONDERS; w++) if (s.wonder[built(seat, w)] === STANDING) n += WON_STRENGTH[w]
  if (stands(s, seat, WON['great-wall'])) n += buildings(s, seat, T.infantry) + buildings(s, seat, T.artillery) // TTA-CARD-GENGHIS-3
  n += specialSum(s, seat, SP.exploration, SP_STRENGTH) + specialSum(s, seat, SP.warfare, SP_STRENGTH)
  for (let c = 0; c < TERRITORIES; c++) if (s.colony[c] === seat) n += TERR_STRENGTH[c]
  if (leader !== NONE) {
    n += L_STRENGTH[leader]
    if (leader === L['alexander-the-great']) n += unitCount(s, seat)
    else if (leader === L['joan-of-arc']) n += happyFaces(s, seat, T.temple) + governmentFaces(s, seat)
    else if (leader === L['napoleon-bonaparte']) {
      for (let type = T.infantry; type <= T.airForce; type++) if (best(s, seat, type) !== NONE) n += 2
    }
  }
  for (let p = 0; p < s.seats; p++)
    if (p !== without && s.pact[p] !== NONE && (p === seat || s.partner[p] === seat))
      n += PA_STRENGTH[s.pact[p] * 2 + sideOf(s, p, seat)]
  return Math.max(n, 0)
}
/** What the special technology of this type gives; 0 without one. */
export function specialSum(s: S, seat: number, type: number, table: Int16Array): number {
  const level = s.special[special(seat, type)]
  return level === 0 ? 0 : table[type * 3 + level - 1]
}
/** Colonization bonus of cards in play (TTA-STAT-13). */
export function colonizationBonus(s: S, seat: number): number {
  let n = specialSum(s, seat, SP.exploration, SP_COLONIZATION)
  for (let w = 0; w < WONDERS; w++) if (s.wonder[built(seat, w)] === STANDING) n += WON_COLONIZATION[w]
  return n
}
/** Workers outside the yellow bank. */
export function workersOf(s: S, seat: number): number {
  let n = s.pool[seat]
  for (let w = 0; w < WORKS; w++) if (s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)]
  return n
}
/** Unit types, urban types: how many are there with a worker. */
export function kindsPresent(s: S, seat: number, from: number, to: number): number {
  let n = 0
  for (let type = from; type <= to; type++) if (best(s, seat, type) !== NONE) n++
  return n
}
