/** My hand: civil cards with what they would cost now, military cards that only I see. */

import type { Seat } from '@ecumene/kernel'
import { usePhone } from '@ecumene/kit/media.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { useMemo } from 'react'
import type { AgesCard } from '../src/cards.ts'
import { CardBack, CardFace } from './card.tsx'
import { type Choices, choicesOf, keys, wishFor } from './choices.ts'
import { Thing } from './choosable.tsx'
import { chooseCard } from './chosen-card.ts'
import { places } from './dragged-onto.ts'
import { explain } from './explain.tsx'
import { figure } from './figure.ts'
import { Amount } from './glyph.tsx'
import { faceOf } from './look.ts'
import { militaryWish } from './military-wish.ts'
import type { Part } from './part-props.ts'
import { type HandCard, handLimits, handOf, militaryOf, mineOf } from './position.ts'
import { priceOf, printedPrice } from './science.ts'
import './style/index.css'

export function MyArea(p: Part) {
  const choices = useMemo(() => choicesOf(p), [p])
  const me = mineOf(p.view, p.seat)
  return (
    <Tips className="tta-mine" explain={word => explain(p, word)}>
      <Hand p={p} seat={me} choices={choices} />
    </Tips>
  )
}

export function Hand({ p, seat, choices }: { p: Part; seat: Seat; choices: Choices | null }) {
  const limits = handLimits(p.view, seat)
  const civil = handOf(p.view, seat)
  const military = militaryOf(p.view, seat)
  // While few cards are held, one sees how many more may be.
  const isRoomy = civil.length + military.length < 6
  return (
    <div className="tta-hand" data-drop={choices ? places.hand : undefined}>
      <section aria-label={p.say('ui.civilHand')} style={{ flexGrow: Math.max(3, civil.length) }}>
        <h3>
          {p.say('ui.civilHand')}{' '}
          <small {...figure('civilHand', seat)}>{p.say('ui.ofLimit', { n: civil.length, limit: limits.civil })}</small>
        </h3>
        <ul>
          {civil.map((card, i) => (
            <li key={`${card.id}-${i + 1}`}>
              <CivilCard p={p} seat={seat} card={card} choices={choices} />
            </li>
          ))}
          {civil.length === 0 && <li className="hidden-text">{p.say('ui.emptyHand')}</li>}
          <Room free={isRoomy ? limits.civil - civil.length : 0} />
        </ul>
      </section>
      <section aria-label={p.say('ui.militaryHand')} style={{ flexGrow: Math.max(3, military.length) }}>
        <h3>
          {p.say('ui.militaryHand')}{' '}
          <small {...figure('militaryHand', seat)}>
            {p.say('ui.ofLimit', { n: military.length, limit: limits.military })}
          </small>
        </h3>
        <ul>
          {military.map((id, i) =>
            id === null ? null : (
              <li key={`${id}-${i + 1}`}>
                <MilitaryCardThing p={p} seat={seat} id={id} choices={choices} />
              </li>
            ),
          )}
          {military.length === 0 && <li className="hidden-text">{p.say('ui.emptyHand')}</li>}
          <Room free={isRoomy ? limits.military - military.length : 0} />
        </ul>
      </section>
    </div>
  )
}

function Room({ free }: { free: number }) {
  return Array.from({ length: Math.max(0, free) }, (_, i) => (
    <li key={`free-${i + 1}`} className="tta-hand-room" aria-hidden="true" />
  ))
}

interface CivilProps {
  readonly p: Part
  readonly seat: Seat
  readonly card: HandCard
  readonly choices: Choices | null
}
function CivilCard({ p, seat, card, choices }: CivilProps) {
  const { id, isFresh } = card
  const actions = choices?.at.get(keys.hand(id))
  const price = priceOf(p.view, seat, id)
  return (
    <Thing
      p={p}
      id={keys.hand(id)}
      label={p.say(`card.${id}`)}
      actions={actions}
      wish={choices ? wishFor(id) : undefined}
      tip={`hand:${id}`}
      className={isFresh ? 'tta-hand-card is-fresh' : 'tta-hand-card'}
      ghost={choices ? <CardFace id={id} say={p.say} size="row" /> : null}
    >
      <CardFace id={id} say={p.say} size="row" />
      {price !== null && price !== printedPrice(id) && (
        <span className="tta-hand-price" aria-hidden="true">
          <Amount of="science" n={price} size={11} mark={figure('developPrice', seat, id)} />
        </span>
      )}
    </Thing>
  )
}
interface MilitaryProps {
  readonly p: Part
  readonly seat: Seat
  readonly id: AgesCard
  readonly choices: Choices | null
}
function MilitaryCardThing({ p, seat, id, choices }: MilitaryProps) {
  const actions = choices?.at.get(keys.military(id))
  const isTactic = faceOf(id).kind === 'tactic'
  const isPhone = usePhone()
  const isPolitics = choices?.decision === 'politics' && !isPhone
  return (
    <Thing
      p={p}
      id={keys.military(id)}
      label={p.say(`card.${id}`)}
      actions={actions}
      wish={choices ? militaryWish(p, seat, id) : undefined}
      tip={isTactic ? `tactic:playTactic:${id}` : `card:${id}`}
      className="tta-hand-card"
      onChoose={isPolitics ? () => chooseCard(id, p.view) : undefined}
      asks={actions?.length === 1 && ['prepare', 'attack', 'declareWar', 'offerPact'].includes(actions[0].verb)}
      ghost={choices && isTactic ? <CardFace id={id} say={p.say} size="row" /> : null}
    >
      <CardFace id={id} say={p.say} size="row" />
    </Thing>
  )
}
/** Backs of a hand that is not the viewer's. */
export function HandBacks({ ages, seat }: { ages: readonly number[]; seat: Seat }) {
  if (ages.every(n => n === 0)) return null
  return (
    <span className="tta-hand-backs">
      {ages.map((n, age) =>
        n > 0 ? (
          <CardBack key={`age-${age + 1}`} age={age} kind="military" count={n} mark={figure('backs', seat, age)} />
        ) : null,
      )}
    </span>
  )
}
