/** Phase 1, Taxation: two tokens a city; a Coinage holder sets their rate (CIV-6.1a, CIV-22.3.11a). */
import { type Decision, has, type Seat, type SeatMask, type World } from '@ecumene/kernel'
import { COINAGE } from '../../data/cards.ts'
import type { Told } from '../events.ts'
import { cityPieces, hasCard } from '../query.ts'
import { askTogether, finish, insisted, listInsist } from '../simultaneous.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

export const makeTax = (verbs: SharedVerbs): Decision<Common, Told> => ({
  name: 'tax',
  rule: 'CIV-22.3.11a',
  mode: 'open',
  legal(s, seat, out) {
    for (let rate = 1; rate <= 3; rate++) out.put(verbs.tax.code(rate)) // even one they cannot pay (CIV-22.3.11c)
    listInsist(s, seat, verbs.insist, out)
  },
  apply(s, seat, code, world) {
    if (insisted(s, seat, code, verbs.insist, world)) return
    s.rate[seat] = verbs.tax.arg.rate(code) // the same for all their cities (CIV-22.3.11b)
    finish(s, seat)
  },
  fallback: () => verbs.tax.code(2), // without a declaration it is 2 (CIV-R-89)
  prompt: (s, seat) => ({
    key: 'prompt.tax',
    rule: 'CIV-22.3.11a',
    args: { cities: s.cities[seat], stock: s.stock[seat] },
  }),
})

/** Coinage holders with cities declare their rates; `idle`: seats that take no part. */
export function askRates(s: Common, decision: number, idle: SeatMask): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    s.rate[seat] = 2
    if (s.cities[seat] > 0 && hasCard(s, seat, COINAGE) && !has(idle, seat)) mask |= 1 << seat
  }
  askTogether(s, decision, mask)
}

/**
 * City by city in full; what the Stock cannot pay in full goes unpaid (CIV-6.2, CIV-R-7). Revolts wait until all have
 * paid (CIV-6.3.1).
 */
export function collectTaxes(s: Common, world: World<Told>): void {
  for (let i = 0; i < s.seats; i++) payTax(s, s.succession[i], world)
}
export function payTax(s: Common, seat: Seat, world: World<Told>): void {
  const cities = s.cities[seat]
  const rate = s.rate[seat]
  const affordable = Math.floor(s.stock[seat] / rate)
  const paid = Math.min(affordable, cities)
  s.stock[seat] -= paid * rate
  s.treasury[seat] += paid * rate // no other way into the Treasury (CIV-6.1b)
  s.unpaid[seat] = cities - paid
  s.spare[seat] = cityPieces(s, seat) // the pieces that count in the revolts (CIV-R-88)
  if (world.live && cities > 0) world.emit({ type: 'taxed', seat, rate, tokens: paid * rate, unpaid: cities - paid })
}
