/**
 * Gaius Julius Caesar of Rome (MN-H-CAESAR-1): each legion's die counts 1 more in the own turn (MN-H-CAESAR-2,
 * MN-R-98).
 */
import type { Power } from '../power.ts'

export const caesar: Power = { kind: 'start', worth: 0, battle: { each: 1, when: 'own turn' } }
