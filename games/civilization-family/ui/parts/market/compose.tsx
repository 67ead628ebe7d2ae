/** An offer in the making: cards from the hand, its true facts filled in. Buttons and lists: a keyboard is enough. */

import type { Seat } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { Count, Word } from '@ecumene/kit/prompt-slots.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTaking } from '../../hand-taker.ts'
import type { MessageId } from '../../message.ts'
import { SetCard } from '../card-sets.tsx'
import { answerTo, costOf } from './gains.ts'
import type { TradeProps } from './models.ts'
import { askedFor, choicesFor, chosenNames, namings } from './namings.ts'

export function Compose({ p, to, setTo }: { p: TradeProps; to: number | null; setTo: (seat: Seat | null) => void }) {
  const [chosen, choose] = useState<Readonly<Record<string, number>>>({})
  const [wished, wish] = useState<readonly (MessageId<'trade'> | undefined)[]>([])
  const [wantsOwn, setWants] = useState<MessageId<'commodity'> | null | undefined>(undefined)
  // An answer to an offer asks for what the offer names, unless changed.
  const offered = p.offers.find(o => o.seat === to && !o.isMine)?.named.find(kind => isGood(p, kind))
  const wants = wantsOwn === undefined ? (offered ?? null) : wantsOwn
  const counts = Object.fromEntries(Object.entries(chosen).filter(([, n]) => n > 0))
  const cards = Object.values(counts).reduce((a, b) => a + b, 0)
  // An answer begins with what the other asks for.
  const answered = useRef<number | null>(null)
  useEffect(() => {
    const offer = to === answered.current ? undefined : p.offers.find(o => o.seat === to && !o.isMine)
    answered.current = to
    if (offer && cards === 0) choose(answerTo(p, offer, p.least))
  }, [to, p, cards])
  const possible = namings(p, counts, askedFor(p.offers, to))
  const named = chosenNames(possible, wished)
  const add = (id: MessageId<'trade'>, have: number): void =>
    choose({ ...chosen, [id]: ((chosen[id] ?? 0) + 1) % (have + 1) })
  useTaking(id => {
    const set = p.sets.find(s => s.id === id && !s.isBound)
    if (set) add(id, set.cards)
  })
  const trouble = cards < p.least ? 'ui.trade.tooFew' : !named ? 'ui.trade.nameOne' : null
  const post = (): void => {
    if (!named) return
    p.play(p.offer(counts, named, to, wants))
    choose({})
    setTo(null)
  }
  return (
    <section className="civ-compose" data-testid="compose" {...planned('offer')}>
      <h3>{p.say('ui.trade.compose')}</h3>
      <p className="civ-hint">{p.say('ui.trade.tap', { least: p.least })}</p>
      {cards > 0 && <Count>{p.say('ui.trade.cards', { cards })}</Count>}
      <div className="civ-sets">
        {p.sets.map(set => (
          <SetCard
            key={set.id}
            set={set}
            seat={p.me}
            chosen={chosen[set.id] ?? 0}
            label={p.say('ui.trade.put', { trade: set.id, cards: set.cards, chosen: chosen[set.id] ?? 0 })}
            moreText={set.more !== null ? `+${set.more}` : undefined}
            tip={`trade:${set.id}`}
            onChoose={set.isBound ? undefined : () => add(set.id, set.cards)}
          />
        ))}
      </div>
      <div className="civ-declared">
        <div>
          <span>{p.say('ui.trade.true')}</span>
          <span className="civ-said">
            {p.say('ui.trade.cards', { cards })}
            {p.worth(counts) !== null && ` · ${p.say('ui.trade.points', { points: p.worth(counts) })}`}
          </span>
          {cards > 0 && <span className="civ-hint">{p.say('ui.trade.cost', { points: costOf(p, counts) })}</span>}
        </div>
        {Array.from({ length: p.names }, (_, i) => (
          <label key={i}>
            <span>{p.say('ui.trade.name', { n: i + 1 })}</span>
            <select
              className="input"
              data-name={i}
              value={named?.[i] ?? ''}
              disabled={named === null}
              onChange={e => wish(Object.assign([...wished], { [i]: e.target.value }))}
            >
              {named === null && <option value="">—</option>}
              {choicesFor(possible, named, i).map(g => (
                <option key={g} value={g}>
                  {p.say(`trade.${g}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          <span>{p.say('ui.trade.want')}</span>
          <select
            className="input"
            value={wants ?? ''}
            onChange={e => setWants(p.goods.find(good => good === e.target.value) ?? null)}
          >
            <option value="">{p.say('ui.trade.anything')}</option>
            {p.goods.map(g => (
              <option key={g} value={g}>
                {p.say(`commodity.${g}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{p.say('ui.trade.to')}</span>
          <select
            className="input"
            data-to
            value={to ?? ''}
            onChange={e => setTo(e.target.value === '' ? null : Number(e.target.value))}
          >
            <option value="">{p.say('ui.trade.everyone')}</option>
            {p.others.map(o => (
              <option key={o.seat} value={o.seat}>
                {o.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="civ-offer-tools">
        <button type="button" className="button primary" data-post disabled={trouble !== null} onClick={post}>
          {p.say('ui.trade.post')}
        </button>
        {p.done && (
          <Word>
            <button
              type="button"
              className="button primary"
              data-done
              data-clear
              data-anchor="trade:done"
              onClick={() => p.done && p.play(p.done)}
            >
              {p.sayAction(p.done)}
            </button>
          </Word>
        )}
        {trouble && <span className="civ-hint">{p.say(trouble, { least: p.least })}</span>}
        {p.done && <span className="civ-hint">{p.say('ui.trade.untilAll')}</span>}
        <button type="button" className="link rule-id" onClick={() => p.openRule(p.rules.offer)}>
          {p.rules.offer}
        </button>
      </div>
    </section>
  )
}

const isGood = (p: TradeProps, kind: MessageId<'trade'>): kind is MessageId<'commodity'> =>
  p.goods.some(good => good === kind)
