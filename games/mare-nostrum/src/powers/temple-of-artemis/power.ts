/** The Temple of Artemis: a coin more in phase 1 (MN-W-ARTEMIS-1). */
import type { Power } from '../power.ts'

export const templeOfArtemis: Power = { kind: 'wonder', worth: 3, income: { coin: 1 } }
