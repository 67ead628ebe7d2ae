/**
 * Resources change hands: from the reserve, to the reserve, between screens. Supplies are limited by the tokens
 * (MN-9d).
 */
import { bit, EVERYONE, NONE, type Seat, type World } from '@ecumene/kernel'
import { COIN, GOOD_IDS, GOODS, RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import type { E } from '../events.ts'
import { at, type S } from '../state.ts'

/** Takes up to `count` from the reserve behind the screen (MN-1.1g); what is not there is lost (MN-R-5, MN-R-105). */
export function collect(s: S, seat: Seat, resource: number, count: number, world: World<E>): void {
  const given = Math.min(count, s.reserve[resource])
  s.reserve[resource] -= given
  s.hold[at.hold(seat, resource)] += given
  s.holdSize[seat] += given
  if (world.live)
    world.emit({ type: 'collected', seat, resource: RESOURCE_IDS[resource], count: given, short: count - given })
}

/** Is there a legendary commodity to draw? (MN-R-6) */
export function legendaryLeft(s: S): boolean {
  if (s.pileSize > 0) return true
  for (let good = 0; good < GOODS; good++) if (s.spent[good] > 0) return true
  return false
}
/**
 * One legendary commodity from the pile, seen only by its drawer (MN-1.2a, MN-R-81b); an empty pile is made anew from
 * the discards (MN-1.2d).
 */
export function drawLegendary(s: S, seat: Seat, world: World<E>): void {
  if (s.pileSize === 0) {
    for (let kind = 0; kind < GOODS; kind++) if (s.spent[kind] > 0) s.pile[s.pileSize++] = kind
    s.spent.fill(0)
    if (s.pileSize > 0) world.shuffle(s.pile, s.pileSize)
  }
  if (s.pileSize === 0) return
  const good = s.pile[--s.pileSize]
  s.pile[s.pileSize] = NONE
  s.legend[at.legend(seat, good)] = 1
  s.holdSize[seat]++
  world.reveal(bit(seat))
  if (world.live) world.emit({ type: 'drew', seat, good: GOOD_IDS[good] })
}

/**
 * Back to the reserve; legendary commodities to their own discards (MN-3h, MN-R-7). The ordinary token goes first
 * (MN-R-82).
 */
function putBack(s: S, seat: Seat, resource: number, count: number): void {
  const ordinary = Math.min(count, s.hold[at.hold(seat, resource)])
  s.hold[at.hold(seat, resource)] -= ordinary
  s.reserve[resource] += ordinary
  if (ordinary < count) {
    s.legend[at.legend(seat, resource)] = 0
    s.spent[resource] = 1
  }
  s.holdSize[seat] -= count
}
export function spend(s: S, seat: Seat, resource: number, count: number, world: World<E>): void {
  putBack(s, seat, resource, count)
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'paid', seat, resource: RESOURCE_IDS[resource], count })
}
/** All that lies on the tray is paid. */
export function spendTray(s: S, seat: Seat, world: World<E>): void {
  for (let resource = 0; resource < RESOURCES; resource++) {
    const n = s.tray[at.hold(seat, resource)]
    if (n > 0) spend(s, seat, resource, n, world)
  }
  clearTray(s, seat)
}
export function clearTray(s: S, seat: Seat): void {
  for (let resource = 0; resource < RESOURCES; resource++) s.tray[at.hold(seat, resource)] = 0
  s.laid[seat] = 0
}
export function lay(s: S, seat: Seat, resource: number, count = 1): void {
  s.tray[at.hold(seat, resource)] += count
  s.laid[seat] += count
}

/**
 * Unused resources go back at the end of phase 3 and only there: what phase 4 brought stays till then (MN-R-9); up to
 * 2 coins stay (MN-3k, MN-R-30), and what the tray keeps (MN-W-GARDENS-1).
 */
export const COINS_KEPT = 2
export function discardUnused(s: S, seat: Seat, world: World<E>): void {
  let count = 0
  for (let resource = 0; resource < RESOURCES; resource++) {
    const kept = resource === COIN ? COINS_KEPT : s.tray[at.hold(seat, resource)]
    const has = s.hold[at.hold(seat, resource)] + (resource < GOODS ? s.legend[at.legend(seat, resource)] : 0)
    if (has <= kept) continue
    // The ordinary token is the one kept (MN-R-82): a legendary one beside it goes first.
    if (
      resource < GOODS &&
      kept > 0 &&
      s.legend[at.legend(seat, resource)] === 1 &&
      s.hold[at.hold(seat, resource)] > 0
    ) {
      s.legend[at.legend(seat, resource)] = 0
      s.spent[resource] = 1
      s.holdSize[seat]--
      putBack(s, seat, resource, has - kept - 1)
    } else putBack(s, seat, resource, has - kept)
    count += has - kept
  }
  clearTray(s, seat)
  world.reveal(EVERYONE)
  if (world.live && count > 0) world.emit({ type: 'returned', seat, count })
}

/** Offers are turned face up together (MN-2.1f). */
export function showTray(s: S, seat: Seat, world: World<E>): void {
  for (let resource = 0; resource < RESOURCES; resource++) {
    const n = s.tray[at.hold(seat, resource)]
    if (n === 0) continue
    const ordinary = Math.min(n, s.hold[at.hold(seat, resource)])
    s.hold[at.hold(seat, resource)] -= ordinary
    s.shown[at.hold(seat, resource)] += ordinary
    if (ordinary < n) {
      s.legend[at.legend(seat, resource)] = 0
      s.shownLegend[at.legend(seat, resource)] = 1
    }
    s.holdSize[seat] -= n
    if (world.live) world.emit({ type: 'offered', seat, resource: RESOURCE_IDS[resource], count: n })
  }
  clearTray(s, seat)
}
/** A resource taken lies face down with its taker and cannot be taken again (MN-2.2b): it goes behind the screen. */
export function takeShown(s: S, seat: Seat, from: Seat, resource: number): void {
  if (s.shown[at.hold(from, resource)] > 0) {
    s.shown[at.hold(from, resource)]--
    s.hold[at.hold(seat, resource)]++
  } else {
    s.shownLegend[at.legend(from, resource)] = 0
    s.legend[at.legend(seat, resource)] = 1
  }
  s.holdSize[seat]++
}
/** Untaken offers go back behind their owner's screen (MN-2.2g, MN-R-85). */
export function takeBack(s: S, seat: Seat): void {
  for (let resource = 0; resource < RESOURCES; resource++) {
    while (s.shown[at.hold(seat, resource)] > 0 || (resource < GOODS && s.shownLegend[at.legend(seat, resource)] > 0))
      takeShown(s, seat, seat, resource)
  }
}
/** A resource passes from one screen to another, unseen by the rest (MN-R-15c). */
export function handOver(s: S, from: Seat, to: Seat, resource: number): void {
  if (s.hold[at.hold(from, resource)] > 0) {
    s.hold[at.hold(from, resource)]--
    s.hold[at.hold(to, resource)]++
  } else {
    s.legend[at.legend(from, resource)] = 0
    s.legend[at.legend(to, resource)] = 1
  }
  s.holdSize[from]--
  s.holdSize[to]++
}
