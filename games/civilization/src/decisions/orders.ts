/** Who else suffers: the orders of Famine and Epidemic (CIV-22.2.5b, CIV-22.2.8.1b) and the shares of a Flood (CIV-22.2.7.2b). */
import { ENGINEERING, MEDICINE } from '@ecumene/civilization-family/data/cards.ts'
import { exposedPoints, LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { hasCard, strength } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, type Decision, done, has, refusal, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { EPIDEMIC } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { isSheltered, mostLoss } from '../losses.ts'
import type { S } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'

const KIND = 0
const LEFT = 1
const CAP = 2
const ORDERED = 3
const MEDICINE_CAP = 5
export const ENGINEERING_CAP = 7
const FLOOD_SHARE = 10

/** The most this player may be ordered to lose: the cap, his protection, and what he is able to lose (CIV-R-61). */
function mostFor(s: S, target: Seat): number {
  const kind = slot(s, KIND)
  if (has(slot(s, ORDERED), target) || isSheltered(s, target)) return 0
  let most = Math.min(slot(s, CAP), slot(s, LEFT))
  if (kind === LOSS.epidemic) {
    if (target === s.giver[EPIDEMIC]) return 0 // who traded the card is immune (CIV-22.2.8.1d)
    if (hasCard(s, target, MEDICINE) && most > MEDICINE_CAP) most = MEDICINE_CAP // CIV-22.2.8.3b
  }
  const able = kind === LOSS.famine ? strength(s, target) : mostLoss(s, target, kind, 0)
  return Math.min(able, most)
}
/** Optional, up to a total and a cap for each (CIV-22.2.5c, CIV-22.2.8.1c); the caps bind what is ordered (CIV-R-49). */
export const order: Decision<S, E> = {
  name: 'order',
  rule: 'CIV-22.2.5b',
  mode: 'one',
  legal(s, seat, out) {
    for (let other = 0; other < s.seats; other++) {
      const most = other === seat ? 0 : mostFor(s, other)
      for (let n = 1; n <= most; n++) out.put(verbs.order.code(other, n))
    }
    out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    if (verbs.done.is(code)) done(s)
    else {
      take(s, seat, verbs.order.arg.target(code), verbs.order.arg.points(code), world)
      if (!anyTarget(s, seat)) done(s)
    }
  },
  why(s, seat, code) {
    if (!verbs.order.is(code)) return null
    const target = verbs.order.arg.target(code)
    const epidemic = slot(s, KIND) === LOSS.epidemic
    if (target === seat || target >= s.seats) return refusal('CIV-22.2.5b', 'refuse.otherPlayer')
    if (epidemic && target === s.giver[EPIDEMIC]) return refusal('CIV-22.2.8.1d', 'refuse.immune', { target })
    if (isSheltered(s, target)) return refusal('CIV-24.2a', 'refuse.sheltered', { target })
    if (has(slot(s, ORDERED), target)) return refusal('CIV-R-99', 'refuse.orderedAlready', { target })
    if (epidemic && hasCard(s, target, MEDICINE))
      return refusal('CIV-22.2.8.3b', 'refuse.most', { target, most: mostFor(s, target) })
    const rule =
      slot(s, CAP) <= slot(s, LEFT)
        ? epidemic
          ? 'CIV-22.2.8.1c'
          : 'CIV-22.2.5c'
        : epidemic
          ? 'CIV-22.2.8.1b'
          : 'CIV-22.2.5b'
    return refusal(mostFor(s, target) < Math.min(slot(s, CAP), slot(s, LEFT)) ? 'CIV-R-61' : rule, 'refuse.most', {
      target,
      most: mostFor(s, target),
    })
  },
  fallback: () => verbs.done.code(),
  prompt: s => ({
    key: 'prompt.order',
    rule: slot(s, KIND) === LOSS.epidemic ? 'CIV-22.2.8.1b' : 'CIV-22.2.5b',
    args: { points: slot(s, LEFT), most: slot(s, CAP) },
  }),
}
function take(s: S, seat: Seat, target: Seat, points: number, world: World<E>): void {
  s.toLose[target] = points
  setSlot(s, LEFT, slot(s, LEFT) - points)
  setSlot(s, ORDERED, slot(s, ORDERED) | bit(target))
  if (world.live) world.emit({ type: 'ordered', seat, target, points })
}
function anyTarget(s: S, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && mostFor(s, other) > 0) return true
  return false
}
/** Asks only if there is anybody to order. */
export function beginOrders(s: S, seat: Seat, kind: number, total: number, cap: number): void {
  ask(s, decisions.order, bit(seat), kind, total, cap)
  if (!anyTarget(s, seat)) done(s)
}

const PLAIN = 0
/** A victim's share is at most what he has exposed there, and 7 with Engineering (CIV-22.2.7.4, CIV-R-59). */
function shareCap(s: S, victim: Seat, target: Seat, plain: number): number {
  if (target === victim) return 0
  const most = exposedPoints(s, target, plain)
  return hasCard(s, target, ENGINEERING) && most > ENGINEERING_CAP ? ENGINEERING_CAP : most
}
function roomLeft(s: S, victim: Seat, except: Seat): number {
  let room = 0
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== except && !has(slot(s, ORDERED), seat)) room += shareCap(s, victim, seat, slot(s, PLAIN))
  return room
}
/** The ten points are compulsory: whatever is named must leave the rest possible (CIV-22.2.7.2a, CIV-22.2.7.2b). */
export const share: Decision<S, E> = {
  name: 'share',
  rule: 'CIV-22.2.7.2b',
  mode: 'one',
  legal(s, seat, out) {
    for (let other = 0; other < s.seats; other++) {
      if (has(slot(s, ORDERED), other)) continue
      const most = shareCap(s, seat, other, slot(s, PLAIN))
      const others = roomLeft(s, seat, other)
      for (let n = 1; n <= most && n <= slot(s, LEFT); n++)
        if (slot(s, LEFT) - n <= others) out.put(verbs.order.code(other, n))
    }
  },
  apply(s, seat, code, world) {
    take(s, seat, verbs.order.arg.target(code), verbs.order.arg.points(code), world)
    if (slot(s, LEFT) === 0) done(s)
  },
  why(s, seat, code) {
    if (!verbs.order.is(code)) return null
    const target = verbs.order.arg.target(code)
    const most = target < s.seats ? shareCap(s, seat, target, slot(s, PLAIN)) : 0
    return verbs.order.arg.points(code) > most
      ? refusal(most === ENGINEERING_CAP ? 'CIV-22.2.7.4' : 'CIV-R-59', 'refuse.most', { target, most })
      : refusal('CIV-R-59', 'refuse.shareAll', { points: slot(s, LEFT) })
  },
  fallback(s, seat) {
    for (let other = 0; other < s.seats; other++) {
      if (has(slot(s, ORDERED), other)) continue
      const most = Math.min(shareCap(s, seat, other, slot(s, PLAIN)), slot(s, LEFT))
      if (most > 0) return verbs.order.code(other, most)
    }
    return verbs.done.code()
  },
  prompt: s => ({ key: 'prompt.share', rule: 'CIV-22.2.7.2b', args: { points: slot(s, LEFT) } }),
}
/** With ten points or fewer exposed in all, everything goes (CIV-22.2.7.2c). */
export function beginShares(s: S, victim: Seat, plain: number, world: World<E>): void {
  let room = 0
  for (let seat = 0; seat < s.seats; seat++) room += shareCap(s, victim, seat, plain)
  if (room === 0) return
  if (room > FLOOD_SHARE) {
    ask(s, decisions.share, bit(victim), plain, FLOOD_SHARE, 0)
    return
  }
  for (let seat = 0; seat < s.seats; seat++) {
    s.toLose[seat] = shareCap(s, victim, seat, plain)
    if (world.live && s.toLose[seat] > 0)
      world.emit({ type: 'ordered', seat: victim, target: seat, points: s.toLose[seat] })
  }
}
