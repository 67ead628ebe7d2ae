/** A cleared table for tests, and the words of this game to arrange it. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { NATION_IDS, type NationId } from '@ecumene/civilization-family/data/nations.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { type Speaking, speaking } from '@ecumene/civilization-family/test/speaking.ts'
import { area, type Seating, seated, wordsOf } from '@ecumene/civilization-family/test/table.ts'
import type { Position } from '@ecumene/testkit'
import { CARD_IDS, type CardId } from '../data/cards.ts'
import { CALAMITY_IDS, type CalamityId, STACK_OF, TRADE_IDS, type TradeId } from '../data/trade.ts'
import type { E } from '../src/events.ts'
import { advancedCivilization } from '../src/game.ts'
import { barbariansAt, fromOf, PIRATES, type S } from '../src/state.ts'

export { area, type Seating, sound, step, until } from '@ecumene/civilization-family/test/table.ts'
export type Table = Position<S, E>

const NATIONS_OF: Readonly<Record<number, readonly NationId[]>> = {
  2: ['thrace', 'crete'],
  3: ['africa', 'italy', 'crete'],
  4: ['asia', 'assyria', 'babylon', 'egypt'],
  5: ['thrace', 'crete', 'asia', 'babylon', 'egypt'],
}
const family = wordsOf<S, E, CardId, TradeId>({ cardIds: CARD_IDS, tradeIds: TRADE_IDS, stackOf: STACK_OF })
export const { put, city, ship, hand, owns, pays, stockOf, tokens, cityAt, held, has, stackOf } = family

export function barbarians(p: Table, id: AreaId, tokens: number): Table {
  p.s.tokens[barbariansAt(p.s, area(id))] += tokens
  return p
}
export function pirates(p: Table, id: AreaId): Table {
  p.s.city[area(id)] = PIRATES
  return p
}
/** A calamity in a hand, and who passed it there. */
export function holdsCalamity(p: Table, seat: number, id: CalamityId, from = NONE): Table {
  hand(p, seat, { [id]: 1 })
  p.s.from[fromOf(seat, CALAMITY_IDS.indexOf(id))] = from
  return p
}
/** A calamity revealed before a player, with the one who traded it. */
export function suffers(p: Table, seat: number, id: CalamityId, giver = NONE): Table {
  family.takeFromStack(p, id)
  p.s.victim[CALAMITY_IDS.indexOf(id)] = seat
  p.s.giver[CALAMITY_IDS.indexOf(id)] = giver
  return p
}
export const wild = (p: Table, id: AreaId): number => p.s.tokens[barbariansAt(p.s, area(id))]
export const apart = (p: Table, id: TradeId): number => p.s.apart[TRADE_IDS.indexOf(id)]

const WORDS = { ...family, barbarians, pirates, holdsCalamity, suffers, wild, apart }
/** Six players use the whole map and 55 tokens: the usual ground. */
export function table(seats = 6, o: Seating = {}): Speaking<Table, typeof WORDS> {
  const nations = o.nations ?? NATIONS_OF[seats] ?? NATION_IDS.slice(0, seats)
  return speaking(seated(advancedCivilization, seats, nations, o), WORDS)
}
