/** The action phase: civil and military actions in any order until the turn is ended (TTA-ACT-GEN-1 to 5). */
import { type Codes, type Decision, done } from '@ecumene/kernel'
import {
  C_KIND,
  C_SUB,
  KINDS,
  L,
  M_KIND,
  M_KINDS,
  M_TACTIC,
  SP,
  T,
  TACTIC_IDS,
  TACTIC_MILITARY,
  TACTICS,
  TYPE_START,
  UNIT_IDS,
  UNIT_START,
  UNITS,
  URBAN_START,
  W_LEVEL,
  W_TYPE,
  WON,
  WORK_IDS,
  WORKS,
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
import { drawn, held, NONE, type S, special, work } from '../state.ts'
import { type E, V } from '../verbs.ts'
import { canPlay, playAction } from './action-cards.ts'
import { listBuilds, listDevelop, listRevolutions, listTakes, listUpgrades } from './lists.ts'
import { whyAction } from './why-action.ts'

/** Stages one civil action may build: construction technologies raise it (masonry 2, architecture 3, engineering 4). */
export const stagesPerAction = (s: S, seat: number): number => 1 + s.special[special(seat, SP.construction)]

function listCivil(s: S, seat: number, out: Codes): void {
  listTakes(s, seat, out, civilLeft(s, seat))
  if (s.round === 1) return // only taking cards (TTA-ROUND-15)
  listRevolutions(s, seat, out, 0)
  listCards(s, seat, out)
  if (civilLeft(s, seat) === 0) return
  if (canGrow(s, seat)) out.put(V.population.code())
  listBuilds(s, seat, out, 0, UNIT_START, 0)
  listUpgrades(s, seat, out, 0, UNIT_START, 0, false)
  for (let w = 0; w < UNIT_START; w++) if (s.workers[work(seat, w)] > 0) out.put(V.destroy.code(w))
  const left = stagesLeft(s, seat)
  const has = resourcesFor(s, seat, false)
  const most = stagesPerAction(s, seat)
  for (let n = 1; n <= left && n <= most; n++)
    if (stagesCost(s, seat, n) <= has && canCover(s, seat, n)) out.put(V.stage.code(n))
  listDevelop(s, seat, out, 0)
  if (s.leader[seat] === L['j-s-bach'] && s.bach === 0) listConversions(s, seat, out, has)
}
/** Leaders and action cards in hand; equal cards once. Action cards taken in this phase must wait (TTA-ACT-CARD-2), not those taken by an event (TTA-R-49). */
function listCards(s: S, seat: number, out: Codes): void {
  const size = s.handSize[seat]
  for (let i = 0; i < size; i++) {
    const card = s.hand[held(seat, i)]
    if (C_KIND[card] === KINDS.leader) {
      if (civilLeft(s, seat) > 0) out.put(V.lead.code(C_SUB[card]))
    } else if (C_KIND[card] === KINDS.action && i < size - s.fresh) {
      let seen = false
      for (let j = 0; j < i; j++) if (s.hand[held(seat, j)] === card) seen = true
      if (!seen && canPlay(s, seat, C_SUB[card])) out.put(V.play.code(C_SUB[card]))
    }
  }
}
/** Bach: any urban building becomes a theater of the same or a higher level (TTA-CARD-BACH-1 to 3, TTA-R-65, TTA-R-85). */
function listConversions(s: S, seat: number, out: Codes, has: number): void {
  const full = isFull(s, seat, T.theater)
  for (let a = URBAN_START; a < UNIT_START; a++) {
    if (s.workers[work(seat, a)] <= 0 || (full && W_TYPE[a] !== T.theater)) continue
    for (let b = TYPE_START[T.theater]; b < TYPE_START[T.theater + 1]; b++)
      if (b !== a && s.workers[work(seat, b)] !== NONE && W_LEVEL[b] >= W_LEVEL[a] && moveCost(s, seat, a, b) <= has)
        out.put(V.convert.code(a, b))
  }
}
function listMilitary(s: S, seat: number, out: Codes): void {
  const actions = militaryLeft(s, seat)
  if (actions === 0) return
  const has = resourcesFor(s, seat, true)
  const barbarossa = s.leader[seat] === L['frederick-barbarossa']
  for (let u = 0; u < UNITS; u++) {
    const w = UNIT_START + u
    const units = s.workers[work(seat, w)]
    if (units === NONE) continue
    if (s.pool[seat] > 0 && placeCost(s, seat, w) <= has) out.put(V.train.code(u))
    if (units > 0) out.put(V.disband.code(u))
    if (barbarossa && canMuster(s, seat, w)) out.put(V.muster.code(u))
  }
  listUpgrades(s, seat, out, UNIT_START, WORKS, 0, true)
  if (s.tacticDone === 1) return // one tactic a turn (TTA-ACT-TAC-4)
  let last = NONE
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[drawn(seat, i)]
    if (card === NONE || card === last || M_KIND[card] !== M_KINDS.tactic) continue
    last = card
    out.put(V.playTactic.code(M_TACTIC[card]))
  }
  if (actions >= 2)
    for (let t = 0; t < TACTICS; t++) if (s.tactics[t] > 0 && s.tactic[seat] !== t) out.put(V.copyTactic.code(t))
}
/** What leaders and wonders allow besides. */
function listSpecials(s: S, seat: number, out: Codes): void {
  if (s.leader[seat] === L['winston-churchill'] && s.churchill === 0) {
    out.put(V.speech.code())
    out.put(V.rearm.code())
  }
  if (s.liner === 0 && s.yellow[seat] > 0 && stands(s, seat, WON['ocean-liner-service'])) out.put(V.voyage.code())
  if (s.leader[seat] === L.hammurabi && s.hammurabi === 0 && militaryLeft(s, seat) > 0) out.put(V.borrow.code())
  if (s.swap === 0) {
    const side = tradeSide(s, seat)
    if ((side === 1 && food(s, seat) > 0) || (side === 2 && resources(s, seat) > 0)) out.put(V.swap.code())
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
    out.put(V.endTurn.code())
  },
  apply(s, seat, code, cx) {
    switch (V.of(code)) {
      case V.endTurn.index:
        done(s)
        return
      case V.take.index: {
        const space = V.take.arg.space(code) - 1
        const actions = takeCost(s, seat, space)
        spendCivil(s, seat, actions)
        takeCard(s, seat, space, actions, true, cx)
        return
      }
      case V.population.index:
        spendCivil(s, seat, 1)
        grow(s, seat, 0, cx)
        return
      case V.build.index:
        spendCivil(s, seat, 1)
        place(s, seat, V.build.arg.card(code), 0, cx)
        return
      case V.upgrade.index: {
        const from = V.upgrade.arg.old(code)
        if (from >= UNIT_START) spendMilitary(s, seat, 1)
        else spendCivil(s, seat, 1)
        move(s, seat, from, V.upgrade.arg.card(code), 0, cx)
        return
      }
      case V.destroy.index: {
        const w = V.destroy.arg.card(code)
        spendCivil(s, seat, 1)
        toPool(s, seat, w)
        if (cx.live) cx.emit({ type: 'destroyed', seat, card: WORK_IDS[w] })
        return
      }
      case V.lead.index:
        spendCivil(s, seat, 1)
        playLeader(s, seat, V.lead.arg.card(code), cx)
        return
      case V.stage.index:
        spendCivil(s, seat, 1)
        buildStages(s, seat, V.stage.arg.count(code), 0, cx)
        return
      case V.develop.index:
        spendCivil(s, seat, 1)
        develop(s, seat, V.develop.arg.card(code), 0, cx)
        return
      case V.revolution.index:
        revolution(s, seat, V.revolution.arg.card(code), 0, cx)
        return
      case V.play.index:
        playAction(s, seat, V.play.arg.card(code), cx)
        return
      case V.convert.index:
        s.bach = 1
        spendCivil(s, seat, 1)
        move(s, seat, V.convert.arg.old(code), V.convert.arg.card(code), 0, cx)
        return
      case V.train.index:
        spendMilitary(s, seat, 1)
        place(s, seat, UNIT_START + V.train.arg.card(code), 0, cx)
        return
      case V.disband.index: {
        const u = V.disband.arg.card(code)
        spendMilitary(s, seat, 1)
        toPool(s, seat, UNIT_START + u)
        if (cx.live) cx.emit({ type: 'disbanded', seat, card: UNIT_IDS[u] })
        return
      }
      case V.muster.index:
        spendMilitary(s, seat, 1)
        grow(s, seat, 1, cx)
        place(s, seat, UNIT_START + V.muster.arg.card(code), 1, cx)
        return
      case V.playTactic.index: {
        const t = V.playTactic.arg.card(code)
        spendMilitary(s, seat, 1)
        showCard(s, seat, TACTIC_MILITARY[t], cx)
        // Normally the old tactic is common by now; should an exclusive one lie there, it goes.
        if (s.exclusive[seat] === 1) discardCard(s, TACTIC_MILITARY[s.tactic[seat]], true)
        s.tactic[seat] = t
        s.exclusive[seat] = 1
        s.tacticDone = 1
        if (cx.live) cx.emit({ type: 'tactic', seat, card: TACTIC_IDS[t] })
        return
      }
      case V.copyTactic.index: {
        const t = V.copyTactic.arg.card(code)
        spendMilitary(s, seat, 2)
        s.tactic[seat] = t
        s.exclusive[seat] = 0
        s.tacticDone = 1
        if (cx.live) cx.emit({ type: 'copied', seat, card: TACTIC_IDS[t] })
        return
      }
      case V.speech.index:
        s.churchill = 1
        gainCulture(s, seat, 3, cx)
        return
      case V.rearm.index:
        s.churchill = 1
        s.arms += 3
        s.armsScience = 3
        return
      case V.voyage.index:
        s.liner = 1
        gainPopulation(s, seat, 1, cx)
        return
      case V.borrow.index:
        s.hammurabi = 1
        spendMilitary(s, seat, 1)
        s.spareCivil = 1
        return
      case V.swap.index:
        s.swap = 1
        return
    }
  },
  why: whyAction,
  fallback: () => V.endTurn.code(),
  prompt: (s, seat) => ({
    key: s.round === 1 ? 'prompt.firstTurn' : 'prompt.action',
    rule: s.round === 1 ? 'TTA-ROUND-15' : 'TTA-ACT-GEN-1',
    args: { civil: civilLeft(s, seat), military: militaryLeft(s, seat) },
  }),
}
