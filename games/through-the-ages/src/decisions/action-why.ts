/** Which rule forbids an action of the phase, for people who want to know (off the hot path). */
import { type Code, NONE, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import {
  actionCard,
  civil,
  civilKind,
  government,
  isUrban,
  leader,
  tactic,
  UNIT_START,
  WORK_TYPE_IDS,
  work,
} from '../cards.ts'
import { lackCivil, lackMilitary, whyNoCardAction } from '../effects/card-actions.ts'
import { hasCard } from '../effects/hands.ts'
import { stagesLeft } from '../effects/stages.ts'
import { canRevolt, revoltsInRed } from '../effects/technology.ts'
import {
  canGrow,
  canPayScience,
  foodFor,
  holds,
  isFull,
  moveCost,
  placeCost,
  populationCost,
  resourcesFor,
  scienceCost,
  scientificPartner,
  stagesCost,
  takeBar,
  takeBars,
  takeCost,
} from '../query/costs.ts'
import { civilLimit } from '../query/totals.ts'
import { handAt, type S, specialAt, workAt } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Without the resources it cannot be done (TTA-FOOD-9). */
const lackResources = (s: S, seat: Seat, need: number, forUnit: boolean): Refusal | null =>
  resourcesFor(s, seat, forUnit) < need
    ? refusal('TTA-FOOD-9', 'refuse.resources', { need, have: resourcesFor(s, seat, forUnit) })
    : null

function whyTake(s: S, seat: Seat, code: Code): Refusal | null {
  const space = VERBS.take.arg.space(code) - 1
  const card = VERBS.take.arg.card(code)
  if (s.row[space] !== card)
    return refusal('TTA-ACT-TAKE-1', 'refuse.space', { card: civil.ids[card], space: space + 1 })
  switch (takeBar(s, seat, card)) {
    case takeBars.handFull:
      return refusal('TTA-ACT-TAKE-3', 'refuse.handFull', { limit: civilLimit(s, seat) })
    case takeBars.sameTechnology:
      return refusal('TTA-ACT-TAKE-4', 'refuse.sameTechnology', { card: civil.ids[card] })
    case takeBars.leaderAge:
      return refusal('TTA-ACT-TAKE-5', 'refuse.leaderAge')
    case takeBars.unfinished:
      return refusal('TTA-ACT-WON-4', 'refuse.unfinished')
  }
  return lackCivil(s, seat, takeCost(s, seat, space))
}
function whyNoGrowth(s: S, seat: Seat, less = 0): Refusal | null {
  if (s.yellow[seat] === 0) return refusal('TTA-ACT-POP-3', 'refuse.noYellow')
  if (canGrow(s, seat, less)) return null
  return refusal('TTA-ACT-POP-1', 'refuse.food', { need: populationCost(s, seat, less), have: foodFor(s, seat) })
}
function whyPlace(s: S, seat: Seat, card: number, less = 0): Refusal | null {
  if (s.workers[workAt(seat, card)] === NONE)
    return refusal('TTA-ACT-BUILD-1', 'refuse.noTechnology', { card: work.ids[card] })
  if (s.pool[seat] === 0) return refusal('TTA-ACT-BUILD-1', 'refuse.noWorker')
  if (isUrban(card) && isFull(s, seat, work.type[card]))
    return refusal('TTA-ACT-BUILD-4', 'refuse.urbanLimit', {
      limit: government.limit[s.government[seat]],
      kind: WORK_TYPE_IDS[work.type[card]],
    })
  return lackResources(s, seat, Math.max(0, placeCost(s, seat, card) - less), card >= UNIT_START)
}
function whyUpgrade(s: S, seat: Seat, from: number, to: number, less = 0): Refusal | null {
  if (s.workers[workAt(seat, to)] === NONE)
    return refusal('TTA-ACT-UPG-1', 'refuse.noTechnology', { card: work.ids[to] })
  if (s.workers[workAt(seat, from)] <= 0) return refusal('TTA-ACT-UPG-1', 'refuse.noBuilding', { card: work.ids[from] })
  if (work.type[from] !== work.type[to]) return refusal('TTA-ACT-UPG-1', 'refuse.otherType')
  if (work.level[to] <= work.level[from]) return refusal('TTA-ACT-UPG-1', 'refuse.notHigher')
  return lackResources(s, seat, Math.max(0, moveCost(s, seat, from, to) - less), from >= UNIT_START)
}
const whyNoTechnology = (card: number): Refusal | null =>
  civil.kind[card] > civilKind.special
    ? refusal('TTA-TECH-1', 'refuse.noTechnologyCard', { card: civil.ids[card] })
    : null
function whyScience(s: S, seat: Seat, card: number, revolution: boolean, less = 0): Refusal | null {
  if (!holds(s, seat, card)) return refusal('TTA-ACT-TECH-1', 'refuse.notInHand', { card: civil.ids[card] })
  if (canPayScience(s, seat, card, revolution, less, scientificPartner(s, seat))) return null
  const partner = scientificPartner(s, seat)
  if (partner !== NONE && s.science[partner] < 1) return refusal('TTA-R-93b', 'refuse.partnerScience')
  return refusal('TTA-SCI-3', 'refuse.science', {
    need: Math.max(0, scienceCost(s, seat, card, revolution) - less),
    have: s.science[seat],
  })
}
/** The same for an action that a card or an event gives, for `less`. */
export function whyNotGiven(s: S, seat: Seat, code: Code, less: number): Refusal | null {
  if (VERBS.build.is(code)) return whyPlace(s, seat, VERBS.build.arg.card(code), less)
  if (VERBS.upgrade.is(code))
    return whyUpgrade(s, seat, VERBS.upgrade.arg.old(code), VERBS.upgrade.arg.card(code), less)
  if (VERBS.population.is(code)) return whyNoGrowth(s, seat, less)
  if (VERBS.develop.is(code)) {
    const card = VERBS.develop.arg.card(code)
    return whyNoTechnology(card) ?? whyScience(s, seat, card, false, less)
  }
  if (VERBS.revolution.is(code)) return whyScience(s, seat, VERBS.revolution.arg.card(code), true, less)
  return null
}
function whyCard(s: S, seat: Seat, which: number): Refusal | null {
  const card = actionCard.card[which]
  if (!holds(s, seat, card)) return refusal('TTA-ACT-CARD-1', 'refuse.notInHand', { card: civil.ids[card] })
  let old = false
  for (let i = 0; i < s.handSize[seat] - s.fresh; i++) if (s.hand[handAt(seat, i)] === card) old = true
  if (!old) return refusal('TTA-ACT-CARD-2', 'refuse.justTaken')
  return (
    (actionCard.cards[which].play?.order === 'develop' ? null : lackCivil(s, seat, 1)) ??
    refusal('TTA-ACT-CARD-6', 'refuse.orderImpossible')
  )
}

export function whyAction(s: S, seat: Seat, code: Code): Refusal | null {
  if (VERBS.take.is(code)) return whyTake(s, seat, code)
  if (s.round === 1) return refusal('TTA-ROUND-15', 'refuse.firstRound')
  switch (VERBS.of(code)) {
    case VERBS.population.index:
      return whyNoGrowth(s, seat) ?? lackCivil(s, seat, 1)
    case VERBS.build.index:
      return lackCivil(s, seat, 1) ?? whyPlace(s, seat, VERBS.build.arg.card(code))
    case VERBS.train.index:
      return lackMilitary(s, seat, 1) ?? whyPlace(s, seat, UNIT_START + VERBS.train.arg.card(code))
    case VERBS.upgrade.index: {
      const from = VERBS.upgrade.arg.old(code)
      return (
        (from >= UNIT_START ? lackMilitary(s, seat, 1) : lackCivil(s, seat, 1)) ??
        whyUpgrade(s, seat, from, VERBS.upgrade.arg.card(code))
      )
    }
    case VERBS.destroy.index:
      return (
        lackCivil(s, seat, 1) ??
        refusal('TTA-ACT-DEST-1', 'refuse.noBuilding', { card: work.ids[VERBS.destroy.arg.card(code)] })
      )
    case VERBS.disband.index:
      return (
        lackMilitary(s, seat, 1) ??
        refusal('TTA-ACT-UNIT-4', 'refuse.noBuilding', { card: work.ids[UNIT_START + VERBS.disband.arg.card(code)] })
      )
    case VERBS.lead.index: {
      const card = leader.card[VERBS.lead.arg.card(code)]
      return holds(s, seat, card)
        ? lackCivil(s, seat, 1)
        : refusal('TTA-ACT-LEAD-1', 'refuse.notInHand', { card: civil.ids[card] })
    }
    case VERBS.stage.index: {
      const n = VERBS.stage.arg.count(code)
      if (s.unfinished[seat] === NONE) return refusal('TTA-ACT-STAGE-1', 'refuse.noWonder')
      if (n > stagesLeft(s, seat)) return refusal('TTA-ACT-STAGE-2', 'refuse.stagesLeft', { left: stagesLeft(s, seat) })
      if (n > 1 + s.special[specialAt(seat, 3)])
        return refusal('TTA-ACT-STAGE-6', 'refuse.stagesPerAction', { most: 1 + s.special[specialAt(seat, 3)] })
      return lackCivil(s, seat, 1) ?? lackResources(s, seat, stagesCost(s, seat, n), false)
    }
    case VERBS.develop.index: {
      const card = VERBS.develop.arg.card(code)
      return whyNoTechnology(card) ?? whyScience(s, seat, card, false) ?? lackCivil(s, seat, 1)
    }
    case VERBS.revolution.index: {
      const which = VERBS.revolution.arg.card(code)
      const card = government.card[which] // Despotism is no card of the deck
      if (!holds(s, seat, card)) return refusal('TTA-ACT-TECH-1', 'refuse.notInHand', { card: government.ids[which] })
      const why = whyScience(s, seat, card, true)
      if (why || canRevolt(s, seat)) return why
      return revoltsInRed(s, seat)
        ? refusal('TTA-R-78', 'refuse.revolutionMilitary')
        : refusal('TTA-ACT-REV-2', 'refuse.revolution')
    }
    case VERBS.play.index:
      return whyCard(s, seat, VERBS.play.arg.card(code))
    case VERBS.playTactic.index: {
      const which = VERBS.playTactic.arg.card(code)
      if (s.tacticDone === 1) return refusal('TTA-ACT-TAC-4', 'refuse.tacticDone')
      if (!hasCard(s, seat, tactic.card[which])) return refusal('TTA-ACT-TAC-1', 'refuse.notHeld')
      return lackMilitary(s, seat, 1)
    }
    case VERBS.copyTactic.index: {
      const which = VERBS.copyTactic.arg.card(code)
      if (s.tacticDone === 1) return refusal('TTA-ACT-TAC-4', 'refuse.tacticDone')
      if (s.tactic[seat] === which) return refusal('TTA-R-56a', 'refuse.sameTactic')
      if (s.tactics[which] === 0) return refusal('TTA-ACT-TAC-2', 'refuse.notCommon')
      return lackMilitary(s, seat, 2)
    }
    case VERBS.prepare.index:
    case VERBS.attack.index:
    case VERBS.declareWar.index:
    case VERBS.offerPact.index:
      return refusal('TTA-ROUND-11', 'refuse.politicsTime')
    case VERBS.block.index:
      return refusal('TTA-AGG-10', 'refuse.bonusTime')
    case VERBS.swap.index:
      return refusal('TTA-R-92a', s.swap > 0 ? 'refuse.onceATurn' : 'refuse.swap')
  }
  return whyNoCardAction(s, seat, code)
}
