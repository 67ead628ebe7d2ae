/** What owners of powers may do in a building turn and after conquest: the actions that the powers declare. */
import {
  type Code,
  Codes,
  NONE,
  type Refusal,
  refusal,
  type Seat,
  type VerbSpecs,
  type Verbs,
  type World,
} from '@ecumene/kernel'
import type { E } from '../events.ts'
import { ALL_HELD, type Held, has } from '../query/powers.ts'
import type { S } from '../state.ts'
import { VERBS as allVerbs } from '../verbs.ts'
import type { Action } from './power.ts'

const verbs = allVerbs as unknown as Verbs<VerbSpecs>

export interface HeldAction extends Held {
  readonly action: Action
}
/** In the order of the verbs, which is the order they are listed in. */
const ACTIONS: readonly HeldAction[] = ALL_HELD.flatMap(held =>
  held.power.action ? [{ ...held, action: held.power.action }] : [],
).sort((a, b) => firstVerb(a) - firstVerb(b))
function firstVerb({ action }: HeldAction): number {
  return Object.keys(verbs.specs).indexOf(Object.keys(action.verbs)[0])
}
const BY_VERB: readonly (HeldAction | undefined)[] = Object.keys(verbs.specs).map(name =>
  ACTIONS.find(({ action }) => name in action.verbs),
)
const IN_PHASE = {
  build: ACTIONS.filter(({ action }) => action.phase === 'build'),
  conquest: ACTIONS.filter(({ action }) => action.phase === 'conquest'),
}

/** Is there anything that a power lets this seat do in this phase, apart from conquered provinces? */
const found = new Codes()
export function anyPower(s: S, seat: Seat, phase: Action['phase']): boolean {
  found.clear()
  listPowers(s, seat, phase, NONE, found)
  return found.n > 0
}
/** The power an action belongs to. */
export const powerBehind = (code: Code): HeldAction | undefined => BY_VERB[verbs.of(code)]
const mayUse = (s: S, seat: Seat, held: Held): boolean => (s.used[seat] & held.used) === 0 && has(s, seat, held)

export function listPowers(s: S, seat: Seat, phase: Action['phase'], province: number, out: Codes): void {
  const actions = IN_PHASE[phase]
  for (let i = 0; i < actions.length; i++)
    if (mayUse(s, seat, actions[i])) actions[i].action.legal(s, seat, out, verbs, province)
}
/** A power that works once per round is used up; then it does what it does. */
export function usePower(s: S, seat: Seat, code: Code, held: HeldAction, world: World<E>): void {
  if (held.used > 0) {
    s.used[seat] |= held.used
    if (world.live) world.emit({ type: 'power', seat, token: held.id })
  }
  held.action.apply(s, seat, code, world, verbs)
}
export function whyNotPower(s: S, seat: Seat, code: Code, held: HeldAction): Refusal | null {
  const { rules } = held.action
  if (!has(s, seat, held)) return refusal(rules.owner, 'refuse.noPower', { token: held.id })
  if (s.used[seat] & held.used) return refusal(rules.once, 'refuse.usedPower', { token: held.id })
  return held.action.why(s, seat, code, verbs)
}
/** The conquered province it is about, or NONE. */
export const provinceOfPower = (code: Code, { action }: HeldAction): number => action.province?.(code, verbs) ?? NONE
/** What it is worth to a bot after conquest. */
export const gainOfPower = (code: Code, { action }: HeldAction, provinceWorth: (province: number) => number): number =>
  action.gain?.(code, verbs, provinceWorth) ?? 0
