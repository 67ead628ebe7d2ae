/** Hannibal of Carthage (MN-H-HANNIBAL-1): one commodity may be in a set twice (MN-H-HANNIBAL-2, MN-R-19b). */
import type { Power } from '../power.ts'

export const hannibal: Power = { kind: 'start', worth: 0, sets: 'pair' }
