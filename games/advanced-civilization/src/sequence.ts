/**
 * The outline of play: thirteen phases, always in this order (ADV-0.3.1); calamities come before purchases (ADV-0.3.3,
 * ≠ CIV-5.7k, CIV-5.7l). A phase that concerns nobody asks nothing.
 */

import { orderDraws } from '@ecumene/civilization-family/src/decisions/gold.ts'
import { clearMarks } from '@ecumene/civilization-family/src/decisions/grow.ts'
import { readyShips } from '@ecumene/civilization-family/src/decisions/ships.ts'
import { ageCities, removeSurplus } from '@ecumene/civilization-family/src/decisions/support.ts'
import { call, each, NOBODY, type Program, program, restart, run, type Seat, type World } from '@ecumene/kernel'
import {
  BARBARIAN_HORDES,
  CIVIL_DISORDER,
  CIVIL_WAR,
  EPIDEMIC,
  FAMINE,
  FLOOD,
  ICONOCLASM,
  PIRACY,
  SLAVE_REVOLT,
  SUPERSTITION,
  TREACHERY,
  VOLCANO,
} from '../data/trade.ts'
import { beginBuilding } from './decisions/build.ts'
import { expand } from './decisions/grow.ts'
import { checkSupport } from './decisions/support.ts'
import { closeTrade, openTrade } from './decisions/trade.ts'
import { hordeLands, hordeMarches } from './effects/barbarians.ts'
import { beginCalamities, drawTwo, forgetCalamities, nextCalamity, resolved, reveal } from './effects/calamities.ts'
import { inOrder, takeCensus } from './effects/census.ts'
import { disorderStrikes } from './effects/civil-disorder.ts'
import {
  askFaction,
  beginTakeOver,
  beneficiaryPicks,
  forgetWar,
  keptFactionPays,
  nextTaker,
  otherFactionPays,
  victimPicks,
  warBreaksOut,
} from './effects/civil-war.ts'
import { drawInTurn } from './effects/draws.ts'
import { epidemicOrders, epidemicSpreads, epidemicStrikes } from './effects/epidemic.ts'
import { famineOrders, famineSpreads, famineStrikes } from './effects/famine.ts'
import { findPlain, floodShares, floodSpreads, floodStrikes } from './effects/flood.ts'
import { askHeresy, heresySpreads, iconoclasmStrikes } from './effects/iconoclasm.ts'
import { takeLeave } from './effects/leaving.ts'
import { orderNations, yetToCome } from './effects/newcomers.ts'
import { raidOthers, raidVictim } from './effects/piracy.ts'
import { beginPurchases } from './effects/purchases.ts'
import { nextRevolt } from './effects/revolts.ts'
import { shipsInTurn } from './effects/ships-in-turn.ts'
import { nextAttack, openConflicts } from './effects/sieges.ts'
import { slavesRevolt } from './effects/slave-revolt.ts'
import { returnCards } from './effects/stacks.ts'
import { endRound, moveMarkers } from './effects/succession.ts'
import { superstitionStrikes } from './effects/superstition.ts'
import { collectTaxes, declareRates } from './effects/taxes.ts'
import { treacheryStrikes } from './effects/treachery.ts'
import { volcanoOrQuake } from './effects/volcano.ts'
import type { E } from './events.ts'
import { converters } from './query/conversion.ts'
import type { S } from './state.ts'
import { DECISIONS, PROGRAMS } from './verbs.ts'

const starters = (s: S, i: number): Seat => (i < s.seats && s.waiting[s.turnCard[i]] === 0 ? s.turnCard[i] : NOBODY)
/** A phase begins; players who asked to leave go first (ADV-R-77). */
const phase =
  (n: number) =>
  (s: S, world: World<E>): void => {
    takeLeave(s, world)
    if (s.depth > 0) s.phase = n
  }
function beginRound(s: S, world: World<E>): void {
  s.round++
  if (world.live) world.emit({ type: 'roundBegan', round: s.round })
}
const firstRound = (s: S): void => call(s, PROGRAMS.round)

export const outline: readonly Program<S, E>[] = [
  program('settling', 'ADV-0.2.12', [each(starters, DECISIONS.settle), orderNations, firstRound]),
  program('round', 'ADV-0.3.1', [
    beginRound,
    phase(1), // ADV-0.3.4
    declareRates,
    collectTaxes,
    run(PROGRAMS.revolts),
    phase(2), // ADV-0.3.5
    expand, // the Barbarians' row is nobody's and stays (ADV-2.7)
    clearMarks,
    phase(3), // ADV-0.3.6
    takeCensus,
    phase(4), // ADV-0.3.7
    readyShips,
    shipsInTurn, // ADV-4.1
    phase(5), // ADV-0.3.8
    each(inOrder, DECISIONS.move), // in the same order (ADV-5.1); Barbarians stay (ADV-5.20)
    run(PROGRAMS.conflict), // ADV-0.3.9
    phase(7), // ADV-0.3.10
    beginBuilding,
    phase(8), // ADV-0.3.11
    removeSurplus, // ADV-8.1, ADV-8.2, with Agriculture ADV-8.4
    checkSupport, // only here and after the calamities (ADV-8.11)
    phase(9), // ADV-0.3.12
    run(PROGRAMS.draws),
    phase(10), // ADV-0.3.13
    openTrade,
    closeTrade,
    phase(11), // ADV-0.3.14
    beginCalamities,
    checkSupport, // ADV-11.17
    phase(12), // ADV-0.3.15
    run(PROGRAMS.purchases),
    phase(13), // ADV-0.3.16
    moveMarkers,
    endRound,
    ageCities,
    forgetCalamities,
    each(yetToCome, DECISIONS.join), // between rounds (ADV-R-76)
    orderNations,
    restart,
  ]),
  program('revolts', 'ADV-1.5', [nextRevolt]),
  program('conflict', 'ADV-6.1', [phase(6), openConflicts, nextAttack, clearMarks]),
  program('draws', 'ADV-9.1', [orderDraws, drawInTurn]),
  program('purchases', 'ADV-12.1', [beginPurchases, returnCards]),
  // Phase 11: each calamity ends with its card held apart.
  program('volcano', 'ADV-16.1.1', [volcanoOrQuake, resolved(VOLCANO)]),
  program('treachery', 'ADV-16.2.1', [treacheryStrikes, resolved(TREACHERY)]),
  program('famine', 'ADV-16.3.1', [famineStrikes, famineOrders, famineSpreads, resolved(FAMINE)]),
  program('superstition', 'ADV-16.4.1', [superstitionStrikes, resolved(SUPERSTITION)]),
  program('civilWar', 'ADV-16.5.1', [
    warBreaksOut,
    victimPicks,
    beneficiaryPicks,
    askFaction,
    keptFactionPays,
    otherFactionPays,
    beginTakeOver,
    forgetWar,
    resolved(CIVIL_WAR),
  ]),
  program('slaveRevolt', 'ADV-16.6.1', [slavesRevolt, resolved(SLAVE_REVOLT)]),
  program('flood', 'ADV-16.7.1', [findPlain, floodStrikes, floodShares, floodSpreads, resolved(FLOOD)]),
  program('barbarianHordes', 'ADV-16.8.2', [hordeLands, hordeMarches, resolved(BARBARIAN_HORDES)]),
  program('epidemic', 'ADV-16.9.1', [epidemicStrikes, epidemicOrders, epidemicSpreads, resolved(EPIDEMIC)]),
  program('civilDisorder', 'ADV-16.10.1', [disorderStrikes, resolved(CIVIL_DISORDER)]),
  program('iconoclasm', 'ADV-16.11.1', [iconoclasmStrikes, askHeresy, heresySpreads, resolved(ICONOCLASM)]),
  program('piracy', 'ADV-16.12.1', [raidVictim, raidOthers, resolved(PIRACY)]),
  program('takeOver', 'ADV-16.5.9', [nextTaker]),
  program('calamities', 'ADV-11.1', [reveal, drawTwo, nextCalamity, each(converters, DECISIONS.convert)]),
]
