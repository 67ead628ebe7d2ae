/** What each side of a pact gets, by the names of the two. */
import type { MilitaryIdOf } from '../data/military.ts'
import { pact } from '../src/cards.ts'
import type { Part } from './part-props.ts'

interface Props {
  readonly p: Part
  readonly card: string
  /** The viewer's side. */
  readonly mine: 'a' | 'b'
  readonly other: number
}
export function PactSides({ p, card, mine, other }: Props) {
  const id = pact.ids[pact.find(card)] as MilitaryIdOf<'pact'> | undefined
  if (!id) return null
  const theirs = mine === 'a' ? 'b' : 'a'
  return (
    <small className="tta-would">
      {p.say('ui.pact.you', { what: p.say(`pactside.${id}.${mine}`) })}{' '}
      {p.say('ui.pact.they', { name: p.seats[other].name, what: p.say(`pactside.${id}.${theirs}`) })}
    </small>
  )
}
