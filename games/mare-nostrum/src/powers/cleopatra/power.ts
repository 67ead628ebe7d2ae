/**
 * Cleopatra of Egypt (MN-H-CLEOPATRA-1): one coin in a set of commodities, or one commodity in a set of coins
 * (MN-H-CLEOPATRA-2, MN-H-CLEOPATRA-3, MN-R-19a).
 */
import type { Power } from '../power.ts'

export const cleopatra: Power = { kind: 'start', worth: 0, sets: 'mixed' }
