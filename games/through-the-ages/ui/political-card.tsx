/** One military card in politics: in full, then what it can do, rival by rival, and what each side of a pact gets. */

import { type ActionJson, judge, type Seat } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { useEffect } from 'react'
import type { MilitaryCard } from '../data/military.ts'
import type { AgesCard } from '../src/cards.ts'
import { AttackRow } from './calculator.tsx'
import { CardFace } from './card.tsx'
import { forgetCard } from './chosen-card.ts'
import { figure } from './figure.ts'
import { Glyph } from './glyph.tsx'
import { HandBacks } from './hand.tsx'
import { eventNow } from './imagine.ts'
import { faceOf } from './look.ts'
import { oddsOf } from './odds.ts'
import { PactSides } from './pact-sides.tsx'
import type { Part } from './part-props.ts'
import { backsOf, seatsOf } from './position.ts'
import { ActionRow, ChangeMarks } from './price.tsx'

interface Props {
  readonly p: Part
  readonly seat: Seat
  readonly card: AgesCard
  readonly actions: readonly ActionJson[]
}
export function PoliticalCard({ p, seat, card, actions }: Props) {
  useEscape()
  const { kind } = faceOf(card)
  const hasRivals = kind === 'aggression' || kind === 'war' || kind === 'pact'
  return (
    <>
      <CardFace id={card} say={p.say} size="full" />
      {hasRivals ? (
        <ul className="tta-rival-choices">
          {seatsOf(p.view)
            .filter(target => target !== seat && p.view.out[target] === 0)
            .map(target => (
              <RivalChoice key={target} p={p} seat={seat} card={card} actions={actions} target={target} />
            ))}
        </ul>
      ) : (
        <div className="tta-politics-actions">
          {actions.map(action => (
            <ActionRow key={action.verb} p={p} action={action} />
          ))}
          <EventWouldDo p={p} id={card} />
        </div>
      )}
      <button type="button" className="link tta-put-back" onClick={forgetCard}>
        {p.say('ui.otherCard')}
      </button>
    </>
  )
}
function useEscape(): void {
  useEffect(() => {
    const hear = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') forgetCard()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** What the card can do to this rival, or why it cannot; both strengths and the cards they may defend with. */
function RivalChoice({ p, seat, card, actions, target }: Props & { readonly target: number }) {
  const { mine, theirs, cards, most } = oddsOf(p.view, seat, target)
  const own = actions.filter(action => action.target === target)
  const { kind } = faceOf(card)
  return (
    <li className={theirs < mine ? 'is-weaker' : theirs > mine ? 'is-stronger' : ''}>
      <h4>
        <span style={{ background: `var(--nation-${p.seats[target].colour})` }} className="tta-dot" />{' '}
        {p.seats[target].name} <Glyph of="strength" size={13} />{' '}
        <b {...figure('against', seat, target)}>
          {mine} : {theirs}
        </b>
      </h4>
      {own.length === 0 && <p className="tta-why">{whyNot(p, seat, card, target)}</p>}
      {own.map(action =>
        kind === 'pact' ? (
          <span key={String(action.side)} className="tta-pact">
            <ActionRow p={p} action={action} label={offerLabel(p, card, action)} />
            <PactSides p={p} card={card} mine={action.side === 'b' ? 'b' : 'a'} other={target} />
          </span>
        ) : (
          <AttackRow key={action.verb} p={p} action={action} />
        ),
      )}
      {kind !== 'pact' && own.length === 0 && (
        <small className="tta-would" {...figure('canAdd', seat, target)}>
          {p.say('ui.canAdd', { cards, most })} <HandBacks ages={backsOf(p.view, target)} seat={target} />
        </small>
      )}
    </li>
  )
}
/** The card and the rival stand above: the button says the side. */
const offerLabel = (p: Part, card: AgesCard, { side }: ActionJson): string => {
  const { sided } = faceOf(card) as MilitaryCard
  return sided
    ? p.say('ui.pact.offerSide', { side: p.say(side === 'b' ? 'side.b' : 'side.a') })
    : p.say('ui.pact.offer')
}
const VERBS = { aggression: 'attack', war: 'declareWar', pact: 'offerPact' } as const
function whyNot(p: Part, seat: Seat, card: AgesCard, target: number): string {
  const { kind } = faceOf(card)
  const verb = kind === 'aggression' || kind === 'war' || kind === 'pact' ? VERBS[kind] : ''
  const judged = judge(p.game, p.view, seat, { verb, card, target, ...(kind === 'pact' && { side: 'a' }) })
  return judged.ok ? '' : p.sayPrompt(judged.refusal)
}

/** Culture for preparing it, and what the event would do to whom if it came now. */
export function EventWouldDo({ p, id }: { p: Part; id: AgesCard }) {
  const changes = eventNow(p, id)
  return (
    <small className="tta-would" {...planned('would')}>
      {p.say(changes ? 'ui.prepareCulture' : 'ui.prepareTerritory', { n: faceOf(id).age })}{' '}
      {changes?.every(change => Object.keys(change).length === 0) && p.say('ui.nothingNow')}
      {changes &&
        seatsOf(p.view).map(seat =>
          Object.keys(changes[seat]).length === 0 ? null : (
            <span key={seat} className="tta-spoils">
              {p.seats[seat].name}: <ChangeMarks change={changes[seat]} say={p.say} />
            </span>
          ),
        )}
    </small>
  )
}
