/**
 * A game of calamities alone, for tests: every round the hands are salted with them, every nation gets cities, tokens
 * and cards from its Stock, and the phase is played. So each calamity and each card that changes one is used within a
 * few rounds.
 */
import { AREAS, areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { ageCities } from '@ecumene/civilization-family/src/decisions/support.ts'
import { map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { putCity, remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { crowd, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { bit, type GameDef, program, restart, type World } from '@ecumene/kernel'
import { CARDS, COPIES_EACH, MYSTICISM } from '../data/cards.ts'
import { CITIES_EACH } from '../data/nations.ts'
import { CALAMITIES, CIVIL_WAR, calamityCard, GRAIN, isTradable, STACK_OF, VOLCANO } from '../data/trade.ts'
import { checkSupport } from '../src/decisions/support.ts'
import { beginCalamities, forgetCalamities } from '../src/effects/calamities.ts'
import { returnCards } from '../src/effects/stacks.ts'
import { endRound } from '../src/effects/succession.ts'
import type { E } from '../src/events.ts'
import { advancedCivilization } from '../src/game.ts'
import { barbariansAt, cardOf, fromOf, handOf, isIdle, PIRATES, type S, stackAt, tokensAt } from '../src/state.ts'

/** A card from its stack into a hand, if it is there. */
function deal(s: S, kind: number, seat: number, cx: World<E>): boolean {
  const v = STACK_OF[kind]
  let at = s.stackSize[v] - 1
  while (at >= 0 && s.stack[stackAt(v, at)] !== kind) at--
  if (at < 0) return false
  for (; at < s.stackSize[v] - 1; at++) s.stack[stackAt(v, at)] = s.stack[stackAt(v, at + 1)]
  s.stack[stackAt(v, at)] = NONE
  s.stackSize[v]--
  s.hand[handOf(seat, kind)]++
  s.handSize[seat]++
  cx.reveal(bit(seat))
  return true
}
const isFree = (s: S, a: number): boolean => inPlay(s, a) && !map.openSea[a] && s.city[a] === NONE
function putCities(s: S, seat: number, cities: number, cx: World<E>): void {
  for (let tries = 0; tries < 60 && s.cities[seat] < cities; tries++) {
    const a = cx.roll(AREAS)
    if (isFree(s, a) && crowd(s, a) === 0) putCity(s, a, seat, cx.roll(4) === 0 ? 1 : 0)
  }
}
function settleNation(s: S, seat: number, cx: World<E>): void {
  putCities(s, seat, 2 + cx.roll(8), cx)
  const tokens = cx.roll(40)
  for (let i = 0; i < tokens && s.stock[seat] > 0; i++) {
    const a = cx.roll(AREAS)
    if (!isFree(s, a) || crowd(s, a) >= map.limit[a]) continue
    s.tokens[tokensAt(a, seat)]++
    s.stock[seat]--
  }
  // Sometimes the Stock is all but empty: the rest is Treasury.
  s.stock[seat] += s.treasury[seat]
  s.treasury[seat] = cx.roll(3) === 0 ? Math.max(0, s.stock[seat] - cx.roll(6)) : 0
  s.stock[seat] -= s.treasury[seat]
  for (let c = 0; c < CARDS; c++) {
    if (s.copies[c] === 0 || cx.roll(3) !== 0) continue
    s.card[cardOf(seat, c)] = 1
    s.copies[c]--
  }
  if (cx.roll(2) === 0) for (let i = s.hand[handOf(seat, GRAIN)]; i < 2; i++) deal(s, GRAIN, seat, cx)
}
/** Now and then they alone have a city by each of two volcanoes. */
const BY_VOLCANOES = [areaOf('neapolis'), areaOf('thera')]
function tempt(s: S, seat: number): void {
  if (BY_VOLCANOES.some(a => !inPlay(s, a)) || s.cities[seat] + 2 > CITIES_EACH) return
  for (let a = 0; a < AREAS; a++) {
    if (map.volcano[a] === NONE) continue
    for (let p = 0; p < s.seats; p++) remove(s, a, p, s.tokens[tokensAt(a, p)])
    if (s.city[a] !== NONE && s.city[a] !== PIRATES) removeCity(s, a)
    s.city[a] = NONE
  }
  for (const a of BY_VOLCANOES) putCity(s, a, seat, 0)
}
/** Now and then nobody has pieces enough to take over a faction. */
function exhaust(s: S, victim: number, cx: World<E>): void {
  const few = cx.roll(2) === 0
  for (let p = 0; p < s.seats; p++) {
    if (few) putCities(s, p, CITIES_EACH - 1, cx)
    const left = p === victim ? 0 : Math.min(s.stock[p], cx.roll(3))
    s.treasury[p] += s.stock[p] - left
    s.stock[p] = left
  }
}
/** Before the phase begins: half of the pirates and Barbarians go, all cards are dealt anew. */
function salt(s: S, cx: World<E>): void {
  for (let a = 0; a < AREAS; a++) {
    if (cx.roll(2) === 0) continue
    s.tokens[barbariansAt(s, a)] = 0
    if (s.city[a] === PIRATES) s.city[a] = NONE
  }
  s.card.fill(0)
  s.copies.fill(COPIES_EACH)
  if (s.seats === 2) s.copies[MYSTICISM] = 1
  for (let p = 0; p < s.seats; p++) if (!isIdle(s, p)) settleNation(s, p, cx)
  for (let c = 0; c < CALAMITIES; c++) {
    const p = cx.roll(s.seats)
    if (isIdle(s, p) || cx.roll(4) === 0 || !deal(s, calamityCard(c), p, cx)) continue
    if (c === VOLCANO && cx.roll(3) === 0) tempt(s, p)
    if (c === CIVIL_WAR && cx.roll(2) === 0) exhaust(s, p, cx)
    const giver = cx.roll(s.seats)
    if (isTradable(calamityCard(c)) && giver !== p && !isIdle(s, giver)) s.from[fromOf(p, c)] = giver
  }
}
function beginRound(s: S): void {
  s.round++
  s.phase = 11
}
function thenBuy(s: S): void {
  s.phase = 12
}
const round = program<S, E>('round', 'ADV-0.3.14', [
  beginRound,
  beginCalamities,
  checkSupport,
  thenBuy,
  returnCards,
  endRound,
  ageCities,
  forgetCalamities,
  restart,
])
export const salted: GameDef<S, E> = {
  ...advancedCivilization,
  programs: advancedCivilization.programs.map(p =>
    p.name === 'round' ? round : p.name === 'calamities' ? { ...p, steps: [salt, ...p.steps] } : p,
  ),
}
