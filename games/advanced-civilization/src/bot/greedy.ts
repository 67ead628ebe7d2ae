/**
 * A simple player: settles and builds like that of plain Civilization, trades for sets, passes calamities on, buys
 * towards the next epoch. Deterministic given its rng.
 */
import { makeCommonChoice } from '@ecumene/civilization-family/src/bot/common-choices.ts'
import { settledPopulation, supportsOneMore, worthBuilding } from '@ecumene/civilization-family/src/bot/land.ts'
import { type Plan, SETTLE } from '@ecumene/civilization-family/src/bot/plan.ts'
import { chooseStart, type Homes } from '@ecumene/civilization-family/src/bot/start.ts'
import { NO_SITE } from '@ecumene/civilization-family/src/map.ts'
import { siteAt } from '@ecumene/civilization-family/src/query.ts'
import { type ActionJson, asking, type Code, type Codes, NONE, type Policy, type Rng, type Seat } from '@ecumene/kernel'
import { KINDS } from '../../data/trade.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import {
  chooseAccused,
  chooseCity,
  chooseConversion,
  chooseFaction,
  chooseLoss,
  chooseOrder,
  choosePart,
  chooseSpot,
} from './disaster.ts'
import { chooseCards } from './library.ts'
import { AGREES, marketOf } from './market.ts'
import { byRow, ways } from './ways.ts'

/** How a player differs from others: where they begin, how they move, trade and buy. */
export interface PlayerStyle {
  readonly homes: Homes
  readonly plan: Plan
  readonly trade: Policy<S>
  readonly buy?: (s: S, seat: Seat, legal: Codes) => Code
}
export function playerOf({ homes, plan, trade, buy = chooseCards }: PlayerStyle): Policy<S> {
  const commonChoice = makeCommonChoice(VERBS, DECISIONS, KINDS, ways, plan)
  return (s: S, seat: Seat, legal: Codes, rng: Rng): Code | ActionJson => {
    const common = commonChoice(s, seat, legal)
    if (common !== NONE) return common
    switch (asking(s)) {
      case DECISIONS.settle:
        return chooseStart(s, legal, VERBS, homes)
      case DECISIONS.seize:
        return bestCity(s, legal)
      case DECISIONS.pillage:
        return VERBS.pillage.code(s.stock[seat] >= 10 ? Math.min(3, s.stock[seat]) : 0)
      case DECISIONS.build:
        return chooseBuilding(s, seat, legal)
      case DECISIONS.trade:
        return trade(s, seat, legal, rng)
      case DECISIONS.acquire:
        return buy(s, seat, legal)
      case DECISIONS.lose:
        return chooseLoss(s, seat, legal)
      case DECISIONS.order:
        return chooseOrder(s, legal)
      case DECISIONS.accuse:
        return chooseAccused(s, legal)
      case DECISIONS.reduce:
      case DECISIONS.slaves:
      case DECISIONS.coast:
      case DECISIONS.quake:
      case DECISIONS.shake:
      case DECISIONS.betray:
      case DECISIONS.condemn:
      case DECISIONS.raid:
        return chooseCity(s, seat, legal)
      case DECISIONS.erupt:
      case DECISIONS.plain:
      case DECISIONS.march:
        return chooseSpot(s, seat, legal)
      case DECISIONS.pick:
      case DECISIONS.annex:
        return choosePart(legal)
      case DECISIONS.faction:
        return chooseFaction(s, seat)
      case DECISIONS.convert:
        return chooseConversion(s, seat, legal)
      default:
        return legal.at[rng.below(legal.n)]
    }
  }
}
export const greedy = playerOf({ homes: byRow, plan: SETTLE, trade: marketOf(AGREES).chooseTrade })

/** Of cities in revolt, one on a site. */
function bestCity(s: S, legal: Codes): Code {
  for (let i = 0; i < legal.n; i++) if (siteAt(s, VERBS.seize.arg.area(legal.at[i])) !== NO_SITE) return legal.at[i]
  return legal.at[0]
}
/** A city that the rest of the people can support; with Architecture, the one that takes least from the Treasury. */
function chooseBuilding(s: S, seat: Seat, legal: Codes): Code {
  const plain = worthBuilding(s, seat, legal, VERBS)
  if (VERBS.build.is(plain)) return plain
  let best = plain
  let least = 99
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!VERBS.raise.is(code) || VERBS.raise.arg.treasury(code) >= least) continue
    if (!supportsOneMore(s, seat, settledPopulation(s, seat, VERBS.raise.arg.area(code)))) continue
    least = VERBS.raise.arg.treasury(code)
    best = code
  }
  return best
}
