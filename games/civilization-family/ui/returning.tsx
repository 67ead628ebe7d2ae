/** After buying, trade cards beyond the limit go back, and calamities may (CIV-18.0a): one choice, one word. */

import type { ActionJson } from '@ecumene/kernel'
import { Count, Word } from '@ecumene/kit/prompt-slots.tsx'
import { useState } from 'react'
import type { Part } from './edition.ts'
import { figure } from './figure.ts'
import { givingBack } from './giving-back.ts'
import { useTaking } from './hand-taker.ts'
import type { MessageId } from './message.ts'
import { SetCard } from './parts/card-sets.tsx'
import { setsOf } from './sets.ts'

interface Props {
  readonly p: Part
  readonly me: number
  queue(actions: readonly ActionJson[]): void
}
export function Returning({ p, me, queue }: Props) {
  const [chosen, choose] = useState<readonly MessageId<'trade'>[]>([])
  const { cards, needed, open, actions } = givingBack(p, me, chosen)
  const countOf = (id: MessageId<'trade'>): number => cards.filter(card => card === id).length
  // One more with every choice, none after the last that may go.
  const take = (id: MessageId<'trade'>): void =>
    choose(open.has(id) ? [...cards, id] : cards.filter(card => card !== id))
  useTaking(take)
  return (
    <>
      <p className="civ-hint" {...figure('handSize', me)}>
        {p.say('ui.return.text', { cards: p.view.handSize[me] })}
      </p>
      <Count>{p.say('ui.return.count', { cards: cards.length, needed })}</Count>
      <div className="civ-sets">
        {setsOf(p, me).map(set => (
          <SetCard
            key={set.id}
            set={set}
            seat={me}
            chosen={countOf(set.id)}
            label={p.say('ui.return.one', { trade: set.id, chosen: countOf(set.id), cards: set.cards })}
            tip={`trade:${set.id}`}
            onChoose={open.has(set.id) || countOf(set.id) > 0 ? () => take(set.id) : undefined}
          />
        ))}
      </div>
      <Word>
        <button
          type="button"
          className="button primary"
          data-done
          data-clear
          disabled={actions === null}
          onClick={() => actions && queue(actions)}
        >
          {actions === null
            ? p.say('ui.return.more', { cards: needed - cards.length })
            : p.say('ui.return.done', { cards: cards.length })}
        </button>
      </Word>
    </>
  )
}
