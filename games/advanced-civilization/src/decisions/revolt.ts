/**
 * Revolts (≠ CIV-6.3.2a, CIV-6.3.3c): the cities go to other players by units in Stock, never back to their owner.
 * Defaulters one after another in A.S.T. order (ADV-R-10); what comes back in one revolt can be used in the next
 * (ADV-R-78). `unpaid` counts the cities at stake, `mark` is set on a city that has changed hands in this phase.
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { putCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { cityPieces } from '@ecumene/civilization-family/src/query.ts'
import {
  again,
  ask,
  bit,
  type Codes,
  type Decision,
  done,
  everyone,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import type { E } from '../events.ts'
import { mostInStock } from '../query/holdings.ts'
import { idle, type S } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'

const OWNER = 0
/** Any of the defaulter's taxed cities, as many as went unpaid (ADV-1.7). */
const atStake = (s: S, area: number): boolean => s.city[area] === slot(s, OWNER) && s.mark[area] === 0
function listAtStake(s: S, verb: typeof verbs.seize | typeof verbs.raze, out: Codes): void {
  for (let area = 0; area < AREAS; area++) if (atStake(s, area)) out.put(verb.code(area))
}
function firstAtStake(s: S): number {
  let area = 0
  while (!atStake(s, area)) area++
  return area
}

/**
 * Taking is compulsory; the beneficiary chooses which. Neither card nor pillage follows (ADV-1.12), and no tax is paid
 * for it now (ADV-1.10).
 */
export const seize: Decision<S, E> = {
  name: 'seize',
  rule: 'ADV-1.7',
  mode: 'one',
  legal: (s, _, out) => listAtStake(s, verbs.seize, out),
  apply(s, seat, code, world) {
    const area = verbs.seize.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    s.mark[area] = 1
    removeCity(s, area)
    putCity(s, area, seat, 0) // counts as older for its new owner (ADV-R-64)
    if (world.live) world.emit({ type: 'revolted', seat: owner, area: AREA_IDS[area], by: seat })
  },
  why: (s, _, code) =>
    verbs.seize.is(code) ? refusal('ADV-1.7', 'refuse.notAtStake', { target: slot(s, OWNER) }) : null,
  fallback: s => verbs.seize.code(firstAtStake(s)),
  prompt: (s, seat) => ({
    key: 'prompt.seize',
    rule: 'ADV-1.7',
    args: { target: slot(s, OWNER), cities: s.unpaid[slot(s, OWNER)], pieces: cityPieces(s, seat) },
  }),
}
/** Nobody has a piece left: the first of the ranking names what is eliminated (ADV-1.9, ADV-R-78). */
export const raze: Decision<S, E> = {
  name: 'raze',
  rule: 'ADV-1.9',
  mode: 'one',
  legal: (s, _, out) => listAtStake(s, verbs.raze, out),
  apply(s, _, code, world) {
    const area = verbs.raze.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    removeCity(s, area)
    if (world.live) world.emit({ type: 'razed', seat: owner, area: AREA_IDS[area] })
  },
  why: (s, _, code) =>
    verbs.raze.is(code) ? refusal('ADV-1.9', 'refuse.notAtStake', { target: slot(s, OWNER) }) : null,
  fallback: s => verbs.raze.code(firstAtStake(s)),
  prompt: s => ({
    key: 'prompt.raze',
    rule: 'ADV-1.9',
    args: { target: slot(s, OWNER), cities: s.unpaid[slot(s, OWNER)] },
  }),
}

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
  if (taking >= 0 && (able >> taking) & 1) ask(s, decisions.seize, bit(taking), owner)
  else if (able !== 0) {
    const taker = mostInStock(s, able)
    setSlot(s, TAKER, taker + 1)
    ask(s, decisions.seize, bit(taker), owner)
  } else if (others !== 0) ask(s, decisions.raze, bit(mostInStock(s, others)), owner)
  else s.unpaid[owner] = 0 // alone at the table: nobody is left to profit or to choose
}
