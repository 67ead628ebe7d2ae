/** Advanced Civilization, as the drawings of the family ask for it. */
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import type { Edition } from '@ecumene/civilization-family/ui/edition.ts'
import { asking, has, NONE, slot } from '@ecumene/kernel'
import {
  CARD_COST,
  CARD_IDS,
  CARD_NEEDS,
  CARD_SPECS,
  CARDS,
  CREDIT,
  GROUP_IDS,
  MINING,
  MYSTICISM,
  NO_CARD,
} from '../data/cards.ts'
import { FINISH } from '../data/nations.ts'
import {
  CALAMITY_IDS,
  COMMODITY_COUNT,
  COMMODITY_IDS,
  COMMODITY_VALUE,
  HAND_LIMIT,
  isTradable,
  MINED,
  TRADE_IDS,
} from '../data/trade.ts'
import { startOf } from '../src/decisions/settle.ts'
import { RETURNING } from '../src/effects/purchases.ts'
import { cardPoints, groupsOf, handValue, holds } from '../src/query/holdings.ts'
import { gainInHand } from '../src/query/mining.ts'
import { mayName } from '../src/query/naming.ts'
import { available, priceOf, spendable } from '../src/query/prices.ts'
import { epochAt, isFrozen, pointsAt } from '../src/query/succession.ts'
import { cellPoints, cityPoints } from '../src/scoring.ts'
import { nameOf, type S } from '../src/state.ts'
import { CALAMITY_PROGRAMS, DECISIONS } from '../src/verbs.ts'
import { woeLines } from './calamity-lines.ts'
import { needsOf, nextTax } from './ledger.ts'
import { CARD_ICONS, TRADE_ICONS } from './look.ts'
import { isPlanned, tollOf } from './plan-tolls.ts'
import { RULES } from './rule-ids.ts'
import { SHOWING } from './showing-events.ts'

const TO_ALL = -1
const kindOf = (id: string): number => (TRADE_IDS as readonly string[]).indexOf(id)
const countsOf = (counts: Readonly<Record<string, number>>): readonly number[] => TRADE_IDS.map(id => counts[id] ?? 0)

export const ADVANCED: Edition = {
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
    limit: CARDS,
    canRunOut: (s, c) => c === MYSTICISM && s.seats === 2, // ADV-23.6
  },
  trade: {
    ids: TRADE_IDS,
    commodities: COMMODITY_IDS,
    value: COMMODITY_VALUE,
    count: COMMODITY_COUNT,
    calamities: CALAMITY_IDS,
    icons: TRADE_ICONS,
    handLimit: HAND_LIMIT,
    isTradable,
  },
  track: { lineOf: () => FINISH, epochAt, pointsAt, isFrozen, needs: needsOf, isOpen: () => true },
  sums: {
    handWorth: (s: S, seat) => handValue(s, seat) + gainInHand(s, seat),
    cardPoints,
    groupsOf,
    nextTax,
    parts: ['cards', 'trade', 'treasury', 'cells', 'cities'],
    /** ADV-15.1 */
    partsOf(s: S, seat) {
      const [cards, treasury, cells, cities] = [
        cardPoints(s, seat),
        s.treasury[seat],
        cellPoints(s, seat),
        cityPoints(s, seat),
      ]
      return [cards, s.total[seat] - cards - treasury - cells - cities, treasury, cells, cities]
    },
  },
  market: {
    names: 2,
    mayName: (s: S, counts, [a, b]) => mayName(s, countsOf(counts), kindOf(a), kindOf(b)),
    namesOf: (s: S, seat) => [0, 1].flatMap(i => TRADE_IDS[s.offerNames[nameOf(seat, i)]] ?? []),
    pointsOf: () => null,
    worth: () => null,
    offer: (cards, [commodity, other], to, want) => ({
      verb: 'offer',
      cards,
      commodity,
      other,
      target: to ?? TO_ALL,
      want: want ?? 'none',
    }),
    showing: SHOWING,
  },
  shop: {
    price: priceOf,
    isOpen: available,
    spendable,
    raised: (s: S, seat, c) => (holds(s, seat, MINING) && MINED.includes(c) ? COMMODITY_COUNT[c] : undefined),
    isReturning: (s, seat) => has(slot(s, RETURNING), seat),
  },
  calamities: {
    phase: 11,
    programs: CALAMITY_PROGRAMS,
    lines: woeLines,
    splitOf: (s: S) =>
      asking(s) === DECISIONS.pick || asking(s) === DECISIONS.faction || asking(s) === DECISIONS.annex
        ? s.war[WAR.victim]
        : NONE,
  },
  plans: { isPlanned, toll: tollOf },
  alike: { hordeMoved: 'walked', raised: 'built' },
  phases: () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  order(s) {
    if (s.round === 0) return Array.from(s.turnCard)
    if (s.phase === 3 || s.phase === 4 || s.phase === 5) return Array.from(s.moveOrder)
    return Array.from(s.phase === 9 ? s.drawOrder : s.succession)
  },
  startOf,
}
