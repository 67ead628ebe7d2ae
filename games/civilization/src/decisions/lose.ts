/** The victims of a calamity choose the units they lose; they do not influence each other and answer at the same time (CIV-22.2.5d, CIV-R-99). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { POTTERY } from '@ecumene/civilization-family/data/cards.ts'
import { GRAIN } from '@ecumene/civilization-family/data/trade.ts'
import {
  cityValue,
  count,
  exposed,
  exposedCity,
  exposedTokens,
  LOSS,
  leastLoss,
} from '@ecumene/civilization-family/src/losses.ts'
import { place, remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import {
  answered,
  ask,
  bit,
  type Code,
  type Decision,
  EVERYONE,
  type Refusal,
  refusal,
  type Seat,
  type SeatMask,
  slot,
  type World,
} from '@ecumene/kernel'
import type { E } from '../events.ts'
import { isSheltered, shelterFar } from '../losses.ts'
import { handOf, type S } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'

const KIND = 0
const WHERE = 1
const GRAIN_WORTH = 4

/** Pottery: a Grain card shown saves four points of a Famine (CIV-22.2.5e, CIV-22.3.4, CIV-R-52). Everyone with Pottery and cards is asked: who has no Grain says nothing by it. */
const mayShow = (s: S, who: Seat, kind: number): boolean =>
  kind === LOSS.famine && s.shown[who] === 0 && hasCard(s, who, POTTERY) && s.handSize[who] > 0
/** After these n tokens (or this city) the total that was least before can still be met. */
const tokensFit = (s: S, who: Seat, kind: number, n: number): boolean => {
  const { tokens, cities, stock } = exposed
  const cityPoints = cityValue(kind)
  return (
    leastLoss(s.toLose[who] - n, tokens - n, cities, cityPoints, stock + n) ===
    leastLoss(s.toLose[who], tokens, cities, cityPoints, stock) - n
  )
}
const cityFits = (s: S, who: Seat, kind: number): boolean => {
  const { tokens, cities, stock } = exposed
  const cityPoints = cityValue(kind)
  return (
    stock > 0 &&
    leastLoss(s.toLose[who] - cityPoints, tokens, cities - 1, cityPoints, stock - 1) ===
      leastLoss(s.toLose[who], tokens, cities, cityPoints, stock) - cityPoints
  )
}

export const lose: Decision<S, E> = {
  name: 'lose',
  rule: 'CIV-22.2.12.2',
  mode: 'open',
  legal(s, seat, out) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    if (mayShow(s, seat, kind)) {
      for (let n = 0; n <= s.hand[handOf(seat, GRAIN)]; n++) out.put(verbs.show.code(n))
      return
    }
    count(s, seat, kind, where)
    const city = cityFits(s, seat, kind)
    for (let area = 0; area < AREAS; area++) {
      if (city && exposedCity(s, seat, area, kind, where)) out.put(verbs.loseCity.code(area))
      const most = exposedTokens(s, seat, area, kind, where)
      for (let n = 1; n <= most && n <= s.toLose[seat]; n++)
        if (tokensFit(s, seat, kind, n)) out.put(verbs.lose.code(area, n))
    }
  },
  apply(s, seat, code, world) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    if (verbs.show.is(code)) showGrain(s, seat, verbs.show.arg.cards(code), world)
    else if (verbs.loseCity.is(code)) loseCity(s, seat, verbs.loseCity.arg.area(code), kind, world)
    else loseTokens(s, seat, verbs.lose.arg.area(code), verbs.lose.arg.tokens(code), world)
    if (settleLoss(s, seat, kind, where, world)) answered(s, seat)
  },
  why: whyNotLose,
  fallback(s, seat) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    if (mayShow(s, seat, kind)) return verbs.show.code(s.hand[handOf(seat, GRAIN)])
    count(s, seat, kind, where)
    const city = cityFits(s, seat, kind)
    for (let area = 0; area < AREAS; area++)
      if (exposedTokens(s, seat, area, kind, where) > 0 && tokensFit(s, seat, kind, 1)) return verbs.lose.code(area, 1)
    for (let area = 0; area < AREAS; area++)
      if (city && exposedCity(s, seat, area, kind, where)) return verbs.loseCity.code(area)
    return verbs.done.code()
  },
  prompt: (s, seat) =>
    mayShow(s, seat, slot(s, KIND))
      ? { key: 'prompt.show', rule: 'CIV-22.2.5e', args: { points: s.toLose[seat] } }
      : { key: 'prompt.lose', rule: 'CIV-22.2.12.2', args: { points: s.toLose[seat] } },
}
function whyNotLose(s: S, seat: Seat, code: Code): Refusal | null {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  if (verbs.show.is(code)) return refusal('CIV-R-52', mayShow(s, seat, kind) ? 'refuse.grain' : 'refuse.pottery')
  const area = verbs.lose.is(code)
    ? verbs.lose.arg.area(code)
    : verbs.loseCity.is(code)
      ? verbs.loseCity.arg.area(code)
      : -1
  if (area < 0) return null
  count(s, seat, kind, where)
  const exists = verbs.lose.is(code)
    ? exposedTokens(s, seat, area, kind, where) >= verbs.lose.arg.tokens(code)
    : exposedCity(s, seat, area, kind, where)
  if (exists) return refusal('CIV-22.2.12.2', 'refuse.exact', { points: s.toLose[seat] })
  if (kind === LOSS.epidemic && verbs.lose.is(code))
    return refusal('CIV-22.2.8.2a', 'refuse.depopulate', { area: AREA_IDS[area] })
  if (kind === LOSS.flood) return refusal('CIV-22.2.7.1b', 'refuse.notExposed', { area: AREA_IDS[area] })
  return refusal('CIV-R-48', 'refuse.notExposed', { area: AREA_IDS[area] })
}

function showGrain(s: S, who: Seat, cards: number, world: World<E>): void {
  s.shown[who] = 1
  const left = s.toLose[who] - GRAIN_WORTH * cards
  s.toLose[who] = Math.max(left, 0)
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'showed', seat: who, cards })
}
/** One by one: before each the shelter of rule 24.2 is tested (CIV-R-101). */
function loseTokens(s: S, who: Seat, area: number, tokens: number, world: World<E>): void {
  let n = 0
  while (n < tokens && !isSheltered(s, who)) {
    remove(s, area, who, 1)
    n++
  }
  s.toLose[who] -= n // what the shelter saves is cancelled by `settleLoss`
  if (world.live) world.emit({ type: 'lost', seat: who, area: AREA_IDS[area], tokens: n })
}
/** Eliminated, not reduced (CIV-22.2.12.1); an Epidemic leaves one token (CIV-22.2.8.2b). */
function loseCity(s: S, who: Seat, area: number, kind: number, world: World<E>): void {
  removeCity(s, area)
  if (kind === LOSS.epidemic) place(s, area, who, 1)
  const left = s.toLose[who] - cityValue(kind)
  s.toLose[who] = Math.max(left, 0)
  if (world.live) world.emit({ type: 'lostCity', seat: who, area: AREA_IDS[area] })
}
/** Carries out what leaves no choice. True when this player's loss is over. */
function settleLoss(s: S, who: Seat, kind: number, where: number, world: World<E>): boolean {
  if (s.toLose[who] > 0 && isSheltered(s, who)) {
    s.toLose[who] = 0 // cancelled, not shifted to others (CIV-R-74)
    if (world.live) world.emit({ type: 'sheltered', seat: who })
  }
  if (s.toLose[who] > 0 && mayShow(s, who, kind)) return false
  count(s, who, kind, where)
  const cityPoints = cityValue(kind)
  const least = leastLoss(s.toLose[who], exposed.tokens, exposed.cities, cityPoints, exposed.stock)
  if (least === 0) {
    s.toLose[who] = 0
    return true
  }
  if (least < exposed.tokens + exposed.cities * cityPoints || !shelterFar(s, who, least)) return false
  // Everything exposed goes: tokens first, so that an Epidemic finds the tokens that replace cities.
  for (let area = 0; area < AREAS; area++) {
    const n = exposedTokens(s, who, area, kind, where)
    if (n > 0) loseTokens(s, who, area, n, world)
  }
  for (let area = 0; area < AREAS; area++)
    if (exposedCity(s, who, area, kind, where)) loseCity(s, who, area, kind, world)
  s.toLose[who] = 0
  return true
}

/** Ask every one of these seats that has a choice; settle the others. */
export function beginLosses(s: S, seats: SeatMask, kind: number, where: number, world: World<E>): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (!((seats >> seat) & 1) || s.toLose[seat] <= 0) continue
    if (!settleLoss(s, seat, kind, where, world)) mask |= bit(seat)
  }
  if (mask !== 0) ask(s, decisions.lose, mask, kind, where)
}
