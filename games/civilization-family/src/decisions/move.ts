/**
 * Phase 5, Movement (CIV-10.1a): tokens cross one land border or board a ship; ships sail up to four areas. Token and
 * ship moves mix freely (CIV-R-15). Cities do not move (CIV-10.2d), and a player finishes before the next begins
 * (CIV-10.1c).
 * `mark` counts the mover's tokens in each area that have finished: moved by land, or landed.
 */
import { type Code, type Codes, type Decision, done, NONE, type Refusal, type Seat, type World } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import { SHIPS_EACH } from '../../data/nations.ts'
import type { Told } from '../events.ts'
import { AREA_OF_SHORE, IN_PLAY, LAND, map, SAIL, SHORE_IDS } from '../map.ts'
import { afloat } from '../query.ts'
import { canEnter, canLand, canSail, SHIP_ROOM, sameShip, unmoved } from '../sailing.ts'
import { type Common, NOMADS, shipOf, tokensAt } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

/** What the two games do not share of movement. */
interface Ways {
  list(s: Common, seat: Seat, out: Codes): void
  apply(s: Common, seat: Seat, code: Code, world: World<Told>): void
  why(s: Common, seat: Seat, code: Code): Refusal | null
}
export const makeMove = (verbs: SharedVerbs, own: Ways): Decision<Common, Told> => ({
  name: 'move',
  rule: 'CIV-10.1a',
  mode: 'one',
  legal(s, seat, out) {
    listSteps(s, seat, verbs, out)
    for (let i = 0; i < SHIPS_EACH; i++) {
      const ship = shipOf(seat, i)
      const shore = s.ship[ship]
      if (shore === NONE || sameShip(s, seat, i)) continue
      const area = AREA_OF_SHORE[shore]
      const load = Math.min(SHIP_ROOM - s.aboard[ship], unmoved(s, area, seat))
      for (let count = 1; count <= load; count++) out.put(verbs.board.code(i, count))
      if (canLand(s, area, seat))
        for (let count = 1; count <= s.aboard[ship]; count++) out.put(verbs.land.code(i, count))
      for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++)
        if (canSail(s, seat, ship, SAIL.to[way])) out.put(verbs.sail.code(i, SAIL.to[way]))
    }
    own.list(s, seat, out)
    if (mayStop(s, seat)) out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    if (verbs.walk.is(code))
      walk(s, seat, verbs.walk.arg.area(code), verbs.walk.arg.to(code), verbs.walk.arg.tokens(code), world)
    else if (verbs.board.is(code))
      board(s, seat, shipOf(seat, verbs.board.arg.ship(code)), verbs.board.arg.tokens(code), world)
    else if (verbs.sail.is(code))
      sail(s, seat, shipOf(seat, verbs.sail.arg.ship(code)), verbs.sail.arg.shore(code), world)
    else if (verbs.land.is(code))
      land(s, seat, shipOf(seat, verbs.land.arg.ship(code)), verbs.land.arg.tokens(code), world)
    else if (verbs.done.is(code)) {
      done(s)
      endMove(s)
    } else own.apply(s, seat, code, world)
  },
  why: own.why,
  /** Land what is aboard, bring ships out of the open sea, stop. */
  fallback(s, seat) {
    for (let i = 0; i < SHIPS_EACH; i++) {
      const ship = shipOf(seat, i)
      const shore = s.ship[ship]
      if (shore === NONE || sameShip(s, seat, i)) continue
      const area = AREA_OF_SHORE[shore]
      if (s.aboard[ship] > 0 && canLand(s, area, seat)) return verbs.land.code(i, s.aboard[ship])
      if (s.aboard[ship] === 0 && !map.openSea[area]) continue
      let last = NONE
      for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
        const to = SAIL.to[way]
        if (!canSail(s, seat, ship, to)) continue
        if (!map.openSea[AREA_OF_SHORE[to]] && (s.aboard[ship] === 0 || canLand(s, AREA_OF_SHORE[to], seat)))
          return verbs.sail.code(i, to)
        last = to
      }
      if (last !== NONE) return verbs.sail.code(i, last)
    }
    return verbs.done.code()
  },
  prompt: (s, seat) => ({ key: 'prompt.move', rule: 'CIV-10.1a', args: { aboard: afloat(s, seat) } }),
})

/** One land border, for any number of those who have not moved. */
function listSteps(s: Common, seat: Seat, verbs: SharedVerbs, out: Codes): void {
  const { tokens, mark, board } = s
  const closed = s.ruleset === NOMADS
  for (let area = 0; area < AREAS; area++) {
    const n = tokens[tokensAt(area, seat)] - mark[area]
    if (n <= 0) continue
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
      const to = LAND.to[i]
      if (IN_PLAY[board * AREAS + to] === 0 || (closed && !canEnter(s, to, seat))) continue
      for (let count = 1; count <= n; count++) out.put(verbs.walk.code(area, to, count))
    }
  }
}

/** Nobody stays aboard (CIV-10.9a) and no ship in the open sea (CIV-10.7b). */
function mayStop(s: Common, seat: Seat): boolean {
  for (let i = 0; i < SHIPS_EACH; i++) {
    const ship = shipOf(seat, i)
    if (s.ship[ship] !== NONE && (s.aboard[ship] > 0 || map.openSea[AREA_OF_SHORE[s.ship[ship]]])) return false
  }
  return true
}
function walk(s: Common, seat: Seat, from: number, to: number, tokens: number, world: World<Told>): void {
  s.tokens[tokensAt(from, seat)] -= tokens
  s.tokens[tokensAt(to, seat)] += tokens
  s.mark[to] += tokens
  if (world.live) world.emit({ type: 'walked', seat, area: AREA_IDS[from], to: AREA_IDS[to], tokens })
}
function board(s: Common, seat: Seat, ship: number, tokens: number, world: World<Told>): void {
  const area = AREA_OF_SHORE[s.ship[ship]]
  s.tokens[tokensAt(area, seat)] -= tokens
  s.aboard[ship] += tokens
  if (world.live) world.emit({ type: 'boarded', seat, area: AREA_IDS[area], tokens })
}
function sail(s: Common, seat: Seat, ship: number, to: number, world: World<Told>): void {
  const from = s.ship[ship]
  s.ship[ship] = to
  s.sailed[ship]++
  if (world.live) world.emit({ type: 'sailed', seat, shore: SHORE_IDS[from], to: SHORE_IDS[to], steps: s.sailed[ship] })
}
function land(s: Common, seat: Seat, ship: number, tokens: number, world: World<Told>): void {
  const area = AREA_OF_SHORE[s.ship[ship]]
  s.aboard[ship] -= tokens
  s.tokens[tokensAt(area, seat)] += tokens
  s.mark[area] += tokens
  if (world.live) world.emit({ type: 'landed', seat, area: AREA_IDS[area], tokens })
}
/** The next player starts with a clean slate. */
export function endMove(s: Common): void {
  s.mark.fill(0)
  s.sailed.fill(0)
}
