/**
 * A simple player: settles, builds cities it can support, trades for sets, dumps calamities, buys towards the next
 * epoch. Deterministic given its rng.
 */
import { leastCity } from '@ecumene/civilization-family/src/bot/cities.ts'
import { makeCommonChoice } from '@ecumene/civilization-family/src/bot/common-choices.ts'
import { worthBuilding } from '@ecumene/civilization-family/src/bot/land.ts'
import { type Manner, OBLIGING } from '@ecumene/civilization-family/src/bot/market.ts'
import { type Plan, SETTLE } from '@ecumene/civilization-family/src/bot/plan.ts'
import { chooseStart, type Homes } from '@ecumene/civilization-family/src/bot/start.ts'
import { shortOfTax } from '@ecumene/civilization-family/src/bot/stock.ts'
import { type ActionJson, asking, type Code, type Codes, NONE, type Policy, type Rng, type Seat } from '@ecumene/kernel'
import { KINDS } from '../../data/trade.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { chooseLoss, chooseOrder, chooseWar, worstRival } from './disaster.ts'
import { keepsGold } from './last-leg.ts'
import { chooseCards, PLAIN, type Taste } from './library.ts'
import { marketOf } from './market.ts'
import { byRow, ways } from './ways.ts'

type Trader = (s: S, seat: Seat, legal: Codes, rng: Rng) => Code | ActionJson
export type Buyer = (s: S, seat: Seat, legal: Codes) => Code
/** A player who begins where these homes are, moves by this plan, trades in this manner and buys by this taste. */
export const playerOf = (plan: Plan, manner: Manner, taste: Taste, homes: Homes): Policy<S> =>
  playerWith(plan, marketOf(manner).chooseTrade, (s, seat, legal) => chooseCards(s, seat, legal, taste), homes)
/** The same, who trades and buys in these ways. */
export function playerWith(plan: Plan, trade: Trader, buy: Buyer, homes: Homes): Policy<S> {
  const commonChoice = makeCommonChoice(VERBS, DECISIONS, KINDS, ways, plan)
  return (s: S, seat: Seat, legal: Codes, rng: Rng): Code | ActionJson => {
    if (asking(s) === DECISIONS.gold && shortOfTax(s, seat) <= 0 && !keepsGold(s, seat)) return VERBS.done.code()
    const common = commonChoice(s, seat, legal)
    if (common !== NONE) return common
    switch (asking(s)) {
      case DECISIONS.settle:
        return chooseStart(s, legal, VERBS, homes)
      case DECISIONS.seize:
        return own(s, seat, legal, VERBS.seize.arg.area) ?? legal.at[0]
      case DECISIONS.raze:
        return other(s, seat, legal, VERBS.raze.arg.area) ?? legal.at[0]
      case DECISIONS.build:
        return worthBuilding(s, seat, legal, VERBS)
      case DECISIONS.reduce:
      case DECISIONS.quake:
        return leastCity(s, legal, VERBS.reduce)
      case DECISIONS.trade:
        return trade(s, seat, legal, rng)
      case DECISIONS.acquire:
        return buy(s, seat, legal)
      case DECISIONS.lose:
        return chooseLoss(s, seat, legal)
      case DECISIONS.order:
      case DECISIONS.share:
        return chooseOrder(s, seat, legal)
      case DECISIONS.condemn:
        return worstRival(s, seat, legal, VERBS.condemn)
      case DECISIONS.shake:
        return worstRival(s, seat, legal, VERBS.shake)
      case DECISIONS.nominate:
      case DECISIONS.pick:
      case DECISIONS.faction:
      case DECISIONS.annex:
        return chooseWar(s, seat, legal)
      default:
        return legal.at[rng.below(legal.n)]
    }
  }
}
export const greedy = playerOf(SETTLE, OBLIGING, PLAIN, byRow)

/** The first listed action about a city of this seat's own, or about somebody else's. */
function own(s: S, seat: Seat, legal: Codes, area: (code: Code) => number): Code | undefined {
  for (let i = 0; i < legal.n; i++) if (s.city[area(legal.at[i])] === seat) return legal.at[i]
  return undefined
}
function other(s: S, seat: Seat, legal: Codes, area: (code: Code) => number): Code | undefined {
  for (let i = 0; i < legal.n; i++) if (s.city[area(legal.at[i])] !== seat) return legal.at[i]
  return undefined
}
