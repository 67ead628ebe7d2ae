/**
 * The purchase planner: choose cards, see every credit and where it comes from, how it is paid best, and what it does
 * for the succession.
 */

import type { ActionJson } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { softHyphens } from '@ecumene/kit/hyphens.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { Count, Word } from '@ecumene/kit/prompt-slots.tsx'
import { useState } from 'react'
import type { SayPart } from '../edition.ts'
import { figure } from '../figure.ts'
import { toneOfGroups } from '../look.ts'
import type { MessageId } from '../message.ts'
import { CreditTable } from './credits.tsx'
import { cardsOf, cheapest, countsOf, mostPayable, type Purse, paymentOf, raise, without } from './payment.ts'
import { type Need, Needs } from './succession.tsx'

export interface ShopCard {
  readonly id: MessageId<'card'>
  readonly name: string
  readonly icon: string
  readonly tone: string
  readonly groups: readonly MessageId<'group'>[]
  readonly cost: number
  readonly price: number
  readonly credits: readonly { readonly from: MessageId<'card'>; readonly points: number }[]
  readonly isOwned: boolean
  /** Copies left; null: they never run out. */
  readonly copies: number | null
  /** The card that must be owned before. */
  readonly needs: MessageId<'card'> | null
  /** It may be taken now, money aside. */
  readonly isOpen: boolean
}
export interface PlannerProps {
  readonly me: number
  readonly cards: readonly ShopCard[]
  readonly groups: readonly MessageId<'group'>[]
  /** What owning a card takes off the price of another, by their places in `cards`. */
  credit(a: number, b: number): number
  readonly purses: readonly (Purse & { readonly name: string })[]
  readonly treasury: number
  /** Cards one may have in all, and has. */
  readonly limit: number
  readonly owned: number
  needs(plan: readonly ShopCard[]): readonly Need[]
  /** The orders in which cards laid out so go under their stacks, where the payer fixes them; in words. */
  orders(laid: readonly MessageId<'commodity'>[]): readonly string[]
  /** `laid`: the cards that pay, one by one as they are laid out. */
  buy(cards: readonly MessageId<'card'>[], laid: readonly MessageId<'commodity'>[]): void
  readonly done: ActionJson | null
  play(a: ActionJson): void
  openRule(id: string): void
  sayAction(a: ActionJson): string
  readonly say: SayPart
}

export function Planner(p: PlannerProps) {
  const [plan, setPlan] = useState<readonly MessageId<'card'>[]>([])
  const [own, setOwn] = useState<readonly MessageId<'commodity'>[] | null>(null)
  const chosen = p.cards.filter(c => plan.includes(c.id))
  const price = chosen.reduce((v, c) => v + c.price, 0)
  const means = mostPayable(p.purses, p.treasury)
  const best = cheapest(price, p.purses, p.treasury)
  const payment = own ? paymentOf(price, countsOf(own), p.purses, p.treasury) : best
  const laid = own ?? cardsOf(best?.spend ?? {})
  const spend = countsOf(laid)
  const toggle = (id: MessageId<'card'>): void => {
    setOwn(null)
    setPlan(plan.includes(id) ? plan.filter(c => c !== id) : [...plan, id])
  }
  const canAlso = (c: ShopCard): boolean => c.isOpen && p.owned + plan.length < p.limit && price + c.price <= means
  const needs = p.needs(chosen)
  return (
    <div className="civ-planner">
      <Groups p={p} chosen={chosen} />
      <ul className="civ-shop">
        {p.cards.map(c => {
          const isChosen = plan.includes(c.id)
          const can = isChosen || canAlso(c)
          return (
            <li key={c.id}>
              <button
                type="button"
                className={`civ-shop-card ${isChosen ? 'is-chosen' : ''} ${c.isOwned ? 'is-owned' : ''} ${can ? '' : 'is-shut'}`}
                aria-pressed={isChosen}
                aria-disabled={!can}
                data-card={c.id}
                data-anchor={`card:${c.id}`}
                data-tip={`card:${c.id}`}
                onClick={() => can && toggle(c.id)}
              >
                <span className="civ-shop-head" style={{ background: c.tone }}>
                  <Icon body={c.icon} size="1.2em" />
                  <span>{softHyphens(c.name)}</span>
                </span>
                <span className="civ-shop-body">
                  {c.isOwned ? (
                    <b>{p.say('ui.plan.owned')}</b>
                  ) : (
                    <>
                      <b {...figure('price', p.me, c.id)}>{c.price}</b>
                      {c.price !== c.cost && <s className="civ-shop-cost">{c.cost}</s>}
                      {c.needs && !p.cards.some(x => x.id === c.needs && x.isOwned) && (
                        <span className="civ-hint">{p.say('ui.plan.needs', { card: c.needs })}</span>
                      )}
                      {c.copies !== null && (
                        <span className="civ-hint" {...figure('copies', undefined, c.id)}>
                          {p.say('ui.plan.copies', { n: c.copies })}
                        </span>
                      )}
                    </>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <section className="civ-bill" data-testid="bill" aria-live="polite" {...planned('bill')}>
        <h3>{p.say('ui.plan.bill')}</h3>
        {chosen.length === 0 && <p className="civ-hint">{p.say('ui.plan.nothing')}</p>}
        <ul>
          {chosen.map(c => (
            <li key={c.id}>
              <b>{c.name}</b> {p.say('ui.plan.price', { price: c.price })}
              {c.credits.length > 0 && (
                <ul className="civ-credits">
                  {c.credits.map(k => (
                    <li key={k.from}>{p.say('ui.plan.credit', { card: k.from, points: k.points })}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {chosen.length > 0 && (
          <>
            <p className="civ-sum">{p.say('ui.plan.sum', { price })}</p>
            <Count>{p.say('ui.plan.sum', { price })}</Count>
            <h4>{p.say('ui.plan.pay')}</h4>
            <ul className="civ-pay">
              {p.purses.map(q => {
                const n = spend[q.id] ?? 0
                return (
                  <li key={q.id} className={`civ-pay-row ${n > 0 ? 'is-spent' : ''}`}>
                    <span>{q.name}</span>
                    <button
                      type="button"
                      className="civ-step"
                      aria-label={p.say('ui.plan.less', { commodity: q.id })}
                      disabled={n === 0}
                      onClick={() => setOwn(without(laid, q.id))}
                    >
                      −
                    </button>
                    <output>
                      {n}/{q.cards}
                    </output>
                    <button
                      type="button"
                      className="civ-step"
                      aria-label={p.say('ui.plan.more', { commodity: q.id })}
                      disabled={n === q.cards}
                      onClick={() => setOwn([...laid, q.id])}
                    >
                      +
                    </button>
                    <span className="civ-hint">
                      {n > 0 ? n * n * q.value : ''}
                      {payment?.raised === q.id && ` + ${raise(q, n)}`}
                    </span>
                  </li>
                )
              })}
            </ul>
            {payment ? (
              <p>
                {p.say('ui.plan.result', { paid: payment.paid, tokens: payment.tokens, left: payment.left })}{' '}
                {payment.raised && <span>{p.say('ui.plan.raised', { commodity: payment.raised })} </span>}
                {payment.wasted > 0 && (
                  <span className="civ-bad">{p.say('ui.plan.wasted', { points: payment.wasted })}</span>
                )}
              </p>
            ) : (
              <p className="civ-bad">{p.say('ui.plan.short')}</p>
            )}
            {p.orders(laid).map(order => (
              <p key={order} className="civ-hint" data-order>
                {order}
              </p>
            ))}
            {own && (
              <button type="button" className="link" onClick={() => setOwn(null)}>
                {p.say('ui.plan.cheapest')}
              </button>
            )}
          </>
        )}
        <Word>
          {chosen.length === 0 && p.done ? (
            <button
              type="button"
              className="button primary"
              data-done
              data-clear
              onClick={() => p.done && p.play(p.done)}
            >
              {p.sayAction(p.done)}
            </button>
          ) : (
            <button
              type="button"
              className="button primary"
              data-buy
              data-clear
              disabled={chosen.length === 0 || payment === null}
              onClick={() => payment && p.buy(plan, laid)}
            >
              {p.say('ui.plan.buy', { cards: chosen.length, price })}
            </button>
          )}
        </Word>
        {needs.length > 0 && <Needs title={p.say('ui.plan.ast')} needs={needs} onRule={p.openRule} />}
      </section>
      <CreditTable
        cards={p.cards}
        title={p.say('ui.plan.table')}
        caption={p.say('ui.plan.tableText')}
        credit={p.credit}
      />
    </div>
  )
}

/** Which groups the cards one has and would buy belong to. */
function Groups({ p, chosen }: { p: PlannerProps; chosen: readonly ShopCard[] }) {
  const covered = new Set([...p.cards.filter(c => c.isOwned), ...chosen].flatMap(c => c.groups))
  return (
    <ul className="civ-owned civ-groups" aria-label={p.say('ui.plan.groups')}>
      {p.groups.map(g => (
        <li
          key={g}
          className={`civ-chip ${covered.has(g) ? '' : 'is-missing'}`}
          style={covered.has(g) ? { background: toneOfGroups([g]) } : { borderColor: toneOfGroups([g]) }}
        >
          <span aria-hidden="true">{covered.has(g) ? '✓ ' : ''}</span>
          {p.say(`group.${g}`)}
          <span className="hidden-text">{p.say(covered.has(g) ? 'ui.plan.covered' : 'ui.plan.uncovered')}</span>
        </li>
      ))}
    </ul>
  )
}
