/**
 * Swaps that are ready: the others have agreed, and one press makes them. They stand at the foot of the market, always
 * in sight, where they push nothing aside; one that is no longer possible is said to be off, not simply gone.
 */

import { useEffect, useRef, useState } from 'react'
import { figure } from '../../figure.ts'
import type { OfferModel, TradeProps } from './models.ts'

export function Agreed({ p }: { p: TradeProps }) {
  const ready = p.offers.filter(o => o.agree !== null && o.theyAgreed)
  const { off, forget } = useOff(ready, p.offers)
  if (ready.length === 0 && off === null) return null
  return (
    <div className="civ-agreed" role="status" data-testid="agreed">
      {ready.map(o => (
        <p key={o.seat}>
          <span>
            {p.say('ui.trade.theyAgreed', { seat: o.seat })}{' '}
            <span className="civ-hint" {...figure('offerCards', o.seat)}>
              {p.say('ui.trade.youGet', { cards: o.cards, list: namesOf(p, o) })}
            </span>
          </span>
          <button
            type="button"
            className="button small primary"
            data-agree={o.seat}
            data-anchor={`agree:${o.seat}`}
            onClick={() => o.agree && p.play(o.agree)}
          >
            {p.say('ui.trade.agree')}
          </button>
        </p>
      ))}
      {off !== null && (
        <p>
          <span>{p.say('ui.trade.off', { seat: off })}</span>
          <button type="button" className="button small" onClick={forget}>
            {p.say('ui.trade.seen')}
          </button>
        </p>
      )}
    </div>
  )
}
const namesOf = (p: TradeProps, o: OfferModel): string => o.named.map(kind => p.say(`trade.${kind}`)).join(', ')

/** The last player whose swap could be made and no longer can, though nothing was swapped. */
function useOff(ready: readonly OfferModel[], offers: readonly OfferModel[]) {
  const [off, setOff] = useState<number | null>(null)
  const before = useRef<readonly number[]>([])
  const seats = ready.map(o => o.seat)
  const key = seats.join()
  const mine = offers.some(o => o.isMine)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was ready before, and is no longer, counts
  useEffect(() => {
    // Own cards have gone: that was the swap, or one's own word.
    const lost = mine ? before.current.find(seat => !seats.includes(seat)) : undefined
    if (lost !== undefined) setOff(lost)
    else if (seats.length > 0) setOff(old => (old !== null && seats.includes(old) ? null : old))
    before.current = seats
  }, [key, mine])
  return { off, forget: () => setOff(null) }
}
