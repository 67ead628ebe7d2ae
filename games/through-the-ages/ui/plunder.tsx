/** How much food and how many resources are taken from somebody: by steps, as much as can be had to begin with. */

import type { ActionJson } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { Count } from '@ecumene/kit/prompt-slots.tsx'
import { useState } from 'react'
import { Glyph } from './glyph.tsx'
import type { Part } from './part-props.ts'
import { ActionRow } from './price.tsx'

type What = 'food' | 'resources'
const KINDS: readonly What[] = ['food', 'resources']
const OTHER: Readonly<Record<What, What>> = { food: 'resources', resources: 'food' }
const of = (action: ActionJson, what: What): number => Number(action[what])
const sum = (action: ActionJson): number => of(action, 'food') + of(action, 'resources')

/** Of these the one with the most of `what`. */
const mostOf = (actions: readonly ActionJson[], value: (action: ActionJson) => number): ActionJson | undefined =>
  actions.toSorted((a, b) => value(b) - value(a))[0]

export function Plunder({ p }: { p: Part }) {
  const [wanted, want] = useState<ActionJson | null>(null)
  const chosen = p.legal.find(a => a === wanted) ?? mostOf(p.legal, sum)
  if (!chosen) return null
  /** One more or one less; the other kind follows as far as it must, and takes what becomes free. */
  const next = (what: What, by: number): ActionJson | undefined =>
    mostOf(
      p.legal.filter(a => of(a, what) === of(chosen, what) + by),
      a => of(a, OTHER[what]),
    )
  return (
    <div className="tta-bid">
      {KINDS.map(what => (
        <div key={what} className="tta-stepper">
          <Step label={`${p.say(`ui.count.${what}`)}: ${p.say('ui.less')}`} sign="−" to={next(what, -1)} want={want} />
          <output {...planned('plundered')}>{of(chosen, what)}</output>
          <Step label={`${p.say(`ui.count.${what}`)}: ${p.say('ui.more')}`} sign="+" to={next(what, 1)} want={want} />
          <Glyph of={what} size={18} /> {p.say(`ui.count.${what}`)}
        </div>
      ))}
      <Count>{p.sayAction(chosen)}</Count>
      <ActionRow p={p} action={chosen} className="is-main" />
    </div>
  )
}
interface StepProps {
  readonly label: string
  readonly sign: string
  readonly to: ActionJson | undefined
  want(action: ActionJson): void
}
function Step({ label, sign, to, want }: StepProps) {
  return (
    <button type="button" disabled={!to} aria-label={label} onClick={() => to && want(to)}>
      {sign}
    </button>
  )
}
