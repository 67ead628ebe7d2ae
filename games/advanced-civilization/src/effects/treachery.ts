/** 16.2 Treachery (no counterpart in plain Civilization; no card changes it, ADV-16.2.4). */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { ask, bit, type World } from '@ecumene/kernel'
import { TREACHERY } from '../../data/trade.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless } from './calamities.ts'
import { reduceSome } from './reductions.ts'

/** The trader picks a city; without a trader the victim reduces one of their own and nobody gains (ADV-16.2.3). */
export function treacheryStrikes(s: S, world: World<E>): void {
  const seat = s.victim[TREACHERY]
  const trader = s.giver[TREACHERY]
  if (s.cities[seat] === 0) harmless(s, TREACHERY, world)
  else if (trader === NONE) reduceSome(s, seat, 1, TREACHERY, world)
  else ask(s, DECISIONS.betray, bit(trader))
}
