/** Which rule forbids an action of the phase, for people who want to know (off the hot path). */
import { type Code, type Refusal, refusal } from '@ecumene/kernel'
import { CIVIL_IDS } from '../../data/civil.ts'
import {
  ACTION,
  ACTION_CIVIL,
  C_KIND,
  G_LIMIT,
  GOVERNMENT_CIVIL,
  isUrban,
  KINDS,
  L,
  LEADER_CIVIL,
  TACTIC_MILITARY,
  UNIT_START,
  W_LEVEL,
  W_TYPE,
  WORK_IDS,
  WORK_TYPES,
} from '../cards.ts'
import { hasCard } from '../effects/hands.ts'
import { canGrow, moveCost, placeCost } from '../effects/perform.ts'
import { canRevolt, robespierre } from '../effects/technology.ts'
import { stagesCost, stagesLeft } from '../effects/wonders.ts'
import {
  canPayScience,
  foodFor,
  holds,
  isFull,
  populationCost,
  resourcesFor,
  scienceCost,
  scientificPartner,
  takeBar,
  takeCost,
} from '../query/costs.ts'
import { civilLeft, civilLimit, militaryLeft } from '../query/totals.ts'
import { held, NONE, type S, special, work } from '../state.ts'
import { V } from '../verbs.ts'

const lackCivil = (s: S, seat: number, need: number): Refusal | null =>
  civilLeft(s, seat) < need ? refusal('TTA-STAT-16', 'refuse.civil', { need, have: civilLeft(s, seat) }) : null
const lackMilitary = (s: S, seat: number, need: number): Refusal | null =>
  militaryLeft(s, seat) < need ? refusal('TTA-STAT-16', 'refuse.military', { need, have: militaryLeft(s, seat) }) : null
const lackResources = (s: S, seat: number, need: number, forUnit: boolean): Refusal | null =>
  resourcesFor(s, seat, forUnit) < need
    ? refusal('TTA-FOOD-9', 'refuse.resources', { need, have: resourcesFor(s, seat, forUnit) })
    : null

function whyTake(s: S, seat: number, code: Code): Refusal | null {
  const space = V.take.arg.space(code) - 1
  const card = V.take.arg.card(code)
  if (s.row[space] !== card)
    return refusal('TTA-ACT-TAKE-1', 'refuse.space', { card: CIVIL_IDS[card], space: space + 1 })
  switch (takeBar(s, seat, card)) {
    case 1:
      return refusal('TTA-ACT-TAKE-3', 'refuse.handFull', { limit: civilLimit(s, seat) })
    case 2:
      return refusal('TTA-ACT-TAKE-4', 'refuse.sameTechnology', { card: CIVIL_IDS[card] })
    case 3:
      return refusal('TTA-ACT-TAKE-5', 'refuse.leaderAge')
    case 4:
      return refusal('TTA-ACT-WON-4', 'refuse.unfinished')
  }
  return lackCivil(s, seat, takeCost(s, seat, space))
}
function whyPlace(s: S, seat: number, w: number): Refusal | null {
  if (s.workers[work(seat, w)] === NONE) return refusal('TTA-ACT-BUILD-1', 'refuse.noTechnology', { card: WORK_IDS[w] })
  if (s.pool[seat] === 0) return refusal('TTA-ACT-BUILD-1', 'refuse.noWorker')
  if (isUrban(w) && isFull(s, seat, W_TYPE[w]))
    return refusal('TTA-ACT-BUILD-4', 'refuse.urbanLimit', {
      limit: G_LIMIT[s.government[seat]],
      kind: WORK_TYPES[W_TYPE[w]],
    })
  return lackResources(s, seat, placeCost(s, seat, w), w >= UNIT_START)
}
function whyUpgrade(s: S, seat: number, from: number, to: number): Refusal | null {
  if (s.workers[work(seat, to)] === NONE) return refusal('TTA-ACT-UPG-1', 'refuse.noTechnology', { card: WORK_IDS[to] })
  if (s.workers[work(seat, from)] <= 0) return refusal('TTA-ACT-UPG-1', 'refuse.noBuilding', { card: WORK_IDS[from] })
  if (W_TYPE[from] !== W_TYPE[to]) return refusal('TTA-ACT-UPG-1', 'refuse.otherType')
  if (W_LEVEL[to] <= W_LEVEL[from]) return refusal('TTA-ACT-UPG-1', 'refuse.notHigher')
  return lackResources(s, seat, moveCost(s, seat, from, to), from >= UNIT_START)
}
function whyScience(s: S, seat: number, card: number, revolution: boolean): Refusal | null {
  if (!holds(s, seat, card)) return refusal('TTA-ACT-TECH-1', 'refuse.notInHand', { card: CIVIL_IDS[card] })
  if (canPayScience(s, seat, card, revolution)) return null
  const partner = scientificPartner(s, seat)
  if (partner !== NONE && s.science[partner] < 1) return refusal('TTA-R-93b', 'refuse.partnerScience')
  return refusal('TTA-SCI-3', 'refuse.science', { need: scienceCost(s, seat, card, revolution), have: s.science[seat] })
}
function whyCard(s: S, seat: number, a: number): Refusal | null {
  const card = ACTION_CIVIL[a]
  if (!holds(s, seat, card)) return refusal('TTA-ACT-CARD-1', 'refuse.notInHand', { card: CIVIL_IDS[card] })
  let old = false
  for (let i = 0; i < s.handSize[seat] - s.fresh; i++) if (s.hand[held(seat, i)] === card) old = true
  if (!old) return refusal('TTA-ACT-CARD-2', 'refuse.justTaken')
  return (
    (ACTION[a].play?.order === 'develop' ? null : lackCivil(s, seat, 1)) ??
    refusal('TTA-ACT-CARD-6', 'refuse.orderImpossible')
  )
}

export function whyAction(s: S, seat: number, code: Code): Refusal | null {
  if (V.take.is(code)) return whyTake(s, seat, code)
  if (s.round === 1) return refusal('TTA-ROUND-15', 'refuse.firstRound')
  switch (V.of(code)) {
    case V.population.index:
      if (s.yellow[seat] === 0) return refusal('TTA-ACT-POP-3', 'refuse.noYellow')
      if (!canGrow(s, seat))
        return refusal('TTA-ACT-POP-1', 'refuse.food', { need: populationCost(s, seat), have: foodFor(s, seat) })
      return lackCivil(s, seat, 1)
    case V.build.index:
      return lackCivil(s, seat, 1) ?? whyPlace(s, seat, V.build.arg.card(code))
    case V.train.index:
      return lackMilitary(s, seat, 1) ?? whyPlace(s, seat, UNIT_START + V.train.arg.card(code))
    case V.upgrade.index: {
      const from = V.upgrade.arg.old(code)
      return (
        (from >= UNIT_START ? lackMilitary(s, seat, 1) : lackCivil(s, seat, 1)) ??
        whyUpgrade(s, seat, from, V.upgrade.arg.card(code))
      )
    }
    case V.destroy.index:
      return (
        lackCivil(s, seat, 1) ??
        refusal('TTA-ACT-DEST-1', 'refuse.noBuilding', { card: WORK_IDS[V.destroy.arg.card(code)] })
      )
    case V.disband.index:
      return (
        lackMilitary(s, seat, 1) ??
        refusal('TTA-ACT-UNIT-4', 'refuse.noBuilding', { card: WORK_IDS[UNIT_START + V.disband.arg.card(code)] })
      )
    case V.lead.index: {
      const card = LEADER_CIVIL[V.lead.arg.card(code)]
      return holds(s, seat, card)
        ? lackCivil(s, seat, 1)
        : refusal('TTA-ACT-LEAD-1', 'refuse.notInHand', { card: CIVIL_IDS[card] })
    }
    case V.stage.index: {
      const n = V.stage.arg.count(code)
      if (s.unfinished[seat] === NONE) return refusal('TTA-ACT-STAGE-1', 'refuse.noWonder')
      if (n > stagesLeft(s, seat)) return refusal('TTA-ACT-STAGE-2', 'refuse.stagesLeft', { left: stagesLeft(s, seat) })
      if (n > 1 + s.special[special(seat, 3)])
        return refusal('TTA-ACT-STAGE-6', 'refuse.stagesPerAction', { most: 1 + s.special[special(seat, 3)] })
      return lackCivil(s, seat, 1) ?? lackResources(s, seat, stagesCost(s, seat, n), false)
    }
    case V.develop.index: {
      const card = V.develop.arg.card(code)
      if (C_KIND[card] > KINDS.special)
        return refusal('TTA-TECH-1', 'refuse.noTechnologyCard', { card: CIVIL_IDS[card] })
      return whyScience(s, seat, card, false) ?? lackCivil(s, seat, 1)
    }
    case V.revolution.index: {
      const why = whyScience(s, seat, GOVERNMENT_CIVIL[V.revolution.arg.card(code)], true)
      if (why || canRevolt(s, seat)) return why
      return robespierre(s, seat)
        ? refusal('TTA-R-78', 'refuse.revolutionMilitary')
        : refusal('TTA-ACT-REV-2', 'refuse.revolution')
    }
    case V.play.index:
      return whyCard(s, seat, V.play.arg.card(code))
    case V.playTactic.index: {
      const t = V.playTactic.arg.card(code)
      if (s.tacticDone === 1) return refusal('TTA-ACT-TAC-4', 'refuse.tacticDone')
      if (!hasCard(s, seat, TACTIC_MILITARY[t])) return refusal('TTA-ACT-TAC-1', 'refuse.notHeld')
      return lackMilitary(s, seat, 1)
    }
    case V.copyTactic.index: {
      const t = V.copyTactic.arg.card(code)
      if (s.tacticDone === 1) return refusal('TTA-ACT-TAC-4', 'refuse.tacticDone')
      if (s.tactic[seat] === t) return refusal('TTA-R-56a', 'refuse.sameTactic')
      if (s.tactics[t] === 0) return refusal('TTA-ACT-TAC-2', 'refuse.notCommon')
      return lackMilitary(s, seat, 2)
    }
    case V.convert.index:
      if (s.leader[seat] !== L['j-s-bach'])
        return refusal('TTA-CARD-BACH-1', 'refuse.leaderNeeded', { card: 'j-s-bach' })
      if (s.bach === 1) return refusal('TTA-R-85', 'refuse.onceATurn')
      return lackCivil(s, seat, 1) ?? refusal('TTA-R-65', 'refuse.convert')
    case V.muster.index:
      if (s.leader[seat] !== L['frederick-barbarossa'])
        return refusal('TTA-R-83a', 'refuse.leaderNeeded', { card: 'frederick-barbarossa' })
      return lackMilitary(s, seat, 1) ?? refusal('TTA-R-83a', 'refuse.muster')
    case V.speech.index:
    case V.rearm.index:
      if (s.leader[seat] !== L['winston-churchill'])
        return refusal('TTA-R-80a', 'refuse.leaderNeeded', { card: 'winston-churchill' })
      return refusal('TTA-R-80a', 'refuse.onceATurn')
    case V.borrow.index:
      if (s.leader[seat] !== L.hammurabi) return refusal('TTA-R-75a', 'refuse.leaderNeeded', { card: 'hammurabi' })
      return s.hammurabi === 1 ? refusal('TTA-R-75a', 'refuse.onceATurn') : lackMilitary(s, seat, 1)
    case V.voyage.index:
      return refusal('TTA-R-87', s.liner === 1 ? 'refuse.onceATurn' : 'refuse.voyage')
    case V.swap.index:
      return refusal('TTA-R-92a', s.swap > 0 ? 'refuse.onceATurn' : 'refuse.swap')
  }
  return null
}
