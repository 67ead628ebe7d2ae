/** Phase 1: which cities of a defaulter are at stake in a revolt. */
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import { slot } from '@ecumene/kernel'

const OWNER = 0
/** Whose cities are in revolt. */
export const defaulterOf = (s: Common): number => slot(s, OWNER)
/** Any of the defaulter's taxed cities, as many as went unpaid (ADV-1.7). */
export const isAtStake = (s: Common, area: number): boolean => s.city[area] === defaulterOf(s) && s.mark[area] === 0
