/**
 * Phase 6 in steps (CIV-R-93): areas without a city; the fights before each city; then the attacks on cities one at a
 * time, so that every owner has the tokens of all their other conflicts first (CIV-11.8.2). `mark` is set on a city
 * that is under attack.
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { ENGINEERING } from '@ecumene/civilization-family/data/cards.ts'
import { besieger } from '@ecumene/civilization-family/src/conflict.ts'
import { makeSieges } from '@ecumene/civilization-family/src/effects/sieges.ts'
import { removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { again, ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { fightTokens } from './conflict.ts'

const GARRISON = 6
/**
 * Seven tokens attack a city, eight against Engineering (CIV-11.6.1a, CIV-22.3.13b); the attack cannot be waived
 * (CIV-R-22).
 */
export const tokensToAttack = (s: S, owner: Seat): number => (hasCard(s, owner, ENGINEERING) ? 8 : 7)
/**
 * Attackers fight each other and the owner's tokens until one player is left (CIV-11.6.3a, CIV-11.7a); a force too
 * small is removed (CIV-11.6.1b), one large enough goes on to attack (CIV-11.6.3b, CIV-11.7b).
 */
const { openConflicts, defend, surrender } = makeSieges<S, E>({
  fightTokens,
  tokensToAttack: (s, _, owner) => tokensToAttack(s, owner),
  attacked: 1,
  kindOf: (s, area) => (s.tokens[tokensAt(area, s.city[area])] > 0 ? 'defended' : 'city'),
  tellRepelled: (s, area, by, tokens, needed, world) =>
    world.emit({ type: 'repelled', seat: s.city[area], area: AREA_IDS[area], by, tokens, needed }),
})

export { openConflicts }
/**
 * Step 3: next comes a city whose owner has six tokens in Stock, owners in A.S.T. order; when there is none, the rest
 * surrender in the same order.
 */
export function nextAttack(s: S, world: World<E>): void {
  let owner = nextOwner(s, GARRISON)
  if (owner === NONE) owner = nextOwner(s, 0)
  if (owner === NONE) return
  again(s)
  let area = NONE
  let several = false
  for (let place = 0; place < AREAS; place++) {
    if (s.mark[place] === 0 || s.city[place] !== owner) continue
    several = area !== NONE
    area = place
    if (several) break
  }
  if (several) ask(s, DECISIONS.fight, bit(owner))
  else attack(s, area, world)
}
function nextOwner(s: S, stock: number): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    if (s.stock[seat] < stock) continue
    for (let area = 0; area < AREAS; area++) if (s.mark[area] === 1 && s.city[area] === seat) return seat
  }
  return NONE
}
/**
 * The city becomes six tokens and the fight goes on (CIV-11.6.2, CIV-R-23), or it surrenders for want of them
 * (CIV-11.8.1a).
 */
export function attack(s: S, area: number, world: World<E>): void {
  const owner = s.city[area]
  const by = besieger(s, area)
  s.mark[area] = 0
  removeCity(s, area)
  // The attacker puts a city of their own there, unless they have nine in play (CIV-11.8.1b, CIV-11.8.1c); captured
  // counts as older (CIV-R-28). Their tokens stay until Phase 8 (CIV-R-24).
  if (s.stock[owner] < GARRISON) surrender(s, area, owner, by, GARRISON, world)
  else defend(s, area, owner, by, GARRISON, world)
}
