/** Laws that hold after every action: no piece and no card is ever lost or made (ADV-0.1.9, ADV-0.1.4). */

import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { checkPieces } from '@ecumene/civilization-family/src/invariants.ts'
import { map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { inPlay } from '@ecumene/civilization-family/src/query.ts'
import { CARD_IDS, CARDS, COPIES_EACH, MYSTICISM } from '../data/cards.ts'
import { SHIPS_EACH } from '../data/nations.ts'
import {
  CALAMITIES,
  CALAMITY_IDS,
  COMMODITIES,
  calamityCard,
  GRAIN,
  isCalamity,
  KIND_COUNT,
  KINDS,
  STACKS,
  TRADE_IDS,
} from '../data/trade.ts'
import { mayName } from './query/naming.ts'
import {
  barbariansAt,
  cardOf,
  fromOf,
  handOf,
  isForTwo,
  nameOf,
  PIRATES,
  paidOf,
  type S,
  shipOf,
  stackAt,
} from './state.ts'
import { DECISIONS } from './verbs.ts'

const DRAWING = 9
const TRADING = 10
export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  checkPieces(s, DECISIONS.move, broken)
  comings(s, broken)
  wild(s, broken)
  hands(s, broken)
  tradeCards(s, broken)
  cards(s, broken)
  return broken
}
/** Who waits has nothing on the board yet (ADV-R-76); who has left has no ships (ADV-24.3). */
function comings(s: S, broken: string[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.waiting[seat] > 0 && (s.stock[seat] !== s.tokensEach || s.cities[seat] > 0))
      broken.push(`seat ${seat} waits, but has units`)
    if (s.inert[seat] === 1)
      for (let i = 0; i < SHIPS_EACH; i++)
        if (s.ship[shipOf(seat, i)] !== NONE) broken.push(`seat ${seat} has left, but not their ships`)
  }
}
/**
 * Barbarians and pirates keep apart (ADV-21.7) and within the limit once they have stopped (ADV-21.8); they are only on
 * land in play.
 */
function wild(s: S, broken: string[]): void {
  for (let area = 0; area < AREAS; area++) {
    const n = s.tokens[barbariansAt(s, area)]
    if ((n > 0 || s.city[area] === PIRATES) && (!inPlay(s, area) || map.openSea[area]))
      broken.push(`Barbarians or pirates in ${AREA_IDS[area]}`)
    if (n > 0 && s.city[area] === PIRATES) broken.push(`Barbarians in the pirate city of ${AREA_IDS[area]}`)
    if (s.phase !== 11 && n > map.limit[area]) broken.push(`${n} Barbarians in ${AREA_IDS[area]}`)
    if (s.city[area] !== NONE && s.city[area] !== PIRATES && s.city[area] >= s.seats)
      broken.push(`${AREA_IDS[area]}: a city of nobody`)
  }
}
function hands(s: S, broken: string[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let n = 0
    let offered = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const held = s.hand[handOf(seat, kind)]
      n += held
      offered += s.offer[handOf(seat, kind)]
      if (s.offer[handOf(seat, kind)] > held) broken.push(`seat ${seat} offers ${TRADE_IDS[kind]} they do not hold`)
      if (kind < COMMODITIES && s.payment[paidOf(seat, kind)] > held)
        broken.push(`seat ${seat} pays ${TRADE_IDS[kind]} they do not hold`)
      if (held > 0 && isCalamity(kind) && s.phase !== DRAWING && s.phase !== TRADING)
        broken.push(`seat ${seat}: ${TRADE_IDS[kind]} kept (ADV-11.4)`)
    }
    for (let calamity = 0; calamity < CALAMITIES; calamity++)
      if (s.from[fromOf(seat, calamity)] !== NONE && s.hand[handOf(seat, calamityCard(calamity))] === 0)
        broken.push(`seat ${seat}: a giver of ${CALAMITY_IDS[calamity]}, which they do not hold`)
    if (s.shown[seat] > s.hand[handOf(seat, GRAIN)]) broken.push(`seat ${seat}: Grain laid open that they do not hold`)
    if (n !== s.handSize[seat]) broken.push(`hand of seat ${seat}: ${n} cards, ${s.handSize[seat]} said`)
    if (offered !== s.offerCards[seat])
      broken.push(`offer of seat ${seat}: ${offered} cards, ${s.offerCards[seat]} said`)
    if (
      offered > 0 &&
      !mayName(
        s,
        s.offer.subarray(handOf(seat, 0), handOf(seat + 1, 0)),
        s.offerNames[nameOf(seat, 0)],
        s.offerNames[nameOf(seat, 1)],
      )
    )
      broken.push(`offer of seat ${seat}: untrue names`)
  }
}
function tradeCards(s: S, broken: string[]): void {
  const seen = Array.from(s.apart)
  for (let seat = 0; seat < s.seats; seat++)
    for (let kind = 0; kind < KINDS; kind++) seen[kind] += s.hand[handOf(seat, kind)]
  for (let stack = 0; stack < STACKS; stack++)
    for (let i = 0; i < s.stackSize[stack]; i++)
      if (s.stack[stackAt(stack, i)] !== NONE) seen[s.stack[stackAt(stack, i)]]++
  for (let calamity = 0; calamity < CALAMITIES; calamity++)
    if (s.victim[calamity] !== NONE) seen[calamityCard(calamity)]++
  for (let kind = 0; kind < KINDS; kind++)
    if (seen[kind] !== KIND_COUNT[kind]) broken.push(`${TRADE_IDS[kind]}: ${seen[kind]} cards, not ${KIND_COUNT[kind]}`)
}
/** Cards are never lost (ADV-12.13); only newcomers hold copies that were not sold (ADV-24.2). */
function cards(s: S, broken: string[]): void {
  for (let card = 0; card < CARDS; card++) {
    let held = s.copies[card]
    for (let seat = 0; seat < s.seats; seat++) held += s.card[cardOf(seat, card)]
    const made = isForTwo(s) && card === MYSTICISM ? 1 : COPIES_EACH
    if (held < made) broken.push(`${CARD_IDS[card]}: ${made - held} lost`)
  }
}
