/** The outline of play, in the order of the rulebook; a phase that applies to nobody asks nothing (CIV-5.5). */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { moveInSuccession, takeCensus } from '@ecumene/civilization-family/src/census.ts'
import { orderDraws } from '@ecumene/civilization-family/src/decisions/gold.ts'
import { clearMarks } from '@ecumene/civilization-family/src/decisions/grow.ts'
import { orderSuccession } from '@ecumene/civilization-family/src/decisions/settle.ts'
import { ageCities, removeSurplus } from '@ecumene/civilization-family/src/decisions/support.ts'
import { collectTaxes } from '@ecumene/civilization-family/src/decisions/tax.ts'
import { FARMERS, NOMADS, tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { call, each, inOrder, NOBODY, type Program, program, restart, type Seat, type World } from '@ecumene/kernel'
import { CIVIL_DISORDER, CIVIL_WAR, EPIDEMIC, FAMINE, FLOOD, ICONOCLASM, PIRACY, VOLCANO } from '../data/trade.ts'
import { beginBuilding } from './decisions/build.ts'
import { expand } from './decisions/grow.ts'
import { beginShips } from './decisions/ships.ts'
import { checkSupport } from './decisions/support.ts'
import { declareRates } from './decisions/tax.ts'
import { closeTrade, openTrade } from './decisions/trade.ts'
import { anyCalamity, nextCalamity, resolved, spareExcess } from './effects/calamity.ts'
import { disorderStrikes } from './effects/civil-disorder.ts'
import { askFaction, beginTakeOver, nomineePicks, victimPicks, warBreaksOut } from './effects/civil-war.ts'
import { drawInTurn } from './effects/draws.ts'
import { epidemicOrders, epidemicSpreads, epidemicStrikes } from './effects/epidemic.ts'
import { famineOrders, famineSpreads, famineStrikes } from './effects/famine.ts'
import { findPlain, floodShares, floodSpreads, floodStrikes } from './effects/flood.ts'
import { askCondemn, iconoclasmSpreads, iconoclasmStrikes } from './effects/iconoclasm.ts'
import { askRaid } from './effects/piracy.ts'
import { buyInTurn } from './effects/purchases.ts'
import { nextRevolt } from './effects/revolts.ts'
import { nextAttack, openConflicts } from './effects/sieges.ts'
import { endRound, finishGame, moveMarkers } from './effects/succession.ts'
import { nextTaker } from './effects/take-over.ts'
import { volcanoOrQuake } from './effects/volcano.ts'
import type { E } from './events.ts'
import type { S } from './state.ts'
import { DECISIONS, PROGRAMS } from './verbs.ts'

const byTurnCard = (s: S, i: number): Seat => (i < s.seats ? s.turnCard[i] : NOBODY)
const byCensus = (s: S, i: number): Seat => (i < s.seats ? s.moveOrder[i] : NOBODY)
const phase =
  (n: number) =>
  (s: S): void => {
    s.phase = n
  }
function beginRound(s: S, world: World<E>): void {
  s.round++
  if (world.live) world.emit({ type: 'roundBegan', round: s.round })
}
/** Phase 12 is played only if a calamity lies before somebody (CIV-R-98). */
const calamities = (s: S): void => {
  if (anyCalamity(s)) call(s, PROGRAMS.calamities)
}
const conflicts = (s: S): void => call(s, PROGRAMS.conflict)
const revolts = (s: S): void => call(s, PROGRAMS.revolts)
const draws = (s: S): void => call(s, PROGRAMS.draws)
const purchases = (s: S): void => call(s, PROGRAMS.purchases)

/**
 * One marker keeps time for everybody, who have none of their own (CIV-31.2.3a, CIV-31.2.3b, CIV-31.2.3c); at its last
 * square the most areas win (CIV-31.3a, CIV-R-77).
 */
function keepTime(s: S, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) s.position[seat]++
  if (s.position[0] < s.line) return
  for (let seat = 0; seat < s.seats; seat++) {
    s.total[seat] = 0
    for (let area = 0; area < AREAS; area++) if (s.tokens[tokensAt(area, seat)] > 0) s.total[seat]++
  }
  finishGame(s, world)
}
const firstRound = (s: S): void => {
  call(s, s.ruleset === NOMADS ? PROGRAMS.nomadRound : s.ruleset === FARMERS ? PROGRAMS.farmerRound : PROGRAMS.round)
}

const grow = [phase(2), expand, clearMarks]
const movement = [phase(5), each(byCensus, DECISIONS.move)]
const surplus = [phase(8), removeSurplus]

export const outline: readonly Program<S, E>[] = inOrder(PROGRAMS, {
  settling: program('settling', 'CIV-4.4a', [each(byTurnCard, DECISIONS.settle), orderSuccession, firstRound]),
  round: program('round', 'CIV-5.4a', [
    beginRound,
    phase(1), // CIV-5.7a
    declareRates,
    collectTaxes,
    revolts,
    ...grow, // CIV-5.7b
    phase(3), // CIV-5.7c
    takeCensus,
    phase(4), // CIV-5.7d
    beginShips,
    ...movement, // CIV-5.7e
    conflicts, // CIV-5.7f
    phase(7), // CIV-5.7g
    beginBuilding,
    ...surplus, // CIV-5.7h
    checkSupport,
    phase(9), // CIV-5.7i
    draws,
    phase(10), // CIV-5.7j
    openTrade,
    closeTrade,
    phase(11), // CIV-5.7k
    purchases,
    phase(12), // CIV-5.7l
    calamities,
    phase(13), // CIV-5.7m
    moveMarkers,
    endRound,
    ageCities,
    restart, // CIV-5.1b
  ]),
  // One token each spreads over empty areas (CIV-31.1b): growth (CIV-31.4a), ships (CIV-31.4b), movement and surplus
  // (CIV-31.4c, CIV-31.5.6), time (CIV-31.4d); nothing else happens (CIV-31.5.5).
  nomadRound: program('nomadRound', 'CIV-31.4a', [
    beginRound,
    ...grow,
    phase(4),
    beginShips,
    moveInSuccession,
    ...movement,
    ...surplus,
    phase(13),
    keepTime,
    restart,
  ]),
  // CIV-32.4a, CIV-32.4b, CIV-32.4c, CIV-32.4d, CIV-32.4e, CIV-32.4f, CIV-32.4g, CIV-32.4h
  farmerRound: program('farmerRound', 'CIV-32.4a', [
    beginRound,
    ...grow,
    phase(3),
    takeCensus,
    phase(4),
    beginShips,
    ...movement,
    conflicts,
    phase(7),
    beginBuilding,
    ...surplus,
    checkSupport,
    phase(13),
    moveMarkers,
    endRound,
    ageCities,
    restart,
  ]),
  revolts: program('revolts', 'CIV-6.3.1', [nextRevolt]),
  conflict: program('conflict', 'CIV-11.1a', [phase(6), openConflicts, nextAttack, clearMarks]),
  calamities: program('calamities', 'CIV-19.6a', [spareExcess, nextCalamity, checkSupport]),
  volcano: program('volcano', 'CIV-22.2.4.1', [volcanoOrQuake, resolved(VOLCANO)]),
  famine: program('famine', 'CIV-22.2.5a', [famineStrikes, famineOrders, famineSpreads, resolved(FAMINE)]),
  civilWar: program('civilWar', 'CIV-22.2.6.1a', [
    warBreaksOut,
    victimPicks,
    nomineePicks,
    askFaction,
    beginTakeOver,
    resolved(CIVIL_WAR),
  ]),
  flood: program('flood', 'CIV-22.2.7.1a', [findPlain, floodStrikes, floodShares, floodSpreads, resolved(FLOOD)]),
  epidemic: program('epidemic', 'CIV-22.2.8.1a', [
    epidemicStrikes,
    epidemicOrders,
    epidemicSpreads,
    resolved(EPIDEMIC),
  ]),
  civilDisorder: program('civilDisorder', 'CIV-22.2.9.1', [disorderStrikes, resolved(CIVIL_DISORDER)]),
  iconoclasm: program('iconoclasm', 'CIV-22.2.10.1', [
    iconoclasmStrikes,
    askCondemn,
    iconoclasmSpreads,
    resolved(ICONOCLASM),
  ]),
  piracy: program('piracy', 'CIV-22.2.11.1a', [askRaid, resolved(PIRACY)]),
  takeOver: program('takeOver', 'CIV-22.2.6.3a', [nextTaker]),
  draws: program('draws', 'CIV-15.1', [orderDraws, drawInTurn]),
  purchases: program('purchases', 'CIV-17.1', [buyInTurn]),
})
