/** A position of the family in words: every player's areas and counts, one's own hand, the offers on the table. */
import { NONE, type Seat } from '@ecumene/kernel'
import type { AsText, TextProps } from '@ecumene/kit/seam.ts'
import { AREA_IDS, AREAS } from '../data/areas.ts'
import { NATION_IDS, SHIPS_EACH } from '../data/nations.ts'
import { AREA_OF_SHORE } from '../src/map.ts'
import { population } from '../src/query.ts'
import { type Common, shipOf, tokensAt } from '../src/state.ts'
import type { FamilyMessage, MessageId } from './message.ts'
import { phaseOf } from './position.ts'

/** What the two games call differently. */
export interface Book<S extends Common> {
  readonly trade: readonly MessageId<'trade'>[]
  readonly commodities: readonly MessageId<'commodity'>[]
  readonly cards: readonly MessageId<'card'>[]
  worth(kind: number, cards: number): number
  /** What an offer states, by the names of its event's arguments. */
  stated(s: S, seat: Seat): { readonly [name: string]: string | number }
  /** Rows of tokens and owners of cities that are no players: `seat.barbarians`. */
  readonly strangers?: (
    s: S,
  ) => readonly { readonly tokens: number; readonly city: number; readonly key: FamilyMessage }[]
}

export const textOf =
  <S extends Common>(book: Book<S>): AsText<S, FamilyMessage> =>
  p => {
    const seats = Array.from({ length: p.view.seats }, (_, seat) => seat)
    return [
      `${p.say('event.roundBegan', { round: p.view.round })} · ${p.say(`ui.phase.${phaseOf(p.view)}`)}`,
      ...seats.flatMap(seat => playerLines(p, book, seat)),
      ...(book.strangers?.(p.view) ?? []).flatMap(({ tokens, city, key }) => {
        const areas = areasOf(p, tokens, city)
        return areas.length > 0 ? [`${p.say(key)}: ${areas.join(', ')}`] : []
      }),
      ...handLines(p, book),
      ...offerLines(p, book, seats),
    ]
  }

function playerLines<S extends Common>(p: TextProps<S, FamilyMessage>, book: Book<S>, seat: Seat): readonly string[] {
  const { view: s, say } = p
  if (s.nation[seat] === NONE) return [p.player(seat)]
  const cards = book.cards.filter((_, card) => s.card[seat * book.cards.length + card] === 1)
  const counts = [
    say('ui.c.cities', { n: s.cities[seat] }),
    say('ui.c.tokens', { n: population(s, seat) }),
    say('ui.c.stock', { n: s.stock[seat] }),
    say('ui.c.treasury', { n: s.treasury[seat] }),
    say('ui.c.hand', { n: s.handSize[seat] }),
    `${say('part.position')} ${s.position[seat]}`,
  ]
  return [
    `${p.player(seat)} (${say(`nation.${NATION_IDS[s.nation[seat]]}`)}): ${counts.join(' · ')}`,
    ...indented([...areasOf(p, seat, seat), ...shipsOf(p, seat)]),
    ...indented(cards.map(id => say(`card.${id}`))),
  ]
}
const indented = (items: readonly string[]): readonly string[] => (items.length > 0 ? [`    ${items.join(', ')}`] : [])

function areasOf<S extends Common>(
  { view: s, say }: TextProps<S, FamilyMessage>,
  row: number,
  owner: number,
): readonly string[] {
  return AREA_IDS.flatMap((area, i) => {
    const tokens = row * AREAS < s.tokens.length ? s.tokens[tokensAt(i, row)] : 0
    return [
      ...(s.city[i] === owner ? [say('ui.stake.city', { area })] : []),
      ...(tokens > 0 ? [say('ui.stake.tokens', { area, n: tokens })] : []),
    ]
  })
}
function shipsOf<S extends Common>({ view: s, say }: TextProps<S, FamilyMessage>, seat: Seat): readonly string[] {
  return Array.from({ length: SHIPS_EACH }, (_, i) => shipOf(seat, i)).flatMap(at => {
    if (s.ship[at] === NONE) return []
    const ship = say('ui.ship', { area: AREA_IDS[AREA_OF_SHORE[s.ship[at]]] })
    return [s.aboard[at] > 0 ? `${ship} (${s.aboard[at]})` : ship]
  })
}
function handLines<S extends Common>(
  { view: s, seat, say }: TextProps<S, FamilyMessage>,
  book: Book<S>,
): readonly string[] {
  const held = book.trade.flatMap((trade, kind) => {
    const cards = s.hand[seat * book.trade.length + kind]
    return cards > 0 ? [say('ui.set', { trade, cards, points: book.worth(kind, cards) })] : []
  })
  return held.length > 0 ? [`${say('ui.hand')}:`, ...held.map(line => `    ${line}`)] : []
}
function offerLines<S extends Common>(
  { view: s, say }: TextProps<S, FamilyMessage>,
  book: Book<S>,
  seats: readonly Seat[],
): readonly string[] {
  const offers = seats.flatMap(seat => {
    if (s.offerCards[seat] === 0) return []
    const target = s.offerTo[seat]
    const want = s.offerWants[seat] === NONE ? 'none' : book.commodities[s.offerWants[seat]]
    const said = { seat, cards: s.offerCards[seat], want, ...book.stated(s, seat) }
    const line =
      target === NONE ? say('event.offered.hidden', said) : say('event.offeredTo.hidden', { ...said, target })
    return [`    ${line}`]
  })
  return offers.length > 0 ? [`${say('ui.trade.table')}:`, ...offers] : []
}
