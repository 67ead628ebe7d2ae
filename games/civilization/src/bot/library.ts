/** The greedy player as a buyer: as much as it can afford, never a card that would make the finish unreachable with eleven. */
import { FINISH, LATE_BRONZE, NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { CARD_COST, CARD_GROUPS, CARD_LIMIT, CARDS } from '../../data/cards.ts'
import { TRACKS } from '../../data/nations.ts'
import { COMMODITIES, COMMODITY_VALUE, isCalamity, KINDS, setValue } from '../../data/trade.ts'
import { basketPrice, basketSize, priceOf } from '../purchase.ts'
import { cardPoints } from '../query.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { epochAt } from '../succession.ts'
import { V } from '../verbs.ts'

const DEAR = 110
const DEAREST = 170

export function chooseCards(s: S, who: Seat, legal: Codes): Code {
  if (legal.n === 1) return legal.at[0]
  if (V.giveBack.is(legal.at[0])) return giveBack(s, who, legal)
  let best = NONE
  let most = -1
  const held = cardCount(s, who) + basketSize(s, who)
  // Cards that leave the finish within reach; when copies have run out and none does, the dearest.
  for (let strict = 1; strict >= 0 && best === NONE; strict--)
    for (let i = 0; i < legal.n; i++) {
      const code = legal.at[i]
      if (!V.take.is(code)) continue
      const card = V.take.arg.card(code)
      if (strict ? !leavesRoom(s, who, card) : CARD_COST[card] < (held < CARD_LIMIT - 1 ? DEAR : DEAREST)) continue
      const value = worth(s, who, card)
      if (value > most) {
        most = value
        best = code
      }
    }
  if (best !== NONE) return best
  return basketSize(s, who) > 0 ? spendOrPay(s, who, legal) : V.done.code()
}
/** Face value against price, and a bonus for a group still missing before the Late Bronze Age. */
function worth(s: S, who: Seat, card: number): number {
  let groups = 0
  for (let c = 0; c < CARDS; c++) if (hasCard(s, who, c) || s.basket[cardOf(who, c)]) groups |= CARD_GROUPS[c]
  const early = epochAt(s, s.nation[who], s.position[who]) < LATE_BRONZE
  const fresh = CARD_GROUPS[card] & ~groups
  return CARD_COST[card] * 2 - priceOf(s, who, card) + (early && fresh !== 0 ? 120 : 0)
}
/** With this card among the eleven, could the dearest of the rest still reach what the finish asks? */
function leavesRoom(s: S, who: Seat, card: number): boolean {
  if (s.line < FINISH) return true
  const points = TRACKS[NATION_IDS[s.nation[who]]].points
  const goal = points[points.length - 1] - 60 // Treasury and hand help at the end
  let sum = cardPoints(s, who) + CARD_COST[card]
  let n = cardCount(s, who) + 1
  for (let c = 0; c < CARDS; c++)
    if (s.basket[cardOf(who, c)]) {
      sum += CARD_COST[c]
      n++
    }
  // Cards stand in no order of cost: take the dearest again and again.
  let taken = 0
  while (n < CARD_LIMIT) {
    let dearest = NONE
    for (let c = 0; c < CARDS; c++) {
      if (c === card || hasCard(s, who, c) || s.basket[cardOf(who, c)] || s.copies[c] === 0 || (taken >> c) & 1)
        continue
      if (dearest === NONE || CARD_COST[c] > CARD_COST[dearest]) dearest = c
    }
    if (dearest === NONE) break
    taken |= 1 << dearest
    sum += CARD_COST[dearest]
    n++
  }
  return sum >= goal
}
/** Whole holdings that cover what the Treasury does not and are least missed afterwards: single cards first, they buy at face and build nothing. */
function spendOrPay(s: S, who: Seat, legal: Codes): Code {
  const need = basketPrice(s, who) - s.treasury[who]
  let best = NONE
  let least = 99999
  for (let sets = 0; sets < 1 << COMMODITIES; sets++) {
    let value = 0
    let missed = 0
    for (let c = 0; c < COMMODITIES; c++) {
      if (!((sets >> c) & 1)) continue
      const n = s.hand[handOf(who, c)]
      value += setValue(c, n)
      missed += n === 1 ? 4 * COMMODITY_VALUE[c] : 10 * setValue(c, n)
    }
    if (value >= need && missed < least) {
      least = missed
      best = sets
    }
  }
  for (let c = 0; c < COMMODITIES && best !== NONE; c++) {
    const n = s.hand[handOf(who, c)]
    if ((best >> c) & 1 && n > s.payment[paidOf(who, c)]) return V.spend.code(c, n)
  }
  return legal.has(V.pay.code()) ? V.pay.code() : legal.at[0]
}
/** The card that is worth least in the hand; a calamity is kept for somebody else. */
function giveBack(s: S, who: Seat, legal: Codes): Code {
  if (legal.has(V.done.code())) return V.done.code()
  let best = legal.at[0]
  let least = 99999
  for (let k = 0; k < KINDS; k++) {
    const n = s.hand[handOf(who, k)]
    if (n === 0) continue
    const value = isCalamity(k) ? 6 : (2 * n - 1) * COMMODITY_VALUE[k]
    if (value < least) {
      least = value
      best = V.giveBack.code(k)
    }
  }
  return best
}
