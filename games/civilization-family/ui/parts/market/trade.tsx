/** The market: offers on the table, an offer to compose, and what has been said so far. */
import { useState } from 'react'
import { Agreed } from './agreed.tsx'
import { Compose } from './compose.tsx'
import type { TradeProps } from './models.ts'
import { Offer } from './offer.tsx'
import { Thread } from './offers-made.tsx'
import { ShownCards } from './shown-cards.tsx'

export function TradeScreen(p: TradeProps) {
  const [to, setTo] = useState<number | null>(null)
  return (
    <div className="civ-trade">
      <section className="civ-market">
        <h3>{p.say('ui.trade.table')}</h3>
        {p.offers.length === 0 && <p className="civ-hint">{p.say('ui.trade.none')}</p>}
        <ul>
          {standsOf(p).map(({ seat, name, offer }) =>
            offer ? (
              <Offer key={seat} p={p} o={offer} isAnswered={to === seat} onAnswer={() => setTo(seat)} />
            ) : (
              <li key={seat} className="civ-offer is-empty">
                <strong>{name}</strong> <span className="civ-hint">{p.say('ui.trade.noOffer')}</span>
              </li>
            ),
          )}
        </ul>
      </section>
      {p.isFinished ? (
        <section className="civ-compose" data-finished>
          <h3>{p.say('ui.trade.compose')}</h3>
          <p>{p.say('ui.trade.finished')}</p>
        </section>
      ) : (
        <Compose key={p.sets.map(s => `${s.id}${s.cards}`).join()} p={p} to={to} setTo={setTo} />
      )}
      <section className="civ-said-so-far">
        <Thread lines={p.thread} say={p.say} />
        {p.shown.length > 0 && <ShownCards shown={p.shown} say={p.say} />}
      </section>
      <Agreed p={p} />
    </div>
  )
}

/** Everybody has a place of their own, one's own offer the first: nothing moves when an offer comes or goes. */
function standsOf({ offers, others }: TradeProps) {
  const mine = offers.filter(o => o.isMine).map(offer => ({ seat: offer.seat, name: offer.name, offer }))
  if (offers.length === 0) return []
  return [...mine, ...others.map(other => ({ ...other, offer: offers.find(o => o.seat === other.seat) ?? null }))]
}
