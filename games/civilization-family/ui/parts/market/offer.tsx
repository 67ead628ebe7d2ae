/** One offer on the table, with what the viewer may answer. */
import { planned } from '@ecumene/kit/figure.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { figure } from '../../figure.ts'
import type { MessageId } from '../../message.ts'
import { gainOf } from './gains.ts'
import type { OfferModel, SeenOffer, TradeProps } from './models.ts'

/** What everybody may know of it: whose it is, for whom, how much, and what is said to be in it. */
export function OfferFacts({ p, o }: { p: Pick<TradeProps, 'say' | 'icons'>; o: SeenOffer }) {
  return (
    <>
      <p>
        <strong>{o.name}</strong>{' '}
        <span className="civ-hint">
          {o.to === null ? p.say('ui.trade.toAll') : p.say('ui.trade.toOne', { target: o.to })}
        </span>
      </p>
      <p className="civ-facts">
        <b {...figure('offerCards', o.seat)}>{p.say('ui.trade.cards', { cards: o.cards })}</b>
        {o.points !== null && (
          <b {...figure('offerPoints', o.seat)}>{p.say('ui.trade.points', { points: o.points })}</b>
        )}
        {o.named.map((id, i) => (
          <span key={i}>
            <Icon body={p.icons[id]} size="1.1em" /> {p.say('ui.trade.named', { commodity: id })}
          </span>
        ))}
        {o.wants && (
          <span className="civ-talk">
            <Icon body={p.icons[o.wants]} size="1.1em" /> {p.say('ui.trade.wants', { commodity: o.wants })}
          </span>
        )}
      </p>
    </>
  )
}
export function Offer({
  p,
  o,
  isAnswered,
  onAnswer,
}: {
  p: TradeProps
  o: OfferModel
  isAnswered: boolean
  onAnswer: () => void
}) {
  return (
    <li
      className={`civ-offer ${o.isMine ? 'is-mine' : ''} ${o.theyAgreed ? 'is-agreed' : ''}`}
      data-offer={o.seat}
      data-anchor={`offer:${o.seat}`}
    >
      <OfferFacts p={p} o={o} />
      {o.hidden && (
        <p className="civ-hint" {...figure('offered', o.seat)}>
          {p.say('ui.trade.hidden')}{' '}
          {(Object.entries(o.hidden) as [MessageId<'trade'>, number][])
            .map(([id, n]) => `${p.say(`trade.${id}`)} × ${n}`)
            .join(', ')}
        </p>
      )}
      {o.theyAgreed && !o.isMine && <p className="civ-good">{p.say('ui.trade.theyAgreed', { seat: o.seat })}</p>}
      {o.iAgreed && <p className="civ-hint">{p.say('ui.trade.iAgreed')}</p>}
      <div className="civ-offer-tools">
        {!o.isMine && o.named.length > 0 && (
          <span className="civ-gain" {...planned('gain')}>
            {p.say('ui.trade.gain', { points: gainOf(p, o.named) })}
          </span>
        )}
        {o.agree && !o.theyAgreed && (
          <button
            type="button"
            className="button small primary"
            data-agree={o.seat}
            onClick={() => o.agree && p.play(o.agree)}
          >
            {p.say('ui.trade.agree')}
          </button>
        )}
        {!o.isMine && (
          <button
            type="button"
            className="button small"
            aria-pressed={isAnswered}
            data-answer={o.seat}
            onClick={onAnswer}
          >
            {p.say('ui.trade.answer')}
          </button>
        )}
        {o.isMine && p.withdraw && (
          <button type="button" className="button small" data-withdraw onClick={() => p.withdraw && p.play(p.withdraw)}>
            {p.say('ui.trade.withdraw')}
          </button>
        )}
      </div>
    </li>
  )
}
