/** Section 24: players who leave early (no counterpart in plain Civilization). */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { type Decision, EVERYONE, refusal, type Seat, type World } from '@ecumene/kernel'
import { SHIPS_EACH } from '../../data/nations.ts'
import { CALAMITIES, CARDS_IN_ALL, COMMODITIES, calamityCard } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { isLonely } from '../query/succession.ts'
import { fromOf, handOf, type S, shipOf } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { fromHand, setApart } from './stacks.ts'
import { finishGame } from './succession.ts'

const hand = new Int16Array(CARDS_IN_ALL)
/** Between two phases those who asked to leave go; with fewer than two left the game is over (ADV-R-77). A step. */
export function takeLeave(s: S, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) if (s.leaving[seat] === 1) makeInert(s, seat, world)
  if (isLonely(s)) finishGame(s, world)
}
/**
 * Units stay; ships return to Stock; one commodity for each city is kept, drawn at random, the rest and the calamities
 * go back with this round's cards (ADV-24.5, ADV-R-77). A calamity passed on by who has left has no trader.
 */
export function makeInert(s: S, seat: Seat, world: World<E>): void {
  s.leaving[seat] = 0
  s.inert[seat] = 1
  for (let i = 0; i < SHIPS_EACH; i++) s.ship[shipOf(seat, i)] = NONE
  for (let calamity = 0; calamity < CALAMITIES; calamity++) {
    const kind = calamityCard(calamity)
    for (let other = 0; other < s.seats; other++)
      if (s.from[fromOf(other, calamity)] === seat) s.from[fromOf(other, calamity)] = NONE
    s.from[fromOf(seat, calamity)] = NONE
    if (s.hand[handOf(seat, kind)] > 0) {
      fromHand(s, seat, kind)
      setApart(s, kind)
    }
  }
  let n = 0
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    for (let i = 0; i < s.hand[handOf(seat, commodity)]; i++) hand[n++] = commodity
  if (n > s.cities[seat]) {
    world.shuffle(hand, n)
    for (let i = s.cities[seat]; i < n; i++) {
      fromHand(s, seat, hand[i])
      setApart(s, hand[i])
    }
  }
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'left', seat, cards: s.handSize[seat] })
}

const mayLeave = (s: S, seat: Seat): boolean => s.mayLeave === 1 && s.leaving[seat] === 0

/**
 * The same decision, in which its player may also say that they leave (ADV-24.3, ADV-R-77): they finish what they are
 * asked and are gone before the next phase.
 */
export const withLeave = (decision: Decision<S, E>): Decision<S, E> => ({
  ...decision,
  legal(s, seat, out) {
    decision.legal(s, seat, out)
    if (mayLeave(s, seat)) out.put(VERBS.leave.code())
  },
  apply(s, seat, code, world) {
    if (VERBS.leave.is(code)) s.leaving[seat] = 1
    else decision.apply(s, seat, code, world)
  },
  why(s, seat, code) {
    if (!VERBS.leave.is(code)) return decision.why?.(s, seat, code) ?? null
    return s.mayLeave === 1 ? refusal('ADV-R-77', 'refuse.leavesAlready') : refusal('ADV-24.3', 'refuse.mayNotLeave')
  },
})
