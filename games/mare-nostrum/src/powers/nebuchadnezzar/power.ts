/**
 * Nebuchadnezzar: 5 more in a battle in a province of one's own (MN-H-NEBUCHADNEZZAR-1, MN-R-36b). A unit of one's own
 * must be there (MN-H-NEBUCHADNEZZAR-2): an army that fights has one.
 */
import type { Power } from '../power.ts'

export const nebuchadnezzar: Power = { kind: 'hero', worth: 1.5, battle: { plus: 5, when: 'own province' } }
