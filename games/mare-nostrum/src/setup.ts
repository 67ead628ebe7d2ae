/** The table before the first round (MN-SET). */

import { type Cx, call, type Setup } from '@ecumene/kernel'
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
import { FACE_UP, TOKENS } from '../data/tokens.ts'
import { province, slotOf } from './board.ts'
import { fixedIncome } from './effects/income.ts'
import type { E } from './events.ts'
import { at, FORT, LEGION, MARKER, NONE, P, type S, TRIREME } from './state.ts'

/** Empires at random, by choice seat after seat, or in the order of the list (MN-SET-1, MN-R-80). */
export function setup(s: S, { options }: Setup, cx: Cx<E>): void {
  s.rounds = options.rounds as number
  s.expert = options.display === 'all' ? 1 : 0
  s.balanced = options.balanced ? 1 : 0
  if (options.empires !== 'choose') {
    for (let q = 0; q < s.seats; q++) s.empire[q] = EMPIRE_IDS.indexOf(EMPIRES_IN_PLAY[s.seats][q])
    if (options.empires === 'random') cx.shuffle(s.empire, s.seats)
  }
  call(s, P.game)
}

/** The pieces of every colour, the starting positions, the first leaders, the reserves, the displays. */
export function layOut(s: S, cx: Cx<E>): void {
  for (let r = 0; r < RESOURCES; r++) s.reserve[r] = SUPPLY[r] // MN-SET-6, MN-SET-23
  for (let q = 0; q < s.seats; q++) {
    s.pieces[at.pieces(q, LEGION)] = LEGIONS // MN-SET-8
    s.pieces[at.pieces(q, TRIREME)] = TRIREMES
    s.pieces[at.pieces(q, FORT)] = FORTRESSES
    s.pieces[at.pieces(q, MARKER)] = MARKERS
    if (cx.live) cx.emit({ type: 'empire', seat: q, empire: EMPIRE_IDS[s.empire[q]] })
    settleEmpire(s, q, startOf(s, s.empire[q]))
  }
  for (let q = 0; q < s.seats; q++) firstResources(s, q)
  for (let track = 0; track < 3; track++) s.leader[track] = seatOf(s, EMPIRE_IDS.indexOf(FIRST_LEADERS[s.seats][track])) // MN-SET-16 to 18
  layTokens(s, cx)
  for (let g = 0; g < GOODS; g++) s.pile[g] = g // MN-SET-7, MN-SET-24
  s.pileSize = GOODS
  cx.shuffle(s.pile, GOODS)
}
export const startOf = (s: S, empire: number): Empire => {
  const id = EMPIRE_IDS[empire]
  return (s.balanced === 1 ? BALANCED[s.seats]?.[id] : undefined) ?? EMPIRES[id]
}
const seatOf = (s: S, empire: number): number => s.empire.indexOf(empire)

/** Three provinces with what stands in them; the capital's marker is printed, the two others take one (MN-SET-9, MN-R-74, MN-R-109). */
function settleEmpire(s: S, seat: number, { start }: Empire): void {
  for (const [i, h] of start.entries()) {
    const p = province(h.province)
    s.control[p] = seat
    if (i > 0) s.pieces[at.pieces(seat, MARKER)]--
    for (const g of h.caravans) s.built[slotOf(`${h.province}-${g}`)] = 1
    if (h.market) s.built[slotOf(`${h.province}-market`)] = 1
    for (const c of h.cities) s.built[slotOf(c)] = 1
    if (h.temple) s.built[slotOf(`${h.province}-temple`)] = 1
    s.legions[at.legions(s, p, seat)] = h.legions
    s.pieces[at.pieces(seat, LEGION)] -= h.legions
    if (h.fortress) {
      s.fortress[p] = seat
      s.pieces[at.pieces(seat, FORT)]--
    }
  }
}
/** The nine resources of the screen are the income of the starting buildings; phase 1 of round 1 gives nothing more (MN-SET-10). */
function firstResources(s: S, seat: number): void {
  const due = fixedIncome(s, seat)
  for (let r = 0; r <= COIN; r++) {
    s.hold[at.hold(seat, r)] = due[r]
    s.holdSize[seat] += due[r]
    s.reserve[r] -= due[r]
  }
}
/** All heroes and wonders face up, or five at random and the rest face down (MN-SET-20, MN-SET-22, MN-R-3a). */
function layTokens(s: S, cx: Cx<E>): void {
  s.stackFrom = TOKENS
  if (s.expert === 1) {
    s.faceUp.fill(1)
    return
  }
  for (let t = 0; t < TOKENS; t++) s.stack[t] = t
  cx.shuffle(s.stack, TOKENS)
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
