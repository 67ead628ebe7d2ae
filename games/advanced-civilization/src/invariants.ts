/** Laws that hold after every action: no piece and no card is ever lost or made (ADV-0.1.9, ADV-0.1.4). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { AREA_OF_SHORE, LIMIT, NONE, OPEN_SEA } from '@ecumene/civilization-family/src/map.ts'
import { afloat, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { asking } from '@ecumene/kernel'
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
  tokensAt,
} from './state.ts'
import { D } from './verbs.ts'

const DRAWING = 9
const TRADING = 10
export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  pieces(s, broken)
  wild(s, broken)
  hands(s, broken)
  tradeCards(s, broken)
  cards(s, broken)
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
    if (s.waiting[p] > 0 && (tokens - s.stock[p] > 0 || cities > 0)) broken.push(`seat ${p} waits, but has units`)
    for (let i = 0; i < SHIPS_EACH; i++) {
      const shore = s.ship[shipOf(p, i)]
      if (shore === NONE) continue
      if (s.inert[p] === 1) broken.push(`seat ${p} has left, but not his ships`)
      if (!inPlay(s, AREA_OF_SHORE[shore])) broken.push(`seat ${p}: a ship out of play`)
      if (asking(s) !== D.move && OPEN_SEA[AREA_OF_SHORE[shore]]) broken.push(`seat ${p}: a ship left in open sea`)
    }
  }
}
/** Barbarians and pirates keep apart (ADV-21.7) and within the limit once they have stopped (ADV-21.8); they are only on land in play. */
function wild(s: S, broken: string[]): void {
  for (let a = 0; a < AREAS; a++) {
    const n = s.tokens[barbariansAt(s, a)]
    if ((n > 0 || s.city[a] === PIRATES) && (!inPlay(s, a) || OPEN_SEA[a]))
      broken.push(`Barbarians or pirates in ${AREA_IDS[a]}`)
    if (n > 0 && s.city[a] === PIRATES) broken.push(`Barbarians in the pirate city of ${AREA_IDS[a]}`)
    if (s.phase !== 11 && n > LIMIT[a]) broken.push(`${n} Barbarians in ${AREA_IDS[a]}`)
    if (s.city[a] !== NONE && s.city[a] !== PIRATES && s.city[a] >= s.seats)
      broken.push(`${AREA_IDS[a]}: a city of nobody`)
  }
}
function hands(s: S, broken: string[]): void {
  for (let p = 0; p < s.seats; p++) {
    let n = 0
    let offered = 0
    for (let k = 0; k < KINDS; k++) {
      const held = s.hand[handOf(p, k)]
      n += held
      offered += s.offer[handOf(p, k)]
      if (s.offer[handOf(p, k)] > held) broken.push(`seat ${p} offers ${TRADE_IDS[k]} he does not hold`)
      if (k < COMMODITIES && s.payment[paidOf(p, k)] > held)
        broken.push(`seat ${p} pays ${TRADE_IDS[k]} he does not hold`)
      if (held > 0 && isCalamity(k) && s.phase !== DRAWING && s.phase !== TRADING)
        broken.push(`seat ${p}: ${TRADE_IDS[k]} kept (ADV-11.4)`)
    }
    for (let c = 0; c < CALAMITIES; c++)
      if (s.from[fromOf(p, c)] !== NONE && s.hand[handOf(p, calamityCard(c))] === 0)
        broken.push(`seat ${p}: a giver of ${CALAMITY_IDS[c]}, which he does not hold`)
    if (s.shown[p] > s.hand[handOf(p, GRAIN)]) broken.push(`seat ${p}: Grain laid open that he does not hold`)
    if (n !== s.handSize[p]) broken.push(`hand of seat ${p}: ${n} cards, ${s.handSize[p]} said`)
    if (offered !== s.offerCards[p]) broken.push(`offer of seat ${p}: ${offered} cards, ${s.offerCards[p]} said`)
    if (
      offered > 0 &&
      !mayName(
        s,
        s.offer.subarray(handOf(p, 0), handOf(p + 1, 0)),
        s.offerNames[nameOf(p, 0)],
        s.offerNames[nameOf(p, 1)],
      )
    )
      broken.push(`offer of seat ${p}: untrue names`)
  }
}
function tradeCards(s: S, broken: string[]): void {
  const seen = Array.from(s.apart)
  for (let p = 0; p < s.seats; p++) for (let k = 0; k < KINDS; k++) seen[k] += s.hand[handOf(p, k)]
  for (let v = 0; v < STACKS; v++)
    for (let i = 0; i < s.stackSize[v]; i++) if (s.stack[stackAt(v, i)] !== NONE) seen[s.stack[stackAt(v, i)]]++
  for (let c = 0; c < CALAMITIES; c++) if (s.victim[c] !== NONE) seen[calamityCard(c)]++
  for (let k = 0; k < KINDS; k++)
    if (seen[k] !== KIND_COUNT[k]) broken.push(`${TRADE_IDS[k]}: ${seen[k]} cards, not ${KIND_COUNT[k]}`)
}
/** Cards are never lost (ADV-12.13); only newcomers hold copies that were not sold (ADV-24.2). */
function cards(s: S, broken: string[]): void {
  for (let c = 0; c < CARDS; c++) {
    let held = s.copies[c]
    for (let p = 0; p < s.seats; p++) held += s.card[cardOf(p, c)]
    const made = isForTwo(s) && c === MYSTICISM ? 1 : COPIES_EACH
    if (held < made) broken.push(`${CARD_IDS[c]}: ${made - held} lost`)
  }
}
