/** Phase 1: which cities of a defaulter are at stake in a revolt. */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { type Codes, slot } from '@ecumene/kernel'
import type { S } from '../state.ts'
import type { verbs } from '../verbs.ts'

export const OWNER = 0
/** Any of the defaulter's taxed cities, as many as went unpaid (ADV-1.7). */
const atStake = (s: S, area: number): boolean => s.city[area] === slot(s, OWNER) && s.mark[area] === 0
export function listAtStake(s: S, verb: typeof verbs.seize | typeof verbs.raze, out: Codes): void {
  for (let area = 0; area < AREAS; area++) if (atStake(s, area)) out.put(verb.code(area))
}
export function firstAtStake(s: S): number {
  let area = 0
  while (!atStake(s, area)) area++
  return area
}
