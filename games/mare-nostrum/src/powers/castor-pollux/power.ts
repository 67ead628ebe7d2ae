/**
 * Castor and Pollux: when hired they copy the power of a hero of another player (MN-H-CASTOR-1), for ever (MN-R-56c),
 * but not its bonus (MN-H-CASTOR-3). They have none of their own (MN-R-56d).
 */
import type { Power } from '../power.ts'

export const castorPollux: Power = { kind: 'hero', worth: 0.5, copies: true }
