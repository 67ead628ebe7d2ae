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
  type Cx,
  type Decision,
  EVERYONE,
  type Refusal,
  refusal,
  type Seat,
  type SeatMask,
  slot,
} from '@ecumene/kernel'
import type { E } from '../events.ts'
import { isSheltered, shelterFar } from '../losses.ts'
import { handOf, type S } from '../state.ts'
import { D, V } from '../verbs.ts'

const KIND = 0
const WHERE = 1
const GRAIN_WORTH = 4

/** Pottery: a Grain card shown saves four points of a Famine (CIV-22.2.5e, CIV-22.3.4, CIV-R-52). Everyone with Pottery and cards is asked: who has no Grain says nothing by it. */
const mayShow = (s: S, who: Seat, kind: number): boolean =>
  kind === LOSS.famine && s.shown[who] === 0 && hasCard(s, who, POTTERY) && s.handSize[who] > 0
/** After these n tokens (or this city) the total that was least before can still be met. */
const tokensFit = (s: S, who: Seat, kind: number, n: number): boolean => {
  const { tokens, cities, stock } = exposed
  const v = cityValue(kind)
  return (
    leastLoss(s.toLose[who] - n, tokens - n, cities, v, stock + n) ===
    leastLoss(s.toLose[who], tokens, cities, v, stock) - n
  )
}
const cityFits = (s: S, who: Seat, kind: number): boolean => {
  const { tokens, cities, stock } = exposed
  const v = cityValue(kind)
  return (
    stock > 0 &&
    leastLoss(s.toLose[who] - v, tokens, cities - 1, v, stock - 1) ===
      leastLoss(s.toLose[who], tokens, cities, v, stock) - v
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
      for (let n = 0; n <= s.hand[handOf(seat, GRAIN)]; n++) out.put(V.show.code(n))
      return
    }
    count(s, seat, kind, where)
    const city = cityFits(s, seat, kind)
    for (let a = 0; a < AREAS; a++) {
      if (city && exposedCity(s, seat, a, kind, where)) out.put(V.loseCity.code(a))
      const most = exposedTokens(s, seat, a, kind, where)
      for (let n = 1; n <= most && n <= s.toLose[seat]; n++) if (tokensFit(s, seat, kind, n)) out.put(V.lose.code(a, n))
    }
  },
  apply(s, seat, code, cx) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    if (V.show.is(code)) showGrain(s, seat, V.show.arg.cards(code), cx)
    else if (V.loseCity.is(code)) loseCity(s, seat, V.loseCity.arg.area(code), kind, cx)
    else loseTokens(s, seat, V.lose.arg.area(code), V.lose.arg.tokens(code), cx)
    if (settleLoss(s, seat, kind, where, cx)) answered(s, seat)
  },
  why: whyNotLose,
  fallback(s, seat) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    if (mayShow(s, seat, kind)) return V.show.code(s.hand[handOf(seat, GRAIN)])
    count(s, seat, kind, where)
    const city = cityFits(s, seat, kind)
    for (let a = 0; a < AREAS; a++)
      if (exposedTokens(s, seat, a, kind, where) > 0 && tokensFit(s, seat, kind, 1)) return V.lose.code(a, 1)
    for (let a = 0; a < AREAS; a++) if (city && exposedCity(s, seat, a, kind, where)) return V.loseCity.code(a)
    return V.done.code()
  },
  prompt: (s, seat) =>
    mayShow(s, seat, slot(s, KIND))
      ? { key: 'prompt.show', rule: 'CIV-22.2.5e', args: { points: s.toLose[seat] } }
      : { key: 'prompt.lose', rule: 'CIV-22.2.12.2', args: { points: s.toLose[seat] } },
}
function whyNotLose(s: S, seat: Seat, code: Code): Refusal | null {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  if (V.show.is(code)) return refusal('CIV-R-52', mayShow(s, seat, kind) ? 'refuse.grain' : 'refuse.pottery')
  const area = V.lose.is(code) ? V.lose.arg.area(code) : V.loseCity.is(code) ? V.loseCity.arg.area(code) : -1
  if (area < 0) return null
  count(s, seat, kind, where)
  const exists = V.lose.is(code)
    ? exposedTokens(s, seat, area, kind, where) >= V.lose.arg.tokens(code)
    : exposedCity(s, seat, area, kind, where)
  if (exists) return refusal('CIV-22.2.12.2', 'refuse.exact', { points: s.toLose[seat] })
  if (kind === LOSS.epidemic && V.lose.is(code))
    return refusal('CIV-22.2.8.2a', 'refuse.depopulate', { area: AREA_IDS[area] })
  if (kind === LOSS.flood) return refusal('CIV-22.2.7.1b', 'refuse.notExposed', { area: AREA_IDS[area] })
  return refusal('CIV-R-48', 'refuse.notExposed', { area: AREA_IDS[area] })
}

function showGrain(s: S, who: Seat, cards: number, cx: Cx<E>): void {
  s.shown[who] = 1
  const left = s.toLose[who] - GRAIN_WORTH * cards
  s.toLose[who] = Math.max(left, 0)
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'showed', seat: who, cards })
}
/** One by one: before each the shelter of rule 24.2 is tested (CIV-R-101). */
function loseTokens(s: S, who: Seat, area: number, tokens: number, cx: Cx<E>): void {
  let n = 0
  while (n < tokens && !isSheltered(s, who)) {
    remove(s, area, who, 1)
    n++
  }
  s.toLose[who] -= n // what the shelter saves is cancelled by `settleLoss`
  if (cx.live) cx.emit({ type: 'lost', seat: who, area: AREA_IDS[area], tokens: n })
}
/** Eliminated, not reduced (CIV-22.2.12.1); an Epidemic leaves one token (CIV-22.2.8.2b). */
function loseCity(s: S, who: Seat, area: number, kind: number, cx: Cx<E>): void {
  removeCity(s, area)
  if (kind === LOSS.epidemic) place(s, area, who, 1)
  const left = s.toLose[who] - cityValue(kind)
  s.toLose[who] = Math.max(left, 0)
  if (cx.live) cx.emit({ type: 'lostCity', seat: who, area: AREA_IDS[area] })
}
/** Carries out what leaves no choice. True when this player's loss is over. */
function settleLoss(s: S, who: Seat, kind: number, where: number, cx: Cx<E>): boolean {
  if (s.toLose[who] > 0 && isSheltered(s, who)) {
    s.toLose[who] = 0 // cancelled, not shifted to others (CIV-R-74)
    if (cx.live) cx.emit({ type: 'sheltered', seat: who })
  }
  if (s.toLose[who] > 0 && mayShow(s, who, kind)) return false
  count(s, who, kind, where)
  const v = cityValue(kind)
  const least = leastLoss(s.toLose[who], exposed.tokens, exposed.cities, v, exposed.stock)
  if (least === 0) {
    s.toLose[who] = 0
    return true
  }
  if (least < exposed.tokens + exposed.cities * v || !shelterFar(s, who, least)) return false
  // Everything exposed goes: tokens first, so that an Epidemic finds the tokens that replace cities.
  for (let a = 0; a < AREAS; a++) {
    const n = exposedTokens(s, who, a, kind, where)
    if (n > 0) loseTokens(s, who, a, n, cx)
  }
  for (let a = 0; a < AREAS; a++) if (exposedCity(s, who, a, kind, where)) loseCity(s, who, a, kind, cx)
  s.toLose[who] = 0
  return true
}

/** Ask every one of these seats that has a choice; settle the others. */
export function beginLosses(s: S, seats: SeatMask, kind: number, where: number, cx: Cx<E>): void {
  let mask = 0
  for (let p = 0; p < s.seats; p++) {
    if (!((seats >> p) & 1) || s.toLose[p] <= 0) continue
    if (!settleLoss(s, p, kind, where, cx)) mask |= bit(p)
  }
  if (mask !== 0) ask(s, D.lose, mask, kind, where)
}
