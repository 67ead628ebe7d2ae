/**
 * The Colossus: a commodity of choice from the reserve, after everybody's income (MN-W-COLOSSUS-1, MN-R-8); none in
 * round 1.
 */
import type { Power } from '../power.ts'

export const colossus: Power = {
  kind: 'wonder',
  worth: 3.5,
  asks: { decision: 'colossus', at: 'income collected', when: s => s.round > 1 },
}
