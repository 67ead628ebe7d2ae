/** The table before the first round (MN-SET). */

import { call, layout, NONE, type Seat, type Setup, type World } from '@ecumene/kernel'
import { BALANCED } from '../data/balanced.ts'
import {
  EMPIRES,
  EMPIRES_IN_PLAY,
  type Empire,
  FIRST_LEADERS,
  FORTRESSES,
  LEGIONS,
  MARKERS,
  TRIREMES,
} from '../data/empires.ts'
import { COIN, GOODS, RESOURCES, SUPPLY } from '../data/goods.ts'
import { EMPIRE_IDS } from '../data/names.ts'
import { FACE_UP } from '../data/tokens.ts'
import { provinceNumber, slotOf } from './board.ts'
import { fixedIncome } from './effects/income.ts'
import type { E } from './events.ts'
import { TOKEN_COUNT } from './powers/tokens.ts'
import { at, FORT, fields, LEGION, MARKER, type S, TRIREME } from './state.ts'
import { PROGRAMS } from './verbs.ts'

/** The state of a table: the number of seats and of heroes and wonders decides its size. */
export const layoutOf = (setup: Setup) => layout(setup.seats, fields(setup.seats, TOKEN_COUNT))

/** Empires at random, by choice seat after seat, or in the order of the list (MN-SET-1, MN-R-80). */
export function setup(s: S, { options }: Setup, world: World<E>): void {
  s.rounds = options.rounds as number
  s.expert = options.display === 'all' ? 1 : 0
  s.balanced = options.balanced ? 1 : 0
  if (options.empires !== 'choose') {
    for (let seat = 0; seat < s.seats; seat++) s.empire[seat] = EMPIRE_IDS.indexOf(EMPIRES_IN_PLAY[s.seats][seat])
    if (options.empires === 'random') world.shuffle(s.empire, s.seats)
  }
  call(s, PROGRAMS.game)
}

/** The pieces of every colour, the starting positions, the first leaders, the reserves, the displays. */
export function layOut(s: S, world: World<E>): void {
  // MN-SET-6, MN-SET-23, MN-R-71
  for (let resource = 0; resource < RESOURCES; resource++) s.reserve[resource] = SUPPLY[resource]
  for (let seat = 0; seat < s.seats; seat++) {
    s.pieces[at.pieces(seat, LEGION)] = LEGIONS // MN-SET-8
    s.pieces[at.pieces(seat, TRIREME)] = TRIREMES
    s.pieces[at.pieces(seat, FORT)] = FORTRESSES
    s.pieces[at.pieces(seat, MARKER)] = MARKERS
    if (world.live) world.emit({ type: 'empire', seat: seat, empire: EMPIRE_IDS[s.empire[seat]] })
    settleEmpire(s, seat, startOf(s, s.empire[seat]))
  }
  for (let seat = 0; seat < s.seats; seat++) firstResources(s, seat)
  // First leaders: military (MN-SET-16), culture (MN-SET-17), trade (MN-SET-18).
  for (let track = 0; track < 3; track++) s.leader[track] = seatOf(s, EMPIRE_IDS.indexOf(FIRST_LEADERS[s.seats][track]))
  layTokens(s, world)
  for (let good = 0; good < GOODS; good++) s.pile[good] = good // MN-SET-7, MN-SET-24
  s.pileSize = GOODS
  world.shuffle(s.pile, GOODS)
}
export const startOf = (s: S, empire: number): Empire => {
  const id = EMPIRE_IDS[empire]
  return (s.balanced === 1 ? BALANCED[s.seats]?.[id] : undefined) ?? EMPIRES[id]
}
const seatOf = (s: S, empire: number): number => s.empire.indexOf(empire)

/**
 * Three provinces with what stands in them; the capital's marker is printed, the two others take one (MN-SET-9,
 * MN-R-74). Rome (MN-R-109a, levels MN-SET-11), Greece (MN-R-109b, MN-SET-12), Babylon (MN-R-109c, MN-SET-13), Egypt
 * (MN-R-109d, MN-SET-14) and Carthage (MN-R-109e, MN-SET-15); the levels follow from what is built.
 */
export function settleEmpire(s: S, seat: Seat, { start }: Empire): void {
  for (const [i, holding] of start.entries()) {
    const province = provinceNumber(holding.province)
    s.control[province] = seat
    if (i > 0) s.pieces[at.pieces(seat, MARKER)]--
    for (const good of holding.caravans) s.built[slotOf(`${holding.province}-${good}`)] = 1
    if (holding.market) s.built[slotOf(`${holding.province}-market`)] = 1
    for (const city of holding.cities) s.built[slotOf(city)] = 1
    if (holding.temple) s.built[slotOf(`${holding.province}-temple`)] = 1
    s.legions[at.legions(s, province, seat)] = holding.legions
    s.pieces[at.pieces(seat, LEGION)] -= holding.legions
    if (holding.fortress) {
      s.fortress[province] = seat
      s.pieces[at.pieces(seat, FORT)]--
    }
  }
}
/**
 * The nine resources of the screen are the income of the starting buildings; phase 1 of round 1 gives nothing more
 * (MN-SET-10, MN-R-75).
 */
function firstResources(s: S, seat: Seat): void {
  const due = fixedIncome(s, seat, new Int16Array(RESOURCES))
  for (let resource = 0; resource <= COIN; resource++) {
    s.hold[at.hold(seat, resource)] = due[resource]
    s.holdSize[seat] += due[resource]
    s.reserve[resource] -= due[resource]
  }
}
/** All heroes and wonders face up, or five at random and the rest face down (MN-SET-20, MN-SET-22, MN-R-3a). */
function layTokens(s: S, world: World<E>): void {
  s.stackFrom = TOKEN_COUNT
  if (s.expert === 1) {
    s.faceUp.fill(1)
    return
  }
  for (let token = 0; token < TOKEN_COUNT; token++) s.stack[token] = token
  world.shuffle(s.stack, TOKEN_COUNT)
  s.stackFrom = 0
  while (s.stackFrom < FACE_UP) turnUp(s)
}
/** The next face-down token, in the order of the spaces (MN-R-3b). */
export function turnUp(s: S): number {
  const token = s.stack[s.stackFrom]
  s.stack[s.stackFrom++] = NONE
  s.faceUp[token] = 1
  return token
}
