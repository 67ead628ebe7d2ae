/** The action phase: civil and military actions in any order until the turn is ended (TTA-ACT-GEN-1 to 5). */
import { type Codes, type Decision, done, NONE } from '@ecumene/kernel'
import {
  civil,
  civilKind,
  leader,
  military,
  militaryKind,
  power,
  specialType,
  tactic,
  UNIT_START,
  URBAN_START,
  unit,
  wonder,
  work,
  workType,
} from '../cards.ts'
import { gainCulture, gainPopulation, spendCivil, spendMilitary, toPool } from '../effects/changes.ts'
import { discardCard, showCard } from '../effects/hands.ts'
import { playLeader } from '../effects/leaders.ts'
import { canGrow, canMuster, grow, move, moveCost, place, placeCost, takeCard } from '../effects/perform.ts'
import { develop, revolution } from '../effects/technology.ts'
import { buildStages, canCover, stagesCost, stagesLeft } from '../effects/wonders.ts'
import { isFull, resourcesFor, takeCost, tradeSide } from '../query/costs.ts'
import { stands } from '../query/ratings.ts'
import { civilLeft, food, militaryLeft, resources } from '../query/totals.ts'
import { cardAt, handAt, type S, specialAt, workAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'
import { canPlay, playAction } from './action-cards.ts'
import { listBuilds, listDevelop, listRevolutions, listTakes, listUpgrades } from './lists.ts'
import { whyAction } from './why-action.ts'

/** Stages one civil action may build: construction technologies raise it (masonry 2, architecture 3, engineering 4). */
export const stagesPerAction = (s: S, seat: number): number => 1 + s.special[specialAt(seat, specialType.construction)]

function listCivil(s: S, seat: number, out: Codes): void {
  listTakes(s, seat, out, civilLeft(s, seat))
  if (s.round === 1) return // only taking cards (TTA-ROUND-15)
  listRevolutions(s, seat, out, 0)
  listCards(s, seat, out)
  if (civilLeft(s, seat) === 0) return
  if (canGrow(s, seat)) out.put(VERBS.population.code())
  listBuilds(s, seat, out, 0, UNIT_START, 0)
  listUpgrades(s, seat, out, 0, UNIT_START, 0, false)
  for (let w = 0; w < UNIT_START; w++) if (s.workers[workAt(seat, w)] > 0) out.put(VERBS.destroy.code(w))
  const left = stagesLeft(s, seat)
  const has = resourcesFor(s, seat, false)
  const most = stagesPerAction(s, seat)
  for (let n = 1; n <= left && n <= most; n++)
    if (stagesCost(s, seat, n) <= has && canCover(s, seat, n)) out.put(VERBS.stage.code(n))
  listDevelop(s, seat, out, 0)
  if (s.leader[seat] === leader.of('j-s-bach') && s.used[power.of('j-s-bach')] === 0) listConversions(s, seat, out, has)
}
/** Leaders and action cards in hand; equal cards once. Action cards taken in this phase must wait (TTA-ACT-CARD-2), not those taken by an event (TTA-R-49). */
function listCards(s: S, seat: number, out: Codes): void {
  const size = s.handSize[seat]
  for (let i = 0; i < size; i++) {
    const card = s.hand[handAt(seat, i)]
    if (civil.kind[card] === civilKind.leader) {
      if (civilLeft(s, seat) > 0) out.put(VERBS.lead.code(civil.place[card]))
    } else if (civil.kind[card] === civilKind.action && i < size - s.fresh) {
      let seen = false
      for (let j = 0; j < i; j++) if (s.hand[handAt(seat, j)] === card) seen = true
      if (!seen && canPlay(s, seat, civil.place[card])) out.put(VERBS.play.code(civil.place[card]))
    }
  }
}
/** Bach: any urban building becomes a theater of the same or a higher level (TTA-CARD-BACH-1 to 3, TTA-R-65, TTA-R-85). */
function listConversions(s: S, seat: number, out: Codes, has: number): void {
  const full = isFull(s, seat, workType.theater)
  for (let a = URBAN_START; a < UNIT_START; a++) {
    if (s.workers[workAt(seat, a)] <= 0 || (full && work.type[a] !== workType.theater)) continue
    for (let b = work.start[workType.theater]; b < work.start[workType.theater + 1]; b++)
      if (
        b !== a &&
        s.workers[workAt(seat, b)] !== NONE &&
        work.level[b] >= work.level[a] &&
        moveCost(s, seat, a, b) <= has
      )
        out.put(VERBS.convert.code(a, b))
  }
}
function listMilitary(s: S, seat: number, out: Codes): void {
  const actions = militaryLeft(s, seat)
  if (actions === 0) return
  const has = resourcesFor(s, seat, true)
  const barbarossa = s.leader[seat] === leader.of('frederick-barbarossa')
  for (let u = 0; u < unit.count; u++) {
    const w = UNIT_START + u
    const units = s.workers[workAt(seat, w)]
    if (units === NONE) continue
    if (s.pool[seat] > 0 && placeCost(s, seat, w) <= has) out.put(VERBS.train.code(u))
    if (units > 0) out.put(VERBS.disband.code(u))
    if (barbarossa && canMuster(s, seat, w)) out.put(VERBS.muster.code(u))
  }
  listUpgrades(s, seat, out, UNIT_START, work.count, 0, true)
  if (s.tacticDone === 1) return // one tactic a turn (TTA-ACT-TAC-4)
  let last = NONE
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[cardAt(seat, i)]
    if (card === NONE || card === last || military.kind[card] !== militaryKind.tactic) continue
    last = card
    out.put(VERBS.playTactic.code(military.tactic[card]))
  }
  if (actions >= 2)
    for (let t = 0; t < tactic.count; t++)
      if (s.tactics[t] > 0 && s.tactic[seat] !== t) out.put(VERBS.copyTactic.code(t))
}
/** What leaders and wonders allow besides. */
function listSpecials(s: S, seat: number, out: Codes): void {
  if (s.leader[seat] === leader.of('winston-churchill') && s.used[power.of('winston-churchill')] === 0) {
    out.put(VERBS.speech.code())
    out.put(VERBS.rearm.code())
  }
  if (
    s.used[power.of('ocean-liner-service')] === 0 &&
    s.yellow[seat] > 0 &&
    stands(s, seat, wonder.of('ocean-liner-service'))
  )
    out.put(VERBS.voyage.code())
  if (s.leader[seat] === leader.of('hammurabi') && s.used[power.of('hammurabi')] === 0 && militaryLeft(s, seat) > 0)
    out.put(VERBS.borrow.code())
  if (s.swap === 0) {
    const side = tradeSide(s, seat)
    if ((side === 1 && food(s, seat) > 0) || (side === 2 && resources(s, seat) > 0)) out.put(VERBS.swap.code())
  }
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
    out.put(VERBS.endTurn.code())
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
        const w = VERBS.destroy.arg.card(code)
        spendCivil(s, seat, 1)
        toPool(s, seat, w)
        if (world.live) world.emit({ type: 'destroyed', seat, card: work.ids[w] })
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
      case VERBS.convert.index:
        s.used[power.of('j-s-bach')] = 1
        spendCivil(s, seat, 1)
        move(s, seat, VERBS.convert.arg.old(code), VERBS.convert.arg.card(code), 0, world)
        return
      case VERBS.train.index:
        spendMilitary(s, seat, 1)
        place(s, seat, UNIT_START + VERBS.train.arg.card(code), 0, world)
        return
      case VERBS.disband.index: {
        const u = VERBS.disband.arg.card(code)
        spendMilitary(s, seat, 1)
        toPool(s, seat, UNIT_START + u)
        if (world.live) world.emit({ type: 'disbanded', seat, card: unit.ids[u] })
        return
      }
      case VERBS.muster.index:
        spendMilitary(s, seat, 1)
        grow(s, seat, 1, world)
        place(s, seat, UNIT_START + VERBS.muster.arg.card(code), 1, world)
        return
      case VERBS.playTactic.index: {
        const t = VERBS.playTactic.arg.card(code)
        spendMilitary(s, seat, 1)
        showCard(s, seat, tactic.card[t], world)
        // Normally the old tactic is common by now; should an exclusive one lie there, it goes.
        if (s.exclusive[seat] === 1) discardCard(s, tactic.card[s.tactic[seat]], true)
        s.tactic[seat] = t
        s.exclusive[seat] = 1
        s.tacticDone = 1
        if (world.live) world.emit({ type: 'tactic', seat, card: tactic.ids[t] })
        return
      }
      case VERBS.copyTactic.index: {
        const t = VERBS.copyTactic.arg.card(code)
        spendMilitary(s, seat, 2)
        s.tactic[seat] = t
        s.exclusive[seat] = 0
        s.tacticDone = 1
        if (world.live) world.emit({ type: 'copied', seat, card: tactic.ids[t] })
        return
      }
      case VERBS.speech.index:
        s.used[power.of('winston-churchill')] = 1
        gainCulture(s, seat, 3, world)
        return
      case VERBS.rearm.index:
        s.used[power.of('winston-churchill')] = 1
        s.arms += 3
        s.armsScience = 3
        return
      case VERBS.voyage.index:
        s.used[power.of('ocean-liner-service')] = 1
        gainPopulation(s, seat, 1, world)
        return
      case VERBS.borrow.index:
        s.used[power.of('hammurabi')] = 1
        spendMilitary(s, seat, 1)
        s.spareCivil = 1
        return
      case VERBS.swap.index:
        s.swap = 1
        return
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
