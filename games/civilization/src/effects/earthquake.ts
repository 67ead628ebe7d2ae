/** Which cities an earthquake can reach. */
import { inPlay } from '@ecumene/civilization-family/src/query.ts'
import { NONE, type Seat } from '@ecumene/kernel'
import { isSheltered } from '../query/losses.ts'
import type { S } from '../state.ts'

export const shakes = (s: S, seat: Seat, area: number): boolean =>
  s.city[area] !== NONE && s.city[area] !== seat && inPlay(s, area) && !isSheltered(s, s.city[area])
