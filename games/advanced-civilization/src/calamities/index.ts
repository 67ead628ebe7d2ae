/**
 * Phase 11, Calamities (sections 11, 16 and 20): revealed, at most two for each player, resolved in order, then Monotheism. The support check that follows (ADV-11.17) is in sequence.ts. Neither
 * Treasury nor ships nor Barbarians nor pirate cities are ever hit (ADV-11.15), and nothing is fought but by Barbarians (ADV-R-73).
 */
import { call, type Decision, each, type Program, program } from '@ecumene/kernel'
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
} from '../../data/trade.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { D, P } from '../verbs.ts'
import { hordeLands, hordeMarches, march } from './barbarians.ts'
import { disorderStrikes, iconoclasmStrikes, reduce, superstitionStrikes } from './cities.ts'
import {
  annex,
  askFaction,
  beginTakeOver,
  beneficiaryPicks,
  faction,
  forgetWar,
  keptFactionPays,
  nextTaker,
  otherFactionPays,
  pick,
  victimPicks,
  warBreaksOut,
} from './civil-war.ts'
import {
  epidemicOrders,
  epidemicSpreads,
  epidemicStrikes,
  famineOrders,
  famineSpreads,
  famineStrikes,
} from './famine.ts'
import { coast, findPlain, floodShares, floodSpreads, floodStrikes, plain } from './flood.ts'
import { accuse, askHeresy, condemn, heresySpreads } from './iconoclasm.ts'
import { lose } from './lose.ts'
import { convert, converters } from './monotheism.ts'
import { order } from './orders.ts'
import { raid, raidOthers, raidVictim } from './piracy.ts'
import { drawTwo, nextCalamity, resolved, reveal } from './resolve.ts'
import { slaves, slavesRevolt } from './slaves.ts'
import { betray, treacheryStrikes } from './treachery.ts'
import { erupt, quake, shake, volcanoOrQuake } from './volcano.ts'

/** In the order of `calamityDecisionIds`. */
export const calamityDecisions: readonly Decision<S, E>[] = [
  erupt,
  quake,
  shake,
  betray,
  lose,
  order,
  reduce,
  pick,
  faction,
  annex,
  slaves,
  plain,
  coast,
  march,
  accuse,
  condemn,
  raid,
  convert,
]
/** In the order of `calamityProgramIds`. */
export const calamityPrograms: readonly Program<S, E>[] = [
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
  program('calamities', 'ADV-11.1', [reveal, drawTwo, nextCalamity, each(converters, D.convert)]),
]

/** A step of the round: calls what the phase needs. */
export const beginCalamities = (s: S): void => call(s, P.calamities)
/** Before the next round: nothing of this round's calamities is left. */
export function forgetCalamities(s: S): void {
  s.shown.fill(0) // Grain is free again (ADV-R-34)
}
