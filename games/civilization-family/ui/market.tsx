/** The market, filled in from the position: over the map, and above the plain list. */
import { asking, has, NONE, owed } from '@ecumene/kernel'
import { TRADE_MINIMUM } from '../data/trade.ts'
import { useShown } from './cards-shown.ts'
import type { Part, Table } from './edition.ts'
import { useThread } from './market-talk.ts'
import type { MessageId } from './message.ts'
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
  const goodOf = (c: number): MessageId<'commodity'> | null => (c === NONE ? null : trade.commodities[c])
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
      offers={seats
        .filter(q => s.offerCards[q] > 0)
        .map(q => ({
          seat: q,
          name: p.seats[q].name,
          cards: s.offerCards[q],
          points: market.pointsOf(s, q),
          named: market.namesOf(s, q),
          wants: goodOf(s.offerWants[q]),
          to: s.offerTo[q] === NONE ? null : s.offerTo[q],
          isMine: q === me,
          hidden: q === me ? countsOf(s, me, trade.ids) : null,
          agree: find('agree', q),
          iAgreed: has(s.agreed[me], q),
          theyAgreed: has(s.agreed[q], me),
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
