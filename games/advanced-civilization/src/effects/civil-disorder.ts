/** 16.10 Civil Disorder. */
import type { World } from '@ecumene/kernel'
import { CIVIL_DISORDER } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { citiesAllowed } from '../query/cities-at-risk.ts'
import type { S } from '../state.ts'
import { reduceSome } from './reductions.ts'

export function disorderStrikes(s: S, world: World<E>): void {
  const seat = s.victim[CIVIL_DISORDER]
  reduceSome(s, seat, s.cities[seat] - citiesAllowed(s, seat), CIVIL_DISORDER, world) // ADV-16.10.1
}
