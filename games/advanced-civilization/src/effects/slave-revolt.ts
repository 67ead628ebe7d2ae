/**
 * 16.6 Slave Revolt (no counterpart in plain Civilization): tokens that give no support, and a check of support without
 * them.
 */
import { reducible } from '@ecumene/civilization-family/src/decisions/support.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity } from '@ecumene/civilization-family/src/pieces.ts'
import { population } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, type Seat, type World } from '@ecumene/kernel'
import { ENLIGHTENMENT, MINING } from '../../data/cards.ts'
import { SLAVE_REVOLT } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { holds } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless } from './calamities.ts'

/**
 * 15, five more with Mining (ADV-18.6c), five fewer with Enlightenment (ADV-18.22b), or all there are (ADV-16.6.1,
 * ADV-16.6.2).
 */
export function idleTokens(s: S, seat: Seat): number {
  const n = 15 + (holds(s, seat, MINING) ? 5 : 0) - (holds(s, seat, ENLIGHTENMENT) ? 5 : 0)
  const all = population(s, seat)
  return Math.min(n, all)
}
/** The number is fixed at the start, so tokens put down always count (ADV-16.6.4, ADV-R-37). */
const needs = (s: S, seat: Seat, idle: number): boolean => population(s, seat) - idle < 2 * s.cities[seat]
export function slavesRevolt(s: S, world: World<E>): void {
  const seat = s.victim[SLAVE_REVOLT]
  const idle = idleTokens(s, seat)
  if (!needs(s, seat, idle)) {
    harmless(s, SLAVE_REVOLT, world)
    return
  }
  if (world.live) world.emit({ type: 'idled', seat, tokens: idle })
  if (!settled(s, seat, idle, world)) ask(s, DECISIONS.slaves, bit(seat), idle)
}
/**
 * Reduces what leaves no choice: one at a time, and no more than needed. Afterwards all tokens support again, since
 * nothing is kept of the number (ADV-16.6.5).
 */
export function settled(s: S, seat: Seat, idle: number, world: World<E>): boolean {
  while (needs(s, seat, idle)) {
    const only = reducible(s, seat, NONE)
    if (reducible(s, seat, only) !== NONE) return false
    reduceCity(s, only, world)
  }
  return true
}
