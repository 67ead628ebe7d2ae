/**
 * What is asked beside one's own actions: politics, an auction, an attack, a loss. It stands where the row stands
 * otherwise.
 */
import { type ActionJson, current, has, owed } from '@ecumene/kernel'
import { useState } from 'react'
import { CardFace } from './card.tsx'
import type { Choices } from './choices.ts'
import { Glyph } from './glyph.tsx'
import { HandBacks } from './hand.tsx'
import type { Part } from './part.ts'
import { ActionRow } from './price.tsx'
import { backsOf, figuresOf, militaryOf, seatsOf } from './read.ts'

/** Decisions in which the row itself is needed. */
const WITH_ROW: ReadonlySet<string> = new Set(['action', 'agreementTake', 'ordered', 'civilize', ''])
export const asksApart = (decision: string): boolean => !WITH_ROW.has(decision)

export function Question({ p, choices }: { p: Part; choices: Choices }) {
  const decision = current(p.game, p.view)
  const seat = askedSeat(p)
  if (!decision || seat < 0) return null
  const isMine = p.legal.length > 0
  const prompt = decision.prompt(p.view, seat)
  const card = typeof prompt.args?.card === 'string' ? prompt.args.card : null
  return (
    <section className={`tta-question is-${decision.name}`} aria-label={p.say(`decision.${decision.name}`)}>
      {card && (
        <div className="tta-question-card" data-tip={`card:${card}`}>
          <CardFace id={card} say={p.say} size="full" />
        </div>
      )}
      <div className="tta-question-body">
        <h3>{p.say(`decision.${decision.name}`)}</h3>
        {isMine ? (
          <Answer p={p} name={decision.name} choices={choices} />
        ) : (
          <p className="tta-none">{p.say('ui.waitsFor', { name: p.seats[seat].name })}</p>
        )}
      </div>
    </section>
  )
}
const askedSeat = (p: Part): number => seatsOf(p.view).find(seat => has(owed(p.view), seat)) ?? -1

function Answer({ p, name, choices }: { p: Part; name: string; choices: Choices }) {
  if (name === 'politics') return <Politics p={p} />
  if (name === 'bid') return <Bid p={p} choices={choices} />
  const [things, rest] = [[...choices.at.values()].flat(), choices.loose]
  return (
    <>
      {things.length > 0 && <p>{p.say('ui.chooseOnBoard')}</p>}
      <div className="tta-answers">
        {[...rest, ...things].map(action => (
          <ActionRow key={JSON.stringify(action)} p={p} action={action} />
        ))}
      </div>
    </>
  )
}

/** Every military card with what it would do now; rivals beside each other; giving up behind a question. */
function Politics({ p }: { p: Part }) {
  const seat = p.seat === 'table' ? 0 : p.seat
  const cards = new Set(militaryOf(p.view, seat).filter(id => id !== null))
  const byCard = [...cards].map(id => ({ id, actions: p.legal.filter(a => a.card === id) }))
  const others = p.legal.filter(a => typeof a.card !== 'string' && a.verb !== 'pass' && a.verb !== 'resign')
  const pass = p.legal.find(a => a.verb === 'pass')
  return (
    <div className="tta-politics">
      <ul className="tta-politics-cards">
        {byCard.map(({ id, actions }) => (
          <li key={id} className={actions.length > 0 ? '' : 'is-idle'}>
            <span data-tip={`card:${id}`}>
              <CardFace id={id} say={p.say} size="row" />
            </span>
            <span className="tta-politics-actions">
              {actions.map(action => (
                <ActionRow key={JSON.stringify(action)} p={p} action={action} />
              ))}
              {actions.length === 0 && <small>{p.say('ui.notNow')}</small>}
            </span>
          </li>
        ))}
      </ul>
      <div className="tta-politics-side">
        <Rivals p={p} seat={seat} />
        {others.map(action => (
          <ActionRow key={JSON.stringify(action)} p={p} action={action} />
        ))}
        {pass && <ActionRow p={p} action={pass} className="is-main" />}
        <Resign p={p} />
      </div>
    </div>
  )
}
/** What cannot be taken back asks first. */
function Resign({ p }: { p: Part }) {
  const [isAsking, ask] = useState(false)
  const resign = p.legal.find(a => a.verb === 'resign')
  if (!resign) return null
  if (!isAsking)
    return (
      <button type="button" className="link tta-resign" onClick={() => ask(true)}>
        {p.say('verb.resign')}
      </button>
    )
  return (
    <span className="tta-resign" role="alert">
      {p.say('ui.resignSure')}
      <ActionRow p={p} action={resign} />
      <button type="button" className="tta-action" onClick={() => ask(false)}>
        {p.say('ui.goOn')}
      </button>
    </span>
  )
}
/** My strength against theirs, and what they could add at most. */
function Rivals({ p, seat }: { p: Part; seat: number }) {
  const mine = figuresOf(p.view, seat).strength
  return (
    <table className="tta-rivals">
      <thead>
        <tr>
          <th scope="col">{p.say('ui.rival')}</th>
          <th scope="col">
            <Glyph of="strength" /> {mine}
          </th>
          <th scope="col">{p.say('ui.defenceCards')}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(p.view)
          .filter(other => other !== seat && p.view.out[other] === 0)
          .map(other => {
            const { strength, militaryTotal } = figuresOf(p.view, other)
            return (
              <tr key={other} className={strength < mine ? 'is-weaker' : strength > mine ? 'is-stronger' : ''}>
                <th scope="row">{p.seats[other].name}</th>
                <td>{strength}</td>
                <td>
                  {p.say('ui.atMost', { n: Math.min(militaryTotal, p.view.cardCount[other]) })}{' '}
                  <HandBacks ages={backsOf(p.view, other)} />
                </td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

/** The bid by steps, up to what the force can be. */
function Bid({ p, choices }: { p: Part; choices: Choices }) {
  const bids = choices.loose.filter(a => a.verb === 'bid').map(a => Number(a.amount))
  const [wanted, setWanted] = useState(0)
  const least = bids[0]
  const most = bids.at(-1) ?? 0
  const amount = Math.min(most, Math.max(least ?? 0, wanted))
  const pass = choices.loose.find(a => a.verb === 'pass')
  const bid: ActionJson = { verb: 'bid', amount }
  return (
    <div className="tta-bid">
      {least === undefined ? (
        <p>{p.say('ui.cannotBid')}</p>
      ) : (
        <div className="tta-stepper">
          <button
            type="button"
            onClick={() => setWanted(amount - 1)}
            disabled={amount <= least}
            aria-label={p.say('ui.less')}
          >
            −
          </button>
          <output>{amount}</output>
          <button
            type="button"
            onClick={() => setWanted(amount + 1)}
            disabled={amount >= most}
            aria-label={p.say('ui.more')}
          >
            +
          </button>
          <small>{p.say('ui.upTo', { most })}</small>
          <ActionRow p={p} action={bid} className="is-main" />
        </div>
      )}
      {pass && <ActionRow p={p} action={pass} />}
    </div>
  )
}
