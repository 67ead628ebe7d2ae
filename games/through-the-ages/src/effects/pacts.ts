/** Pacts in force (TTA-PACT-6 to 13, TTA-AGG-8, TTA-WAR-16). */
import { NONE, type World } from '@ecumene/kernel'
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
  const m = militaryTotal(s, owner)
  const n = militaryTotal(s, other)
  s.pact[owner] = NONE
  s.partner[owner] = 0
  s.side[owner] = 0
  discardCard(s, pact.card[which], true)
  settleActions(s, owner, civilTotal(s, owner), m)
  settleActions(s, other, civilTotal(s, other), n)
  if (world.live) world.emit({ type: 'pactEnded', seat: owner, with: other, card: pact.ids[which] })
}
/** An accepted pact takes the place of the owner's old one and acts at once (TTA-PACT-7, TTA-PACT-9). */
export function makePact(s: S, owner: number, other: number, which: number, side: number, world: World<E>): void {
  endPact(s, owner, world)
  const m = militaryTotal(s, owner)
  const n = militaryTotal(s, other)
  s.pact[owner] = which
  s.partner[owner] = other
  s.side[owner] = side
  settleActions(s, owner, civilTotal(s, owner), m)
  settleActions(s, other, civilTotal(s, other), n)
  if (world.live) world.emit({ type: 'agreed', seat: owner, with: other, card: pact.ids[which] })
}
const binds = (s: S, owner: number, a: number, b: number): boolean =>
  s.pact[owner] !== NONE && ((owner === a && s.partner[owner] === b) || (owner === b && s.partner[owner] === a))
/** A pact between the two forbids attacks (TTA-AGG-4, TTA-WAR-14). */
export const protectedBy = (s: S, a: number, b: number): boolean =>
  (binds(s, a, a, b) && pact.forbids[s.pact[a]] === 1) || (binds(s, b, a, b) && pact.forbids[s.pact[b]] === 1)
/** Loss of Sovereignty: nobody may declare war on side B (TTA-R-94). */
export function immuneToWar(s: S, seat: number): boolean {
  for (let p = 0; p < s.seats; p++) {
    if (s.pact[p] !== pact.of('loss-of-sovereignty')) continue
    if ((p === seat && s.side[p] === 1) || (s.partner[p] === seat && s.side[p] === 0)) return true
  }
  return false
}
/** Pacts between the two that an attack ends (TTA-AGG-8, TTA-WAR-16). */
export function endByAttack(s: S, a: number, b: number, world: World<E>): void {
  if (binds(s, a, a, b) && pact.ends[s.pact[a]] === 1) endPact(s, a, world)
  if (binds(s, b, a, b) && pact.ends[s.pact[b]] === 1) endPact(s, b, world)
}
/** Open Borders: whoever attacks the partner has 2 strength more in that attack (TTA-AGG-6, TTA-WAR-3). */
export const attackBonus = (s: S, attacker: number, target: number): number =>
  (binds(s, attacker, attacker, target) && s.pact[attacker] === pact.of('open-borders-agreement')) ||
  (binds(s, target, attacker, target) && s.pact[target] === pact.of('open-borders-agreement'))
    ? 2
    : 0
/** Strength in an attack between the two: pacts that it ends count for neither (TTA-AGG-7, TTA-R-29). */
export function strengthAgainst(s: S, seat: number, other: number): number {
  let n = strengthRating(s, seat)
  if (binds(s, seat, seat, other) && pact.ends[s.pact[seat]] === 1) n = strengthRating(s, seat, seat)
  if (binds(s, other, seat, other) && pact.ends[s.pact[other]] === 1)
    n -= strengthRating(s, seat) - strengthRating(s, seat, other)
  return Math.max(n, 0)
}
/** Pact actions exist only in games that began with more than two players (TTA-POL-4, TTA-R-34). */
export const pactsExist = (s: S): boolean => s.seats > 2
