/** What may lie in an offer: every set of cards that fits what it states, as likely as the cards that are out. */
import { STACKS } from '@ecumene/civilization-family/data/trade.ts'
import { NONE, type Seat } from '@ecumene/kernel'
import {
  CIVIL_DISORDER,
  COMMODITIES,
  calamityCard,
  EPIDEMIC,
  ICONOCLASM,
  isRedBacked,
  KIND_COUNT,
  KINDS,
  PIRACY,
  STACK_OF,
  setValue,
} from '../../data/trade.ts'
import { cityLimit } from '../effects/civil-disorder.ts'
import { citiesLost } from '../effects/iconoclasm.ts'
import { handOf, type S } from '../state.ts'

const unseen = new Int16Array(KINDS)
const held = new Float64Array(STACKS)
const chance = new Float64Array(KINDS)
/** How many cards of each kind this seat does not see, and how likely each of them is in somebody's hand. */
function countUnseen(s: S, seat: Seat): void {
  held.fill(0)
  for (let kind = 0; kind < KINDS; kind++) {
    unseen[kind] = KIND_COUNT[kind] - s.hand[handOf(seat, kind)]
    if (kind >= COMMODITIES && s.victim[kind - COMMODITIES] !== NONE) unseen[kind]--
    held[STACK_OF[kind]] += unseen[kind]
  }
  for (let kind = 0; kind < KINDS; kind++) {
    const stack = STACK_OF[kind]
    const all = held[stack]
    chance[kind] = isRedBacked(kind) || all === 0 ? 0 : Math.max(0, 1 - s.stackSize[stack] / all)
  }
}
/** Cities that a calamity would cost, about. */
export function citiesAtStake(s: S, seat: Seat, calamity: number): number {
  if (calamity === CIVIL_DISORDER) return Math.max(0, s.cities[seat] - cityLimit(s, seat))
  if (calamity === ICONOCLASM) return Math.min(s.cities[seat], citiesLost(s, seat))
  if (calamity === EPIDEMIC) return 2
  return calamity === PIRACY ? 1 : 0
}

/**
 * What an offer brings in the mean: `worth` says what more of a commodity adds to a hand, `dread` what a city is worth
 * that a calamity takes. Players offer what they name: each further card of it is `lean` times as likely as chance has
 * it.
 */
export function expectedGain(
  s: S,
  seat: Seat,
  other: Seat,
  worth: (kind: number, held: number, more: number) => number,
  dread: number,
  lean: number,
): number {
  countUnseen(s, seat)
  const named = s.offerNames[other]
  let sum = 0
  let all = 0
  const go = (kind: number, cards: number, points: number, weight: number, gain: number): void => {
    if (cards === 0) {
      if (points !== 0) return
      sum += weight * gain
      all += weight
      return
    }
    if (kind < 0) return
    // From the dearest commodity down, the calamities first: what is left must still be enough for the cards.
    let likely = weight
    const least = kind === named ? 1 : 0
    const most = Math.min(cards, unseen[kind])
    for (let n = 0; n <= most; n++) {
      const value = setValue(kind, n)
      if (value > points) break
      if (n > 0) {
        likely *= ((unseen[kind] - n + 1) / n) * chance[kind] * (kind === named && n > 1 ? lean : 1)
        if (likely === 0) break
      }
      if (n < least) continue
      const adds =
        n === 0
          ? 0
          : kind < COMMODITIES
            ? worth(kind, s.hand[handOf(seat, kind)], n)
            : -dread * citiesAtStake(s, seat, kind - COMMODITIES)
      if (cards - n > 0 || kind <= named || named === NONE) go(kind - 1, cards - n, points - value, likely, gain + adds)
    }
  }
  go(calamityCard(PIRACY), s.offerCards[other], s.offerPoints[other], 1, 0)
  return all === 0 ? 0 : sum / all
}
/** How many cards of a commodity a player holds in the mean, or the player who holds most of them if none is named. */
export function likelyHeld(s: S, seat: Seat, other: number, kind: number): number {
  countUnseen(s, seat)
  let cards = 0
  let most = 0
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat) continue
    cards += s.handSize[rival]
    most = Math.max(most, s.handSize[rival])
  }
  const size = other === NONE ? most : s.handSize[other]
  return cards === 0 ? 0 : (unseen[kind] * chance[kind] * size) / cards
}
