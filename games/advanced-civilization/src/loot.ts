/** What a destroyed city brings (no counterpart in plain Civilization): a card of its owner's hand, then up to three tokens of pillage (ADV-6.20, ADV-6.21, ADV-R-17). */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { ask, bit, type Cx, type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { KINDS, TRADE_IDS } from '../data/trade.ts'
import type { E } from './events.ts'
import { fromHand, toHand } from './stacks.ts'
import { handOf, type S } from './state.ts'
import { D, V } from './verbs.ts'

const MOST = 3
/** Only after an attack of a player: neither revolt nor calamity nor Barbarians bring anything (ADV-6.22). `owner` NONE: a pirate city, without a hand. */
export function loot(s: S, by: Seat, owner: Seat, cx: Cx<E>): void {
  if (owner !== NONE && s.handSize[owner] > 0) drawFrom(s, by, owner, cx)
  if (s.stock[by] > 0) ask(s, D.pillage, bit(by))
}
/** At random; in this phase hands hold commodities only. The two of them know the card. */
function drawFrom(s: S, by: Seat, owner: Seat, cx: Cx<E>): void {
  let left = cx.roll(s.handSize[owner])
  let kind = 0
  while (kind < KINDS - 1 && left >= s.hand[handOf(owner, kind)]) left -= s.hand[handOf(owner, kind++)]
  fromHand(s, owner, kind)
  toHand(s, by, kind, cx)
  cx.reveal(bit(owner))
  if (!cx.live) return
  cx.emit({ type: 'looted', seat: by, target: owner, trade: TRADE_IDS[kind] })
  cx.emit({ type: 'robbed', seat: owner, by, trade: TRADE_IDS[kind] })
}
/** From his own Stock to his own Treasury, the only way in besides taxes (ADV-1.2, ≠ CIV-6.1b); the victim pays nothing. */
export const pillage: Decision<S, E> = {
  name: 'pillage',
  rule: 'ADV-6.21',
  mode: 'one',
  legal(s, seat, out) {
    for (let n = 0; n <= MOST && n <= s.stock[seat]; n++) out.put(V.pillage.code(n))
  },
  apply(s, seat, code, cx) {
    const tokens = V.pillage.arg.tokens(code)
    done(s)
    s.stock[seat] -= tokens
    s.treasury[seat] += tokens
    if (cx.live) cx.emit({ type: 'pillaged', seat, tokens })
  },
  why: (s, seat, code) => (V.pillage.is(code) ? refusal('ADV-6.21', 'refuse.stock', { tokens: s.stock[seat] }) : null),
  fallback: (s, seat) => V.pillage.code(Math.min(MOST, s.stock[seat])),
  prompt: (s, seat) => ({ key: 'prompt.pillage', rule: 'ADV-6.21', args: { most: Math.min(MOST, s.stock[seat]) } }),
}
