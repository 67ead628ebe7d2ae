/** Every number of a position that the tables of the family show, asked from the rules of the edition. */
import type { Json, Seat } from '@ecumene/kernel'
import type { Truth } from '@ecumene/kit/figure.ts'
import { type AreaId, areaOf } from '../data/areas.ts'
import { cardCount, population, shipsOf } from '../src/query.ts'
import { shipOf, tokensAt } from '../src/state.ts'
import type { Edition, Part, Table } from './edition.ts'
import type { FigureName } from './figure.ts'

/** `groups`: how many groups of cards there are, where what the next step needs says so. */
export function figuresOf(edition: Edition, groups?: number) {
  const { cards, market, shop, sums, trade, track } = edition
  const kind = (id: string): number => (trade.ids as readonly string[]).indexOf(id)
  const card = (id: string): number => (cards.ids as readonly string[]).indexOf(id)
  const held = (s: Table, seat: Seat, id: string): number => s.hand[seat * trade.ids.length + kind(id)]
  const worthOf = (id: string): number => trade.value[kind(id)] ?? 0
  return {
    population,
    stock: (s, seat) => s.stock[seat],
    treasury: (s, seat) => s.treasury[seat],
    cities: (s, seat) => s.cities[seat],
    /** Cities, tokens on the board, tokens that they need; without a city nothing is said. */
    support: (s, seat) => (s.cities[seat] === 0 ? null : [s.cities[seat], population(s, seat), 2 * s.cities[seat]]),
    /** Tokens of the next taxation, and cities that revolt. */
    tax: (s, seat) => {
      const { paid, unpaid } = sums.nextTax(s, seat)
      return unpaid > 0 ? [paid, unpaid] : paid > 0 ? paid : null
    },
    hand: (s, seat) => [s.handSize[seat], sums.handWorth(s, seat)],
    handSize: (s, seat) => s.handSize[seat],
    cards: (s, seat) => [cardCount(s, seat), sums.cardPoints(s, seat)],
    ships: shipsOf,
    groups: sums.groupsOf,
    /** Of one commodity or calamity in hand: how many, what they are worth, what one more would add. */
    held,
    setWorth: (s, seat, id) => held(s, seat, id) ** 2 * worthOf(id),
    oneMore: (s, seat, id) => (2 * held(s, seat, id) + 1) * worthOf(id),
    /** What the next step on the table asks, and what there is of it. */
    need: (s, seat, nth) => {
      // The sentences, in numbers alone.
      const say = (key: string, { least, has }: { readonly [name: string]: Json | undefined } = {}): string =>
        [
          ...(key === 'ui.need.city' ? [] : [least]),
          ...(key === 'ui.need.groups' && groups !== undefined ? [groups] : []),
          has,
        ].join(' ')
      const asked = track.needs({ view: s, say } as unknown as Part, seat)[Number(nth)]
      return asked === undefined ? null : asked.text.split(' ').map(Number)
    },
    /** Tokens of a seat in an area, and on a ship. */
    tokens: (s, seat, area) => s.tokens[tokensAt(areaOf(area as AreaId), seat)],
    aboard: (s, seat, ship) => s.aboard[shipOf(seat, Number(ship))],
    offerCards: (s, seat) => s.offerCards[seat],
    offerPoints: market.pointsOf,
    /** How many of each kind lie in the viewer's own offer. */
    offered: (s, seat) => trade.ids.map((_, k) => s.offer[seat * trade.ids.length + k]).filter(n => n > 0),
    price: (s, seat, id) => shop.price(s, seat, card(id)),
    copies: (s, _, id) => s.copies[card(id)],
    toReduce: (s, seat) => s.toReduce[seat],
    part: (s, seat, nth) => sums.partsOf(s, seat)[Number(nth)],
    total: (s, seat) => s.total[seat],
  } satisfies Record<FigureName, Truth<Table>>
}
