/** Joining late and leaving early (section 24, no counterpart in plain Civilization). */
import { NATION_IDS, NATIONS } from '@ecumene/civilization-family/data/nations.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { type Cx, type Decision, done, EVERYONE, type Seat } from '@ecumene/kernel'
import { CARDS } from '../data/cards.ts'
import { SHIPS_EACH } from '../data/nations.ts'
import { CALAMITIES, CARDS_IN_ALL, COMMODITIES, calamityCard } from '../data/trade.ts'
import type { E } from './events.ts'
import { fromHand, setApart } from './stacks.ts'
import { cardOf, fromOf, handOf, type S, shipOf } from './state.ts'
import { V } from './verbs.ts'

function taken(s: S, nation: number): boolean {
  for (let p = 0; p < s.seats; p++) if (s.nation[p] === nation) return true
  return false
}
/** A newcomer takes any unused nation; his pieces are in Stock, his marker on the arrow, and he waits (ADV-24.1, ADV-R-76). */
export const join: Decision<S, E> = {
  name: 'join',
  rule: 'ADV-24.1',
  mode: 'one',
  legal(s, _, out) {
    for (let nation = 0; nation < NATIONS; nation++) if (!taken(s, nation)) out.put(V.join.code(nation))
  },
  apply(s, seat, code, cx) {
    done(s)
    s.nation[seat] = V.join.arg.nation(code)
    if (cx.live) cx.emit({ type: 'joined', seat, nation: NATION_IDS[s.nation[seat]] })
  },
  fallback(s) {
    let nation = 0
    while (taken(s, nation)) nation++
    return V.join.code(nation)
  },
  prompt: () => ({ key: 'prompt.join', rule: 'ADV-24.1' }),
}
/** The newcomer whose turn it is to be the beneficiary of a Civil War, or NONE: one for each war, in order of joining (ADV-R-76). */
export function nextNewcomer(s: S): Seat {
  let best = NONE
  for (let p = 0; p < s.seats; p++) if (s.waiting[p] > 0 && (best === NONE || s.waiting[p] < s.waiting[best])) best = p
  return best
}
/** He receives copies of the victim's cards and the number of his cell; the victim keeps his own (ADV-24.2). From now on he plays. */
export function admit(s: S, newcomer: Seat, victim: Seat, cx: Cx<E>): void {
  s.waiting[newcomer] = 0
  s.position[newcomer] = s.position[victim]
  for (let c = 0; c < CARDS; c++) s.card[cardOf(newcomer, c)] = s.card[cardOf(victim, c)]
  if (cx.live) cx.emit({ type: 'admitted', seat: newcomer, by: victim })
}

const hand = new Int16Array(CARDS_IN_ALL)
/** Between two phases whoever has said so is gone. A step. */
export function takeLeave(s: S, cx: Cx<E>): void {
  for (let p = 0; p < s.seats; p++) if (s.leaving[p] === 1) makeInert(s, p, cx)
}
/**
 * His units stay; ships return to Stock; of his commodities one for each city is kept, drawn at random, the rest and his calamities go back with this round's cards
 * (ADV-24.5, ADV-R-77). A calamity he passed on has no trader.
 */
export function makeInert(s: S, who: Seat, cx: Cx<E>): void {
  s.leaving[who] = 0
  s.inert[who] = 1
  for (let i = 0; i < SHIPS_EACH; i++) s.ship[shipOf(who, i)] = NONE
  for (let c = 0; c < CALAMITIES; c++) {
    const kind = calamityCard(c)
    for (let p = 0; p < s.seats; p++) if (s.from[fromOf(p, c)] === who) s.from[fromOf(p, c)] = NONE
    s.from[fromOf(who, c)] = NONE
    if (s.hand[handOf(who, kind)] > 0) {
      fromHand(s, who, kind)
      setApart(s, kind)
    }
  }
  let n = 0
  for (let k = 0; k < COMMODITIES; k++) for (let i = 0; i < s.hand[handOf(who, k)]; i++) hand[n++] = k
  if (n > s.cities[who]) {
    cx.shuffle(hand, n)
    for (let i = s.cities[who]; i < n; i++) {
      fromHand(s, who, hand[i])
      setApart(s, hand[i])
    }
  }
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'left', seat: who, cards: s.handSize[who] })
}
