/** What can be built, upgraded, developed or taken: shared by the action phase, action cards and events. */
import { type Codes, NONE, type Seat } from '@ecumene/kernel'
import { SPACES } from '../../data/board.ts'
import { civil, civilKind, URBAN_START, work } from '../cards.ts'
import { canRevolt } from '../effects/technology.ts'
import { handAt, type S, workAt } from '../state.ts'
import { VERBS } from '../verbs.ts'
import {
  canPayScience,
  isFull,
  moveCost,
  placeCost,
  scientificPartner,
  surcharge,
  takeBar,
  takeBars,
  takeCost,
  tradeSide,
} from './costs.ts'
import { civilLimit, food, resources } from './totals.ts'

/** Buildings from..to for which there is a technology, a worker, room and resources: `has` (TTA-ACT-GEN-2). */
export function listBuilds(
  s: S,
  seat: Seat,
  out: Codes,
  from: number,
  to: number,
  discount: number,
  has: number,
): void {
  if (s.pool[seat] === 0) return
  const at = workAt(seat, 0)
  for (let card = from; card < to; card++) {
    if (s.workers[at + card] === NONE || placeCost(s, seat, card, discount) > has) continue
    // No more than the government's limit of each type of urban building (TTA-ACT-BUILD-4).
    if (card < URBAN_START || !isFull(s, seat, work.type[card])) out.put(VERBS.build.code(card))
  }
}
/** Trade Routes: once in one's own turn, with something to exchange (TTA-R-92a). */
export function listSwap(s: S, seat: Seat, out: Codes): void {
  if (s.swap !== 0 || seat !== s.turn) return
  const side = tradeSide(s, seat)
  if ((side === 1 && food(s, seat) > 0) || (side === 2 && resources(s, seat) > 0)) out.put(VERBS.swap.code())
}
/** Upgrades within a type to a higher level (TTA-ACT-UPG-1); levels may be skipped (TTA-R-46a). */
export function listUpgrades(
  s: S,
  seat: Seat,
  out: Codes,
  from: number,
  to: number,
  discount: number,
  has: number,
): void {
  const at = workAt(seat, 0)
  for (let old = from; old < to; old++) {
    if (s.workers[at + old] <= 0) continue
    const end = work.start[work.type[old] + 1]
    for (let card = old + 1; card < end; card++)
      if (s.workers[at + card] !== NONE && moveCost(s, seat, old, card, discount) <= has)
        out.put(VERBS.upgrade.code(old, card))
  }
}
/** Technologies in hand that can be paid (TTA-ACT-TECH-1). */
export function listDevelop(s: S, seat: Seat, out: Codes, discount: number): void {
  const at = handAt(seat, 0)
  const end = at + s.handSize[seat]
  if (at === end) return
  const partner = scientificPartner(s, seat)
  for (let i = at; i < end; i++) {
    const card = s.hand[i]
    if (civil.kind[card] <= civilKind.special && canPayScience(s, seat, card, false, discount, partner))
      out.put(VERBS.develop.code(card))
  }
}
/** Governments in hand for which a revolution can be declared (TTA-ACT-REV-1). */
export function listRevolutions(s: S, seat: Seat, out: Codes, discount: number): void {
  const at = handAt(seat, 0)
  const end = at + s.handSize[seat]
  for (let i = at; i < end; i++) {
    const card = s.hand[i]
    if (civil.kind[card] !== civilKind.government) continue
    if (!canRevolt(s, seat)) return
    if (canPayScience(s, seat, card, true, discount, scientificPartner(s, seat)))
      out.put(VERBS.revolution.code(civil.place[card]))
  }
}
/** Cards of the row that can be taken for at most `actions`: for hand (TTA-ACT-TAKE-1), wonders (TTA-ACT-WON-1). */
export function listTakes(s: S, seat: Seat, out: Codes, actions: number): void {
  const limit = civilLimit(s, seat)
  const more = surcharge(s, seat)
  for (let space = 0; space < SPACES; space++) {
    const card = s.row[space]
    if (card === NONE || takeCost(s, seat, space, more) > actions) continue
    if (takeBar(s, seat, card, limit) === takeBars.nothing) out.put(VERBS.take.code(card, space + 1))
  }
}
