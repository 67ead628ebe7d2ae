/** Actions that leaders and wonders allow: what their files say, listed, carried out and refused. */
import { type Code, type Codes, type Refusal, refusal, type Seat, type World } from '@ecumene/kernel'
import { leader } from '../cards.ts'
import { canMuster, isFull, moveCost, resourcesFor } from '../query/costs.ts'
import { stands } from '../query/counts.ts'
import { civilLeft, militaryLeft } from '../query/totals.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'
import { gainCulture, gainPopulation, spendCivil, spendMilitary } from './changes.ts'
import type { CardAction, Deeds } from './deeds.ts'
import { leaderActions } from './leaders/hooks.ts'
import { grow, move, place } from './perform.ts'
import { WONDERS } from './wonders/hooks.ts'

/** You cannot do something for which you lack available actions (TTA-STAT-16). */
export const lackCivil = (s: S, seat: Seat, need: number): Refusal | null =>
  civilLeft(s, seat) < need ? refusal('TTA-STAT-16', 'refuse.civil', { need, have: civilLeft(s, seat) }) : null
export const lackMilitary = (s: S, seat: Seat, need: number): Refusal | null =>
  militaryLeft(s, seat) < need ? refusal('TTA-STAT-16', 'refuse.military', { need, have: militaryLeft(s, seat) }) : null

const deeds: Deeds = {
  civilLeft,
  militaryLeft,
  resourcesFor,
  isFull,
  moveCost,
  canMuster,
  spendCivil,
  spendMilitary,
  gainCulture,
  gainPopulation,
  grow,
  place,
  move,
  lackCivil,
  lackMilitary,
}

interface Holder {
  readonly action: CardAction
  readonly isHeld: (s: S, seat: Seat) => boolean
  /** The leader who allows it. */
  readonly card?: string
}
const HOLDERS: readonly Holder[] = [
  ...leaderActions.flatMap((action, place): Holder[] =>
    action ? [{ action, isHeld: (s, seat) => s.leader[seat] + 1 === place, card: leader.ids[place - 1] }] : [],
  ),
  ...WONDERS.flatMap(({ action }, which): Holder[] =>
    action ? [{ action, isHeld: (s, seat) => stands(s, seat, which) }] : [],
  ),
]
const namesOfVerbs = Object.keys(VERBS.specs)
const verbOf = (name: string): number => namesOfVerbs.indexOf(name)
/** By number of the verb. */
const BY_VERB: readonly (Holder | undefined)[] = namesOfVerbs.map(name =>
  HOLDERS.find(({ action }) => action.verbs.includes(name)),
)
for (const { action } of HOLDERS)
  for (const name of action.verbs) if (verbOf(name) < 0) throw new Error(`no verb ${name}: an action of ${action.rule}`)
/** Listed last, in the order of their verbs. */
const LAST = HOLDERS.filter(({ action }) => action.listed === 'last').sort(
  (a, b) => verbOf(a.action.verbs[0]) - verbOf(b.action.verbs[0]),
)
const listedAs = (where: CardAction['listed']): readonly (CardAction | undefined)[] =>
  leaderActions.map(action => (action?.listed === where ? action : undefined))
const CIVIL = listedAs('civil')
/** The leader's action that is listed for each unit. */
export const UNIT_ACTIONS = listedAs('unit')

export const listCivilOfLeader = (s: S, seat: Seat, out: Codes): void =>
  CIVIL[s.leader[seat] + 1]?.list(s, seat, out, deeds, 0)
export const listUnitAction = (action: CardAction, s: S, seat: Seat, out: Codes, unit: number): void =>
  action.list(s, seat, out, deeds, unit)
export function listLast(s: S, seat: Seat, out: Codes): void {
  for (let i = 0; i < LAST.length; i++) if (LAST[i].isHeld(s, seat)) LAST[i].action.list(s, seat, out, deeds, 0)
}
export const applyCardAction = (s: S, seat: Seat, code: Code, world: World<E>): void =>
  BY_VERB[VERBS.of(code)]?.action.apply(s, seat, code, world, deeds)
export function whyNoCardAction(s: S, seat: Seat, code: Code): Refusal | null {
  const holder = BY_VERB[VERBS.of(code)]
  if (!holder) return null
  if (holder.card && !holder.isHeld(s, seat))
    return refusal(holder.action.rule, 'refuse.leaderNeeded', { card: holder.card })
  return holder.action.why(s, seat, code, deeds)
}
