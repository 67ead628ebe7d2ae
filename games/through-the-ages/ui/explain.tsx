/** What a tip says: a card in full with its price and what stops me, a figure with its sum, a deck, a bank. */
import { type ActionJson, type GameEvent, judge, type Seat } from '@ecumene/kernel'
import type { ReactNode } from 'react'
import { CORRUPTION } from '../data/board.ts'
import { type AgesCard, WORK_TYPE_IDS } from '../src/cards.ts'
import type { S } from '../src/state.ts'
import { CardFace } from './card.tsx'
import { rowOf } from './card-row.ts'
import { wishFor } from './choices.ts'
import { isSummed, type Summed, termsOf } from './figure-sources.ts'
import { faceOf } from './look.ts'
import { signed } from './my-figures.tsx'
import type { Part } from './part-props.ts'
import { eventsOf, figuresOf, workerPrice } from './position.ts'
import { ChangeOf } from './price.tsx'

export function explain(p: Part, word: string) {
  const [about, ...rest] = word.split(':')
  switch (about) {
    case 'card':
      return <CardTip p={p} id={faceOf(rest[0]).id} />
    case 'hand':
      return <CardTip p={p} id={faceOf(rest[0]).id} action={wishFor(rest[0])} />
    case 'tactic':
      return <CardTip p={p} id={faceOf(rest[1]).id} action={{ verb: rest[0], card: rest[1] }} />
    case 'row':
      return (
        <CardTip p={p} id={faceOf(rest[1]).id} action={{ verb: 'take', card: rest[1], space: Number(rest[0]) + 1 }}>
          <Later p={p} space={Number(rest[0])} />
        </CardTip>
      )
    case 'sum':
      return isSummed(rest[0]) && <SumTip p={p} figure={rest[0]} seat={Number(rest[1])} />
    case 'kind': {
      const kind = WORK_TYPE_IDS.find(id => id === rest[0])
      return kind && <p>{p.say(`ui.kind.${kind}.about`)}</p>
    }
    case 'deck': {
      const deck = DECKS.find(id => id === rest[0])
      return deck && <DeckTip p={p} deck={deck} />
    }
    case 'bank':
      return <BankTip p={p} bank={rest[0]} seat={Number(rest[1])} />
    default:
      return null
  }
}

interface CardProps {
  readonly p: Part
  readonly id: AgesCard
  readonly action?: ActionJson
  readonly children?: ReactNode
}
function CardTip({ p, id, action, children }: CardProps) {
  return (
    <div className="tta-tip-card">
      <CardFace id={id} say={p.say} size="full" />
      {action && <Verdict p={p} action={action} />}
      {children}
    </div>
  )
}
/** What a card of the row will cost at the viewer's next turn, if it still lies there. */
function Later({ p, space }: { p: Part; space: number }) {
  if (p.seat === 'table') return null
  const { isLeaving, later } = rowOf(p.view, p.seat)[space]
  if (!isLeaving && later === null) return null
  return <p className="tta-none">{later === null ? p.say('ui.goneLater') : p.say('ui.costsLater', { n: later })}</p>
}
/** What the action would change, or which rule stops it. */
function Verdict({ p, action }: { p: Part; action: ActionJson }) {
  if (p.seat === 'table' || p.legal.length === 0) return null
  const judged = judge(p.game, p.view, p.seat, action)
  if (judged.ok) return <ChangeOf p={p} action={action} />
  const { rule } = judged.refusal
  return (
    <p className="tta-why">
      {p.sayPrompt(judged.refusal)}{' '}
      <button type="button" className="link" onClick={() => p.openRule(rule)}>
        {rule}
      </button>
    </p>
  )
}

function SumTip({ p, figure, seat }: { p: Part; figure: Summed; seat: Seat }) {
  const figures = figuresOf(p.view, seat)
  const less = figure === 'food' ? figures.consumption : figure === 'resources' ? figures.corruption : 0
  return (
    <div className="tta-sum">
      <h4>{p.say(`ui.sum.${figure}`)}</h4>
      <table>
        <tbody>
          {termsOf(p, seat, figure).map(term => (
            <tr key={term.card}>
              <td>{term.card && p.say(`card.${term.card}`)}</td>
              <td>{signed(term.n)}</td>
            </tr>
          ))}
          {less > 0 && (
            <tr>
              <td>{p.say(figure === 'food' ? 'ui.consumption' : 'ui.corruption')}</td>
              <td>{signed(-less)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {figure === 'happiness' && (
        <p>
          {p.say('ui.happinessSpoken', {
            happiness: figures.happiness,
            needed: figures.needed,
            discontent: figures.discontent,
          })}
        </p>
      )}
    </div>
  )
}

const DECKS = ['civil', 'military', 'current', 'future'] as const
function DeckTip({ p, deck }: { p: Part; deck: (typeof DECKS)[number] }) {
  const s = p.view
  const me = p.seat === 'table' ? -1 : p.seat
  const events = eventsOf(s, me)
  const known = events.prepared.filter(e => e.isCurrent === (deck === 'current')).map(e => e.id)
  return (
    <div className="tta-sum">
      <h4>{p.say(`ui.deck.${deck}`)}</h4>
      {deck === 'civil' && s.age < 4 && (
        <p>{p.say('ui.civilLeft', { n: s.civilLeft, rounds: roundsLeft(s, p.chronicle()) })}</p>
      )}
      {deck === 'military' && <p>{p.say('ui.militaryLeft', { n: s.left })}</p>}
      {known.length > 0 && (deck === 'current' || deck === 'future') && (
        <>
          <p>{p.say('ui.prepared')}</p>
          <ul>
            {known.map(id => (
              <li key={id}>
                <b>{p.say(`card.${id}`)}</b>: {p.say(`cardtext.${id}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {deck === 'current' && events.peeked && (
        <p>
          {p.say('ui.peeked')} <b>{p.say(`card.${events.peeked}`)}</b>: {p.say(`cardtext.${events.peeked}`)}
        </p>
      )}
      {deck === 'current' && events.past.length > 0 && (
        <p>
          {p.say('ui.pastEvents', {
            n: events.past.length,
            names: events.past.map(id => p.say(`card.${id}`)).join(', '),
          })}
        </p>
      )}
    </div>
  )
}

/** About how many rounds the civil deck lasts, by how many cards were dealt a turn of late. */
function roundsLeft(s: S, events: readonly GameEvent[]): number {
  const dealt = events.flatMap(e => (e.type === 'refilled' ? [Number(e.dealt)] : [])).slice(-2 * s.seats)
  const aTurn = dealt.length === 0 ? 4 : dealt.reduce((a, b) => a + b, 0) / dealt.length
  return Math.max(1, Math.round(s.civilLeft / (Math.max(1, aTurn) * s.players)))
}

function BankTip({ p, bank, seat }: { p: Part; bank: string; seat: Seat }) {
  const figures = figuresOf(p.view, seat)
  if (bank === 'yellow')
    return (
      <p>
        {p.say('ui.yellowTip', {
          left: figures.yellow,
          price: workerPrice(p.view, seat),
          consumption: figures.consumption,
          needed: figures.needed,
        })}
      </p>
    )
  const next = CORRUPTION.findLastIndex((n, left) => left < figures.blue && n > figures.corruption)
  return (
    <p>
      {p.say('ui.blueTip', { left: figures.blue, corruption: figures.corruption })}{' '}
      {next >= 0 && p.say('ui.blueNext', { next, corruption: CORRUPTION[next] })}
    </p>
  )
}
