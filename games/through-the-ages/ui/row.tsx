/** The card row in its three price zones, and what is left of the decks beside it. */

import { softHyphens } from '@ecumene/kit/hyphens.ts'
import { useState } from 'react'
import { CardBack, CardFace } from './card.tsx'
import { rowOf, type Space } from './card-row.ts'
import { CardsIndex } from './cards-index.tsx'
import { type Choices, keys } from './choices.ts'
import { Thing } from './choosable.tsx'
import { EventDecks } from './events.tsx'
import { figure } from './figure.ts'
import { Amount, Glyph } from './glyph.tsx'
import type { Part } from './part-props.ts'
import { cardsLeft, commonTactics, mineOf } from './position.ts'
import { Sheet } from './sheet.tsx'

export function Row({ p, choices }: { p: Part; choices: Choices }) {
  const me = mineOf(p.view, p.seat)
  const spaces = rowOf(p.view, me)
  const zones = [spaces.slice(0, 5), spaces.slice(5, 9), spaces.slice(9)]
  return (
    <section className="tta-row" aria-label={p.say('ui.row')}>
      {zones.map((zone, i) => (
        <ol key={`zone-${i + 1}`} className={`tta-zone is-${i + 1}`} aria-label={p.say('ui.zone', { price: i + 1 })}>
          {zone.map(space => (
            <li key={space.space}>
              <RowCard p={p} space={space} choices={choices} />
            </li>
          ))}
        </ol>
      ))}
      <Decks p={p} choices={choices} />
    </section>
  )
}

/** More cubes than this are a number. */
const MANY = 3
function RowCard({ p, space, choices }: { p: Part; space: Space; choices: Choices }) {
  const { card, price, surcharge, isLeaving } = space
  const me = mineOf(p.view, p.seat)
  if (!card) return <span className="tta-gap" aria-hidden="true" data-anchor={keys.space(space.space)} />
  const name = p.say(`card.${card}`)
  return (
    <Thing
      p={p}
      id={keys.space(space.space)}
      label={p.say(isLeaving ? 'ui.rowCardLeaving' : 'ui.rowCard', { name, price })}
      actions={choices.at.get(keys.space(space.space))}
      wish={{ verb: 'take', card, space: space.space + 1 }}
      tip={`row:${space.space}:${card}`}
      className={isLeaving ? 'tta-row-card is-leaving' : 'tta-row-card'}
      ghost={<CardFace id={card} say={p.say} size="row" />}
    >
      <CardFace id={card} say={p.say} size="row" />
      <span className="tta-row-price" aria-hidden="true">
        {price > MANY || price === 0 ? (
          <Amount of="civil" n={price} size={11} mark={figure('rowPrice', me, space.space)} />
        ) : (
          Array.from({ length: price }, (_, i) => <Glyph key={`cube-${i + 1}`} of="civil" size={11} />)
        )}
        {surcharge > 0 && <small {...figure('surcharge', me, space.space)}>(+{surcharge})</small>}
      </span>
    </Thing>
  )
}

/** Civil deck, military deck, events and common tactics: how much is left, and what is known of it. */
function Decks({ p, choices }: { p: Part; choices: Choices }) {
  const s = p.view
  const tactics = commonTactics(s)
  return (
    <div className="tta-decks">
      <span className="tta-deck" data-tip="deck:civil" data-anchor="deck:civil">
        <CardBack age={Math.min(s.age, 3)} kind="civil" />
        <b {...figure('civilDeck')}>{s.civilLeft}</b>
      </span>
      <span className="tta-deck" data-tip="deck:military" data-anchor="deck:military">
        <CardBack age={Math.min(s.age, 3)} kind="military" />
        <b {...figure('militaryDeck')}>{s.left}</b>
      </span>
      <EventDecks p={p} />
      <AllCards p={p} />
      {tactics.length > 0 && (
        <span className="tta-common">
          {tactics.map(id => (
            <Thing
              key={id}
              p={p}
              id={keys.tactic(id)}
              label={p.say('ui.commonTactic', { name: p.say(`card.${id}`) })}
              actions={choices.at.get(keys.tactic(id))}
              wish={{ verb: 'copyTactic', card: id }}
              tip={`tactic:copyTactic:${id}`}
              className="tta-chip"
              asks
            >
              {softHyphens(p.say(`card.${id}`))}
            </Thing>
          ))}
        </span>
      )}
    </div>
  )
}
/** Every card there is, over the table, and how many of each may still come. */
function AllCards({ p }: { p: Part }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link tta-all-cards" onClick={() => setOpen(true)}>
        {p.say('ui.index')}
      </button>
      {isOpen && (
        <Sheet say={p.say} label={p.say('ui.index')} onClose={() => setOpen(false)}>
          <CardsIndex say={p.say} left={cardsLeft(p.view, p.seat)} />
        </Sheet>
      )}
    </>
  )
}
