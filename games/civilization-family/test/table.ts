/** The words with which both Civilizations arrange a table for a test. Each adds its own in `test/table.ts`. */
import { type Core, type GameDef, type LiveWorld, NONE, stop } from '@ecumene/kernel'
import { type Position, type PositionOptions, position } from '@ecumene/testkit'
import { expect } from 'vitest'
import { type AreaId, areaOf } from '../data/areas.ts'
import { NATION_IDS, type NationId } from '../data/nations.ts'
import { STACKS } from '../data/trade.ts'
import { orderSuccession } from '../src/decisions/settle.ts'
import { shoreOf } from '../src/map.ts'
import { type Common, shipOf, tokensAt } from '../src/state.ts'

export interface Seating extends PositionOptions {
  readonly nations?: readonly NationId[]
}
export const area = areaOf

/** A cleared table: nations seated in A.S.T. order, nothing on the board, every card in its stack. */
export function seated<T extends Common, E>(
  game: GameDef<T, E>,
  seats: number,
  nations: readonly NationId[],
  options: PositionOptions,
): Position<T, E> {
  const p = position(game, seats, options)
  stop(p.s)
  nations.forEach((id, seat) => {
    p.s.nation[seat] = NATION_IDS.indexOf(id)
  })
  orderSuccession(p.s)
  return p
}

/** The cards of one game: their ids in the order of their numbers, and the stack of each trade card. */
interface Cards<CardId extends string, TradeId extends string> {
  readonly cardIds: readonly CardId[]
  readonly tradeIds: readonly TradeId[]
  readonly stackOf: ArrayLike<number>
}
export function wordsOf<T extends Common, E, CardId extends string, TradeId extends string>({
  cardIds,
  tradeIds,
  stackOf,
}: Cards<CardId, TradeId>) {
  type Table = Position<T, E>
  const handOf = (seat: number, id: TradeId): number => seat * tradeIds.length + tradeIds.indexOf(id)
  const cardOf = (seat: number, id: CardId): number => seat * cardIds.length + cardIds.indexOf(id)
  const cellOf = (p: Table, stack: number, i: number): number => (stack * p.s.stack.length) / STACKS + i

  /** A card leaves its stack, the one nearest to the top. */
  function takeFromStack(p: Table, id: TradeId): number {
    const { s } = p
    const kind = tradeIds.indexOf(id)
    const stack = stackOf[kind]
    let at = s.stackSize[stack] - 1
    while (at >= 0 && s.stack[cellOf(p, stack, at)] !== kind) at--
    if (at < 0) throw new Error(`no ${id} left in stack ${stack + 1}`)
    for (let i = at; i < s.stackSize[stack] - 1; i++) s.stack[cellOf(p, stack, i)] = s.stack[cellOf(p, stack, i + 1)]
    s.stack[cellOf(p, stack, s.stackSize[stack] - 1)] = NONE
    s.stackSize[stack]--
    return kind
  }
  function pays(p: Table, seat: number, tokens: number): Table {
    p.s.treasury[seat] += tokens
    p.s.stock[seat] -= tokens
    return p
  }
  return {
    takeFromStack,
    put(p: Table, seat: number, id: AreaId, tokens: number): Table {
      p.s.tokens[tokensAt(area(id), seat)] += tokens
      p.s.stock[seat] -= tokens
      return p
    },
    city(p: Table, seat: number, id: AreaId, fresh = 0): Table {
      p.s.city[area(id)] = seat
      p.s.fresh[area(id)] = fresh
      p.s.cities[seat]++
      return p
    },
    ship(p: Table, seat: number, shore: string, i = 0): Table {
      expect(shoreOf(shore)).toBeGreaterThanOrEqual(0)
      p.s.ship[shipOf(seat, i)] = shoreOf(shore)
      return p
    },
    /** Trade cards from their stacks into a hand. */
    hand(p: Table, seat: number, cards: Partial<Record<TradeId, number>>): Table {
      for (const [id, n] of Object.entries(cards) as [TradeId, number][])
        for (let i = 0; i < n; i++) {
          takeFromStack(p, id)
          p.s.hand[handOf(seat, id)]++
          p.s.handSize[seat]++
        }
      return p
    },
    owns(p: Table, seat: number, ...cards: CardId[]): Table {
      for (const id of cards) {
        p.s.card[cardOf(seat, id)] = 1
        p.s.copies[cardIds.indexOf(id)]--
      }
      return p
    },
    /** Tokens from Stock to Treasury. */
    pays,
    /** Keep only so many tokens in Stock: the rest counts as Treasury. */
    stockOf: (p: Table, seat: number, tokens: number): Table => pays(p, seat, p.s.stock[seat] - tokens),
    tokens: (p: Table, seat: number, id: AreaId): number => p.s.tokens[tokensAt(area(id), seat)],
    cityAt: (p: Table, id: AreaId): number => p.s.city[area(id)],
    held: (p: Table, seat: number, id: TradeId): number => p.s.hand[handOf(seat, id)],
    has: (p: Table, seat: number, id: CardId): boolean => p.s.card[cardOf(seat, id)] === 1,
    /** The cards of a stack from the top down. */
    stackOf: (p: Table, number: number): string[] =>
      Array.from(
        { length: p.s.stackSize[number - 1] },
        (_, i) => tradeIds[p.s.stack[cellOf(p, number - 1, p.s.stackSize[number - 1] - 1 - i)]],
      ),
  }
}

// What a position says of itself, as functions.
export const sound = <S extends Core, E>(p: Position<S, E>): Position<S, E> => p.sound()
export const step = <S extends Core, E>(
  p: Position<S, E>,
  rules: (s: S, world: LiveWorld<E>) => void,
  ...dice: number[]
): Position<S, E> => p.step(rules, ...dice)
export const until = <S extends Core, E>(p: Position<S, E>, decision: string | null): Position<S, E> =>
  p.until(decision)
