/** War: march where the gain is likely, keep what is threatened, occupy what counts. */
import { type Code, type Codes, NONE, type Seat, slot } from '@ecumene/kernel'
import {
  CAPITAL,
  CARAVAN,
  CULTURE,
  FORTRESS,
  FREE,
  LEGENDARY,
  MARKET,
  ON_MARKER,
  SLOT_FROM,
  SLOT_KIND,
  SLOT_PROVINCE,
  TEMPLE,
  TRADE,
} from '../board.ts'
import { FORTRESS_ADDS } from '../effects/battle.ts'
import { gainOfPower, powerBehind } from '../powers/actions.ts'
import { greatCities, holderOf } from '../query/control.ts'
import { allLevels, level, TRACKS } from '../query/levels.ts'
import { battleBonus, glory, legionsWorkAsCaravans } from '../query/powers.ts'
import { linked } from '../query/reach.ts'
import { freeLegions, legionsIn, triremesIn, unitsIn } from '../query/units.ts'
import { at, MARKER, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { WEIGHTS } from './weights.ts'
import { buildingWorth, provinceWorth, spot } from './worth.ts'

/** How strong a seat looks: heroes, great cities, titles. */
export const strength = (s: S, seat: Seat): number =>
  strengthBy(s, seat, glory(s, seat), level(s, seat, TRADE) + level(s, seat, CULTURE))
function strengthBy(s: S, seat: Seat, heroes: number, buildings: number): number {
  let n = heroes * 3 + greatCities(s, seat) * 2 + buildings * 0.3
  for (let track = 0; track < TRACKS; track++) if (s.leader[track] === seat) n += 1.5
  return n
}

/** How strong everybody looks in the position that is being judged, and who is one hero short of winning. */
const strengths = new Float64Array(5)
const nearGlory = new Uint8Array(5)
const levels = new Int16Array(5 * TRACKS)
function measure(s: S): void {
  allLevels(s, levels)
  for (let seat = 0; seat < s.seats; seat++) {
    const heroes = glory(s, seat)
    const buildings = levels[seat * TRACKS + TRADE] + levels[seat * TRACKS + CULTURE]
    strengths[seat] = strengthBy(s, seat, heroes, buildings)
    nearGlory[seat] = heroes >= 4 ? 1 : 0
  }
}
/** Four heroes: the fifth wins. Whatever weakens them is worth more than what it brings. */
const isNearGlory = (seat: Seat): boolean => nearGlory[seat] === 1

/** Expected sum of a side's dice. */
function power(s: S, province: number, seat: Seat, legions: number, active: boolean): number {
  if (legions === 0 && s.fortress[province] !== seat) return 0
  const die = (1 + 6) / 2
  return (
    legions * (die + battleBonus(s, seat, province, 'each', active)) +
    (s.fortress[province] === seat ? FORTRESS_ADDS : 0) +
    battleBonus(s, seat, province, 'plus', active) +
    battleBonus(s, seat, province, 'dice', active) * die
  )
}
/** What n legions of a seat in p can hope for against who is there: above 0 is good. */
function prospect(s: S, province: number, seat: Seat, n: number): number {
  let enemy = NONE
  for (let other = 0; other < s.seats; other++) if (other !== seat && unitsIn(s, province, other) > 0) enemy = other
  const owner = s.control[province]
  const prize = owner === NONE || owner === seat ? 0 : prizeIn(s, province, seat, n)
  if (enemy === NONE) return prize
  const units = unitsIn(s, province, enemy)
  const hits = power(s, province, seat, n, true) / 5 - (s.fortress[province] === enemy ? 1 : 0)
  const losses = power(s, province, enemy, legionsIn(s, province, enemy), false) / 5 - 0.3
  const kills = Math.max(0, Math.min(units, hits))
  const chance = Math.max(0, Math.min(1, (hits - units + 0.6) * 1.1))
  const left = Math.max(0, n - losses)
  const own = owner === seat ? provinceWorth(s, province) * 0.6 : 0
  return (
    chance * (left >= 1 ? prize + own : 0) +
    kills * WEIGHTS.kills -
    Math.min(n, Math.max(0, losses)) * WEIGHTS.losses +
    (strengths[enemy] > strengths[seat] ? 0.5 : 0) +
    (isNearGlory(enemy) ? 1.5 : 0)
  )
}
/** What n legions can take in a province of an opponent. */
function prizeIn(s: S, province: number, seat: Seat, n: number): number {
  let total = 0
  let best = 0
  let built = 0
  let victory = 0
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) {
    if (s.built[slot] === 0) continue
    built++
    const worth = buildingWorth(slot)
    total += worth
    if (worth > best) best = worth
    const isGreat = SLOT_KIND[slot] === CAPITAL || SLOT_KIND[slot] === LEGENDARY
    if (isGreat && holderOf(s, slot) !== seat && greatCities(s, seat) >= 3) victory = 60
  }
  if (built === 0) return 0.4
  const taken = victory + (n >= built ? total : Math.min(total, best + (n - 1) * 2.2))
  const owner = s.control[province]
  return (
    taken * WEIGHTS.prize + (strengths[owner] > strengths[seat] ? 1 : 0) + (isNearGlory(owner) ? WEIGHTS.glorious : 0)
  )
}

export function scoreMarch(s: S, seat: Seat, legal: Codes, out: Float64Array): void {
  const danger = spot(s, seat)
  measure(s)
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    out[i] = VERBS.done.is(code) ? WEIGHTS.restless : marchGain(s, seat, code, danger)
  }
}
function marchGain(s: S, seat: Seat, code: Code, danger: Int16Array): number {
  const province = VERBS.march.arg.province(code)
  const to = VERBS.march.arg.to(code)
  const n = VERBS.march.arg.legions(code)
  const there = legionsIn(s, to, seat)
  // What is gained there by n more, less what was to be had before.
  let gain = prospect(s, to, seat, there + n) - (there > 0 ? prospect(s, to, seat, there) : 0)
  if (s.control[to] === seat && there === 0 && s.fortress[to] !== seat && danger[to] > 0 && unitsAll(s, to) === 0)
    gain += provinceWorth(s, to) * WEIGHTS.garrison
  return gain - loss(s, province, seat, n, VERBS.march.arg.post(code), danger[province]) - n * 0.05
}
const unitsAll = (s: S, province: number): number => {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) n += unitsIn(s, province, seat)
  return n
}
/** What is given up by leaving. */
function loss(s: S, province: number, seat: Seat, n: number, post: number, danger: number): number {
  let total = 0
  if (post === ON_MARKER) total += provinceWorth(s, province)
  else if (post !== FREE)
    total += s.built[SLOT_FROM[province] + post] === 1 ? buildingWorth(SLOT_FROM[province] + post) : 0.5
  if (s.control[province] === seat && danger > 0) {
    const left = legionsIn(s, province, seat) - n
    if (left + (s.fortress[province] === seat ? 1 : 0) === 0) total += provinceWorth(s, province) * WEIGHTS.abandon
    else if (left === 0) total += provinceWorth(s, province) * 0.12
  }
  return total
}

/** Attack at sea with more ships only. */
export function chooseAttack(s: S, seat: Seat, legal: Codes): Code {
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (VERBS.done.is(code)) continue
    const sea = VERBS.attack.arg.sea(code)
    if (triremesIn(s, sea, seat) > triremesIn(s, sea, VERBS.attack.arg.target(code)) && triremesIn(s, sea, seat) > 1)
      return code
  }
  return VERBS.done.code()
}
export function chooseFight(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let least = 99
  for (let i = 0; i < legal.n; i++) {
    const province = VERBS.fight.arg.province(legal.at[i])
    const other = VERBS.fight.arg.target(legal.at[i])
    const n = power(s, province, other, legionsIn(s, province, other), false) - (s.control[province] === seat ? 20 : 0)
    if (n < least) {
      least = n
      best = legal.at[i]
    }
  }
  return best
}
/** Free legions first, then the fortress, then those on the least. */
export function chooseLoss(s: S, seat: Seat, legal: Codes): Code {
  const province = slot(s, 0)
  let best = legal.at[0]
  let least = 99
  for (let i = 0; i < legal.n; i++) {
    const post = VERBS.lose.arg.post(legal.at[i])
    const worth =
      post === FREE
        ? legionsIn(s, province, seat) > 1 || s.fortress[province] !== seat
          ? 0
          : 2
        : post === FORTRESS
          ? 1
          : post === ON_MARKER
            ? 6
            : buildingWorth(SLOT_FROM[province] + post)
    if (worth < least) {
      least = worth
      best = legal.at[i]
    }
  }
  return best
}

export function scoreConquest(s: S, seat: Seat, legal: Codes, out: Float64Array): void {
  const danger = spot(s, seat)
  measure(s)
  for (let i = 0; i < legal.n; i++) out[i] = VERBS.done.is(legal.at[i]) ? 0.001 : spoil(s, seat, legal.at[i], danger)
}
/** What pillaging, occupying or a power gains. */
function spoil(s: S, seat: Seat, code: Code, danger: Int16Array): number {
  const power = powerBehind(code)
  if (VERBS.pillage.is(code)) {
    const slot = VERBS.pillage.arg.slot(code)
    const kind = SLOT_KIND[slot]
    return (
      (kind === MARKET || kind === TEMPLE ? 1.6 : kind === LEGENDARY ? 2.5 : 1.8) +
      (danger[SLOT_PROVINCE[slot]] > legionsIn(s, SLOT_PROVINCE[slot], seat) ? WEIGHTS.pillage : 0) -
      (occupies(s, SLOT_PROVINCE[slot], seat) ? 4 : 0)
    )
  }
  if (VERBS.occupy.is(code)) {
    const province = VERBS.occupy.arg.province(code)
    return occupies(s, province, seat) && freeLegions(s, province, seat) === 0
      ? 0
      : prizeIn(s, province, seat, legionsIn(s, province, seat))
  }
  if (VERBS.occupyMarker.is(code)) {
    const province = VERBS.occupyMarker.arg.province(code)
    if (s.onMarker[province] === seat) return 0
    const can = linked(s, province, seat) && s.pieces[at.pieces(seat, MARKER)] > 0
    const share = danger[province] <= legionsIn(s, province, seat) && can ? 1.3 : 0.3
    return provinceWorth(s, province) * share - (occupies(s, province, seat) ? 2 : 0)
  }
  return power ? gainOfPower(code, power, province => provinceWorth(s, province)) : 0
}
const occupies = (s: S, province: number, seat: Seat): boolean => {
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (s.stand[slot] === seat) return true
  return s.onMarker[province] === seat
}
/** The building that counts most. */
export function chooseOccupy(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let top = -1
  for (let i = 0; i < legal.n; i++) {
    if (VERBS.done.is(legal.at[i])) continue
    const slot = VERBS.put.arg.slot(legal.at[i])
    const worth =
      s.built[slot] === 1 ? buildingWorth(slot) : SLOT_KIND[slot] === CARAVAN && legionsWorkAsCaravans(s, seat) ? 2 : 0
    if (worth > top) {
      top = worth
      best = legal.at[i]
    }
  }
  return best
}
