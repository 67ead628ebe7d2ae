/**
 * Positions for the guide, arranged piece by piece: nothing is made or lost, so that the laws of the game hold in them
 * (a test looks).
 */
import { type AreaId, areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { CARD_IDS, type CardId } from '@ecumene/civilization-family/data/cards.ts'
import { NATION_IDS, type NationId } from '@ecumene/civilization-family/data/nations.ts'
import { orderSuccession } from '@ecumene/civilization-family/src/decisions/settle.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { call, type Seat, stop } from '@ecumene/kernel'
import { isRedBacked, STACK_OF, TRADE_IDS, type TradeId } from '../../data/trade.ts'
import { cardOf, handOf, type S, stackAt } from '../../src/state.ts'

export interface People {
  readonly nation: NationId
  readonly tokens: Readonly<Partial<Record<AreaId, number>>>
  readonly cities?: readonly AreaId[]
  readonly treasury?: number
  readonly hand?: Readonly<Partial<Record<TradeId, number>>>
  readonly cards?: readonly CardId[]
}
export interface Arrangement {
  /** The round that begins, and where the markers stand. */
  readonly round: number
  readonly position: number
  /** Seat by seat. */
  readonly peoples: readonly People[]
  /** What lies on top of the stacks 1, 2, …, the first to be drawn first. */
  readonly stacks?: readonly (readonly TradeId[])[]
}

/** Clears the table, sets it up as arranged and begins the round with this program. */
export function arrange(s: S, { round, position, peoples, stacks = [] }: Arrangement, program: number): void {
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
}
function settlePeople(s: S, seat: Seat, people: People): void {
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
  for (const [id, n] of Object.entries(people.hand ?? {}))
    for (let i = 0; i < n; i++) {
      s.hand[handOf(seat, takeFromStack(s, id as TradeId))]++
      s.handSize[seat]++
    }
  for (const id of people.cards ?? []) {
    s.card[cardOf(seat, CARD_IDS.indexOf(id))] = 1
    s.copies[CARD_IDS.indexOf(id)]--
  }
}
/** The card of this name that lies highest in its stack. */
function takeFromStack(s: S, id: TradeId): number {
  const kind = TRADE_IDS.indexOf(id)
  const stack = STACK_OF[kind]
  const size = s.stackSize[stack]
  let at = size - 1
  while (at >= 0 && s.stack[stackAt(stack, at)] !== kind) at--
  if (at < 0) throw new Error(`no ${id} is left`)
  for (let i = at; i < size - 1; i++) s.stack[stackAt(stack, i)] = s.stack[stackAt(stack, i + 1)]
  s.stack[stackAt(stack, size - 1)] = -1
  s.stackSize[stack]--
  look(s, stack)
  return kind
}
function putOnTop(s: S, stack: number, kind: number): void {
  s.stack[stackAt(stack, s.stackSize[stack])] = kind
  s.stackSize[stack]++
  look(s, stack)
}
function look(s: S, stack: number): void {
  const size = s.stackSize[stack]
  s.redTop[stack] = size > 0 && isRedBacked(s.stack[stackAt(stack, size - 1)]) ? 1 : 0
}
