/** A simple player: settles and builds like that of plain Civilization, trades for sets, passes calamities on, buys towards the next epoch. Deterministic given its rng. */
import { leastCity } from '@ecumene/civilization-family/src/bot/disaster.ts'
import {
  chooseGrowth,
  chooseMove,
  chooseShips,
  settledPopulation,
  supportsOneMore,
  worthBuilding,
} from '@ecumene/civilization-family/src/bot/land.ts'
import { NO_SITE } from '@ecumene/civilization-family/src/map.ts'
import { siteAt } from '@ecumene/civilization-family/src/query.ts'
import { type ActionJson, asking, type Code, type Codes, type Policy, type Rng, type Seat } from '@ecumene/kernel'
import { GOLD } from '../../data/trade.ts'
import { handOf, type S } from '../state.ts'
import { D, V } from '../verbs.ts'
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
import { chooseTrade } from './market.ts'

export const greedy: Policy<S> = (s: S, seat: Seat, legal: Codes, rng: Rng): Code | ActionJson => {
  switch (asking(s)) {
    case D.tax:
      return V.tax.code(
        s.stock[seat] < 2 * s.cities[seat] + 4 || s.treasury[seat] > 20
          ? 1
          : s.stock[seat] >= 3 * s.cities[seat] + 12
            ? 3
            : 2,
      )
    case D.seize:
      return bestCity(s, legal)
    case D.grow:
      return chooseGrowth(s, seat, legal)
    case D.ships:
      return chooseShips(s, seat, legal)
    case D.move:
      return chooseMove(s, seat, legal)
    case D.pillage:
      return V.pillage.code(s.stock[seat] >= 10 ? Math.min(3, s.stock[seat]) : 0)
    case D.build:
      return chooseBuilding(s, seat, legal)
    case D.support:
      return leastCity(s, legal, V.reduce.arg.area)
    case D.gold:
      return s.hand[handOf(seat, GOLD)] > 0 || s.treasury[seat] >= 24 || s.stock[seat] < 8
        ? V.buyGold.code()
        : V.done.code()
    case D.trade:
      return chooseTrade(s, seat, legal, rng)
    case D.acquire:
      return chooseCards(s, seat, legal)
    case D.lose:
      return chooseLoss(s, seat, legal)
    case D.order:
      return chooseOrder(s, legal)
    case D.accuse:
      return chooseAccused(s, legal)
    case D.reduce:
    case D.slaves:
    case D.coast:
    case D.quake:
    case D.shake:
    case D.betray:
    case D.condemn:
    case D.raid:
      return chooseCity(s, seat, legal)
    case D.erupt:
    case D.plain:
    case D.march:
      return chooseSpot(s, seat, legal)
    case D.pick:
    case D.annex:
      return choosePart(legal)
    case D.faction:
      return chooseFaction(s, seat)
    case D.convert:
      return chooseConversion(s, seat, legal)
    default:
      return legal.at[rng.below(legal.n)]
  }
}
/** Of cities in revolt, one on a site. */
function bestCity(s: S, legal: Codes): Code {
  for (let i = 0; i < legal.n; i++) if (siteAt(s, V.seize.arg.area(legal.at[i])) !== NO_SITE) return legal.at[i]
  return legal.at[0]
}
/** A city that the rest of the people can support; with Architecture, the one that takes least from the Treasury. */
function chooseBuilding(s: S, who: Seat, legal: Codes): Code {
  const plain = worthBuilding(s, who, legal)
  if (V.build.is(plain)) return plain
  let best = plain
  let least = 99
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!V.raise.is(code) || V.raise.arg.treasury(code) >= least) continue
    if (!supportsOneMore(s, who, settledPopulation(s, who, V.raise.arg.area(code)))) continue
    least = V.raise.arg.treasury(code)
    best = code
  }
  return best
}
