/** One political action, or none (TTA-POL-1 to 6, TTA-EVT-1, TTA-PACT-3). Slot 0: 1 = the second one of Julius Caesar (TTA-R-82). */
import {
  ask,
  bit,
  type Code,
  type Codes,
  type Cx,
  call,
  type Decision,
  done,
  EVERYONE,
  type Refusal,
  refusal,
  slot,
} from '@ecumene/kernel'
import { AGES } from '../../data/board.ts'
import {
  AGGRESSION,
  AGGRESSION_MILITARY,
  EVENT,
  EVENT_IDS,
  EVENT_MILITARY,
  L,
  M_AGGRESSION,
  M_EVENT,
  M_KIND,
  M_KINDS,
  M_PACT,
  M_TERRITORY,
  M_WAR,
  PACT,
  PACT_IDS,
  PACT_MILITARY,
  TERRITORY_MILITARY,
  WAR_MILITARY,
} from '../cards.ts'
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
import { removeLeader } from '../effects/leaders.ts'
import { endPact, pactsExist, strengthAgainst } from '../effects/pacts.ts'
import { resign } from '../effects/resign.ts'
import { militaryLeft } from '../query/totals.ts'
import { drawn, EVENT_DECK, NONE, type S } from '../state.ts'
import { D, type E, P, SIDES, V } from '../verbs.ts'

const EXTRA = 0
function listCard(s: S, seat: number, card: number, out: Codes): void {
  switch (M_KIND[card]) {
    case M_KINDS.event:
      out.put(V.prepare.code(M_EVENT[card]))
      return
    case M_KINDS.territory:
      out.put(V.prepare.code(M_EVENT[card]))
      if (s.leader[seat] === L['christopher-columbus']) out.put(V.discover.code(M_TERRITORY[card]))
      return
    case M_KINDS.aggression: {
      const a = M_AGGRESSION[card]
      for (let p = 0; p < s.seats; p++) if (aggressionBar(s, seat, a, p) === 0) out.put(V.attack.code(a, p))
      return
    }
    case M_KINDS.war: {
      const w = M_WAR[card]
      for (let p = 0; p < s.seats; p++) if (warBar(s, seat, w, p) === 0) out.put(V.declareWar.code(w, p))
      return
    }
    case M_KINDS.pact: {
      if (!pactsExist(s)) return
      const pact = M_PACT[card]
      for (let p = 0; p < s.seats; p++) {
        if (p === seat || s.out[p] === 1) continue
        out.put(V.offerPact.code(pact, p, 0))
        if (PACT[pact].sided) out.put(V.offerPact.code(pact, p, 1))
      }
    }
  }
}
/** The card goes face down on the future events and scores its level (TTA-EVT-2, TTA-EVT-3). */
function prepare(s: S, seat: number, kind: number, cx: Cx<E>): void {
  removeCard(s, seat, EVENT_MILITARY[kind])
  const age = EVENT[kind].age
  let at = 0
  while (s.future[at] !== NONE) at++
  s.future[at] = kind
  s.futureAges[age]++
  let own = seat * EVENT_DECK
  while (s.prepared[own] !== NONE) own++
  s.prepared[own] = kind
  if (cx.live) cx.emit({ type: 'prepared', seat, card: EVENT_IDS[kind], age: AGES[age] })
  gainCulture(s, seat, age, cx)
  call(s, P.prepare)
}

export const politics: Decision<S, E> = {
  name: 'politics',
  rule: 'TTA-POL-1',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    out.put(V.pass.code())
    let last = NONE
    for (let i = 0; i < s.cardCount[seat]; i++) {
      const card = s.cards[drawn(seat, i)]
      if (card !== NONE && card !== last) listCard(s, seat, card, out)
      last = card
    }
    if (pactsExist(s))
      for (let p = 0; p < s.seats; p++)
        if (s.pact[p] !== NONE && (p === seat || s.partner[p] === seat)) out.put(V.cancelPact.code(p))
    if (s.leader[seat] === L['alexander-the-great']) out.put(V.dismissAlexander.code())
    if (s.age < 4 && s.resignation === 1) out.put(V.resign.code())
  },
  apply(s, seat, code, cx) {
    const extra = slot(s, EXTRA)
    done(s)
    if (V.pass.is(code)) return
    if (extra === 1) s.caesar = 1
    s.acted = 1
    switch (V.of(code)) {
      case V.prepare.index:
        prepare(s, seat, V.prepare.arg.card(code), cx)
        return
      case V.attack.index: {
        const a = V.attack.arg.card(code)
        const target = V.attack.arg.target(code)
        startAggression(s, seat, a, target, cx)
        call(s, P.aggression, a, seat, target)
        return
      }
      case V.declareWar.index:
        declareWar(s, seat, V.declareWar.arg.card(code), V.declareWar.arg.target(code), cx)
        return
      case V.offerPact.index: {
        const pact = V.offerPact.arg.card(code)
        const target = V.offerPact.arg.target(code)
        const side = V.offerPact.arg.side(code)
        cx.reveal(EVERYONE)
        if (cx.live) cx.emit({ type: 'offered', seat, target, card: PACT_IDS[pact], side: SIDES[side] })
        ask(s, D.answerPact, bit(target), seat, pact, side)
        return
      }
      case V.cancelPact.index:
        endPact(s, V.cancelPact.arg.by(code), cx)
        return
      case V.resign.index:
        resign(s, seat, cx)
        return
      case V.dismissAlexander.index:
        removeLeader(s, seat, cx)
        gainYellow(s, seat, 1, cx)
        return
      case V.discover.index: {
        // No auction, no force, no event revealed, no culture for preparing (TTA-R-84).
        const territory = V.discover.arg.card(code)
        showCard(s, seat, TERRITORY_MILITARY[territory], cx)
        removeLeader(s, seat, cx)
        call(s, P.colony, territory, seat)
      }
    }
  },
  why: whyPolitics,
  fallback: () => V.pass.code(),
  prompt: s => ({
    key: slot(s, EXTRA) === 1 ? 'prompt.politicsAgain' : 'prompt.politics',
    rule: slot(s, EXTRA) === 1 ? 'TTA-R-82' : 'TTA-POL-1',
  }),
}

function whyPolitics(s: S, seat: number, code: Code): Refusal | null {
  const held = (card: number): Refusal | null =>
    hasCard(s, seat, card) ? null : refusal('TTA-POL-6', 'refuse.notHeld')
  if (V.prepare.is(code)) return held(EVENT_MILITARY[V.prepare.arg.card(code)])
  if (V.attack.is(code)) {
    const a = V.attack.arg.card(code)
    const target = V.attack.arg.target(code)
    const bar = aggressionBar(s, seat, a, target)
    if (bar === 5)
      return refusal('TTA-AGG-5', 'refuse.notWeaker', {
        mine: attackStrength(s, seat, target),
        theirs: strengthAgainst(s, target, seat),
      })
    if (bar === 4)
      return refusal('TTA-AGG-2', 'refuse.military', {
        need: aggressionCost(s, a, target),
        have: militaryLeft(s, seat),
      })
    if (bar === 6) return refusal('TTA-R-31a', 'refuse.noPrey', { card: AGGRESSION[a].id })
    return whyTarget(bar, 'TTA-AGG-4') ?? held(AGGRESSION_MILITARY[a])
  }
  if (V.declareWar.is(code)) {
    const w = V.declareWar.arg.card(code)
    const target = V.declareWar.arg.target(code)
    const bar = warBar(s, seat, w, target)
    if (bar === 7) return refusal('TTA-POL-3', 'refuse.lastRound')
    if (bar === 4)
      return refusal('TTA-WAR-13', 'refuse.military', { need: warCost(s, w, target), have: militaryLeft(s, seat) })
    return whyTarget(bar, 'TTA-WAR-14') ?? held(WAR_MILITARY[w])
  }
  if (V.offerPact.is(code)) {
    if (!pactsExist(s)) return refusal('TTA-POL-4', 'refuse.twoPlayers')
    const target = V.offerPact.arg.target(code)
    if (target === seat || target >= s.seats || s.out[target] === 1) return refusal('TTA-R-35b', 'refuse.target')
    return held(PACT_MILITARY[V.offerPact.arg.card(code)])
  }
  if (V.cancelPact.is(code))
    return pactsExist(s) ? refusal('TTA-PACT-12', 'refuse.noPact') : refusal('TTA-POL-4', 'refuse.twoPlayers')
  if (V.resign.is(code)) return refusal('TTA-POL-5', 'refuse.resign')
  if (V.dismissAlexander.is(code)) return refusal('TTA-POL-2', 'refuse.leaderNeeded', { card: 'alexander-the-great' })
  if (V.discover.is(code)) {
    if (s.leader[seat] !== L['christopher-columbus'])
      return refusal('TTA-R-84', 'refuse.leaderNeeded', { card: 'christopher-columbus' })
    return held(TERRITORY_MILITARY[V.discover.arg.card(code)])
  }
  return null
}
function whyTarget(bar: number, pactRule: string): Refusal | null {
  if (bar === 1) return refusal('TTA-AGG-3', 'refuse.target')
  if (bar === 2) return refusal('TTA-R-88b', 'refuse.gandhi')
  return bar === 3 ? refusal(pactRule, 'refuse.protected') : null
}
