/**
 * What the leaders say, packed by question at load, so that asking costs one read: `leads.learns[s.leader[seat] + 1]`.
 * The first place of every list stands for no leader.
 */

import { type LeaderId, leader } from '../../cards.ts'
import type { CardAction } from '../deeds.ts'
import { LEADERLESS, type Leader, type Rating } from '../leader.ts'
import { table } from './table.ts'

// A leader of data/civil.ts without a file does not compile here; a file without a card stops the load.
const byId: Readonly<Record<LeaderId, Leader>> = table
for (const id of Object.keys(table) as LeaderId[]) leader.of(id)

/** Every leader by number + 1. */
export const LED: readonly Leader[] = [LEADERLESS, ...leader.ids.map(id => byId[id as LeaderId])]

const nothing: Rating = () => 0
const counts = (value: (led: Leader) => number | undefined): Int16Array => Int16Array.from(LED, led => value(led) ?? 0)
const flags = (value: (led: Leader) => unknown): Int16Array => counts(led => (value(led) === undefined ? 0 : 1))
function sum(...parts: readonly (Rating | undefined)[]): Rating {
  const given = parts.filter(part => part !== undefined)
  if (given.length < 2) return given[0] ?? nothing
  return (s, seat) => given.reduce((n, part) => n + part(s, seat), 0)
}
const noDiscount = (): number => 0

export const leads = {
  science: LED.map(led => sum(led.science, led.urbanScience)),
  culture: LED.map(led => sum(led.culture, led.stageCulture, led.labCulture)),
  strength: LED.map(led => sum(led.strength)),
  buildingDiscount: LED.map(led => led.buildingDiscount ?? noDiscount),
  scienceDiscount: LED.map(led => led.scienceDiscount ?? noDiscount),
  populationDiscount: counts(led => led.populationDiscount),
  leaderDiscount: counts(led => led.leaderDiscount),
  noSurcharge: flags(led => led.noSurcharge),
  learns: counts(led => led.learns),
  developedResources: counts(led => led.developed?.resources),
  developedCulture: counts(led => led.developed?.culture),
  developedCivil: counts(led => led.developed?.civil),
  arms: counts(led => led.arms),
  underWonder: flags(led => led.underWonder),
  peeks: flags(led => led.peeks),
  secondPolitics: flags(led => led.secondPolitics),
  retires: counts(led => led.retires?.yellow),
  discovers: flags(led => led.discovers),
  ridingInfantry: flags(led => led.ridingInfantry),
  colonizingDiscards: counts(led => led.colonizingDiscards),
  redRevolution: flags(led => led.redRevolution),
  revolutionCulture: counts(led => led.redRevolution?.culture),
  attackPrice: counts(led => led.attackPrice ?? 1),
  pacifist: flags(led => led.pacifist),
  labsAsMines: flags(led => led.labsAsMines),
}
/** Actions of leaders, by number + 1. */
export const leaderActions: readonly (CardAction | undefined)[] = LED.map(led => led.action)
