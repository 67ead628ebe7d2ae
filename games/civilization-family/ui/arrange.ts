/**
 * Positions of both Civilizations for guides and challenges, arranged piece by piece: nothing is made or lost, so that
 * the laws of the game hold in them (a test looks).
 */
import { call, NONE, type Seat, stop } from '@ecumene/kernel'
import { type AreaId, areaOf } from '../data/areas.ts'
import { NATION_IDS, type NationId } from '../data/nations.ts'
import { STACKS } from '../data/trade.ts'
import { orderSuccession } from '../src/decisions/settle.ts'
import { type Common, tokensAt } from '../src/state.ts'

export interface People<CardId extends string, TradeId extends string> {
  readonly nation: NationId
  readonly tokens: Readonly<Partial<Record<AreaId, number>>>
  readonly cities?: readonly AreaId[]
  readonly treasury?: number
  readonly hand?: Readonly<Partial<Record<TradeId, number>>>
  readonly cards?: readonly CardId[]
}
export interface Arrangement<CardId extends string, TradeId extends string> {
  /** The round that begins, and where the markers stand. */
  readonly round: number
  readonly position: number
  /** Seat by seat. */
  readonly peoples: readonly People<CardId, TradeId>[]
  /** What lies on top of the stacks 1, 2, …, the first to be drawn first. */
  readonly stacks?: readonly (readonly TradeId[])[]
}
/** The cards of one game: their ids in the order of their numbers, and the stack of each trade card. */
interface Cards<S, CardId extends string, TradeId extends string> {
  readonly cardIds: readonly CardId[]
  readonly tradeIds: readonly TradeId[]
  readonly stackOf: ArrayLike<number>
  /** Another card lies on top of this stack. */
  turned?(s: S, stack: number): void
}

export function arranging<S extends Common, CardId extends string, TradeId extends string>({
  cardIds,
  tradeIds,
  stackOf,
  turned = () => {},
}: Cards<S, CardId, TradeId>) {
  const cellOf = (s: S, stack: number, i: number): number => (stack * s.stack.length) / STACKS + i
  /** The card of this name that lies highest in its stack. */
  function takeFromStack(s: S, id: TradeId): number {
    const kind = tradeIds.indexOf(id)
    const stack = stackOf[kind]
    const size = s.stackSize[stack]
    let at = size - 1
    while (at >= 0 && s.stack[cellOf(s, stack, at)] !== kind) at--
    if (at < 0) throw new Error(`no ${id} is left`)
    for (let i = at; i < size - 1; i++) s.stack[cellOf(s, stack, i)] = s.stack[cellOf(s, stack, i + 1)]
    s.stack[cellOf(s, stack, size - 1)] = NONE
    s.stackSize[stack]--
    turned(s, stack)
    return kind
  }
  function putOnTop(s: S, stack: number, kind: number): void {
    s.stack[cellOf(s, stack, s.stackSize[stack])] = kind
    s.stackSize[stack]++
    turned(s, stack)
  }
  function settlePeople(s: S, seat: Seat, people: People<CardId, TradeId>): void {
    for (const [id, n] of Object.entries(people.tokens)) {
      s.tokens[tokensAt(areaOf(id as AreaId), seat)] = n
      s.stock[seat] -= n
    }
    for (const id of people.cities ?? []) {
      s.city[areaOf(id)] = seat
      s.cities[seat]++
    }
    s.treasury[seat] = people.treasury ?? 0
    s.stock[seat] -= s.treasury[seat]
    for (const [id, n] of Object.entries(people.hand ?? {}) as [TradeId, number][])
      for (let i = 0; i < n; i++) {
        s.hand[seat * tradeIds.length + takeFromStack(s, id)]++
        s.handSize[seat]++
      }
    for (const id of people.cards ?? []) {
      s.card[seat * cardIds.length + cardIds.indexOf(id)] = 1
      s.copies[cardIds.indexOf(id)]--
    }
  }
  return {
    takeFromStack,
    /** Clears the table, sets it up as arranged and begins with this program. */
    arrange(s: S, arrangement: Arrangement<CardId, TradeId>, program: number): void {
      const { round, position, peoples, stacks = [] } = arrangement
      stop(s)
      s.round = round - 1
      s.position.fill(position)
      peoples.forEach((people, seat) => {
        s.nation[seat] = NATION_IDS.indexOf(people.nation)
        settlePeople(s, seat, people)
      })
      orderSuccession(s)
      stacks.forEach((cards, stack) => {
        // All are taken out first: what has been put on top is not taken again.
        for (const kind of cards.map(id => takeFromStack(s, id)).reverse()) putOnTop(s, stack, kind)
      })
      call(s, program)
    },
  }
}
