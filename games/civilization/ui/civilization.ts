/** Civilization, as the drawings of the family ask for it. */
import { CARD_IDS, NO_CARD } from '@ecumene/civilization-family/data/cards.ts'
import { map } from '@ecumene/civilization-family/src/map.ts'
import { FULL, WAR } from '@ecumene/civilization-family/src/state.ts'
import type { Edition } from '@ecumene/civilization-family/ui/edition.ts'
import { CARD_ICONS, TRADE_ICONS } from '@ecumene/civilization-family/ui/look.ts'
import type { PhaseNumber } from '@ecumene/civilization-family/ui/message.ts'
import { asking, NONE, slot } from '@ecumene/kernel'
import { CARD_COST, CARD_LIMIT, CARD_NEEDS, CARD_SPECS, CARDS, CREDIT, GROUP_IDS } from '../data/cards.ts'
import {
  CALAMITY_IDS,
  COMMODITY_COUNT,
  COMMODITY_IDS,
  COMMODITY_VALUE,
  HAND_LIMIT,
  STACK_OF,
  TRADE_IDS,
} from '../data/trade.ts'
import { cardPoints, handValue } from '../src/query/holdings.ts'
import { offerPoints } from '../src/query/offers.ts'
import { available, priceOf } from '../src/query/prices.ts'
import { epochAt, groupsOf, pointsAt } from '../src/query/succession.ts'
import { handOf, type S } from '../src/state.ts'
import { CALAMITY_PROGRAMS, DECISIONS } from '../src/verbs.ts'
import { calamityLines } from './calamity-lines.ts'
import { needsOf, nextTax } from './ledger.ts'
import { isPlanned, tollOf } from './plan-tolls.ts'
import { RULES } from './rule-ids.ts'
import { SHOWING } from './showing-events.ts'

const PHASES_BY_RULESET: readonly (readonly PhaseNumber[])[] = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  [2, 4, 5, 8, 13],
  [2, 3, 4, 5, 6, 7, 8, 13],
]
const BUYING = 0
const TO_ALL = -1

export const CIVILIZATION: Edition = {
  decisions: DECISIONS,
  rules: RULES,
  cards: {
    ids: CARD_IDS,
    cost: CARD_COST,
    groups: GROUP_IDS,
    groupsOf: c => CARD_SPECS[CARD_IDS[c]].groups,
    credit: (a, b) => CREDIT[a * CARDS + b],
    needs: c => (CARD_NEEDS[c] === NO_CARD ? null : CARD_IDS[CARD_NEEDS[c]]),
    icons: CARD_ICONS,
    limit: CARD_LIMIT,
    canRunOut: () => true,
  },
  trade: {
    ids: TRADE_IDS,
    commodities: COMMODITY_IDS,
    value: COMMODITY_VALUE,
    count: COMMODITY_COUNT,
    calamities: CALAMITY_IDS,
    icons: TRADE_ICONS,
    handLimit: HAND_LIMIT,
    isTradable: () => true,
  },
  track: {
    lineOf: (s: S) => s.line,
    epochAt,
    pointsAt: (_, nation, position) => pointsAt(nation, position),
    isFrozen: () => false,
    needs: needsOf,
    isOpen: need => need.rule !== RULES.stepPoints,
  },
  sums: {
    handWorth: handValue,
    cardPoints,
    groupsOf,
    nextTax,
    parts: ['cards', 'trade', 'treasury'],
    /** CIV-20.3b */
    partsOf(s: S, seat) {
      const [cards, treasury] = [cardPoints(s, seat), s.treasury[seat]]
      return [cards, Math.max(0, s.total[seat] - cards - treasury), treasury]
    },
  },
  market: {
    names: 1,
    mayName: (_, counts, names) => (COMMODITY_IDS as readonly string[]).includes(names[0]) && counts[names[0]] > 0,
    namesOf: (s: S, seat) => (s.offerNames[seat] === NONE ? [] : [COMMODITY_IDS[s.offerNames[seat]]]),
    pointsOf: (s: S, seat) => s.offerPoints[seat],
    worth: counts => offerPoints(TRADE_IDS.map(id => counts[id] ?? 0)),
    offer: (cards, [commodity], to, want) => ({
      verb: 'offer',
      cards,
      commodity,
      target: to ?? TO_ALL,
      want: want ?? 'none',
    }),
    showing: SHOWING,
  },
  shop: {
    price: priceOf,
    isOpen: available,
    spendable: (s, seat, commodity) => s.hand[handOf(seat, commodity)],
    raised: () => undefined,
    stackOf: commodity => STACK_OF[commodity], // CIV-R-34
    isReturning: s => slot(s, 0) !== BUYING,
  },
  calamities: {
    phase: 12,
    programs: CALAMITY_PROGRAMS,
    lines: calamityLines,
    splitOf: (s: S) => (asking(s) === DECISIONS.pick || asking(s) === DECISIONS.faction ? s.war[WAR.victim] : NONE),
  },
  plans: { isPlanned, toll: tollOf },
  alike: {},
  phases: s => PHASES_BY_RULESET[s.ruleset],
  order(s) {
    if (s.round === 0 || asking(s) === DECISIONS.settle) return Array.from(s.turnCard)
    if (s.phase === 5) return Array.from(s.moveOrder)
    if (s.phase === 9) return Array.from(s.drawOrder)
    const succession = Array.from(s.succession)
    return s.phase === 11 && s.ruleset === FULL ? succession.reverse() : succession
  },
  startOf: (_, area) => map.start[area],
}
