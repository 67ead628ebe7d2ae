/** Stages and completed wonders (TTA-ACT-STAGE-1 to 6, TTA-WON-1 to 5, TTA-R-44). */
import { ask, bit, type Cx, call } from '@ecumene/kernel'
import {
  G_LEVEL,
  L,
  STORES,
  T,
  TYPE_START,
  UNIT_START,
  URBAN_START,
  W_CULTURE,
  W_LEVEL,
  W_SCIENCE,
  W_STRENGTH,
  WON,
  WON_BLUE,
  WON_STAGES,
  WONDER_IDS,
  WORKS,
} from '../cards.ts'
import { stageCost } from '../query/costs.ts'
import { bestLearning, buildings, countsLearning, leaderUrbanCulture } from '../query/ratings.ts'
import { civilTotal, militaryTotal, tokensOnCards } from '../query/totals.ts'
import { built, NONE, RUINED, type S, STANDING, special, store, work } from '../state.ts'
import { D, type E, P } from '../verbs.ts'
import { gainBlue, gainCulture, loseBlue, payResources, settleActions } from './changes.ts'

/** Resources of the next `count` stages, less a discount. */
export function stagesCost(s: S, seat: number, count: number, discount = 0): number {
  let n = -discount
  for (let k = 0; k < count; k++) n += stageCost(s, seat, s.stages[seat] + k)
  return Math.max(n, 0)
}
export const stagesLeft = (s: S, seat: number): number =>
  s.unfinished[seat] === NONE ? 0 : WON_STAGES[s.unfinished[seat]] - s.stages[seat]
/** There must be a token to cover each stage. */
export const canCover = (s: S, seat: number, count: number): boolean => s.bank[seat] + tokensOnCards(s, seat) >= count

/** Pays first, so that the tokens reach the bank; then covers the stages from it, or from cards if it is empty (TTA-R-44). */
export function buildStages(s: S, seat: number, count: number, discount: number, cx: Cx<E>): void {
  const cost = stagesCost(s, seat, count, discount)
  payResources(s, seat, cost, false)
  if (cx.live) cx.emit({ type: 'staged', seat, card: WONDER_IDS[s.unfinished[seat]], count, resources: cost })
  const fromBank = Math.min(count, s.bank[seat])
  s.bank[seat] -= fromBank
  s.stages[seat] += fromBank
  const missing = count - fromBank
  call(s, P.stages, seat)
  if (missing === 0) return
  if (missing < tokensOnCards(s, seat)) ask(s, D.giveToken, bit(seat), missing, 1)
  else {
    for (let k = 0; k < STORES; k++) s.blue[store(seat, k)] = 0
    s.stages[seat] += missing
  }
}
/** The last stage is covered: tokens return, the effect begins (TTA-ACT-STAGE-5, TTA-WON-3). */
export function finishWonder(s: S, seat: number, cx: Cx<E>): void {
  const wonder = s.unfinished[seat]
  if (wonder === NONE || s.stages[seat] < WON_STAGES[wonder]) return
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.bank[seat] += s.stages[seat]
  s.stages[seat] = 0
  s.unfinished[seat] = NONE
  s.wonder[built(seat, wonder)] = STANDING
  settleActions(s, seat, c, m)
  if (cx.live) cx.emit({ type: 'completed', seat, card: WONDER_IDS[wonder] })
  if (WON_BLUE[wonder] > 0) gainBlue(s, seat, WON_BLUE[wonder], cx)
  const culture = completionCulture(s, seat, wonder)
  if (culture > 0) gainCulture(s, seat, culture, cx)
}
/** Wonders of age III act once, on completion (TTA-WON-4). */
export function completionCulture(s: S, seat: number, wonder: number): number {
  if (wonder === WON['first-space-flight']) return technologyLevels(s, seat)
  if (wonder === WON['fast-food-chains']) {
    let n = 0
    for (let w = 0; w < WORKS; w++)
      if (s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)] * (w < URBAN_START ? 2 : 1)
    return n
  }
  if (wonder === WON.hollywood) {
    // Theaters and libraries, with what Shakespeare, Bach and Chaplin change (TTA-CARD-HOLLYWOOD-1).
    let n = s.leader[seat] === L['sid-meier'] ? 0 : leaderUrbanCulture(s, seat)
    for (let w = TYPE_START[T.library]; w < TYPE_START[T.theater + 1]; w++)
      if (s.workers[work(seat, w)] > 0) n += s.workers[work(seat, w)] * W_CULTURE[w]
    return 2 * n
  }
  if (wonder === WON.internet) {
    // Culture, science and strength of urban buildings, with what leaders change (TTA-CARD-INTERNET-1).
    let n = leaderUrbanCulture(s, seat)
    let science = countsLearning(s.leader[seat]) ? bestLearning(s, seat) : 0
    if (s.leader[seat] === L['sid-meier']) science -= buildings(s, seat, T.lab)
    for (let w = URBAN_START; w < UNIT_START; w++) {
      const workers = s.workers[work(seat, w)]
      if (workers <= 0) continue
      n += workers * (W_CULTURE[w] + W_STRENGTH[w])
      science += workers * W_SCIENCE[w]
    }
    return n + Math.max(science, 0)
  }
  return 0
}
/** Levels of all technologies in play, each card once (First Space Flight). */
export function technologyLevels(s: S, seat: number): number {
  let n = G_LEVEL[s.government[seat]]
  for (let w = 0; w < WORKS; w++) if (s.workers[work(seat, w)] !== NONE) n += W_LEVEL[w]
  for (let type = 0; type < 4; type++) n += s.special[special(seat, type)]
  return n
}
/** Ravages of Time: symbols and texts end, the card stays a completed wonder with 2 culture (TTA-R-89). */
export function ruinWonder(s: S, seat: number, wonder: number, cx: Cx<E>): void {
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.wonder[built(seat, wonder)] = RUINED
  settleActions(s, seat, c, m)
  if (cx.live) cx.emit({ type: 'ruined', seat, card: WONDER_IDS[wonder] })
  if (WON_BLUE[wonder] > 0) loseBlue(s, seat, WON_BLUE[wonder], cx)
}
