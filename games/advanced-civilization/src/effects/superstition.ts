/** 16.4 Superstition. */
import type { World } from '@ecumene/kernel'
import { SUPERSTITION } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { superstitionCities } from '../query/cities-at-risk.ts'
import type { S } from '../state.ts'
import { reduceSome } from './reductions.ts'

export const superstitionStrikes = (s: S, world: World<E>): void =>
  reduceSome(s, s.victim[SUPERSTITION], superstitionCities(s, s.victim[SUPERSTITION]), SUPERSTITION, world)
