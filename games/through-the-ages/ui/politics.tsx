/**
 * One political action: a card, then the rival it is meant for, then the side of a pact. On a desk the cards are those
 * in hand and the row stays in sight: the chosen card opens over my civilization. A phone lists them.
 */
import { type ActionJson, judge, legalActions, type Seat } from '@ecumene/kernel'
import type { AgesCard } from '../src/cards.ts'
import { Rivals } from './calculator.tsx'
import { CardFace } from './card.tsx'
import { chooseCard, useChosenCard } from './chosen-card.ts'
import { militaryWish } from './military-wish.ts'
import type { Part } from './part-props.ts'
import { EventWouldDo, PoliticalCard } from './political-card.tsx'
import { militaryOf, pactsOf } from './position.ts'
import { ActionRow } from './price.tsx'

const seatOf = (p: Part): number => (p.seat === 'table' ? 0 : p.seat)
/** While it can only be read, in the guide or in a replay, the table still says what could be chosen. */
const possible = (p: Part, seat: Seat): readonly ActionJson[] =>
  p.legal.length > 0 ? p.legal : legalActions(p.game, p.view, seat)

/** Over my civilization, once a card is chosen. */
export function PoliticsOver({ p }: { p: Part }) {
  const card = useChosenCard(p.view)
  const seat = seatOf(p)
  const actions = possible(p, seat).filter(action => action.card === card)
  if (!card || actions.length === 0) return null
  return (
    <section className="tta-question is-politics tta-politics-over" aria-label={p.say(`card.${card}`)}>
      <PoliticalCard p={p} seat={seat} card={card} actions={actions} />
    </section>
  )
}
/** Where the forecast stands in one's turn: what to do now, and what needs no card. */
export function PoliticsBar({ p }: { p: Part }) {
  const hasCard = possible(p, seatOf(p)).some(action => typeof action.card === 'string')
  return (
    <section className="tta-political" data-anchor="question" aria-label={p.say('decision.politics')}>
      {hasCard && <span>{p.say('ui.chooseInHand')}</span>}
      <WithoutCard p={p} />
      <Resign p={p} />
    </section>
  )
}
export function PoliticsPage({ p }: { p: Part }) {
  const chosen = useChosenCard(p.view)
  const seat = seatOf(p)
  const legal = possible(p, seat)
  const cards = [...new Set(militaryOf(p.view, seat).filter(id => id !== null))]
  const byCard = cards.map(id => ({ id, actions: legal.filter(a => a.card === id) }))
  const idle = byCard.filter(({ actions }) => actions.length === 0)
  const open = byCard.find(({ id, actions }) => id === chosen && actions.length > 0)
  if (open)
    return (
      <div className="tta-politics">
        <PoliticalCard p={p} seat={seat} card={open.id} actions={open.actions} />
      </div>
    )
  return (
    <div className="tta-politics">
      <ul className="tta-politics-cards">
        {byCard
          .filter(({ actions }) => actions.length > 0)
          .map(({ id, actions }) => (
            <li key={id}>
              <CardChoice p={p} id={id} actions={actions} />
            </li>
          ))}
        {idle.length > 0 && (
          <li className="is-idle">
            <small>
              {p.say('ui.notNowCards')}
              {idle.map(({ id }) => (
                <span key={id} className="tta-not-now">
                  <b>{p.say(`card.${id}`)}</b> {whyNotNow(p, seat, id)}
                </span>
              ))}
            </small>
          </li>
        )}
      </ul>
      <div className="tta-politics-side">
        <Rivals p={p} seat={seat} />
        <WithoutCard p={p} />
        <Resign p={p} />
      </div>
    </div>
  )
}
/** An event is prepared at once; what is meant for a rival opens. */
function CardChoice({ p, id, actions }: { p: Part; id: AgesCard; actions: readonly ActionJson[] }) {
  const hasRival = actions.some(({ target }) => typeof target === 'number')
  if (hasRival)
    return (
      <button
        type="button"
        className="tta-thing is-legal"
        data-action={p.legal.length > 0 || undefined}
        data-anchor={`choose:${id}`}
        aria-label={p.say(`card.${id}`)}
        onClick={() => chooseCard(id, p.view)}
      >
        <CardFace id={id} say={p.say} size="row" />
      </button>
    )
  return (
    <>
      <span data-tip={`card:${id}`}>
        <CardFace id={id} say={p.say} size="row" />
      </span>
      <span className="tta-politics-actions">
        {actions.map(action => (
          <ActionRow key={action.verb} p={p} action={action} />
        ))}
        <EventWouldDo p={p} id={id} />
      </span>
    </>
  )
}
/** The rule that keeps a card back. */
function whyNotNow(p: Part, seat: Seat, id: AgesCard): string {
  const wish = militaryWish(p, seat, id)
  const judged = wish && judge(p.game, p.view, seat, wish)
  return !judged || judged.ok ? '' : p.sayPrompt(judged.refusal)
}
/** What needs no card: a pact ends, a leader retires. */
function WithoutCard({ p }: { p: Part }) {
  return p.legal
    .filter(a => typeof a.card !== 'string' && a.verb !== 'pass' && a.verb !== 'resign')
    .map(action => <ActionRow key={JSON.stringify(action)} p={p} action={action} {...labelOf(p, action)} />)
}
/** Which pact ends, and with whom. */
function labelOf(p: Part, { verb, by }: ActionJson): { readonly label?: string } {
  const pact = verb === 'cancelPact' && pactsOf(p.view).find(({ owner }) => owner === by)
  if (!pact) return {}
  const other = pact.owner === p.seat ? pact.partner : pact.owner
  return { label: p.say('ui.cancelPact', { card: p.say(`card.${pact.card}`), name: p.seats[other].name }) }
}
/** The table asks once more. */
function Resign({ p }: { p: Part }) {
  const resign = p.legal.find(a => a.verb === 'resign')
  if (!resign) return null
  return (
    <button type="button" className="link tta-resign" onClick={() => void p.play(resign)}>
      {p.say('verb.resign')}
    </button>
  )
}
