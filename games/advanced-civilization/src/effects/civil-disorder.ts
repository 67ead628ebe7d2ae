/** 16.10 Civil Disorder. */
import type { Cx } from '@ecumene/kernel'
import { CIVIL_DISORDER } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { citiesAllowed } from '../query/cities-at-risk.ts'
import type { S } from '../state.ts'
import { reduceSome } from './reductions.ts'

export function disorderStrikes(s: S, cx: Cx<E>): void {
  const who = s.victim[CIVIL_DISORDER]
  reduceSome(s, who, s.cities[who] - citiesAllowed(s, who), CIVIL_DISORDER, cx) // ADV-16.10.1
}
