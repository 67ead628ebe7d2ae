/**
 * A building turn as a plan: purchases in a row, what pays each of them, what can be added. Places are judged as if
 * everything were paid, payments together: so a purchase is possible exactly where some way to pay all of it exists.
 */
import type { ActionJson, Refusal, Seat } from '@ecumene/kernel'
import { COIN, GOODS, RESOURCE_IDS, type ResourceId } from '../../data/goods.ts'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { slotOf } from '../../src/board.ts'
import { priceOf, SMALL, THING } from '../../src/effects/purchase.ts'
import { mixesSets, pairsInSets, priceOfHero } from '../../src/query/powers.ts'
import { holds } from '../../src/query/resources.ts'
import { at, type S } from '../../src/state.ts'
import { type Amounts, type Hero, isSet, lacking, pack } from './pack.ts'
import { copyOf, type PlanTrial, playOn, whatFollows } from './trial.ts'

export interface PlannedRow {
  readonly action: ActionJson
  /** The size of its set; 0: nothing, 1: a single resource that the action names. */
  readonly price: number
  /** What pays it; null: the plan cannot be paid with it. */
  readonly set: Amounts | null
  /** What is lacking where it cannot be paid. */
  readonly lacking: { readonly kinds: number; readonly coins: number } | null
}
export interface BuildingPlan extends PlanTrial {
  readonly rows: readonly PlannedRow[]
  /** What is left behind the screen after it. */
  readonly left: Amounts
}
const CHEAP = new Set(['spartacus', 'gilgamesh', 'pharos'])
const FREE = new Set(['hammurabi', 'penthesilea', 'copy'])
/** More coins than any plan needs: while places are judged, everything can be paid. */
const PLENTY = 40

export const heroOf = (s: S, seat: Seat): Hero => ({ mixes: mixesSets(s, seat), doubles: pairsInSets(s, seat) })
/** What is behind a screen and not laid out on the tray. */
export const stockOf = (s: S, seat: Seat): number[] =>
  RESOURCE_IDS.map((_, r) => holds(s, seat, r) - s.tray[at.hold(seat, r)])

/** What an action costs: the size of a set, or 1 for the resource it names. */
export function priceFor(s: S, seat: Seat, action: ActionJson): number {
  if (FREE.has(action.verb) || action.verb === 'done') return 0
  if (CHEAP.has(action.verb)) return 1
  if (action.verb === 'hire') return priceOfHero(s, seat)
  if (action.verb === 'pyramids') return PYRAMIDS_PRICE
  return action.verb === 'build' ? priceOf(s, seat, THING.building, slotOf(String(action.slot))) : SMALL
}
const named = (action: ActionJson): number =>
  CHEAP.has(action.verb) ? RESOURCE_IDS.indexOf(action.resource as ResourceId) : -1

/** `chosen`: sets the player has put together, in place of the proposal; of no use once the prices are others. */
export function planBuilding(
  view: S,
  seat: Seat,
  actions: readonly ActionJson[],
  chosen: readonly Amounts[] | null = null,
): BuildingPlan {
  const hero = heroOf(view, seat)
  const stock = stockOf(view, seat)
  const s = copyOf(view)
  const rows: PlannedRow[] = []
  const prices: number[] = []
  const single = new Array<number>(GOODS + 1).fill(0)
  let stop: { row: number; refusal: Refusal } | null = null
  for (const [row, action] of actions.entries()) {
    const price = priceFor(s, seat, action)
    const resource = named(action)
    const isPayable = canPay(stock, [...prices, ...(price > 1 ? [price] : [])], spent(single, resource), hero)
    if (!isPayable) {
      const all = [...prices, ...(price > 1 ? [price] : [1])]
      rows.push({ action, price, set: null, lacking: lacking(minus(stock, single), all, hero) })
      continue
    }
    enrich(s, seat)
    const refusal = playOn(s, seat, action) ?? (price > 1 ? playOn(s, seat, { verb: 'payCoins' }) : null)
    if (refusal) {
      stop = { row, refusal }
      break
    }
    if (price > 1) prices.push(price)
    if (resource >= 0) single[resource]++
    rows.push({ action, price, set: [], lacking: null })
  }
  enrich(s, seat)
  const follows = whatFollows(s, seat)
  const free = minus(stock, single)
  const packing = isPaymentOf(chosen, prices, free, hero) ? chosen : pack(free, prices, hero)?.sets
  const left = (packing ?? []).reduce<number[]>((rest, set) => minus(rest, set), free)
  const legal = payable(follows.legal, s, seat, free, prices, hero)
  holdOnly(s, view, seat, left)
  let next = 0
  const paid = rows.map(row => (row.set && row.price > 1 ? { ...row, set: packing?.[next++] ?? null } : row))
  return { view: s, decision: follows.decision, legal, stop, rows: paid, left }
}
/** Does this pay exactly these prices? */
const isPaymentOf = (
  sets: readonly Amounts[] | null,
  prices: readonly number[],
  free: Amounts,
  hero: Hero,
): sets is readonly Amounts[] =>
  sets !== null &&
  sets.length === prices.length &&
  sets.every((set, i) => isSet(set, hero) && set.reduce((sum, n) => sum + n, 0) === prices[i]) &&
  sets.reduce<number[]>((rest, set) => minus(rest, set), [...free]).every(n => n >= 0)
const minus = (stock: Amounts, single: Amounts): number[] => stock.map((n, r) => n - single[r])
const spent = (single: Amounts, resource: number): number[] => single.map((n, r) => (r === resource ? n + 1 : n))
function canPay(stock: Amounts, prices: readonly number[], single: Amounts, hero: Hero): boolean {
  const free = minus(stock, single)
  return free.every(n => n >= 0) && pack(free, prices, hero) !== null
}
/** Of what the places allow, what can be paid together with the plan. */
function payable(
  legal: readonly ActionJson[],
  s: S,
  seat: Seat,
  free: Amounts,
  prices: readonly number[],
  hero: Hero,
): ActionJson[] {
  const known = new Map<string, boolean>()
  return legal.filter(action => {
    const price = priceFor(s, seat, action)
    if (price === 0) return true
    const resource = named(action)
    const key = `${price}:${resource}`
    const before = known.get(key)
    if (before !== undefined) return before
    const single = spent(new Array(GOODS + 1).fill(0), resource)
    const can = canPay(free, price > 1 ? [...prices, price] : prices, single, hero)
    known.set(key, can)
    return can
  })
}
function enrich(s: S, seat: Seat): void {
  s.hold[at.hold(seat, COIN)] = PLENTY
  s.holdSize[seat] = 2 * PLENTY
}
/** Behind the screen is what is left. The ordinary token of a kind is spent first (MN-R-82). */
function holdOnly(s: S, view: S, seat: Seat, left: Amounts): void {
  for (let resource = 0; resource <= COIN; resource++) {
    const legend = resource < GOODS ? Math.min(left[resource], view.legend[at.legend(seat, resource)]) : 0
    if (resource < GOODS) s.legend[at.legend(seat, resource)] = legend
    s.hold[at.hold(seat, resource)] = left[resource] - legend
  }
  s.holdSize[seat] = left.reduce((sum, n) => sum + n, 0)
}

/** Resources of a set, one after another. */
export const asList = (set: Amounts): ResourceId[] =>
  RESOURCE_IDS.flatMap((id, r) => Array.from({ length: set[r] }, () => id))
/** How a set is paid. */
export function payments(set: Amounts): ActionJson[] {
  const size = set.reduce((sum, n) => sum + n, 0)
  if (set[COIN] === size) return [{ verb: 'payCoins' }]
  return asList(set).map(resource => ({ verb: 'pay', resource }))
}
/** The plan as the rules want to hear it. */
export const carriedOut = (rows: readonly PlannedRow[]): ActionJson[] =>
  rows.flatMap(({ action, price, set }) => (set === null ? [] : [action, ...(price > 1 ? payments(set) : [])]))
