/** A cleared table for tests: nations seated in A.S.T. order, nothing on the board, every card in its stack. */
import { type AreaId, areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { NATION_IDS, type NationId } from '@ecumene/civilization-family/data/nations.ts'
import { orderSuccession } from '@ecumene/civilization-family/src/decisions/settle.ts'
import { NONE, shoreOf } from '@ecumene/civilization-family/src/map.ts'
import { LiveWorld, ScriptedRng, settle, stop } from '@ecumene/kernel'
import { type Position, type PositionOptions, position } from '@ecumene/testkit'
import { expect } from 'vitest'
import { CARD_IDS, type CardId } from '../data/cards.ts'
import { CALAMITY_IDS, type CalamityId, STACK_OF, TRADE_IDS, type TradeId } from '../data/trade.ts'
import type { E } from '../src/events.ts'
import { advancedCivilization } from '../src/game.ts'
import { barbariansAt, cardOf, fromOf, handOf, PIRATES, type S, shipOf, stackAt, tokensAt } from '../src/state.ts'

export type Table = Position<S, E>
export interface Seating extends PositionOptions {
  readonly nations?: readonly NationId[]
}
const NATIONS_OF: Readonly<Record<number, readonly NationId[]>> = {
  2: ['thrace', 'crete'],
  3: ['africa', 'italy', 'crete'],
  4: ['asia', 'assyria', 'babylon', 'egypt'],
  5: ['thrace', 'crete', 'asia', 'babylon', 'egypt'],
}
/** Six players use the whole map and 55 tokens: the usual ground. */
export function table(seats = 6, o: Seating = {}): Table {
  const p = position(advancedCivilization, seats, o)
  stop(p.s)
  const nations = o.nations ?? NATIONS_OF[seats] ?? NATION_IDS.slice(0, seats)
  nations.forEach((id, seat) => {
    p.s.nation[seat] = NATION_IDS.indexOf(id)
  })
  orderSuccession(p.s)
  return p
}
export const area = areaOf
export function put(p: Table, seat: number, id: AreaId, tokens: number): Table {
  p.s.tokens[tokensAt(area(id), seat)] += tokens
  p.s.stock[seat] -= tokens
  return p
}
export function city(p: Table, seat: number, id: AreaId, fresh = 0): Table {
  p.s.city[area(id)] = seat
  p.s.fresh[area(id)] = fresh
  p.s.cities[seat]++
  return p
}
export function barbarians(p: Table, id: AreaId, tokens: number): Table {
  p.s.tokens[barbariansAt(p.s, area(id))] += tokens
  return p
}
export function pirates(p: Table, id: AreaId): Table {
  p.s.city[area(id)] = PIRATES
  return p
}
export function ship(p: Table, seat: number, shore: string, i = 0): Table {
  expect(shoreOf(shore)).toBeGreaterThanOrEqual(0)
  p.s.ship[shipOf(seat, i)] = shoreOf(shore)
  return p
}
/** Trade cards from their stacks into a hand. */
export function hand(p: Table, seat: number, cards: Partial<Record<TradeId, number>>): Table {
  for (const [id, n] of Object.entries(cards))
    for (let i = 0; i < n; i++) {
      const k = takeFromStack(p, id as TradeId)
      p.s.hand[handOf(seat, k)]++
      p.s.handSize[seat]++
    }
  return p
}
function takeFromStack(p: Table, id: TradeId): number {
  const { s } = p
  const k = TRADE_IDS.indexOf(id)
  const v = STACK_OF[k]
  let at = s.stackSize[v] - 1
  while (at >= 0 && s.stack[stackAt(v, at)] !== k) at--
  if (at < 0) throw new Error(`no ${id} left in stack ${v + 1}`)
  for (let i = at; i < s.stackSize[v] - 1; i++) s.stack[stackAt(v, i)] = s.stack[stackAt(v, i + 1)]
  s.stack[stackAt(v, s.stackSize[v] - 1)] = NONE
  s.stackSize[v]--
  return k
}
/** A calamity in a hand, and who passed it there. */
export function holdsCalamity(p: Table, seat: number, id: CalamityId, from = NONE): Table {
  hand(p, seat, { [id]: 1 })
  p.s.from[fromOf(seat, CALAMITY_IDS.indexOf(id))] = from
  return p
}
/** A calamity revealed before a player, with the one who traded it. */
export function suffers(p: Table, seat: number, id: CalamityId, giver = NONE): Table {
  takeFromStack(p, id)
  p.s.victim[CALAMITY_IDS.indexOf(id)] = seat
  p.s.giver[CALAMITY_IDS.indexOf(id)] = giver
  return p
}
export function owns(p: Table, seat: number, ...cards: CardId[]): Table {
  for (const id of cards) {
    p.s.card[cardOf(seat, CARD_IDS.indexOf(id))] = 1
    p.s.copies[CARD_IDS.indexOf(id)]--
  }
  return p
}
/** Tokens from Stock to Treasury. */
export function pays(p: Table, seat: number, tokens: number): Table {
  p.s.treasury[seat] += tokens
  p.s.stock[seat] -= tokens
  return p
}
/** Keep only so many tokens in Stock: the rest counts as Treasury. */
export function stockOf(p: Table, seat: number, tokens: number): Table {
  return pays(p, seat, p.s.stock[seat] - tokens)
}
export const tokens = (p: Table, seat: number, id: AreaId): number => p.s.tokens[tokensAt(area(id), seat)]
export const wild = (p: Table, id: AreaId): number => p.s.tokens[barbariansAt(p.s, area(id))]
export const cityAt = (p: Table, id: AreaId): number => p.s.city[area(id)]
export const held = (p: Table, seat: number, id: TradeId): number => p.s.hand[handOf(seat, TRADE_IDS.indexOf(id))]
export const apart = (p: Table, id: TradeId): number => p.s.apart[TRADE_IDS.indexOf(id)]
export const has = (p: Table, seat: number, id: CardId): boolean => p.s.card[cardOf(seat, CARD_IDS.indexOf(id))] === 1
/** The cards of a stack from the top down. */
export const stackOf = (p: Table, number: number): string[] =>
  Array.from(
    { length: p.s.stackSize[number - 1] },
    (_, i) => TRADE_IDS[p.s.stack[stackAt(number - 1, p.s.stackSize[number - 1] - 1 - i)]],
  )
/** Nothing was lost or made. */
export const sound = (p: Table): void => expect(advancedCivilization.invariants(p.s)).toEqual([])
/** Run one function of the rules and whatever it asks for; `dice` are the draws of chance, in order. */
export function step(p: Table, f: (s: S, cx: LiveWorld<E>) => void, ...dice: number[]): Table {
  stop(p.s)
  const cx = new LiveWorld<E>(new ScriptedRng(dice))
  f(p.s, cx)
  settle(advancedCivilization, p.s, cx)
  p.events.push(...cx.events)
  p.revealed |= cx.revealed
  return p
}
/** Continue from the middle: answers with the fallback until this decision is asked, or none is. */
export function until(p: Table, decision: string | null): Table {
  for (let i = 0; p.asked !== decision && i < 500; i++) {
    if (p.asked === null) break
    const seat = p.owing[0]
    const d = advancedCivilization.decisions.find(x => x.name === p.asked)
    p.play(seat, advancedCivilization.verbs.toJson(d?.fallback(p.view(seat), seat) ?? 0))
  }
  expect(p.asked).toBe(decision)
  return p
}
