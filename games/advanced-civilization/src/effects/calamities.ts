/**
 * Phase 11 from the moment trading ends (ADV-11.1): holders reveal, at most two strike each player, then all are
 * resolved in order (ADV-11.8). A card is in a hand, before its victim (`victim`), or apart until Phase 12 (ADV-R-51).
 */
import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { again, call, EVERYONE, type Seat, type SeatMask, type World } from '@ecumene/kernel'
import { BARBARIAN_HORDES, CALAMITIES, CALAMITY_IDS, calamityCard } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { fromOf, handOf, isIdle, type S } from '../state.ts'
import { PROGRAMS } from '../verbs.ts'
import { fromHand, setApart } from './stacks.ts'

const MOST = 2
const CRETE = NATION_IDS.indexOf('crete')
/**
 * The player who holds a calamity is its primary victim, traded or not (ADV-0.1.15, ADV-11.2, ADV-11.3, ADV-R-26); who
 * passed it last is its trader (ADV-0.1.17). Both are public now (ADV-R-75).
 */
export function reveal(s: S, world: World<E>): void {
  for (let calamity = 0; calamity < CALAMITIES; calamity++)
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.hand[handOf(seat, calamityCard(calamity))] === 0) continue
      const giver = s.from[fromOf(seat, calamity)]
      fromHand(s, seat, calamityCard(calamity))
      s.from[fromOf(seat, calamity)] = NONE
      s.victim[calamity] = seat
      s.giver[calamity] = giver
      world.reveal(EVERYONE)
      if (!world.live) continue
      world.emit({ type: 'revealed', seat, calamity: CALAMITY_IDS[calamity] })
      if (giver !== NONE) world.emit({ type: 'passed', seat, calamity: CALAMITY_IDS[calamity], by: giver })
    }
}
function shelve(s: S, calamity: number): void {
  s.victim[calamity] = NONE
  s.giver[calamity] = NONE
  setApart(s, calamityCard(calamity))
}
const struck = new Int16Array(CALAMITIES)
/**
 * Of more than two that strike one player, two at random count; the others are ignored (ADV-11.5, ADV-11.6, ADV-R-27).
 * What others suffer by them has no limit (ADV-11.7).
 */
export function drawTwo(s: S, world: World<E>): void {
  spareCrete(s, world)
  for (let seat = 0; seat < s.seats; seat++) {
    let n = 0
    for (let calamity = 0; calamity < CALAMITIES; calamity++) if (s.victim[calamity] === seat) struck[n++] = calamity
    for (; n > MOST; n--) {
      // Each one is as likely to be left out as any other, so every pair is as likely to stay.
      const out = world.roll(n)
      if (world.live) world.emit({ type: 'spared', seat, calamity: CALAMITY_IDS[struck[out]] })
      shelve(s, struck[out])
      struck[out] = struck[n - 1]
    }
  }
}
/** Crete never suffers Barbarian Hordes: the card is put aside before the two are drawn (ADV-16.8.1, ADV-R-68). */
function spareCrete(s: S, world: World<E>): void {
  const seat = s.victim[BARBARIAN_HORDES]
  if (seat === NONE || s.nation[seat] !== CRETE) return
  harmless(s, BARBARIAN_HORDES, world)
  shelve(s, BARBARIAN_HORDES)
}
/**
 * Ascending number, the non-tradable one first (ADV-11.8): a step that comes back until every calamity is resolved;
 * none is kept (ADV-11.4).
 */
export function nextCalamity(s: S, world: World<E>): void {
  for (let calamity = 0; calamity < CALAMITIES; calamity++) {
    if (s.victim[calamity] === NONE) continue
    again(s)
    s.mark.fill(0)
    s.safe.fill(0)
    s.toLose.fill(0)
    s.toReduce.fill(0)
    // who has left is no trader any more (ADV-R-77)
    if (s.giver[calamity] !== NONE && isIdle(s, s.giver[calamity])) s.giver[calamity] = NONE
    if (world.live) world.emit({ type: 'calamity', seat: s.victim[calamity], calamity: CALAMITY_IDS[calamity] })
    call(s, PROGRAMS.volcano + calamity)
    return
  }
}
/** The last step of every calamity. */
export const resolved =
  (calamity: number) =>
  (s: S): void => {
    s.mark.fill(0)
    s.safe.fill(0)
    s.toLose.fill(0)
    s.plain = NONE
    shelve(s, calamity)
  }
export function harmless(s: S, calamity: number, world: World<E>): void {
  if (world.live) world.emit({ type: 'harmless', seat: s.victim[calamity], calamity: CALAMITY_IDS[calamity] })
}
/** Everyone else at the table; who has left or waits is never a secondary victim (ADV-24.4, ADV-R-76). */
export function others(s: S, seat: Seat): SeatMask {
  let mask = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat && !isIdle(s, other)) mask |= 1 << other
  return mask
}
/** A step of the round: Phase 11 begins. */
export const beginCalamities = (s: S): void => call(s, PROGRAMS.calamities)
/** The last step of the round: nothing of its calamities is left, Grain is free again (ADV-R-34). */
export function forgetCalamities(s: S): void {
  s.shown.fill(0)
}
