/** What can be built, upgraded, developed or taken: shared by the action phase, action cards and events. */
import { type Codes, NONE } from '@ecumene/kernel'
import { SPACES } from '../../data/board.ts'
import { civil, civilKind, URBAN_START, work } from '../cards.ts'
import { moveCost, placeCost } from '../effects/perform.ts'
import { canRevolt } from '../effects/technology.ts'
import { canPayScience, isFull, resourcesFor, takeBar, takeCost } from '../query/costs.ts'
import { civilLimit } from '../query/totals.ts'
import { handAt, type S, workAt } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Buildings for which there is a technology, a worker, room and resources (TTA-ACT-GEN-2). */
export function listBuilds(s: S, seat: number, out: Codes, from: number, to: number, discount: number): void {
  if (s.pool[seat] === 0) return
  const has = resourcesFor(s, seat, false)
  for (let w = from; w < to; w++) {
    if (s.workers[workAt(seat, w)] === NONE) continue
    if (w >= URBAN_START && isFull(s, seat, work.type[w])) continue
    if (placeCost(s, seat, w, discount) <= has) out.put(VERBS.build.code(w))
  }
}
/** Upgrades within a type to a higher level; levels may be skipped (TTA-ACT-UPG-1, TTA-R-46a). */
export function listUpgrades(
  s: S,
  seat: number,
  out: Codes,
  from: number,
  to: number,
  discount: number,
  forUnit: boolean,
): void {
  const has = resourcesFor(s, seat, forUnit)
  for (let a = from; a < to; a++) {
    if (s.workers[workAt(seat, a)] <= 0) continue
    const end = work.start[work.type[a] + 1]
    for (let b = a + 1; b < end; b++)
      if (s.workers[workAt(seat, b)] !== NONE && moveCost(s, seat, a, b, discount) <= has)
        out.put(VERBS.upgrade.code(a, b))
  }
}
const isTechnology = (card: number): boolean => civil.kind[card] <= civilKind.special
/** Technologies in hand that can be paid (TTA-ACT-TECH-1). */
export function listDevelop(s: S, seat: number, out: Codes, discount: number): void {
  for (let i = 0; i < s.handSize[seat]; i++) {
    const card = s.hand[handAt(seat, i)]
    if (isTechnology(card) && canPayScience(s, seat, card, false, discount)) out.put(VERBS.develop.code(card))
  }
}
/** Governments in hand for which a revolution can be declared (TTA-ACT-REV-1 to 3). */
export function listRevolutions(s: S, seat: number, out: Codes, discount: number): void {
  if (!canRevolt(s, seat)) return
  for (let i = 0; i < s.handSize[seat]; i++) {
    const card = s.hand[handAt(seat, i)]
    if (civil.kind[card] === civilKind.government && canPayScience(s, seat, card, true, discount))
      out.put(VERBS.revolution.code(civil.place[card]))
  }
}
/** Cards of the row that can be taken for at most `actions` (TTA-ACT-TAKE-1, TTA-ACT-WON-1). */
export function listTakes(s: S, seat: number, out: Codes, actions: number): void {
  const limit = civilLimit(s, seat)
  for (let i = 0; i < SPACES; i++) {
    const card = s.row[i]
    if (card !== NONE && takeCost(s, seat, i) <= actions && takeBar(s, seat, card, limit) === 0)
      out.put(VERBS.take.code(card, i + 1))
  }
}
