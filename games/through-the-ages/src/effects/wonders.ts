/** Stages and completed wonders (TTA-ACT-STAGE-1 to 6, TTA-WON-1 to 5, TTA-R-44). */
import { ask, bit, call, NONE, type World } from '@ecumene/kernel'
import { government, leader, store, UNIT_START, URBAN_START, wonder, work, workType } from '../cards.ts'
import { stageCost } from '../query/costs.ts'
import { bestLearning, buildings, countsLearning, leaderUrbanCulture } from '../query/ratings.ts'
import { civilTotal, militaryTotal, tokensOnCards } from '../query/totals.ts'
import { RUINED, type S, STANDING, specialAt, storeAt, wonderAt, workAt } from '../state.ts'
import { DECISIONS, type E, PROGRAMS } from '../verbs.ts'
import { gainBlue, gainCulture, loseBlue, payResources, settleActions } from './changes.ts'

/** Resources of the next `count` stages, less a discount. */
export function stagesCost(s: S, seat: number, count: number, discount = 0): number {
  let n = -discount
  for (let k = 0; k < count; k++) n += stageCost(s, seat, s.stages[seat] + k)
  return Math.max(n, 0)
}
export const stagesLeft = (s: S, seat: number): number =>
  s.unfinished[seat] === NONE ? 0 : wonder.stages[s.unfinished[seat]] - s.stages[seat]
/** There must be a token to cover each stage. */
export const canCover = (s: S, seat: number, count: number): boolean => s.bank[seat] + tokensOnCards(s, seat) >= count

/** Pays first, so that the tokens reach the bank; then covers the stages from it, or from cards if it is empty (TTA-R-44). */
export function buildStages(s: S, seat: number, count: number, discount: number, world: World<E>): void {
  const cost = stagesCost(s, seat, count, discount)
  payResources(s, seat, cost, false)
  if (world.live) world.emit({ type: 'staged', seat, card: wonder.ids[s.unfinished[seat]], count, resources: cost })
  const fromBank = Math.min(count, s.bank[seat])
  s.bank[seat] -= fromBank
  s.stages[seat] += fromBank
  const missing = count - fromBank
  call(s, PROGRAMS.stages, seat)
  if (missing === 0) return
  if (missing < tokensOnCards(s, seat)) ask(s, DECISIONS.giveToken, bit(seat), missing, 1)
  else {
    for (let k = 0; k < store.count; k++) s.blue[storeAt(seat, k)] = 0
    s.stages[seat] += missing
  }
}
/** The last stage is covered: tokens return, the effect begins (TTA-ACT-STAGE-5, TTA-WON-3). */
export function finishWonder(s: S, seat: number, world: World<E>): void {
  const which = s.unfinished[seat]
  if (which === NONE || s.stages[seat] < wonder.stages[which]) return
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.bank[seat] += s.stages[seat]
  s.stages[seat] = 0
  s.unfinished[seat] = NONE
  s.wonder[wonderAt(seat, which)] = STANDING
  settleActions(s, seat, c, m)
  if (world.live) world.emit({ type: 'completed', seat, card: wonder.ids[which] })
  if (wonder.blue[which] > 0) gainBlue(s, seat, wonder.blue[which], world)
  const culture = completionCulture(s, seat, which)
  if (culture > 0) gainCulture(s, seat, culture, world)
}
/** Wonders of age III act once, on completion (TTA-WON-4). */
export function completionCulture(s: S, seat: number, which: number): number {
  if (which === wonder.of('first-space-flight')) return technologyLevels(s, seat)
  if (which === wonder.of('fast-food-chains')) {
    let n = 0
    for (let w = 0; w < work.count; w++)
      if (s.workers[workAt(seat, w)] > 0) n += s.workers[workAt(seat, w)] * (w < URBAN_START ? 2 : 1)
    return n
  }
  if (which === wonder.of('hollywood')) {
    // Theaters and libraries, with what Shakespeare, Bach and Chaplin change (TTA-CARD-HOLLYWOOD-1).
    let n = s.leader[seat] === leader.of('sid-meier') ? 0 : leaderUrbanCulture(s, seat)
    for (let w = work.start[workType.library]; w < work.start[workType.theater + 1]; w++)
      if (s.workers[workAt(seat, w)] > 0) n += s.workers[workAt(seat, w)] * work.culture[w]
    return 2 * n
  }
  if (which === wonder.of('internet')) {
    // Culture, science and strength of urban buildings, with what leaders change (TTA-CARD-INTERNET-1).
    let n = leaderUrbanCulture(s, seat)
    let science = countsLearning(s.leader[seat]) ? bestLearning(s, seat) : 0
    if (s.leader[seat] === leader.of('sid-meier')) science -= buildings(s, seat, workType.lab)
    for (let w = URBAN_START; w < UNIT_START; w++) {
      const workers = s.workers[workAt(seat, w)]
      if (workers <= 0) continue
      n += workers * (work.culture[w] + work.strength[w])
      science += workers * work.science[w]
    }
    return n + Math.max(science, 0)
  }
  return 0
}
/** Levels of all technologies in play, each card once (First Space Flight). */
export function technologyLevels(s: S, seat: number): number {
  let n = government.level[s.government[seat]]
  for (let w = 0; w < work.count; w++) if (s.workers[workAt(seat, w)] !== NONE) n += work.level[w]
  for (let type = 0; type < 4; type++) n += s.special[specialAt(seat, type)]
  return n
}
/** Ravages of Time: symbols and texts end, the card stays a completed wonder with 2 culture (TTA-R-89). */
export function ruinWonder(s: S, seat: number, which: number, world: World<E>): void {
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.wonder[wonderAt(seat, which)] = RUINED
  settleActions(s, seat, c, m)
  if (world.live) world.emit({ type: 'ruined', seat, card: wonder.ids[which] })
  if (wonder.blue[which] > 0) loseBlue(s, seat, wonder.blue[which], world)
}
