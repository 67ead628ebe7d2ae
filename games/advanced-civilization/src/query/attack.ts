/** Phase 6: how many tokens an attack on a city needs, and how many the city becomes. */
import { ENGINEERING } from '../../data/cards.ts'
import type { S } from '../state.ts'
import { holds } from './holdings.ts'

/**
 * Tokens needed to attack a city: 7; 6 with Engineering, 8 against it, 7 with both (ADV-6.13, ADV-18.7b, ≠
 * CIV-22.3.13b). Barbarians and pirates have no cards: give them no seat.
 */
export const tokensToAttack = (s: S, attacker: number, owner: number): number =>
  7 - (holds(s, attacker, ENGINEERING) ? 1 : 0) + (holds(s, owner, ENGINEERING) ? 1 : 0)
/** What the city becomes: always one token less. */
export const garrison = (s: S, attacker: number, owner: number): number => tokensToAttack(s, attacker, owner) - 1
