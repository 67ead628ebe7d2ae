/**
 * The way to the finish: what the cards still lacking will cost, bought one after the other in the best order, each
 * with the credits of those before it.
 */
import { NO_CARD } from '@ecumene/civilization-family/data/cards.ts'
import { CARD_COST, CARD_LIMIT, CARD_NEEDS, CARDS, CREDIT } from '../../data/cards.ts'

const SETS = 1 << CARDS
/** What each set of cards is worth, and how many it has. */
const POINTS = new Int16Array(SETS)
const SIZE = new Int8Array(SETS)
for (let set = 1; set < SETS; set++) {
  const card = 31 - Math.clz32(set)
  POINTS[set] = POINTS[set ^ (1 << card)] + CARD_COST[card]
  SIZE[set] = SIZE[set ^ (1 << card)] + 1
}
/** A point that no card can bring any more costs this much more than one that a card brings. */
const OUT_OF_REACH = 3
const UNKNOWN = -1

const courses = new Map<number, Float32Array>()
/** Tables are kept for so many goals and shops. */
const KEPT = 200

function priceWith(owned: number, card: number): number {
  let price = CARD_COST[card]
  for (let rest = owned; rest !== 0; rest &= rest - 1) price -= CREDIT[(31 - Math.clz32(rest & -rest)) * CARDS + card]
  return Math.max(0, price)
}
/** `shop`: the cards that are still to be had; `goal`: the points of cards with which the way ends. */
export function costToGo(owned: number, shop: number, goal: number): number {
  const key = goal * SETS + shop
  let table = courses.get(key)
  if (!table) {
    if (courses.size >= KEPT) courses.clear()
    table = new Float32Array(SETS).fill(UNKNOWN)
    courses.set(key, table)
  }
  return walk(owned, shop, goal, table)
}
function walk(owned: number, shop: number, goal: number, table: Float32Array): number {
  if (table[owned] !== UNKNOWN) return table[owned]
  const lacking = goal - POINTS[owned]
  let least = lacking <= 0 ? 0 : lacking * OUT_OF_REACH
  if (lacking > 0 && SIZE[owned] < CARD_LIMIT)
    for (let rest = shop & ~owned; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest)
      if (CARD_NEEDS[card] !== NO_CARD && !((owned >> CARD_NEEDS[card]) & 1)) continue
      const cost = priceWith(owned, card) + walk(owned | (1 << card), shop, goal, table)
      if (cost < least) least = cost
    }
  table[owned] = least
  return least
}
