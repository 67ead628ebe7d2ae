/**
 * Revolts (≠ CIV-6.3.2a, CIV-6.3.3c): the cities go to other players by units in Stock, never back to their owner.
 * Defaulters one after another in A.S.T. order (ADV-R-10); what comes back in one revolt can be used in the next
 * (ADV-R-78). `unpaid` counts the cities at stake, `mark` is set on a city that has changed hands in this phase.
 */
import { cityPieces } from '@ecumene/civilization-family/src/query.ts'
import { again, ask, bit, everyone, type Seat, setSlot, slot } from '@ecumene/kernel'
import { mostInStock } from '../query/holdings.ts'
import { idle, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

const TAKER = 0 // one more than the seat that is taking, 0: nobody yet
const FROM = 1
function defaulter(s: S): Seat {
  for (let i = 0; i < s.seats; i++) if (s.unpaid[s.succession[i]] > 0) return s.succession[i]
  return -1
}
/**
 * A step that comes back for every city. The player with the most units in Stock takes first (ADV-1.6) and goes on
 * while they have pieces (ADV-1.8); what nobody can take is eliminated (ADV-1.9). The ranking is that of the moment
 * this revolt is settled.
 */
export function nextRevolt(s: S): void {
  const owner = defaulter(s)
  if (owner < 0) {
    s.mark.fill(0)
    return
  }
  again(s)
  if (slot(s, FROM) !== owner + 1) setSlot(s, TAKER, 0)
  setSlot(s, FROM, owner + 1)
  const others = everyone(s.seats) & ~bit(owner) & ~idle(s)
  let able = 0
  for (let seat = 0; seat < s.seats; seat++) if ((others >> seat) & 1 && cityPieces(s, seat) > 0) able |= bit(seat)
  const taking = slot(s, TAKER) - 1
  if (taking >= 0 && (able >> taking) & 1) ask(s, DECISIONS.seize, bit(taking), owner)
  else if (able !== 0) {
    const taker = mostInStock(s, able)
    setSlot(s, TAKER, taker + 1)
    ask(s, DECISIONS.seize, bit(taker), owner)
  } else if (others !== 0) ask(s, DECISIONS.raze, bit(mostInStock(s, others)), owner)
  else s.unpaid[owner] = 0 // alone at the table: nobody is left to profit or to choose
}
