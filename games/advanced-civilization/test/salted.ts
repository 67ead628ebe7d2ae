/** Rich positions full of calamities: hands are salted with them, and every nation gets cities, tokens and cards, so that each calamity and each card that changes one is used. */
import { AREAS } from '@ecumene/civilization/data/areas.ts'
import { LIMIT, NONE, OPEN_SEA } from '@ecumene/civilization/src/map.ts'
import { putCity } from '@ecumene/civilization/src/pieces.ts'
import { crowd, inPlay } from '@ecumene/civilization/src/query.ts'
import type { Cx, GameDef } from '@ecumene/kernel'
import { CARDS } from '../data/cards.ts'
import { CALAMITIES, calamityCard, GRAIN, isTradable, STACK_OF } from '../data/trade.ts'
import type { E } from '../src/events.ts'
import { advancedCivilization } from '../src/game.ts'
import { cardOf, fromOf, handOf, isIdle, type S, stackAt, tokensAt } from '../src/state.ts'

const CITIES = 7
/** A card from its stack into a hand, if it is there. */
function deal(s: S, kind: number, seat: number): boolean {
  const v = STACK_OF[kind]
  let at = s.stackSize[v] - 1
  while (at >= 0 && s.stack[stackAt(v, at)] !== kind) at--
  if (at < 0) return false
  for (; at < s.stackSize[v] - 1; at++) s.stack[stackAt(v, at)] = s.stack[stackAt(v, at + 1)]
  s.stack[stackAt(v, at)] = NONE
  s.stackSize[v]--
  s.hand[handOf(seat, kind)]++
  s.handSize[seat]++
  return true
}
function settleNation(s: S, seat: number, cx: Cx<E>): void {
  const cities = cx.roll(CITIES + 1)
  for (let tries = 0; tries < 60 && s.cities[seat] < cities; tries++) {
    const a = cx.roll(AREAS)
    if (inPlay(s, a) && !OPEN_SEA[a] && s.city[a] === NONE && crowd(s, a) === 0) putCity(s, a, seat, cx.roll(4) === 0 ? 1 : 0)
  }
  const areas = cx.roll(18)
  for (let i = 0; i < areas; i++) {
    const a = cx.roll(AREAS)
    if (!inPlay(s, a) || OPEN_SEA[a] || s.city[a] !== NONE || crowd(s, a) >= LIMIT[a] || s.stock[seat] === 0) continue
    s.tokens[tokensAt(a, seat)]++
    s.stock[seat]--
  }
  // Sometimes the Stock is all but empty.
  if (cx.roll(3) === 0) {
    const tokens = Math.max(0, s.stock[seat] - cx.roll(6))
    s.treasury[seat] += tokens
    s.stock[seat] -= tokens
  }
  for (let c = 0; c < CARDS; c++) {
    if (s.card[cardOf(seat, c)] === 1 || s.copies[c] === 0 || cx.roll(4) !== 0) continue
    s.card[cardOf(seat, c)] = 1
    s.copies[c]--
  }
  if (cx.roll(2) === 0) for (let i = 0; i < 3; i++) deal(s, GRAIN, seat)
}
/** Before the phase begins. */
function salt(s: S, cx: Cx<E>): void {
  for (let p = 0; p < s.seats; p++) if (!isIdle(s, p)) settleNation(s, p, cx)
  for (let c = 0; c < CALAMITIES; c++) {
    const p = cx.roll(s.seats)
    if (isIdle(s, p) || cx.roll(3) === 0 || !deal(s, calamityCard(c), p)) continue
    const giver = cx.roll(s.seats)
    if (isTradable(calamityCard(c)) && giver !== p && !isIdle(s, giver)) s.from[fromOf(p, c)] = giver
  }
}
export const salted: GameDef<S, E> = {
  ...advancedCivilization,
  programs: advancedCivilization.programs.map(p => (p.name === 'calamities' ? { ...p, steps: [salt, ...p.steps] } : p)),
}
