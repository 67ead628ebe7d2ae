/**
 * What an action would change, found by playing it on a copy of the viewer's own position: so it can never disagree
 * with the rules, and it uses nothing hidden. Where chance or another player has a say, nothing is promised.
 */
import { type ActionJson, current, explore, FastRng, has, LiveWorld, layoutFor, owed, type Seat } from '@ecumene/kernel'
import { CORRUPTION, MOST_DRAWN } from '../data/board.ts'
import { isUprising } from '../src/effects/production.ts'
import type { S } from '../src/state.ts'
import type { E } from '../src/verbs.ts'
import type { Part } from './part-props.ts'
import { type Figures, figuresOf, handLimits } from './position.ts'

/** Verbs that show a hidden card, draw one or let another player decide: nothing is promised of them. */
const UNSURE: ReadonlySet<string> = new Set([
  'prepare',
  'attack',
  'declareWar',
  'offerPact',
  'endTurn',
  'pass',
  'bid',
  'colonize',
  'yield',
  'discover',
  'resign',
])

export type Change = { readonly [K in keyof Figures]?: readonly [before: number, after: number] }

/** What the figures of `seat` would be after the action; null where it cannot be known. */
export function previewOf(p: Part, seat: Seat, action: ActionJson): Change | null {
  if (UNSURE.has(action.verb) || p.seat === 'table') return null
  const s = copyOf(p)
  const world = new LiveWorld<E>(new FastRng(1))
  try {
    explore(p.game as never, s, seat, action, world)
  } catch {
    return null
  }
  if (world.draws.length > 0 || world.revealed !== 0) return null
  return changeOf(figuresOf(p.view, seat), figuresOf(s, seat))
}
export function changeOf(before: Figures, after: Figures): Change {
  const changed = (Object.keys(before) as (keyof Figures)[]).filter(key => before[key] !== after[key])
  return Object.fromEntries(changed.map(key => [key, [before[key], after[key]]]))
}

/** What the end of the turn brings, if it came now. */
export interface Forecast {
  readonly isUprising: boolean
  readonly science: number
  readonly culture: number
  readonly food: number
  readonly consumed: number
  readonly famine: number
  readonly corruption: number
  /** Blue tokens more in the bank that lower the corruption, and what it would be then. */
  readonly relief: { readonly tokens: number; readonly corruption: number } | null
  readonly resources: number
  readonly discard: number
  readonly draw: number
  readonly unusedCivil: number
  /** Tokens of the blue bank when all is done. */
  readonly blueAfter: number
}
/** Nobody draws in the first round, nor in ages A and IV (TTA-DRAW-3, TTA-DRAW-4). */
const canDraw = (s: S): boolean => s.round > 1 && s.age > 0 && s.age < 4
export function forecastOf(p: Part, seat: Seat): Forecast | null {
  if (current(p.game, p.view)?.name !== 'action' || !has(owed(p.view), seat)) return null
  const s = copyOf(p)
  const events = endOfTurn(p, seat, s)
  if (!events) return null
  const sum = <T extends E['type']>(type: T, value: (e: Extract<E, { type: T }>) => number): number =>
    events.reduce((n, e) => (e.type === type ? n + value(e as Extract<E, { type: T }>) : n), 0)
  const now = figuresOf(p.view, seat)
  return {
    isUprising: isUprising(p.view, seat),
    science: sum('produced', e => e.science),
    culture: sum('produced', e => e.culture) + sum('gained', e => (e.what === 'culture' ? e.amount : 0)),
    food: sum('harvested', e => e.food),
    consumed: sum('consumed', e => e.food),
    famine: sum('famine', e => e.culture),
    corruption: sum('corruption', e => e.amount),
    relief: reliefOf(p.view.bank[seat]),
    resources: sum('mined', e => e.resources),
    discard: Math.max(0, p.view.cardCount[seat] - handLimits(p.view, seat).military),
    draw: canDraw(p.view) ? Math.min(now.military, MOST_DRAWN) : 0,
    unusedCivil: now.civil,
    blueAfter: s.bank[seat],
  }
}
/** The next lower corruption (TTA-PROD-4) for a player with so many blue tokens in the bank. */
function reliefOf(bank: number): Forecast['relief'] {
  const now = CORRUPTION[Math.min(bank, CORRUPTION.length - 1)]
  const enough = CORRUPTION.findIndex((lost, left) => left > bank && lost < now)
  return enough < 0 ? null : { tokens: enough - bank, corruption: CORRUPTION[enough] }
}
/** Ends the turn on the copy `s`: the events of this seat up to the next player's turn. */
function endOfTurn(p: Part, seat: Seat, s: S): readonly E[] | null {
  const world = new LiveWorld<E>(new FastRng(1))
  try {
    explore(p.game as never, s, seat, { verb: 'endTurn' }, world)
    while (current(p.game, s)?.name === 'discard' && has(owed(s), seat))
      explore(p.game as never, s, seat, current(p.game, s)?.fallback(s, seat) ?? -1, world)
  } catch {
    // What comes after production may need cards that the viewer cannot see; production is written down by then.
    if (!world.events.some(e => e.type === 'mined' || e.type === 'uprising')) return null
  }
  const next = world.events.findIndex(e => e.type === 'turn')
  return (next < 0 ? world.events : world.events.slice(0, next)).filter(e => 'seat' in e && e.seat === seat)
}

/** The position as the viewer may know it, to be played on; whatever else it holds does not get into the copy. */
export function copyOf(p: Part): S {
  const { view, game, seat } = p
  const layout = layoutFor(game, { seats: view.seats, variant: '', options: {} })
  const s = layout.create()
  layout.mask(s, view, seat)
  return s
}
