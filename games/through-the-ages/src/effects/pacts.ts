/** Pacts in force. */
import { NONE, type Seat, type World } from '@ecumene/kernel'
import { pact } from '../cards.ts'
import { strengthRating } from '../query/ratings.ts'
import { civilTotal, militaryTotal } from '../query/totals.ts'
import type { S } from '../state.ts'
import type { E } from '../verbs.ts'
import { settleActions } from './changes.ts'
import { discardCard } from './hands.ts'

/** The pact in `owner`'s area leaves play; its card goes to the pile of its age (TTA-R-108). */
export function endPact(s: S, owner: number, world: World<E>): void {
  const which = s.pact[owner]
  if (which === NONE) return
  const other = s.partner[owner]
  const ownerBefore = militaryTotal(s, owner)
  const otherBefore = militaryTotal(s, other)
  s.pact[owner] = NONE
  s.partner[owner] = 0
  s.side[owner] = 0
  discardCard(s, pact.card[which], true)
  settleActions(s, owner, civilTotal(s, owner), ownerBefore)
  settleActions(s, other, civilTotal(s, other), otherBefore)
  if (world.live) world.emit({ type: 'pactEnded', seat: owner, with: other, card: pact.ids[which] })
}
/** An accepted pact (TTA-PACT-6) ends the owner's old one (TTA-PACT-7, TTA-PACT-11) and acts at once (TTA-PACT-9). */
export function makePact(s: S, owner: number, other: number, which: number, side: number, world: World<E>): void {
  endPact(s, owner, world)
  const ownerBefore = militaryTotal(s, owner)
  const otherBefore = militaryTotal(s, other)
  s.pact[owner] = which
  s.partner[owner] = other
  s.side[owner] = side
  settleActions(s, owner, civilTotal(s, owner), ownerBefore)
  settleActions(s, other, civilTotal(s, other), otherBefore)
  if (world.live) world.emit({ type: 'agreed', seat: owner, with: other, card: pact.ids[which] })
}
const binds = (s: S, owner: number, one: number, two: number): boolean =>
  s.pact[owner] !== NONE && ((owner === one && s.partner[owner] === two) || (owner === two && s.partner[owner] === one))
/**
 * A pact between the two forbids attacks (TTA-AGG-4) and wars (TTA-WAR-14); one declared before goes on (TTA-PACT-10).
 */
export const protectedBy = (s: S, one: number, two: number): boolean =>
  (binds(s, one, one, two) && pact.forbids[s.pact[one]] === 1) ||
  (binds(s, two, one, two) && pact.forbids[s.pact[two]] === 1)
/** Loss of Sovereignty: nobody may declare war on side B (TTA-R-94). */
export function immuneToWar(s: S, seat: Seat): boolean {
  for (let owner = 0; owner < s.seats; owner++) {
    if (s.pact[owner] !== pact.of('loss-of-sovereignty')) continue
    if ((owner === seat && s.side[owner] === 1) || (s.partner[owner] === seat && s.side[owner] === 0)) return true
  }
  return false
}
/** Pacts between the two that an attack ends (TTA-AGG-8, TTA-WAR-16). */
export function endByAttack(s: S, one: number, two: number, world: World<E>): void {
  if (binds(s, one, one, two) && pact.ends[s.pact[one]] === 1) endPact(s, one, world)
  if (binds(s, two, one, two) && pact.ends[s.pact[two]] === 1) endPact(s, two, world)
}
/** Open Borders: a player who attacks the partner has 2 strength more in that attack (TTA-AGG-6, TTA-WAR-3). */
export const attackBonus = (s: S, attacker: number, target: number): number =>
  (binds(s, attacker, attacker, target) && s.pact[attacker] === pact.of('open-borders-agreement')) ||
  (binds(s, target, attacker, target) && s.pact[target] === pact.of('open-borders-agreement'))
    ? 2
    : 0
/** Strength in an attack between the two: pacts that it ends count for neither (TTA-AGG-7, TTA-R-29). */
export function strengthAgainst(s: S, seat: Seat, other: number): number {
  let n = strengthRating(s, seat)
  if (binds(s, seat, seat, other) && pact.ends[s.pact[seat]] === 1) n = strengthRating(s, seat, seat)
  if (binds(s, other, seat, other) && pact.ends[s.pact[other]] === 1)
    n -= strengthRating(s, seat) - strengthRating(s, seat, other)
  return Math.max(n, 0)
}
/** Pact actions exist only in games that began with more than two players (TTA-POL-4, TTA-R-34). */
export const pactsExist = (s: S): boolean => s.seats > 2
