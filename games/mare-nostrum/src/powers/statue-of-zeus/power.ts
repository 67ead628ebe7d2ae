/**
 * The Statue of Zeus: peace with one opponent for the round, declared before anybody is named (MN-W-ZEUS-1, MN-R-59a).
 */
import type { Power } from '../power.ts'

export const statueOfZeus: Power = { kind: 'wonder', worth: 1.5, asks: { decision: 'peace', at: 'war begins' } }
