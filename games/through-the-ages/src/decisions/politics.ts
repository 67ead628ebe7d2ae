/** One political action, or none (TTA-POL-1). Slot 0: 1 = the second one of Julius Caesar (TTA-R-82). */
import {
  ask,
  bit,
  type Code,
  type Codes,
  call,
  type Decision,
  done,
  EVERYONE,
  NONE,
  type Refusal,
  refusal,
  type Seat,
  slot,
  type World,
} from '@ecumene/kernel'
import { AGES } from '../../data/board.ts'
import { aggression, event, military, militaryKind, pact, power, territory, war } from '../cards.ts'
import {
  aggressionBar,
  aggressionCost,
  attackStrength,
  declareWar,
  startAggression,
  warBar,
  warCost,
} from '../effects/attacks.ts'
import { gainCulture, gainYellow } from '../effects/changes.ts'
import { hasCard, removeCard, showCard } from '../effects/hands.ts'
import { leads } from '../effects/leaders/hooks.ts'
import { removeLeader } from '../effects/leading.ts'
import { endPact, pactsExist, strengthAgainst } from '../effects/pacts.ts'
import { resign } from '../effects/resign.ts'
import { militaryLeft } from '../query/totals.ts'
import { cardAt, EVENT_DECK, type S } from '../state.ts'
import { DECISIONS, type E, PROGRAMS, SIDES, VERBS } from '../verbs.ts'

const EXTRA = 0
/** What a military card allows (TTA-POL-2): events and territories are prepared (TTA-EVT-1). */
function listCard(s: S, seat: Seat, card: number, out: Codes): void {
  switch (military.kind[card]) {
    case militaryKind.event:
      out.put(VERBS.prepare.code(military.event[card]))
      return
    case militaryKind.territory:
      out.put(VERBS.prepare.code(military.event[card]))
      if (leads.discovers[s.leader[seat] + 1] === 1) out.put(VERBS.discover.code(military.territory[card]))
      return
    case militaryKind.aggression: {
      const which = military.aggression[card]
      for (let target = 0; target < s.seats; target++)
        if (aggressionBar(s, seat, which, target) === 0) out.put(VERBS.attack.code(which, target))
      return
    }
    case militaryKind.war: {
      const which = military.war[card]
      for (let target = 0; target < s.seats; target++)
        if (warBar(s, seat, which, target) === 0) out.put(VERBS.declareWar.code(which, target))
      return
    }
    case militaryKind.pact: {
      if (!pactsExist(s)) return // costs no military action (TTA-R-35a)
      const which = military.pact[card]
      for (let target = 0; target < s.seats; target++) {
        if (target === seat || s.out[target] === 1) continue
        out.put(VERBS.offerPact.code(which, target, 0))
        // The one who offers takes a side (TTA-PACT-3).
        if (pact.cards[which].sided) out.put(VERBS.offerPact.code(which, target, 1))
      }
    }
  }
}
/** The leader leaves for yellow tokens (Alexander the Great). */
function retire(s: S, seat: Seat, world: World<E>): void {
  const yellow = leads.retires[s.leader[seat] + 1]
  removeLeader(s, seat, world)
  gainYellow(s, seat, yellow, world)
}
/** The card goes face down on the future events and scores its level (TTA-EVT-2, TTA-EVT-3). */
function prepare(s: S, seat: Seat, kind: number, world: World<E>): void {
  removeCard(s, seat, event.card[kind])
  const age = event.cards[kind].age
  let at = 0
  while (s.future[at] !== NONE) at++
  s.future[at] = kind
  s.futureAges[age]++
  let own = seat * EVENT_DECK
  while (s.prepared[own] !== NONE) own++
  s.prepared[own] = kind
  if (world.live) world.emit({ type: 'prepared', seat, card: event.ids[kind], age: AGES[age] })
  gainCulture(s, seat, age, world)
  call(s, PROGRAMS.prepare)
}

export const politics: Decision<S, E> = {
  name: 'politics',
  rule: 'TTA-POL-1',
  mode: 'one',
  alwaysAsk: true,
  // One may always give up: that alone is no reason to ask for a political action.
  besides: [VERBS.resign],
  legal(s, seat, out) {
    out.put(VERBS.pass.code())
    let last = NONE
    for (let i = 0; i < s.cardCount[seat]; i++) {
      const card = s.cards[cardAt(seat, i)]
      if (card !== NONE && card !== last) listCard(s, seat, card, out)
      last = card
    }
    if (pactsExist(s))
      for (let owner = 0; owner < s.seats; owner++)
        if (s.pact[owner] !== NONE && (owner === seat || s.partner[owner] === seat))
          out.put(VERBS.cancelPact.code(owner))
    if (leads.retires[s.leader[seat] + 1] > 0) out.put(VERBS.dismissAlexander.code())
    // Not in age IV (TTA-RES-10).
    if (s.age < 4 && s.resignation === 1) out.put(VERBS.resign.code())
  },
  apply(s, seat, code, world) {
    const extra = slot(s, EXTRA)
    done(s)
    if (VERBS.pass.is(code)) return
    if (extra === 1) s.used[power.of('julius-caesar')] = 1
    s.acted = 1
    switch (VERBS.of(code)) {
      case VERBS.prepare.index:
        prepare(s, seat, VERBS.prepare.arg.card(code), world)
        return
      case VERBS.attack.index: {
        const which = VERBS.attack.arg.card(code)
        const target = VERBS.attack.arg.target(code)
        startAggression(s, seat, which, target, world)
        call(s, PROGRAMS.aggression, which, seat, target)
        return
      }
      case VERBS.declareWar.index:
        declareWar(s, seat, VERBS.declareWar.arg.card(code), VERBS.declareWar.arg.target(code), world)
        return
      case VERBS.offerPact.index: {
        const which = VERBS.offerPact.arg.card(code)
        const target = VERBS.offerPact.arg.target(code)
        const side = VERBS.offerPact.arg.side(code)
        world.reveal(EVERYONE)
        if (world.live) world.emit({ type: 'offered', seat, target, card: pact.ids[which], side: SIDES[side] })
        ask(s, DECISIONS.answerPact, bit(target), seat, which, side)
        return
      }
      case VERBS.cancelPact.index:
        endPact(s, VERBS.cancelPact.arg.by(code), world)
        return
      case VERBS.resign.index:
        resign(s, seat, world)
        return
      case VERBS.dismissAlexander.index:
        retire(s, seat, world)
        return
      case VERBS.discover.index: {
        // No auction, no force, no event revealed, no culture for preparing (TTA-R-84).
        const colony = VERBS.discover.arg.card(code)
        showCard(s, seat, territory.card[colony], world)
        removeLeader(s, seat, world)
        call(s, PROGRAMS.colony, colony, seat)
      }
    }
  },
  why: whyPolitics,
  fallback: () => VERBS.pass.code(),
  prompt: s => ({
    key: slot(s, EXTRA) === 1 ? 'prompt.politicsAgain' : 'prompt.politics',
    rule: slot(s, EXTRA) === 1 ? 'TTA-R-82' : 'TTA-POL-1',
  }),
}

function whyPolitics(s: S, seat: Seat, code: Code): Refusal | null {
  const held = (card: number): Refusal | null =>
    hasCard(s, seat, card) ? null : refusal('TTA-POL-6', 'refuse.notHeld')
  if (VERBS.prepare.is(code)) return held(event.card[VERBS.prepare.arg.card(code)])
  if (VERBS.playTactic.is(code) || VERBS.copyTactic.is(code)) return refusal('TTA-ROUND-11', 'refuse.tacticTime')
  if (VERBS.block.is(code)) return refusal('TTA-AGG-10', 'refuse.bonusTime')
  if (VERBS.attack.is(code)) {
    const which = VERBS.attack.arg.card(code)
    const target = VERBS.attack.arg.target(code)
    const bar = aggressionBar(s, seat, which, target)
    if (bar === 5)
      return refusal('TTA-AGG-5', 'refuse.notWeaker', {
        mine: attackStrength(s, seat, target),
        theirs: strengthAgainst(s, target, seat),
      })
    if (bar === 4)
      return refusal('TTA-AGG-2', 'refuse.military', {
        need: aggressionCost(s, which, target),
        have: militaryLeft(s, seat),
      })
    if (bar === 6) return refusal('TTA-R-31a', 'refuse.noPrey', { card: aggression.cards[which].id })
    return whyTarget(bar, 'TTA-AGG-4') ?? held(aggression.card[which])
  }
  if (VERBS.declareWar.is(code)) {
    const which = VERBS.declareWar.arg.card(code)
    const target = VERBS.declareWar.arg.target(code)
    const bar = warBar(s, seat, which, target)
    if (bar === 7) return refusal('TTA-POL-3', 'refuse.lastRound')
    if (bar === 4)
      return refusal('TTA-WAR-13', 'refuse.military', { need: warCost(s, which, target), have: militaryLeft(s, seat) })
    return whyTarget(bar, 'TTA-WAR-14') ?? held(war.card[which])
  }
  if (VERBS.offerPact.is(code)) {
    if (!pactsExist(s)) return refusal('TTA-POL-4', 'refuse.twoPlayers')
    const target = VERBS.offerPact.arg.target(code)
    if (target === seat || target >= s.seats || s.out[target] === 1) return refusal('TTA-R-35b', 'refuse.target')
    return held(pact.card[VERBS.offerPact.arg.card(code)])
  }
  if (VERBS.cancelPact.is(code))
    return pactsExist(s) ? refusal('TTA-PACT-12', 'refuse.noPact') : refusal('TTA-POL-4', 'refuse.twoPlayers')
  if (VERBS.resign.is(code)) return refusal('TTA-POL-5', 'refuse.resign')
  if (VERBS.dismissAlexander.is(code))
    return refusal('TTA-POL-2', 'refuse.leaderNeeded', { card: 'alexander-the-great' })
  if (VERBS.discover.is(code)) {
    if (leads.discovers[s.leader[seat] + 1] === 0)
      return refusal('TTA-R-84', 'refuse.leaderNeeded', { card: 'christopher-columbus' })
    return held(territory.card[VERBS.discover.arg.card(code)])
  }
  return null
}
function whyTarget(bar: number, pactRule: string): Refusal | null {
  if (bar === 1) return refusal('TTA-AGG-3', 'refuse.target')
  if (bar === 2) return refusal('TTA-R-88b', 'refuse.gandhi')
  return bar === 3 ? refusal(pactRule, 'refuse.protected') : null
}
