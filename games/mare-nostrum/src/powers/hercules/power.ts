/** Hercules: 2 on every track, nothing else (MN-H-HERCULES-1). */
import type { Power } from '../power.ts'

export const hercules: Power = { kind: 'hero', bonus: { trade: 2, culture: 2, military: 2 }, worth: 1 }
