/** The action phase: civil and military actions in any order, as often as they can be paid (TTA-ACT-GEN-1). */
import { type Codes, type Decision, done, NONE, type Seat } from '@ecumene/kernel'
import { civil, civilKind, military, militaryKind, specialType, tactic, UNIT_START, unit, work } from '../cards.ts'
import { playAction } from '../effects/action-cards.ts'
import { applyCardAction, listCivilOfLeader, listLast, listUnitAction, UNIT_ACTIONS } from '../effects/card-actions.ts'
import { announceSwap, spendCivil, spendMilitary, toPool } from '../effects/changes.ts'
import { playLeader } from '../effects/leading.ts'
import { grow, move, place, takeCard } from '../effects/perform.ts'
import { buildStages, canCover, stagesLeft } from '../effects/stages.ts'
import { copyTactic, playTactic } from '../effects/tactics.ts'
import { develop, revolution } from '../effects/technology.ts'
import { canPlay } from '../query/action-cards.ts'
import { canGrow, placeCost, resourcesFor, stagesCost, takeCost } from '../query/costs.ts'
import { listBuilds, listDevelop, listRevolutions, listSwap, listTakes, listUpgrades } from '../query/lists.ts'
import { civilLeft, militaryLeft } from '../query/totals.ts'
import { cardAt, handAt, type S, specialAt, workAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'
import { whyAction } from './action-why.ts'

/** Stages one civil action may build; Construction technologies raise it (TTA-ACT-STAGE-6). */
const stagesPerAction = (s: S, seat: Seat): number => 1 + s.special[specialAt(seat, specialType.construction)]

function listCivil(s: S, seat: Seat, out: Codes): void {
  const actions = civilLeft(s, seat)
  listTakes(s, seat, out, actions)
  if (s.round === 1) return // only taking cards (TTA-ROUND-15)
  listRevolutions(s, seat, out, 0)
  listCards(s, seat, out, actions)
  if (actions === 0) return
  if (canGrow(s, seat)) out.put(VERBS.population.code())
  const has = resourcesFor(s, seat, false)
  listBuilds(s, seat, out, 0, UNIT_START, 0, has)
  listUpgrades(s, seat, out, 0, UNIT_START, 0, has)
  const at = workAt(seat, 0)
  for (let card = 0; card < UNIT_START; card++) if (s.workers[at + card] > 0) out.put(VERBS.destroy.code(card))
  if (s.unfinished[seat] !== NONE) listStages(s, seat, out, has)
  listDevelop(s, seat, out, 0)
  listCivilOfLeader(s, seat, out)
}
function listStages(s: S, seat: Seat, out: Codes, has: number): void {
  const most = Math.min(stagesLeft(s, seat), stagesPerAction(s, seat))
  for (let n = 1; n <= most; n++)
    if (stagesCost(s, seat, n) <= has && canCover(s, seat, n)) out.put(VERBS.stage.code(n))
}
/**
 * Leaders (TTA-ACT-LEAD-1) and action cards in hand; equal cards once. Action cards taken in this phase must wait
 * (TTA-ACT-CARD-2), not those taken by an event (TTA-R-49).
 */
function listCards(s: S, seat: Seat, out: Codes, actions: number): void {
  const size = s.handSize[seat]
  const at = handAt(seat, 0)
  const playable = size - s.fresh
  for (let i = 0; i < size; i++) {
    const card = s.hand[at + i]
    if (civil.kind[card] === civilKind.leader) {
      if (actions > 0) out.put(VERBS.lead.code(civil.place[card]))
    } else if (civil.kind[card] === civilKind.action && i < playable) {
      let seen = false
      for (let before = 0; before < i; before++) if (s.hand[at + before] === card) seen = true
      if (!seen && canPlay(s, seat, civil.place[card])) out.put(VERBS.play.code(civil.place[card]))
    }
  }
}
function listMilitary(s: S, seat: Seat, out: Codes): void {
  const actions = militaryLeft(s, seat)
  if (actions === 0) return
  const has = resourcesFor(s, seat, true)
  const ofLeader = UNIT_ACTIONS[s.leader[seat] + 1]
  const at = workAt(seat, UNIT_START)
  for (let i = 0; i < unit.count; i++) {
    const units = s.workers[at + i]
    if (units === NONE) continue
    if (s.pool[seat] > 0 && placeCost(s, seat, UNIT_START + i) <= has) out.put(VERBS.train.code(i))
    if (units > 0) out.put(VERBS.disband.code(i))
    if (ofLeader) listUnitAction(ofLeader, s, seat, out, i)
  }
  // Reductions lower both costs, here too (TTA-ACT-UNIT-3).
  listUpgrades(s, seat, out, UNIT_START, work.count, 0, has)
  if (s.tacticDone === 1) return // one tactic a turn (TTA-ACT-TAC-4)
  let last = NONE
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[cardAt(seat, i)]
    if (card === NONE || card === last || military.kind[card] !== militaryKind.tactic) continue
    last = card
    out.put(VERBS.playTactic.code(military.tactic[card]))
  }
  if (actions >= 2)
    for (let i = 0; i < tactic.count; i++)
      if (s.tactics[i] > 0 && s.tactic[seat] !== i) out.put(VERBS.copyTactic.code(i))
}
/** What leaders, wonders and the Trade Routes Agreement allow besides. */
function listSpecials(s: S, seat: Seat, out: Codes): void {
  listLast(s, seat, out)
  listSwap(s, seat, out)
}

export const action: Decision<S, E> = {
  name: 'action',
  rule: 'TTA-ACT-GEN-1',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    listCivil(s, seat, out)
    if (s.round > 1) {
      listMilitary(s, seat, out)
      listSpecials(s, seat, out)
    }
    out.put(VERBS.endTurn.code()) // also with actions left (TTA-ACT-GEN-3)
  },
  apply(s, seat, code, world) {
    switch (VERBS.of(code)) {
      case VERBS.endTurn.index:
        done(s)
        return
      case VERBS.take.index: {
        const space = VERBS.take.arg.space(code) - 1
        const actions = takeCost(s, seat, space)
        spendCivil(s, seat, actions)
        takeCard(s, seat, space, actions, true, world)
        return
      }
      case VERBS.population.index:
        spendCivil(s, seat, 1)
        grow(s, seat, 0, world)
        return
      case VERBS.build.index:
        spendCivil(s, seat, 1)
        place(s, seat, VERBS.build.arg.card(code), 0, world)
        return
      case VERBS.upgrade.index: {
        const from = VERBS.upgrade.arg.old(code)
        if (from >= UNIT_START) spendMilitary(s, seat, 1)
        else spendCivil(s, seat, 1)
        move(s, seat, from, VERBS.upgrade.arg.card(code), 0, world)
        return
      }
      case VERBS.destroy.index: {
        const card = VERBS.destroy.arg.card(code)
        spendCivil(s, seat, 1)
        toPool(s, seat, card)
        if (world.live) world.emit({ type: 'destroyed', seat, card: work.ids[card] })
        return
      }
      case VERBS.lead.index:
        spendCivil(s, seat, 1)
        playLeader(s, seat, VERBS.lead.arg.card(code), world)
        return
      case VERBS.stage.index:
        spendCivil(s, seat, 1)
        buildStages(s, seat, VERBS.stage.arg.count(code), 0, world)
        return
      case VERBS.develop.index:
        spendCivil(s, seat, 1)
        develop(s, seat, VERBS.develop.arg.card(code), 0, world)
        return
      case VERBS.revolution.index:
        revolution(s, seat, VERBS.revolution.arg.card(code), 0, world)
        return
      case VERBS.play.index:
        playAction(s, seat, VERBS.play.arg.card(code), world)
        return
      case VERBS.train.index:
        spendMilitary(s, seat, 1)
        place(s, seat, UNIT_START + VERBS.train.arg.card(code), 0, world)
        return
      case VERBS.disband.index: {
        const which = VERBS.disband.arg.card(code)
        spendMilitary(s, seat, 1)
        toPool(s, seat, UNIT_START + which)
        if (world.live) world.emit({ type: 'disbanded', seat, card: unit.ids[which] })
        return
      }
      case VERBS.playTactic.index:
        playTactic(s, seat, VERBS.playTactic.arg.card(code), world)
        return
      case VERBS.copyTactic.index:
        copyTactic(s, seat, VERBS.copyTactic.arg.card(code), world)
        return
      case VERBS.swap.index:
        announceSwap(s, seat, world)
        return
      default:
        applyCardAction(s, seat, code, world)
    }
  },
  why: whyAction,
  fallback: () => VERBS.endTurn.code(),
  prompt: (s, seat) => ({
    key: s.round === 1 ? 'prompt.firstTurn' : 'prompt.action',
    rule: s.round === 1 ? 'TTA-ROUND-15' : 'TTA-ACT-GEN-1',
    args: { civil: civilLeft(s, seat), military: militaryLeft(s, seat) },
  }),
}
