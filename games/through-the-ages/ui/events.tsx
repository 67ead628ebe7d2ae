/** Events that I know, with what each would do to everybody now; the final scoring so far; what is past. */
import type { Seat } from '@ecumene/kernel'
import type { FigureMark } from '@ecumene/kit/figure.ts'
import { useState } from 'react'
import { type AgesCard, event } from '../src/cards.ts'
import { impactOf } from '../src/scoring.ts'
import { CardBack, CardFace } from './card.tsx'
import { figure } from './figure.ts'
import { eventNow } from './imagine.ts'
import { AGE_NAMES, faceOf } from './look.ts'
import type { Part } from './part-props.ts'
import { type Events, eventsOf, seatsOf } from './position.ts'
import { ChangeMarks } from './price.tsx'
import { Sheet } from './sheet.tsx'

/** The two decks of events; a click tells what is known of them. */
export function EventDecks({ p }: { p: Part }) {
  const [isOpen, setOpen] = useState(false)
  const events = eventsOf(p.view, p.seat === 'table' ? -1 : p.seat)
  return (
    <>
      <button type="button" className="tta-events" aria-label={p.say('ui.events')} onClick={() => setOpen(true)}>
        <Backs ages={events.current} word="current" />
        <Backs ages={events.future} word="future" />
      </button>
      {isOpen && (
        <Sheet say={p.say} label={p.say('ui.events')} onClose={() => setOpen(false)}>
          <Outlook p={p} events={events} />
        </Sheet>
      )}
    </>
  )
}
/** The same as a page of the phone. */
export function EventsPage({ p }: { p: Part }) {
  return (
    <section className="tta-events-page" aria-label={p.say('ui.events')}>
      <Outlook p={p} events={eventsOf(p.view, p.seat === 'table' ? -1 : p.seat)} />
    </section>
  )
}
function Outlook({ p, events }: { p: Part; events: Events }) {
  return (
    <>
      <KnownEvents p={p} events={events} />
      <ScoringSoFar p={p} events={events} />
      {events.past.length > 0 && <Past p={p} past={events.past} />}
    </>
  )
}
/** What has happened already, to look through. */
function Past({ p, past }: { p: Part; past: readonly AgesCard[] }) {
  return (
    <details className="tta-past">
      <summary {...figure('pastEvents')}>{p.say('ui.past', { n: past.length })}</summary>
      <ul className="tta-index-cards">
        {past.map(id => (
          <li key={id}>
            <CardFace id={id} say={p.say} size="full" />
          </li>
        ))}
      </ul>
    </details>
  )
}
function Backs({ ages, word }: { ages: readonly number[]; word: 'current' | 'future' }) {
  return (
    <span className="tta-deck" data-tip={`deck:${word}`} data-anchor={`deck:${word}`}>
      {ages.some(n => n > 0) ? (
        ages.map((n, age) =>
          n > 0 ? (
            <CardBack
              key={AGE_NAMES[age]}
              age={age}
              kind="event"
              count={n}
              mark={figure(`${word}Events`, undefined, age)}
            />
          ) : null,
        )
      ) : (
        <span className="tta-back is-empty">–</span>
      )}
    </span>
  )
}

function KnownEvents({ p, events }: { p: Part; events: Events }) {
  const { prepared, peeked } = events
  const known = [
    ...(peeked && !prepared.some(e => e.id === peeked) ? [{ id: peeked, isCurrent: true }] : []),
    ...prepared.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
  ]
  if (known.length === 0) return <p>{p.say('ui.noKnownEvents')}</p>
  return (
    <table className="tta-outlook">
      <caption>{p.say('ui.knownEvents')}</caption>
      <Heads p={p} />
      <tbody>
        {known.map(({ id, isCurrent }) => (
          <tr key={id}>
            <th scope="row">
              <b data-tip={`card:${id}`}>{p.say(`card.${id}`)}</b>{' '}
              <small>{p.say(id === peeked ? 'ui.deck.top' : `ui.deck.${isCurrent ? 'current' : 'future'}`)}</small>
              <p className="tta-card-text">{p.say(`cardtext.${id}`)}</p>
            </th>
            <EventCells p={p} id={id} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
export function EventCells({ p, id }: { p: Part; id: AgesCard }) {
  const changes = eventNow(p, id)
  return seatsOf(p.view).map(seat => (
    <td key={seat}>
      {changes && Object.keys(changes[seat]).length > 0 ? <ChangeMarks change={changes[seat]} say={p.say} /> : '–'}
    </td>
  ))
}
function Heads({ p }: { p: Part }) {
  return (
    <thead>
      <tr>
        <td />
        {p.seats.map((look, seat) => (
          <th key={`seat-${seat + 1}`} scope="col">
            <span style={{ background: `var(--nation-${look.colour})` }} className="tta-dot" /> {look.name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The events of age III that I know, as if the game ended now. */
function ScoringSoFar({ p, events }: { p: Part; events: Events }) {
  const s = p.view
  const known = events.prepared.map(e => e.id).filter(id => faceOf(id).age === 3)
  const lines = known.map(id => ({
    id,
    points: seatsOf(s).map(seat =>
      (event.cards[event.find(id)].effects ?? []).reduce((n, effect) => n + impactOf(s, seat, effect, s.turn), 0),
    ),
  }))
  const sums = seatsOf(s).map(seat => s.culture[seat] + lines.reduce((n, { points }) => n + points[seat], 0))
  return (
    <table className="tta-outlook is-score">
      <caption>{p.say('ui.scoreSoFar')}</caption>
      <Heads p={p} />
      <tbody>
        <Points
          name={p.say('ui.count.culture')}
          points={seatsOf(s).map(seat => s.culture[seat])}
          mark={seat => figure('culture', seat)}
        />
        {lines.map(({ id, points }) => (
          <Points key={id} name={p.say(`card.${id}`)} points={points} mark={seat => figure('eventScore', seat, id)} />
        ))}
        {lines.length > 0 && (
          <Points
            name={p.say('ui.sum')}
            points={sums}
            mark={seat => figure('scoreSoFar', seat, p.seat === 'table' ? -1 : p.seat)}
          />
        )}
      </tbody>
    </table>
  )
}
interface PointsProps {
  readonly name: string
  readonly points: readonly number[]
  mark(seat: Seat): FigureMark
}
function Points({ name, points, mark }: PointsProps) {
  const [best, worst] = [Math.max(...points), Math.min(...points)]
  return (
    <tr>
      <th scope="row">{name}</th>
      {points.map((n, seat) => (
        <td
          key={`seat-${seat + 1}`}
          className={best === worst ? '' : n === best ? 'is-best' : n === worst ? 'is-worst' : ''}
          {...mark(seat)}
        >
          {n}
        </td>
      ))}
    </tr>
  )
}
