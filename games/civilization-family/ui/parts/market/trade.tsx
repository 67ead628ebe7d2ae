/** The market: offers on the table, an offer to compose, and what has been said so far. */
import { useState } from 'react'
import { Compose } from './compose.tsx'
import type { TradeProps } from './models.ts'
import { Offer } from './offer.tsx'
import { ShownCards } from './shown.tsx'
import { Thread } from './thread.tsx'

export function TradeScreen(p: TradeProps) {
  const [to, setTo] = useState<number | null>(null)
  return (
    <div className="civ-trade">
      <section className="civ-market">
        <h3>{p.say('ui.trade.table')}</h3>
        {p.offers.length === 0 && <p className="civ-hint">{p.say('ui.trade.none')}</p>}
        <ul>
          {p.offers.map(o => (
            <Offer key={o.seat} p={p} o={o} isAnswered={to === o.seat} onAnswer={() => setTo(o.seat)} />
          ))}
        </ul>
        <Thread lines={p.thread} say={p.say} />
        {p.shown.length > 0 && <ShownCards shown={p.shown} say={p.say} />}
      </section>
      <Compose key={p.sets.map(s => `${s.id}${s.cards}`).join()} p={p} to={to} setTo={setTo} />
    </div>
  )
}
