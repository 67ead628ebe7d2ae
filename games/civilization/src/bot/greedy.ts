/** A simple player: settles, builds cities it can support, trades for sets, dumps calamities, buys towards the next epoch. Deterministic given its rng. */
import { GOLD } from '@ecumene/civilization-family/data/trade.ts'
import { leastCity } from '@ecumene/civilization-family/src/bot/disaster.ts'
import { chooseGrowth, chooseMove, chooseShips, worthBuilding } from '@ecumene/civilization-family/src/bot/land.ts'
import { type ActionJson, asking, type Code, type Codes, type Policy, type Rng, type Seat } from '@ecumene/kernel'
import { handOf, type S } from '../state.ts'
import { D, V } from '../verbs.ts'
import { chooseLoss, chooseOrder, chooseWar, worstRival } from './disaster.ts'
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
      return own(s, seat, legal, V.seize.arg.area) ?? legal.at[0]
    case D.raze:
      return other(s, seat, legal, V.raze.arg.area) ?? legal.at[0]
    case D.grow:
      return chooseGrowth(s, seat, legal)
    case D.ships:
      return chooseShips(s, seat, legal)
    case D.move:
      return chooseMove(s, seat, legal)
    case D.build:
      return worthBuilding(s, seat, legal)
    case D.support:
    case D.reduce:
    case D.quake:
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
    case D.share:
      return chooseOrder(s, seat, legal)
    case D.condemn:
      return worstRival(s, seat, legal, V.condemn)
    case D.shake:
      return worstRival(s, seat, legal, V.shake)
    case D.nominate:
    case D.pick:
    case D.faction:
    case D.annex:
      return chooseWar(s, seat, legal)
    default:
      return legal.at[rng.below(legal.n)]
  }
}
/** The first listed action about a city of this seat's own, or about somebody else's. */
function own(s: S, seat: Seat, legal: Codes, area: (code: Code) => number): Code | undefined {
  for (let i = 0; i < legal.n; i++) if (s.city[area(legal.at[i])] === seat) return legal.at[i]
  return undefined
}
function other(s: S, seat: Seat, legal: Codes, area: (code: Code) => number): Code | undefined {
  for (let i = 0; i < legal.n; i++) if (s.city[area(legal.at[i])] !== seat) return legal.at[i]
  return undefined
}
