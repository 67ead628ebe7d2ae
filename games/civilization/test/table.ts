/** A cleared table for tests, and the words of this game to arrange it. */
import { CARD_IDS, type CardId } from '@ecumene/civilization-family/data/cards.ts'
import { NATION_IDS, type NationId } from '@ecumene/civilization-family/data/nations.ts'
import { type Speaking, speaking } from '@ecumene/civilization-family/test/speaking.ts'
import { type Seating, seated, wordsOf } from '@ecumene/civilization-family/test/table.ts'
import { NONE } from '@ecumene/kernel'
import type { Position } from '@ecumene/testkit'
import { CALAMITY_IDS, type CalamityId, isRedBacked, STACK_OF, TRADE_IDS, type TradeId } from '../data/trade.ts'
import type { E } from '../src/events.ts'
import { civilization } from '../src/game.ts'
import { type S, stackAt } from '../src/state.ts'

export { area, type Seating, sound, step, until } from '@ecumene/civilization-family/test/table.ts'
export type Table = Position<S, E>

const NATIONS_OF: Readonly<Record<number, readonly NationId[]>> = {
  2: ['africa', 'italy'],
  3: ['africa', 'italy', 'crete'],
  4: ['asia', 'assyria', 'babylon', 'egypt'],
  5: ['thrace', 'crete', 'asia', 'babylon', 'egypt'],
}
const family = wordsOf<S, E, CardId, TradeId>({ cardIds: CARD_IDS, tradeIds: TRADE_IDS, stackOf: STACK_OF })
export const { put, city, ship, owns, pays, stockOf, tokens, cityAt, held, has, stackOf } = family

/** Everybody sees whether the next card of a stack has a red back. */
function lookAtTops({ s }: Table): void {
  for (let stack = 0; stack < s.redTop.length; stack++) {
    const top = s.stackSize[stack] > 0 ? s.stack[stackAt(stack, s.stackSize[stack] - 1)] : NONE
    s.redTop[stack] = isRedBacked(top) ? 1 : 0
  }
}
/** Trade cards from their stacks into a hand. */
export function hand(p: Table, seat: number, cards: Partial<Record<TradeId, number>>): Table {
  family.hand(p, seat, cards)
  lookAtTops(p)
  return p
}
/** A calamity face up before a player, with the one who traded it. */
export function suffers(p: Table, seat: number, id: CalamityId, giver = NONE): Table {
  family.takeFromStack(p, id)
  lookAtTops(p)
  p.s.victim[CALAMITY_IDS.indexOf(id)] = seat
  p.s.giver[CALAMITY_IDS.indexOf(id)] = giver
  return p
}

const WORDS = { ...family, hand, suffers }
/** Six players use the whole map and 55 tokens: the usual ground. Optional rules are off unless named. */
export function table(seats = 6, o: Seating = {}): Speaking<Table, typeof WORDS> {
  const isFull = o.variant === undefined || !['nomads', 'farmers'].includes(o.variant)
  const nations = o.nations ?? ((isFull && NATIONS_OF[seats]) || NATION_IDS.slice(0, seats))
  const options = { mercy: false, lateAfrica: false, ...o.options }
  return speaking(seated(civilization, seats, nations, { ...o, options }), WORDS)
}
