/**
 * Ramses II: one die more in a land battle (MN-H-RAMSES-1), which is no legion's (MN-R-36a). A unit of one's own must
 * be there (MN-H-RAMSES-2): an army that fights has one.
 */
import type { Power } from '../power.ts'

export const ramsesIi: Power = { kind: 'hero', worth: 1.5, battle: { dice: 1 } }
