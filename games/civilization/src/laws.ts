/** Laws that hold after every action: no piece and no card is ever lost or made (CIV-2.7.1b). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { NATION_IDS, SHIPS_EACH } from '@ecumene/civilization-family/data/nations.ts'
import { STACKS } from '@ecumene/civilization-family/data/trade.ts'
import { AREA_OF_SHORE, NONE, OPEN_SEA } from '@ecumene/civilization-family/src/map.ts'
import { afloat, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { FULL, shipOf, tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { asking } from '@ecumene/kernel'
import { CARDS } from '../data/cards.ts'
import { COMMODITIES, isRedBacked, KIND_COUNT, KINDS, TRADE_IDS } from '../data/trade.ts'
import { offerPoints } from './offers.ts'
import { cardOf, handOf, paidOf, type S, stackAt } from './state.ts'
import { D } from './verbs.ts'

export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  pieces(s, broken)
  if (s.ruleset === FULL) {
    tradeCards(s, broken)
    cards(s, broken)
  }
  return broken
}
function pieces(s: S, broken: string[]): void {
  for (let p = 0; p < s.seats; p++) {
    let tokens = s.stock[p] + s.treasury[p] + afloat(s, p)
    let cities = 0
    for (let a = 0; a < AREAS; a++) {
      const n = s.tokens[tokensAt(a, p)]
      tokens += n
      if (s.city[a] === p) cities++
      if ((n > 0 || s.city[a] === p) && (!inPlay(s, a) || OPEN_SEA[a]))
        broken.push(`seat ${p} has units in ${AREA_IDS[a]}, which is out of play`)
    }
    if (tokens !== s.tokensEach) broken.push(`seat ${p}: ${tokens} tokens in all, ${s.tokensEach} in use`)
    if (cities !== s.cities[p]) broken.push(`seat ${p}: ${cities} cities on the board, ${s.cities[p]} said`)
    if (asking(s) !== D.move && afloat(s, p) > 0) broken.push(`seat ${p}: tokens aboard after movement`)
    for (let i = 0; i < SHIPS_EACH; i++) {
      const shore = s.ship[shipOf(p, i)]
      if (shore === NONE) continue
      if (!inPlay(s, AREA_OF_SHORE[shore])) broken.push(`seat ${p}: a ship out of play`)
      if (asking(s) !== D.move && OPEN_SEA[AREA_OF_SHORE[shore]]) broken.push(`seat ${p}: a ship left in open sea`)
    }
  }
}
function tradeCards(s: S, broken: string[]): void {
  const seen = new Array<number>(KINDS).fill(0)
  for (let p = 0; p < s.seats; p++) {
    let n = 0
    let offered = 0
    for (let k = 0; k < KINDS; k++) {
      const held = s.hand[handOf(p, k)]
      n += held
      seen[k] += held
      offered += s.offer[handOf(p, k)]
      if (s.offer[handOf(p, k)] > held) broken.push(`seat ${p} offers ${TRADE_IDS[k]} he does not hold`)
      if (k < COMMODITIES && s.payment[paidOf(p, k)] > held)
        broken.push(`seat ${p} pays ${TRADE_IDS[k]} he does not hold`)
      if (held > 0 && isRedBacked(k)) broken.push(`seat ${p}: a red-backed calamity in hand`)
    }
    if (n !== s.handSize[p]) broken.push(`hand of seat ${p}: ${n} cards, ${s.handSize[p]} said`)
    if (offered !== s.offerCards[p]) broken.push(`offer of seat ${p}: ${offered} cards, ${s.offerCards[p]} said`)
    if (offered > 0) {
      if (offerPoints(s.offer.subarray(handOf(p, 0), handOf(p + 1, 0))) !== s.offerPoints[p])
        broken.push(`offer of seat ${p}: an untrue total`)
      if (s.offer[handOf(p, s.offerNames[p])] === 0) broken.push(`offer of seat ${p}: an untrue commodity`)
    }
  }
  for (let v = 0; v < STACKS; v++) {
    for (let i = 0; i < s.stackSize[v]; i++) if (s.stack[stackAt(v, i)] !== NONE) seen[s.stack[stackAt(v, i)]]++
    const top = s.stackSize[v] > 0 ? s.stack[stackAt(v, s.stackSize[v] - 1)] : NONE
    if ((s.redTop[v] === 1) !== (top !== NONE && isRedBacked(top)))
      broken.push(`stack ${v + 1}: its back is not what is seen`)
  }
  for (let k = 0; k < KINDS; k++) {
    if (k >= COMMODITIES && s.victim[k - COMMODITIES] !== NONE) seen[k]++
    if (seen[k] !== KIND_COUNT[k]) broken.push(`${TRADE_IDS[k]}: ${seen[k]} cards, not ${KIND_COUNT[k]}`)
  }
}
function cards(s: S, broken: string[]): void {
  for (let p = 0; p < s.seats; p++) {
    let n = 0
    for (let c = 0; c < CARDS; c++) n += s.card[cardOf(p, c)]
    if (n > 11) broken.push(`seat ${p} (${NATION_IDS[s.nation[p]]}) holds ${n} civilization cards`)
  }
  for (let c = 0; c < CARDS; c++) if (s.copies[c] < 0) broken.push(`${CARD_IDS[c]}: too many sold`)
}
