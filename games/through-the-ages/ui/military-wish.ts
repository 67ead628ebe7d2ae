/** What a click on a military card in hand would mean while it cannot be played: the rules say why not. */
import type { ActionJson, Seat } from '@ecumene/kernel'
import type { AgesCard } from '../src/cards.ts'
import { attackStrength } from '../src/effects/attacks.ts'
import { strengthAgainst } from '../src/effects/pacts.ts'
import { faceOf } from './look.ts'
import type { Part } from './part-props.ts'
import { seatsOf } from './position.ts'

export function militaryWish(p: Part, seat: Seat, card: AgesCard): ActionJson | undefined {
  const target = easiestRival(p, seat)
  switch (faceOf(card).kind) {
    case 'tactic':
      return { verb: 'playTactic', card }
    case 'event':
    case 'territory':
      return { verb: 'prepare', card }
    case 'aggression':
      return { verb: 'attack', card, target }
    case 'war':
      return { verb: 'declareWar', card, target }
    case 'pact':
      return { verb: 'offerPact', card, target, side: 'a' }
    case 'bonus':
      return { verb: 'block', card }
    default:
      return undefined
  }
}
/** Who could be attacked soonest: what stops an attack on them stops every other. */
function easiestRival(p: Part, seat: Seat): number {
  const lead = (target: number): number => attackStrength(p.view, seat, target) - strengthAgainst(p.view, target, seat)
  const [first] = seatsOf(p.view)
    .filter(target => target !== seat && p.view.out[target] === 0)
    .toSorted((a, b) => lead(b) - lead(a))
  return first ?? seat
}
