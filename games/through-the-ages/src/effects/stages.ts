/** Stages, completed wonders, ruins. */
import { ask, bit, call, NONE, type Seat, type World } from '@ecumene/kernel'
import { store, wonder } from '../cards.ts'
import { stagesCost } from '../query/costs.ts'
import { civilTotal, militaryTotal, tokensOnCards } from '../query/totals.ts'
import { RUINED, type S, STANDING, storeAt, wonderAt } from '../state.ts'
import { DECISIONS, type E, PROGRAMS } from '../verbs.ts'
import { gainBlue, gainCulture, loseBlue, payResources, settleActions } from './changes.ts'
import { LED } from './leaders/hooks.ts'
import { WONDERS } from './wonders/hooks.ts'

export const stagesLeft = (s: S, seat: Seat): number =>
  s.unfinished[seat] === NONE ? 0 : wonder.stages[s.unfinished[seat]] - s.stages[seat]
/** There must be a token to cover each stage. */
export const canCover = (s: S, seat: Seat, count: number): boolean =>
  s.bank[seat] >= count || s.bank[seat] + tokensOnCards(s, seat) >= count

/** Pays first, so that the tokens reach the bank (TTA-R-44a); then covers the stages from it (TTA-ACT-STAGE-3). */
export function buildStages(s: S, seat: Seat, count: number, discount: number, world: World<E>): void {
  const cost = stagesCost(s, seat, count, discount)
  payResources(s, seat, cost, false)
  if (world.live) world.emit({ type: 'staged', seat, card: wonder.ids[s.unfinished[seat]], count, resources: cost })
  const fromBank = Math.min(count, s.bank[seat])
  s.bank[seat] -= fromBank
  s.stages[seat] += fromBank
  const missing = count - fromBank
  call(s, PROGRAMS.stages, seat)
  if (missing === 0) return
  // The bank is empty: tokens come from technology cards (TTA-ACT-STAGE-4).
  if (missing < tokensOnCards(s, seat)) ask(s, DECISIONS.giveToken, bit(seat), missing, 1)
  else {
    for (let i = 0; i < store.count; i++) s.blue[storeAt(seat, i)] = 0
    s.stages[seat] += missing
  }
}
/** The last stage is covered: tokens return (TTA-ACT-STAGE-5), the effect begins (TTA-WON-3). */
export function finishWonder(s: S, seat: Seat, world: World<E>): void {
  const which = s.unfinished[seat]
  if (which === NONE || s.stages[seat] < wonder.stages[which]) return
  const civilBefore = civilTotal(s, seat)
  const militaryBefore = militaryTotal(s, seat)
  s.bank[seat] += s.stages[seat]
  s.stages[seat] = 0
  s.unfinished[seat] = NONE
  s.wonder[wonderAt(seat, which)] = STANDING
  settleActions(s, seat, civilBefore, militaryBefore)
  if (world.live) world.emit({ type: 'completed', seat, card: wonder.ids[which] })
  if (wonder.blue[which] > 0) gainBlue(s, seat, wonder.blue[which], world)
  const culture = completionCulture(s, seat, which)
  if (culture > 0) gainCulture(s, seat, culture, world)
}
/** Wonders of age III act once, on completion (TTA-WON-4). */
export const completionCulture = (s: S, seat: Seat, which: number): number =>
  WONDERS[which].completed?.(s, seat, LED[s.leader[seat] + 1]) ?? 0
/** Ravages of Time: symbols and texts end, the card stays a completed wonder (TTA-R-89a). */
export function ruinWonder(s: S, seat: Seat, which: number, world: World<E>): void {
  const civilBefore = civilTotal(s, seat)
  const militaryBefore = militaryTotal(s, seat)
  s.wonder[wonderAt(seat, which)] = RUINED
  settleActions(s, seat, civilBefore, militaryBefore)
  if (world.live) world.emit({ type: 'ruined', seat, card: wonder.ids[which] })
  if (wonder.blue[which] > 0) loseBlue(s, seat, wonder.blue[which], world)
}
