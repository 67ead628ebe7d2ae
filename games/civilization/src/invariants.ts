/** Laws that hold after every action: no piece and no card is ever lost or made (CIV-2.7.1b). */

import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { STACKS } from '@ecumene/civilization-family/data/trade.ts'
import { checkPieces } from '@ecumene/civilization-family/src/invariants.ts'
import { FULL } from '@ecumene/civilization-family/src/state.ts'
import { NONE } from '@ecumene/kernel'
import { CARDS } from '../data/cards.ts'
import { COMMODITIES, isRedBacked, KIND_COUNT, KINDS, TRADE_IDS } from '../data/trade.ts'
import { offerPoints } from './query/offers.ts'
import { cardOf, handOf, paidOf, type S, stackAt } from './state.ts'
import { DECISIONS } from './verbs.ts'

export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  checkPieces(s, DECISIONS.move, broken)
  if (s.ruleset === FULL) {
    tradeCards(s, broken)
    cards(s, broken)
  }
  return broken
}
function tradeCards(s: S, broken: string[]): void {
  const seen = new Array<number>(KINDS).fill(0)
  for (let seat = 0; seat < s.seats; seat++) {
    let n = 0
    let offered = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const held = s.hand[handOf(seat, kind)]
      n += held
      seen[kind] += held
      offered += s.offer[handOf(seat, kind)]
      if (s.offer[handOf(seat, kind)] > held) broken.push(`seat ${seat} offers ${TRADE_IDS[kind]} they do not hold`)
      if (kind < COMMODITIES && s.payment[paidOf(seat, kind)] > held)
        broken.push(`seat ${seat} pays ${TRADE_IDS[kind]} they do not hold`)
      if (held > 0 && isRedBacked(kind)) broken.push(`seat ${seat}: a red-backed calamity in hand`)
    }
    if (n !== s.handSize[seat]) broken.push(`hand of seat ${seat}: ${n} cards, ${s.handSize[seat]} said`)
    if (offered !== s.offerCards[seat])
      broken.push(`offer of seat ${seat}: ${offered} cards, ${s.offerCards[seat]} said`)
    if (offered > 0) {
      if (offerPoints(s.offer.subarray(handOf(seat, 0), handOf(seat + 1, 0))) !== s.offerPoints[seat])
        broken.push(`offer of seat ${seat}: an untrue total`)
      if (s.offer[handOf(seat, s.offerNames[seat])] === 0) broken.push(`offer of seat ${seat}: an untrue commodity`)
    }
  }
  for (let stack = 0; stack < STACKS; stack++) {
    for (let i = 0; i < s.stackSize[stack]; i++)
      if (s.stack[stackAt(stack, i)] !== NONE) seen[s.stack[stackAt(stack, i)]]++
    const top = s.stackSize[stack] > 0 ? s.stack[stackAt(stack, s.stackSize[stack] - 1)] : NONE
    if ((s.redTop[stack] === 1) !== (top !== NONE && isRedBacked(top)))
      broken.push(`stack ${stack + 1}: its back is not what is seen`)
  }
  for (let kind = 0; kind < KINDS; kind++) {
    if (kind >= COMMODITIES && s.victim[kind - COMMODITIES] !== NONE) seen[kind]++
    if (seen[kind] !== KIND_COUNT[kind]) broken.push(`${TRADE_IDS[kind]}: ${seen[kind]} cards, not ${KIND_COUNT[kind]}`)
  }
}
function cards(s: S, broken: string[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let n = 0
    for (let card = 0; card < CARDS; card++) n += s.card[cardOf(seat, card)]
    if (n > 11) broken.push(`seat ${seat} (${NATION_IDS[s.nation[seat]]}) holds ${n} civilization cards`)
  }
  for (let card = 0; card < CARDS; card++) if (s.copies[card] < 0) broken.push(`${CARD_IDS[card]}: too many sold`)
}
