/** What the drawing says of heroes and wonders: when they count, how often, and what they make cheap. */
import type { Seat } from '@ecumene/kernel'
import type { Power } from '../src/powers/power.ts'
import type { HeldId } from '../src/powers/tokens.ts'
import { ALL_HELD, type Held, has } from '../src/query/powers.ts'
import type { MareCard, S } from './rules.ts'

export type PowerPhase = 'income' | 'trade' | 'building' | 'war'
const ASKED_AT = {
  'income collected': 'income',
  'marker played': 'trade',
  'first builder named': 'building',
  'building ends': 'building',
  'war begins': 'war',
} as const
const heldOf = (id: MareCard): Held | undefined => ALL_HELD.find(held => held.id === id)

/** The phase in which a power counts; null: only its bonus does, all the time. */
export function phaseOf(id: MareCard): PowerPhase | null {
  const power = heldOf(id)?.power
  if (!power) return id === 'pyramids' ? 'building' : null
  if (power.asks) return ASKED_AT[power.asks.at]
  if (power.action) return power.action.phase === 'build' ? 'building' : 'war'
  if (power.income) return 'income'
  if (power.battle || power.pillage || power.legionsAsCaravans) return 'war'
  return isBuilding(power) ? 'building' : null
}
const isBuilding = ({ sets, copies, winsAtOnce }: Power): boolean => [sets, copies, winsAtOnce].some(Boolean)

/** The lamp of a power that works once a round: lit until it is used; null: it works always. */
export function lampOf(s: S, seat: Seat, id: MareCard): 'lit' | 'out' | null {
  const held = heldOf(id)
  if (!held || held.used === 0) return null
  return (s.used[seat] & held.used) === 0 ? 'lit' : 'out'
}
/** Powers of a seat that give something for one resource or for nothing in a building turn. */
export const bargainsOf = (s: S, seat: Seat): readonly { readonly id: HeldId; readonly price: number }[] =>
  ALL_HELD.flatMap(held =>
    held.power.action?.phase === 'build' && has(s, seat, held)
      ? [{ id: held.id, price: Math.floor(held.power.action.price) }] // a bot's half is nothing to pay
      : [],
  )
