/**
 * Who can end the game, and when: by the second stack, by their last cube or by the last land (BRZ-END-1, BRZ-END-2,
 * BRZ-END-3). All of it lies open.
 */
import { NOBODY, NONE, type Seat, type Threat } from '@ecumene/kernel'
import { PLACES } from '../data/lands.ts'
import { BRONZE, TECHS } from '../data/technologies.ts'
import { COLUMNS, POOL } from '../data/tokens.ts'
import { countBits, occupied } from './board.ts'
import { canLay, columnFor, countActivated } from './matrix.ts'
import { columnAt, landsOf, type S } from './state.ts'
import { POSITIONS } from './verbs.ts'

/** What is told of beforehand: as many cubes or cards as a turn or two use up. */
const FEW_CUBES = 6
const activated = new Int16Array(TECHS)

/** Turns of this round that are not over, the one being played included (BRZ-TURN-1). */
export const turnsLeft = (s: S): number => ((s.first - s.turn - 1 + s.seats) % s.seats) + 1
const hasTaken = (s: S): boolean => s.taken !== NONE || s.laidColumn !== NONE
/** Does a turn of this seat belong to the rest of the round? */
const isToPlay = (s: S, seat: Seat): boolean => (seat - s.turn + s.seats) % s.seats < turnsLeft(s)

/** Cards until the second stack has run out; the reserve stands in for the first (BRZ-END-1). */
export function cardsToEnd(s: S): number {
  const pool = Array.from(s.stackSize.subarray(0, POOL)).filter(size => size > 0)
  const [least, next = 0] = pool.sort((a, b) => a - b)
  if (s.stacksOut > 0) return least
  const reserve = s.stackSize[POOL]
  return least + (reserve > 0 ? Math.min(next, reserve) : next)
}
/** The most settlements a seat can place in what is left of the round, wherever its card may come from (BRZ-ACT-1). */
export function mostSettlements(s: S, seat: Seat): number {
  if (!isToPlay(s, seat)) return 0
  if (seat === s.turn && s.laidColumn !== NONE) return s.activated.reduce((sum, n) => sum + n, 0)
  let most = 0
  for (let tech = 0; tech < TECHS; tech++) {
    if (!mayLay(s, seat, tech)) continue
    for (let position = 0; position < POSITIONS.length; position++) {
      if (!canLay(s, seat, position)) continue
      const column = columnFor(s, seat, position)
      const row = position < COLUMNS ? s.height[columnAt(seat, column)] : 0
      most = Math.max(most, countActivated(s, seat, tech, column, row, activated))
    }
  }
  return most
}
/** The one on turn lays a card that is seen; what others will find is not known yet. Any card lies as Bronze, too. */
function mayLay(s: S, seat: Seat, tech: number): boolean {
  if (tech === BRONZE || seat !== s.turn) return true
  if (s.taken !== NONE) return tech === s.taken
  return s.top.includes(tech)
}

function byStacks(s: S): readonly Threat[] {
  const cards = cardsToEnd(s)
  const turns = turnsLeft(s) - (hasTaken(s) ? 1 : 0)
  const args = { cards }
  if (cards <= turns) return [{ seat: NOBODY, isNow: true, key: 'threat.stacksNow', rule: 'BRZ-END-1', args }]
  return cards <= turns + s.seats ? [{ seat: NOBODY, isNow: false, key: 'threat.stacks', rule: 'BRZ-END-1', args }] : []
}
function byCubes(s: S, seat: Seat): readonly Threat[] {
  const cubes = s.supply[seat]
  const args = { seat, cubes }
  if (cubes <= mostSettlements(s, seat)) return [{ seat, isNow: true, key: 'threat.cubesNow', rule: 'BRZ-END-2', args }]
  return cubes <= FEW_CUBES ? [{ seat, isNow: false, key: 'threat.cubes', rule: 'BRZ-END-2', args }] : []
}
function byLand(s: S, settlements: number): readonly Threat[] {
  const last = landsOf(s) - 1
  if (s.open <= last) return []
  const places = PLACES - countBits(occupied(s, last))
  const isNow = places <= settlements
  return [{ seat: NOBODY, isNow, key: isNow ? 'threat.landNow' : 'threat.land', rule: 'BRZ-END-3', args: { places } }]
}
export function threats(s: S): readonly Threat[] {
  if (s.depth === 0 || s.round === 0) return []
  if (s.ending !== 0) {
    // Played out up to the player on the right of the mammoth (BRZ-END-4).
    const seat = (s.first + s.seats - 1) % s.seats
    return [{ seat: NOBODY, isNow: true, key: 'threat.lastRound', rule: 'BRZ-END-4', args: { seat } }]
  }
  const seats = Array.from({ length: s.seats }, (_, i) => (s.turn + i) % s.seats)
  const settlements = seats.reduce((sum, seat) => sum + mostSettlements(s, seat), 0)
  const told = [...seats.flatMap(seat => byCubes(s, seat)), ...byStacks(s), ...byLand(s, settlements)]
  return [...told.filter(threat => threat.isNow), ...told.filter(threat => !threat.isNow)]
}
