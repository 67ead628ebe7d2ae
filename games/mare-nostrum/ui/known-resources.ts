/**
 * What the table has seen of the resources behind a screen: income, offers, takes and payments are open to all; a
 * legendary commodity, a gift and what the Hanging Gardens keep are not.
 */
import { FastRng, type GameEvent, LiveWorld, layoutFor, type Seat } from '@ecumene/kernel'
import { COIN, RESOURCE_IDS, RESOURCES } from '../data/goods.ts'
import { COINS_KEPT } from '../src/effects/resources.ts'
import type { E } from '../src/events.ts'
import { mareNostrum } from '../src/game.ts'
import { layOut } from '../src/setup.ts'
import { at, type S } from '../src/state.ts'
import { isLaid, type ResourceId } from './rules.ts'

export interface Seen {
  /** Resources that were seen on their way behind the screen and not on their way out. */
  readonly known: readonly { readonly id: ResourceId; readonly n: number }[]
  /** Resources that nobody saw. */
  readonly unknown: number
  /** So many of all these were given away unseen. */
  readonly gone: number
}
interface TakenGoods {
  /** By resource. */
  known: number[]
  held: number
  gone: number
}

/** Seat by seat, from what the viewer was told. */
export function seenOf(s: S, events: readonly GameEvent[]): Seen[] {
  if (!isLaid(s)) return []
  const tallies = firstTallies(s)
  const stalls = tallies.map(() => Array<number>(RESOURCES).fill(0))
  let gift: GameEvent | null = null
  for (const e of events) {
    const seat = Number(e.seat)
    const tally = tallies[seat]
    const resource = RESOURCE_IDS.indexOf((e.resource ?? e.good) as ResourceId)
    switch (e.type) {
      case 'collected':
        gain(tally, resource, Number(e.count))
        break
      case 'drew':
        gain(tally, resource, 1)
        break
      case 'offered':
        lose(tally, resource, Number(e.count))
        stalls[seat][resource] += Number(e.count)
        break
      case 'took':
        stalls[Number(e.from)][resource]--
        gain(tally, resource, 1)
        break
      case 'tradeEnded':
        for (const [owner, stall] of stalls.entries()) {
          for (const [left, n] of stall.entries()) gain(tallies[owner], left, n)
          stall.fill(0)
        }
        break
      case 'gave':
        gift = e
        break
      case 'received': {
        // Its giver and its receiver know which one it is.
        const which = Math.max(resource, RESOURCE_IDS.indexOf(gift?.resource as ResourceId))
        lose(tallies[Number(e.from)], which, 1)
        gain(tally, which, 1)
        break
      }
      case 'paid':
        lose(tally, resource, Number(e.count))
        break
      case 'returned':
        giveBack(tally, Number(e.count))
        break
    }
  }
  return tallies.map((tally, seat) => told(tally, s.holdSize[seat]))
}
/** The nine resources that everybody begins with are printed on the screens (MN-SET-10). */
function firstTallies(s: S): TakenGoods[] {
  const first = layoutFor(mareNostrum, { seats: s.seats, variant: '', options: {} }).create()
  first.balanced = s.balanced
  first.expert = 1
  for (let seat = 0; seat < s.seats; seat++) first.empire[seat] = s.empire[seat]
  layOut(first, new LiveWorld<E>(new FastRng(1)))
  return Array.from({ length: s.seats }, (_, seat: Seat) => ({
    known: RESOURCE_IDS.map((_, resource) => first.hold[at.hold(seat, resource)]),
    held: first.holdSize[seat],
    gone: 0,
  }))
}
/** `resource` is negative if nobody saw which. */
function gain(tally: TakenGoods, resource: number, n: number): void {
  tally.held += n
  if (resource >= 0) tally.known[resource] += n
}
function lose(tally: TakenGoods, resource: number, n: number): void {
  tally.held -= n
  if (resource < 0) tally.gone += n
  else tally.known[resource] = Math.max(0, tally.known[resource] - n)
  if (tally.held === 0) forget(tally)
}
function forget(tally: TakenGoods): void {
  tally.known.fill(0)
  tally.gone = 0
}
/** At the end of the building phase two coins stay, and what the Gardens keep unseen (MN-3k, MN-W-GARDENS-1). */
function giveBack(tally: TakenGoods, n: number): void {
  const coins = Math.min(COINS_KEPT, Math.max(0, tally.known[COIN] - tally.gone))
  tally.held -= n
  forget(tally)
  tally.known[COIN] = coins
}
function told({ known, held, gone }: TakenGoods, holdSize: number): Seen {
  const sum = known.reduce((all, n) => all + n, 0)
  // A position that was not played from the beginning.
  if (held !== holdSize || sum > held + gone) return { known: [], unknown: holdSize, gone: 0 }
  return {
    known: RESOURCE_IDS.flatMap((id, resource) => (known[resource] > 0 ? [{ id, n: known[resource] }] : [])),
    unknown: held + gone - sum,
    gone,
  }
}
