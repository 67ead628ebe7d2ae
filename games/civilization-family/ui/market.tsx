/** The market, filled in from the position: over the map, and above the plain list. */
import { asking, has, NONE, owed } from '@ecumene/kernel'
import { TRADE_MINIMUM } from '../data/trade.ts'
import { useShown } from './cards-shown.ts'
import type { Part, Table } from './edition.ts'
import { useThread } from './market-talk.ts'
import type { MessageId } from './message.ts'
import type { SeenOffer } from './parts/market/models.ts'
import { OfferFacts } from './parts/market/offer.tsx'
import { Thread } from './parts/market/offers-made.tsx'
import { TradeScreen } from './parts/market/trade.tsx'
import { setsOf } from './sets.ts'

/** For the plain list: only while the market is open to the viewer. */
export function OpenMarket(p: Part) {
  if (p.seat === 'table' || p.replaying || asking(p.view) !== p.edition.decisions.trade) return null
  return <Market p={p} me={p.seat} />
}
export function Market({ p, me }: { p: Part; me: number }) {
  const s = p.view
  const shown = useShown(p)
  const thread = useThread(p)
  const { market, rules, trade } = p.edition
  const seats = Array.from({ length: s.seats }, (_, q) => q)
  const find = (verb: string, other?: number) =>
    p.legal.find(a => a.verb === verb && (other === undefined || a.with === other)) ?? null
  return (
    <TradeScreen
      me={me}
      sets={setsOf(p, me)}
      icons={trade.icons}
      goods={trade.commodities}
      nameable={trade.ids}
      names={market.names}
      least={TRADE_MINIMUM}
      others={seats.filter(q => q !== me).map(q => ({ seat: q, name: p.seats[q].name }))}
      offers={offersSeen(p).map(offer => ({
        ...offer,
        isMine: offer.seat === me,
        hidden: offer.seat === me ? countsOf(s, me, trade.ids) : null,
        agree: find('agree', offer.seat),
        iAgreed: has(s.agreed[me], offer.seat),
        theyAgreed: has(s.agreed[offer.seat], me),
      }))}
      withdraw={find('withdraw')}
      done={find('done')}
      isFinished={!has(owed(s), me)}
      shown={shown}
      thread={thread}
      rules={rules}
      mayName={(counts, names) => market.mayName(s, counts, names)}
      offer={market.offer}
      worth={market.worth}
      valueOf={kind => trade.value[trade.ids.indexOf(kind)] ?? 0}
      play={p.play}
      sayAction={p.sayAction}
      say={p.say}
      openRule={p.openRule}
    />
  )
}
/** The market for those who look on: what lies on the table, and what has been said. */
export function SeenMarket({ p }: { p: Part }) {
  const thread = useThread(p)
  const offers = offersSeen(p)
  return (
    <div className="civ-trade civ-trade-seen">
      <section className="civ-market">
        {offers.length === 0 && <p className="civ-hint">{p.say('ui.trade.none')}</p>}
        <ul>
          {offers.map(o => (
            <li key={o.seat} className="civ-offer" data-offer={o.seat} data-anchor={`offer:${o.seat}`}>
              <OfferFacts p={{ say: p.say, icons: p.edition.trade.icons }} o={o} />
            </li>
          ))}
        </ul>
      </section>
      <section className="civ-said-so-far">
        <Thread lines={thread} say={p.say} />
      </section>
    </div>
  )
}
/** What everybody may know of the offers on the table. */
function offersSeen(p: Part): readonly SeenOffer[] {
  const s = p.view
  const { market, trade } = p.edition
  return p.seats.flatMap(({ name }, seat) =>
    s.offerCards[seat] === 0
      ? []
      : [
          {
            seat,
            name,
            cards: s.offerCards[seat],
            points: market.pointsOf(s, seat),
            named: market.namesOf(s, seat),
            wants: s.offerWants[seat] === NONE ? null : trade.commodities[s.offerWants[seat]],
            to: s.offerTo[seat] === NONE ? null : s.offerTo[seat],
          },
        ],
  )
}
function countsOf(
  s: Table,
  me: number,
  ids: readonly MessageId<'trade'>[],
): Partial<Record<MessageId<'trade'>, number>> {
  const counts: Partial<Record<MessageId<'trade'>, number>> = {}
  ids.forEach((id, k) => {
    const n = s.offer[me * ids.length + k]
    if (n > 0) counts[id] = n
  })
  return counts
}
