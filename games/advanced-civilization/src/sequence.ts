/** The outline of play: thirteen phases, always in this order (ADV-0.3.1); calamities come before purchases (ADV-0.3.3, ≠ CIV-5.7k, CIV-5.7l). A phase that concerns nobody asks nothing. */
import { orderDraws } from '@ecumene/civilization-family/src/decisions/gold.ts'
import { clearMarks, expandWithout } from '@ecumene/civilization-family/src/decisions/grow.ts'
import { orderSuccession } from '@ecumene/civilization-family/src/decisions/settle.ts'
import { ageCities, checkSupportWithout, removeSurplus } from '@ecumene/civilization-family/src/decisions/support.ts'
import { type Cx, call, each, NOBODY, type Program, program, restart, run, type Seat } from '@ecumene/kernel'
import { beginCalamities, calamityPrograms, forgetCalamities } from './calamities/index.ts'
import { beginPurchases } from './decisions/acquire.ts'
import { beginBuilding } from './decisions/build.ts'
import { nextRevolt } from './decisions/revolt.ts'
import { nextAttack, openConflicts } from './decisions/siege.ts'
import { closeTrade, openTrade } from './decisions/trade.ts'
import { drawInTurn } from './draws.ts'
import type { E } from './events.ts'
import { takeLeave } from './late.ts'
import { inOrder, readyShips, shipsInTurn, takeCensus } from './order.ts'
import { returnCards } from './stacks.ts'
import { idle, type S } from './state.ts'
import { endRound, moveMarkers } from './succession.ts'
import { collectTaxes, declareRates } from './taxes.ts'
import { D, P } from './verbs.ts'

const starters = (s: S, i: number): Seat => (i < s.seats && s.waiting[s.turnCard[i]] === 0 ? s.turnCard[i] : NOBODY)
const newcomers = (s: S, i: number): Seat => {
  for (let p = 0; p < s.seats; p++) if (s.waiting[p] === i + 1) return p
  return NOBODY
}
const phase =
  (n: number) =>
  (s: S): void => {
    s.phase = n
  }
function beginRound(s: S, cx: Cx<E>): void {
  s.round++
  if (cx.live) cx.emit({ type: 'roundBegan', round: s.round })
}
const firstRound = (s: S): void => call(s, P.round)
const expand = (s: S, cx: Cx<E>): void => expandWithout(s, idle(s), cx)
const checkSupport = (s: S, cx: Cx<E>): void => checkSupportWithout(s, idle(s), cx)

export const programs: readonly Program<S, E>[] = [
  program('settling', 'ADV-0.2.12', [each(starters, D.settle), each(newcomers, D.join), orderSuccession, firstRound]),
  program('round', 'ADV-0.3.1', [
    beginRound,
    phase(1), // ADV-0.3.4
    declareRates,
    collectTaxes,
    run(P.revolts),
    phase(2), // ADV-0.3.5
    expand, // ADV-2.1 to ADV-2.6; the Barbarians' row is nobody's and stays (ADV-2.7)
    clearMarks,
    phase(3), // ADV-0.3.6
    takeCensus,
    phase(4), // ADV-0.3.7
    readyShips,
    shipsInTurn, // ADV-4.1 to ADV-4.10
    phase(5), // ADV-0.3.8
    each(inOrder, D.move), // in the same order (ADV-5.1); Barbarians stay (ADV-5.20)
    takeLeave,
    run(P.conflict), // ADV-0.3.9
    phase(7), // ADV-0.3.10
    beginBuilding,
    phase(8), // ADV-0.3.11
    removeSurplus, // ADV-8.1, ADV-8.2, with Agriculture ADV-8.4
    checkSupport, // ADV-8.5 to ADV-8.10, ADV-R-20; only here and after the calamities (ADV-8.11)
    phase(9), // ADV-0.3.12
    run(P.draws),
    phase(10), // ADV-0.3.13
    openTrade,
    closeTrade,
    phase(11), // ADV-0.3.14
    beginCalamities,
    checkSupport, // ADV-11.17
    phase(12), // ADV-0.3.15
    run(P.purchases),
    phase(13), // ADV-0.3.16
    moveMarkers,
    endRound,
    ageCities,
    forgetCalamities,
    restart,
  ]),
  program('revolts', 'ADV-1.5', [nextRevolt]),
  program('conflict', 'ADV-6.1', [phase(6), openConflicts, nextAttack, clearMarks]),
  program('draws', 'ADV-9.1', [orderDraws, drawInTurn]),
  program('purchases', 'ADV-12.1', [beginPurchases, returnCards]),
  ...calamityPrograms,
]
