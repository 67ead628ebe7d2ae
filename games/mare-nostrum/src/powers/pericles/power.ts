/**
 * Pericles of Greece (MN-H-PERICLES-1): each legion's die counts 2 more in others' turns (MN-H-PERICLES-2, MN-R-98).
 */
import type { Power } from '../power.ts'

export const pericles: Power = { kind: 'start', worth: 0, battle: { each: 2, when: "others' turns" } }
