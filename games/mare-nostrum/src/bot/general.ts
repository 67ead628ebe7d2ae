/** War: march where the gain is likely, keep what is threatened, occupy what counts. */
import { type Code, type Codes, type Seat, slot } from '@ecumene/kernel'
import { CAESAR, PERICLES } from '../../data/empires.ts'
import { CIRCE, NEBUCHADNEZZAR, RAMSES_II } from '../../data/tokens.ts'
import {
  CAPITAL,
  CARAVAN,
  FORTRESS,
  FREE,
  LEGENDARY,
  MARKET,
  ON_MARKER,
  SLOT_FROM,
  SLOT_KIND,
  SLOT_PROVINCE,
  TEMPLE,
} from '../board.ts'
import { freeLegions, glory, greatCities, hasHero, hasPower, legionsIn, level, triremesIn, unitsIn } from '../query.ts'
import { linked } from '../reach.ts'
import { at, MARKER, NONE, type S, V } from '../state.ts'
import { buildingWorth, provinceWorth, spot } from './worth.ts'

/** How strong a seat looks: heroes, great cities, titles. */
export const strength = (s: S, seat: Seat): number => {
  let n = glory(s, seat) * 3 + greatCities(s, seat) * 2 + (level(s, seat, 0) + level(s, seat, 1)) * 0.3
  for (let track = 0; track < 3; track++) if (s.leader[track] === seat) n += 1.5
  return n
}

/** Expected sum of a side's dice. */
function power(s: S, p: number, seat: Seat, legions: number, active: boolean): number {
  if (legions === 0 && s.fortress[p] !== seat) return 0
  const each = active ? (hasHero(s, seat, CAESAR) ? 1 : 0) : hasHero(s, seat, PERICLES) ? 2 : 0
  return (
    legions * (3.5 + each) +
    (s.fortress[p] === seat ? 5 : 0) +
    (s.control[p] === seat && hasPower(s, seat, NEBUCHADNEZZAR) ? 5 : 0) +
    (hasPower(s, seat, RAMSES_II) ? 3.5 : 0)
  )
}
/** What n legions of a seat in p can hope for against who is there: above 0 is good. */
function prospect(s: S, p: number, seat: Seat, n: number): number {
  let enemy = NONE
  for (let q = 0; q < s.seats; q++) if (q !== seat && unitsIn(s, p, q) > 0) enemy = q
  const owner = s.control[p]
  const prize = owner === NONE || owner === seat ? 0 : prizeIn(s, p, seat, n)
  if (enemy === NONE) return prize
  const units = unitsIn(s, p, enemy)
  const hits = power(s, p, seat, n, true) / 5 - (s.fortress[p] === enemy ? 1 : 0)
  const losses = power(s, p, enemy, legionsIn(s, p, enemy), false) / 5 - 0.3
  const kills = Math.max(0, Math.min(units, hits))
  const chance = Math.max(0, Math.min(1, (hits - units + 0.6) * 1.1))
  const left = Math.max(0, n - losses)
  const own = owner === seat ? provinceWorth(s, p) * 0.6 : 0
  return (
    chance * (left >= 1 ? prize + own : 0) +
    kills * 1.6 -
    Math.min(n, Math.max(0, losses)) * 2 +
    (strength(s, enemy) > strength(s, seat) ? 0.5 : 0)
  )
}
/** What n legions can take in a province of an opponent. */
function prizeIn(s: S, p: number, seat: Seat, n: number): number {
  let total = 0
  let best = 0
  let built = 0
  for (let k = SLOT_FROM[p]; k < SLOT_FROM[p + 1]; k++) {
    if (s.built[k] === 0) continue
    built++
    const w = buildingWorth(k)
    total += w
    if (w > best) best = w
    if ((SLOT_KIND[k] === CAPITAL || SLOT_KIND[k] === LEGENDARY) && greatCities(s, seat) >= 3) best += 60
  }
  if (built === 0) return 0.4
  const taken = n >= built ? total : Math.min(total, best + (n - 1) * 2.2)
  const owner = s.control[p]
  return taken * 0.8 + (strength(s, owner) > strength(s, seat) ? 1 : 0)
}

export function chooseMarch(s: S, seat: Seat, legal: Codes): Code {
  const danger = spot(s, seat)
  let best = V.done.code()
  let top = 0.6
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (V.done.is(code)) continue
    const p = V.march.arg.province(code)
    const to = V.march.arg.to(code)
    const n = V.march.arg.legions(code)
    const there = legionsIn(s, to, seat)
    // What is gained there by n more, less what was to be had before.
    let gain = prospect(s, to, seat, there + n) - (there > 0 ? prospect(s, to, seat, there) : 0)
    if (s.control[to] === seat && there === 0 && s.fortress[to] !== seat && danger[to] > 0 && unitsAll(s, to) === 0)
      gain += provinceWorth(s, to) * 0.3
    gain -= loss(s, p, seat, n, V.march.arg.post(code), danger[p])
    gain -= n * 0.05
    if (gain > top) {
      top = gain
      best = code
    }
  }
  return best
}
const unitsAll = (s: S, p: number): number => {
  let n = 0
  for (let q = 0; q < s.seats; q++) n += unitsIn(s, p, q)
  return n
}
/** What is given up by leaving. */
function loss(s: S, p: number, seat: Seat, n: number, post: number, danger: number): number {
  let total = 0
  if (post === ON_MARKER) total += provinceWorth(s, p)
  else if (post !== FREE) total += s.built[SLOT_FROM[p] + post] === 1 ? buildingWorth(SLOT_FROM[p] + post) : 0.5
  if (s.control[p] === seat && danger > 0) {
    const left = legionsIn(s, p, seat) - n
    if (left + (s.fortress[p] === seat ? 1 : 0) === 0) total += provinceWorth(s, p) * 0.45
    else if (left === 0) total += provinceWorth(s, p) * 0.12
  }
  return total
}

/** Attack at sea with more ships only. */
export function chooseAttack(s: S, seat: Seat, legal: Codes): Code {
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (V.done.is(code)) continue
    const w = V.attack.arg.sea(code)
    if (triremesIn(s, w, seat) > triremesIn(s, w, V.attack.arg.target(code)) && triremesIn(s, w, seat) > 1) return code
  }
  return V.done.code()
}
export function chooseFight(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let least = 99
  for (let i = 0; i < legal.n; i++) {
    const p = V.fight.arg.province(legal.at[i])
    const q = V.fight.arg.target(legal.at[i])
    const n = power(s, p, q, legionsIn(s, p, q), false) - (s.control[p] === seat ? 20 : 0)
    if (n < least) {
      least = n
      best = legal.at[i]
    }
  }
  return best
}
/** Free legions first, then the fortress, then those on the least. */
export function chooseLoss(s: S, seat: Seat, legal: Codes): Code {
  const p = slot(s, 0)
  let best = legal.at[0]
  let least = 99
  for (let i = 0; i < legal.n; i++) {
    const post = V.lose.arg.post(legal.at[i])
    const w =
      post === FREE
        ? legionsIn(s, p, seat) > 1 || s.fortress[p] !== seat
          ? 0
          : 2
        : post === FORTRESS
          ? 1
          : post === ON_MARKER
            ? 6
            : buildingWorth(SLOT_FROM[p] + post)
    if (w < least) {
      least = w
      best = legal.at[i]
    }
  }
  return best
}

export function chooseConquest(s: S, seat: Seat, legal: Codes): Code {
  const danger = spot(s, seat)
  let best = V.done.code()
  let top = 0
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    let gain = 0
    if (V.pillage.is(code)) {
      const k = V.pillage.arg.slot(code)
      const kind = SLOT_KIND[k]
      gain =
        (kind === MARKET || kind === TEMPLE ? 1.6 : kind === LEGENDARY ? 2.5 : 1.8) +
        (danger[SLOT_PROVINCE[k]] > legionsIn(s, SLOT_PROVINCE[k], seat) ? 1.2 : 0)
      if (occupies(s, SLOT_PROVINCE[k], seat)) gain -= 4
    } else if (V.occupy.is(code)) {
      const p = V.occupy.arg.province(code)
      gain = occupies(s, p, seat) && freeLegions(s, p, seat) === 0 ? 0 : prizeIn(s, p, seat, legionsIn(s, p, seat))
    } else if (V.occupyMarker.is(code)) {
      const p = V.occupyMarker.arg.province(code)
      const can = linked(s, p, seat) && s.pieces[at.pieces(seat, MARKER)] > 0
      gain =
        s.onMarker[p] === seat
          ? 0
          : provinceWorth(s, p) * (danger[p] <= legionsIn(s, p, seat) ? (can ? 1.3 : 0.3) : 0.3)
      if (s.onMarker[p] !== seat && occupies(s, p, seat)) gain -= 2
    } else if (V.sheba.is(code)) gain = 2 + provinceWorth(s, V.sheba.arg.province(code)) * 1.5
    else if (V.circe.is(code)) gain = 2
    if (gain > top) {
      top = gain
      best = code
    }
  }
  return best
}
const occupies = (s: S, p: number, seat: Seat): boolean => {
  for (let k = SLOT_FROM[p]; k < SLOT_FROM[p + 1]; k++) if (s.stand[k] === seat) return true
  return s.onMarker[p] === seat
}
/** The building that counts most. */
export function chooseOccupy(s: S, seat: Seat, legal: Codes): Code {
  let best = legal.at[0]
  let top = -1
  for (let i = 0; i < legal.n; i++) {
    if (V.done.is(legal.at[i])) continue
    const k = V.put.arg.slot(legal.at[i])
    const w = s.built[k] === 1 ? buildingWorth(k) : SLOT_KIND[k] === CARAVAN && hasPower(s, seat, CIRCE) ? 2 : 0
    if (w > top) {
      top = w
      best = legal.at[i]
    }
  }
  return best
}
