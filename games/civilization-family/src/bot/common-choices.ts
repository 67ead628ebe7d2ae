/** What the simple player answers to the questions that both games ask. */
import { asking, type Code, type Codes, NONE, type Seat } from '@ecumene/kernel'
import { GOLD } from '../../data/trade.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'
import { leastCity } from './cities.ts'
import { chooseGrowth, chooseMove } from './land.ts'
import { makeLook, type WarWays } from './look.ts'
import type { Plan } from './plan.ts'
import { chooseShips } from './sea.ts'
import { shortOfTax } from './stock.ts'

type Asked = 'tax' | 'grow' | 'ships' | 'move' | 'support' | 'gold'

/** Its answer, or NONE if the question is one of the game's own. `kinds`: how many kinds of trade card there are. */
export const makeCommonChoice = (
  verbs: SharedVerbs,
  decisions: Readonly<Record<Asked, number>>,
  kinds: number,
  ways: WarWays,
  plan: Plan,
) => {
  const look = makeLook(ways, plan)
  return (s: Common, seat: Seat, legal: Codes): Code => {
    switch (asking(s)) {
      case decisions.tax:
        return verbs.tax.code(taxRate(s, seat, plan))
      case decisions.grow:
        return chooseGrowth(s, seat, legal, verbs)
      case decisions.ships:
        return chooseShips(s, seat, legal, verbs, look)
      case decisions.move:
        return chooseMove(s, seat, legal, verbs, look)
      case decisions.support:
        return leastCity(s, legal, verbs.reduce)
      case decisions.gold:
        return s.hand[seat * kinds + GOLD] > 0 ||
          s.treasury[seat] >= plan.gold ||
          s.stock[seat] < 8 ||
          shortOfTax(s, seat) > 0
          ? verbs.buyGold.code()
          : verbs.done.code()
      default:
        return NONE
    }
  }
}
/** As much as the Stock bears. */
function taxRate(s: Common, seat: Seat, plan: Plan): number {
  if (s.stock[seat] < 2 * s.cities[seat] + 4 || s.treasury[seat] > plan.rich) return 1
  return s.stock[seat] >= 3 * s.cities[seat] + 12 ? 3 : 2
}
