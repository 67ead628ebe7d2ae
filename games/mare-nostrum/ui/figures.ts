/** Every number of a position that the table shows, asked from the rules; the drawing is compared with it. */
import { NONE, type Seat, slot } from '@ecumene/kernel'
import type { Figures } from '@ecumene/kit/figure.ts'
import { FORTRESSES, LEGIONS, MARKERS, TRIREMES } from '../data/empires.ts'
import { COIN, RESOURCE_IDS, RESOURCES } from '../data/goods.ts'
import { PROVINCE_IDS, SEA_IDS } from '../data/names.ts'
import { SLOT_IDS } from '../src/board.ts'
import { fixedIncome, yieldOf } from '../src/effects/income.ts'
import { TOKEN_IDS } from '../src/powers/tokens.ts'
import { greatCities, holderOf } from '../src/query/control.ts'
import { glory, priceOfHero } from '../src/query/powers.ts'
import { holds } from '../src/query/resources.ts'
import { stairs } from '../src/query/sets.ts'
import { freeLegions, legionsIn, triremesIn, unitsOf } from '../src/query/units.ts'
import { at, FORT, LEGION, MARKER, type S, TRIREME } from '../src/state.ts'
import { lacking, pack } from './plan/pack.ts'
import { heroOf, stockOf } from './plan/purchases.ts'
import { bargainsOf } from './powers.ts'

const placeIn =
  (ids: readonly string[]) =>
  (id: string): number =>
    ids.indexOf(id)
const resource = placeIn(RESOURCE_IDS)
const province = placeIn(PROVINCE_IDS)
const sea = placeIn(SEA_IDS)
const slotOf = placeIn(SLOT_IDS)
const titles = (s: S, seat: Seat): number => s.leader.filter(leader => leader === seat).length
const PIECES: Readonly<Record<string, readonly [piece: number, of: number]>> = {
  legions: [LEGION, LEGIONS],
  triremes: [TRIREME, TRIREMES],
  fortresses: [FORT, FORTRESSES],
  markers: [MARKER, MARKERS],
}
const COSTS: Readonly<Record<string, (s: S, seat: Seat) => number>> = {
  three: () => 3,
  six: () => 6,
  hero: priceOfHero,
  pyramids: () => 12,
}

export const figures = {
  /** Resources of a kind, and those of them that do not lie on the tray. */
  goods: (s, seat, id) => holds(s, seat, resource(id)),
  goodsLeft: (s, seat, id) => holds(s, seat, resource(id)) - s.tray[at.hold(seat, resource(id))],
  held: (s, seat) => s.holdSize[seat],
  /** The largest set, sets of three, coins; nothing that lies on the tray. */
  sets: (s, seat) => {
    const { largest, setsOf } = stairs(s, seat)
    return [largest, setsOf(3), holds(s, seat, COIN) - s.tray[at.hold(seat, COIN)]]
  },
  /** What a purchase costs, and what is lacking for it. */
  rung: (s, seat, key) => {
    const cost = COSTS[key](s, seat)
    const hero = heroOf(s, seat)
    if (pack(stockOf(s, seat), [cost], hero) !== null) return cost
    const { kinds, coins } = lacking(stockOf(s, seat), [cost], hero)
    return [cost, -Math.min(kinds, coins)]
  },
  bargain: (s, seat, id) => bargainsOf(s, seat).find(one => one.id === id)?.price ?? null,
  income: (s, seat, id) => fixedIncome(s, seat, new Int16Array(RESOURCES))[resource(id)],
  glory: (s, seat) => [glory(s, seat), 5],
  prestige: (s, seat) => s.holdSize[seat],
  conquest: (s, seat) => [greatCities(s, seat), 4],
  titles: (s, seat) => [titles(s, seat), 3],
  titlesHeld: titles,
  /** Pieces of a kind that stand nowhere. */
  left: (s, seat, kind) => s.pieces[at.pieces(seat, PIECES[kind][0])],
  units: unitsOf,
  heroPrice: priceOfHero,
  faceDown: s => TOKEN_IDS.filter((_, token) => s.owner[token] === NONE && s.faceUp[token] === 0).length,
  legions: (s, seat, id) => legionsIn(s, province(id), seat),
  /** All in a province, and those that stand on no slot. */
  legionsHere: (s, seat, id) => [legionsIn(s, province(id), seat), freeLegions(s, province(id), seat)],
  freeLegions: (s, seat, id) => freeLegions(s, province(id), seat),
  fleet: (s, seat, id) => triremesIn(s, sea(id), seat),
  yields: (s, _, id) => {
    const i = slotOf(id)
    return yieldOf(s, i, holderOf(s, i))
  },
  toLose: (s, seat) => slot(s, slot(s, 1) === seat ? 2 : 4) - s.lost[seat],
  marker: s => s.number,
  pile: s => s.pileSize,
  reserve: (s, _, id) => s.reserve[resource(id)],
} satisfies Figures<S>
