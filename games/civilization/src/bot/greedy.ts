/**
 * A simple player: settles, builds cities it can support, trades for sets, dumps calamities, buys towards the next
 * epoch. Deterministic given its rng.
 */
import { GOLD } from '@ecumene/civilization-family/data/trade.ts'
import { leastCity } from '@ecumene/civilization-family/src/bot/cities.ts'
import { chooseGrowth, chooseMove, chooseShips, worthBuilding } from '@ecumene/civilization-family/src/bot/land.ts'
import { type ActionJson, asking, type Code, type Codes, type Policy, type Rng, type Seat } from '@ecumene/kernel'
import { handOf, type S } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'
import { chooseLoss, chooseOrder, chooseWar, worstRival } from './disaster.ts'
import { chooseCards } from './library.ts'
import { chooseTrade } from './market.ts'

export const greedy: Policy<S> = (s: S, seat: Seat, legal: Codes, rng: Rng): Code | ActionJson => {
  switch (asking(s)) {
    case decisions.tax:
      return verbs.tax.code(
        s.stock[seat] < 2 * s.cities[seat] + 4 || s.treasury[seat] > 20
          ? 1
          : s.stock[seat] >= 3 * s.cities[seat] + 12
            ? 3
            : 2,
      )
    case decisions.seize:
      return own(s, seat, legal, verbs.seize.arg.area) ?? legal.at[0]
    case decisions.raze:
      return other(s, seat, legal, verbs.raze.arg.area) ?? legal.at[0]
    case decisions.grow:
      return chooseGrowth(s, seat, legal, verbs)
    case decisions.ships:
      return chooseShips(s, seat, legal, verbs)
    case decisions.move:
      return chooseMove(s, seat, legal, verbs)
    case decisions.build:
      return worthBuilding(s, seat, legal, verbs)
    case decisions.support:
    case decisions.reduce:
    case decisions.quake:
      return leastCity(s, legal, verbs.reduce)
    case decisions.gold:
      return s.hand[handOf(seat, GOLD)] > 0 || s.treasury[seat] >= 24 || s.stock[seat] < 8
        ? verbs.buyGold.code()
        : verbs.done.code()
    case decisions.trade:
      return chooseTrade(s, seat, legal, rng)
    case decisions.acquire:
      return chooseCards(s, seat, legal)
    case decisions.lose:
      return chooseLoss(s, seat, legal)
    case decisions.order:
    case decisions.share:
      return chooseOrder(s, seat, legal)
    case decisions.condemn:
      return worstRival(s, seat, legal, verbs.condemn)
    case decisions.shake:
      return worstRival(s, seat, legal, verbs.shake)
    case decisions.nominate:
    case decisions.pick:
    case decisions.faction:
    case decisions.annex:
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
