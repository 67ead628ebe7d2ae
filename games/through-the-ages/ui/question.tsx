/**
 * What is asked beside one's own actions: politics, an auction, an attack, a loss. It stands where the row stands
 * otherwise.
 */

import { type ActionJson, current, has, owed, type Seat } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { Count } from '@ecumene/kit/prompt-slots.tsx'
import { useState } from 'react'
import type { DECISIONS } from '../src/verbs.ts'
import { CardFace } from './card.tsx'
import type { Choices } from './choices.ts'
import { withoutEnd } from './ends.ts'
import { figure } from './figure.ts'
import { Amount } from './glyph.tsx'
import { Staged } from './joint-answer.tsx'
import { faceOf } from './look.ts'
import { oddsOf } from './odds.ts'
import { PactSides } from './pact-sides.tsx'
import type { Part } from './part-props.ts'
import { planOf } from './plan.ts'
import { Plunder } from './plunder.tsx'
import { PoliticsPage } from './politics.tsx'
import { figuresOf, seatsOf } from './position.ts'
import { ActionRow } from './price.tsx'

/** Decisions in which the row itself is needed. */
const WITH_ROW: ReadonlySet<string> = new Set(['action', 'agreementTake', 'ordered', 'civilize', ''])
export const asksApart = (decision: string): boolean => !WITH_ROW.has(decision)

/** What somebody else is asked is drawn only where there is something to see: an attack, a territory, an event. */
export function isSeen(p: Part): boolean {
  const seat = askedSeat(p)
  const decision = current(p.game, p.view)
  const isMyPolitics = decision?.name === 'politics' && seat === p.seat
  return p.legal.length > 0 || isMyPolitics || (seat >= 0 && decision?.prompt(p.view, seat).args?.card !== undefined)
}

interface QuestionProps {
  readonly p: Part
  readonly choices: Choices
  readonly isPhone: boolean
}
export function Question({ p, choices, isPhone }: QuestionProps) {
  const decision = current(p.game, p.view)
  const seat = askedSeat(p)
  if (!decision || seat < 0) return null
  const isMine = p.legal.length > 0
  const prompt = decision.prompt(p.view, seat)
  const { args, rule } = prompt
  const card = typeof args?.card === 'string' ? faceOf(args.card).id : null
  const title = p.say(`decision.${decision.name as keyof typeof DECISIONS}`)
  return (
    <section className={`tta-question is-${decision.name}`} data-anchor="question" aria-label={title}>
      {card && (
        <div className="tta-question-card" data-tip={`card:${card}`}>
          <CardFace id={card} say={p.say} size="full" />
        </div>
      )}
      <div className="tta-question-body">
        <h3>{title}</h3>
        {isMine ? (
          <>
            {decision.name !== 'politics' && (
              <p className="tta-asks">
                {p.sayPrompt(prompt)}{' '}
                <button type="button" className="link rule-id" onClick={() => p.openRule(rule)}>
                  {rule}
                </button>
              </p>
            )}
            {decision.name === 'defend' && typeof args?.from === 'number' && (
              <Sums p={p} seat={seat} from={args.from} />
            )}
            {decision.name === 'answerPact' && card && typeof args?.from === 'number' && (
              <PactSides p={p} card={card} mine={args.side === 'b' ? 'b' : 'a'} other={args.from} />
            )}
            <Answer p={p} name={decision.name} choices={choices} isPhone={isPhone} />
          </>
        ) : decision.name === 'politics' ? (
          <PoliticsPage p={p} />
        ) : (
          // Between two steps of one's own answer nobody else is waited for.
          <p className="tta-none tta-asks">
            {seat === p.seat && !p.replaying ? p.sayPrompt(prompt) : p.say('ui.waitsFor', { name: p.seats[seat].name })}
          </p>
        )}
      </div>
    </section>
  )
}
const askedSeat = (p: Part): number => seatsOf(p.view).find(seat => has(owed(p.view), seat)) ?? -1

/** The attack drawn large: their strength against mine. */
function Sums({ p, seat, from }: { p: Part; seat: Seat; from: number }) {
  const { mine, theirs } = oddsOf(p.view, from, seat)
  return (
    <p className="tta-sums">
      <span>
        {p.seats[from].name} <b {...figure('attacks', from, seat)}>{mine}</b>
      </span>{' '}
      :{' '}
      <span>
        <b {...figure('defends', seat, from)}>{theirs}</b> {p.seats[seat].name}
      </span>
    </p>
  )
}

function Answer({ p, name, choices, isPhone }: QuestionProps & { readonly name: string }) {
  const plan = planOf(p)
  if (name === 'politics') return <PoliticsPage p={p} />
  if (name === 'plunder') return <Plunder p={p} />
  if (name === 'bid') return <Bid p={p} choices={choices} />
  if (plan) return <Staged p={p} plan={plan} isBeside={isPhone} />
  return (
    <div className="tta-answers" data-anchor="answers">
      {withoutEnd([...choices.loose, ...new Set([...choices.at.values()].flat())]).map(action => (
        <ActionRow key={JSON.stringify(action)} p={p} action={action} />
      ))}
    </div>
  )
}

/** The bid by steps, up to what the force can be. */
function Bid({ p, choices }: { p: Part; choices: Choices }) {
  const bids = choices.loose.filter(a => a.verb === 'bid').map(a => Number(a.amount))
  const [wanted, setWanted] = useState(0)
  const least = bids[0]
  const most = bids.at(-1) ?? 0
  const amount = Math.min(most, Math.max(least ?? 0, wanted))
  const bid: ActionJson = { verb: 'bid', amount }
  return (
    <div className="tta-bid" data-anchor="answers">
      <Bidders p={p} />
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
          <output {...planned('bid')}>{amount}</output>
          <Count>{p.sayAction(bid)}</Count>
          <button
            type="button"
            onClick={() => setWanted(amount + 1)}
            disabled={amount >= most}
            aria-label={p.say('ui.more')}
          >
            +
          </button>
          <small {...planned('mostBid')}>{p.say('ui.upTo', { most })}</small>
          <ActionRow p={p} action={bid} className="is-main" />
        </div>
      )}
    </div>
  )
}

/** In the order in which they are asked, the next one first. */
function inOrder(p: Part): readonly number[] {
  const seats = seatsOf(p.view)
  const next = Math.max(0, askedSeat(p))
  return [...seats.slice(next), ...seats.slice(0, next)]
}
/** Who holds the bid, who has passed, who may still bid, and how strong they are. */
function Bidders({ p }: { p: Part }) {
  const { bid, bidder, passed, out } = p.view
  return (
    <ul className="tta-bidders">
      {inOrder(p).map(seat => {
        if (out[seat] === 1) return null
        const { strength } = figuresOf(p.view, seat)
        const state = seat === bidder ? 'holds' : ((passed >> seat) & 1) === 1 ? 'passed' : 'open'
        return (
          <li key={seat} className={`is-${state}`}>
            <span {...figure('bid', seat)}>{p.say(`ui.bidder.${state}`, { name: p.seats[seat].name, n: bid })}</span>{' '}
            <span className="hidden-text" {...figure('strength', seat)}>
              {p.say('ui.figure', { name: p.say('ui.count.strength'), n: strength })}
            </span>
            <span aria-hidden="true">
              <Amount of="strength" n={strength} size={12} mark={figure('strength', seat)} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
