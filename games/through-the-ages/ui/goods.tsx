/** Which goods one takes or gives: few words, which stand where a turn's forecast stands; the row stays in sight. */
import type { ActionJson } from '@ecumene/kernel'
import { useMemo } from 'react'
import type { DECISIONS } from '../src/verbs.ts'
import type { Choices } from './choices.ts'
import type { Part } from './part-props.ts'
import { previewOf } from './preview.ts'
import { ChangeMarks } from './price.tsx'

const GOODS: ReadonlySet<string> = new Set<keyof typeof DECISIONS>(['gainEither', 'gainMix', 'loseMix'])
export const asksGoods = (decision: string): decision is keyof typeof DECISIONS => GOODS.has(decision)

export function GoodsBar({ p, choices }: { p: Part; choices: Choices }) {
  if (!asksGoods(choices.decision)) return null
  return (
    <section className="tta-goods tta-loose" data-anchor="answers" aria-label={p.say(`decision.${choices.decision}`)}>
      {choices.loose.map(action => (
        <GoodsButton key={JSON.stringify(action)} p={p} action={action} />
      ))}
    </section>
  )
}
/** What it brings, in signs; where it changes nothing, in words. */
function GoodsButton({ p, action }: { p: Part; action: ActionJson }) {
  const change = useMemo(() => (p.seat === 'table' ? null : previewOf(p, p.seat, action)), [p, action])
  const words = p.sayAction(action)
  return (
    <button
      type="button"
      className="tta-action"
      data-action
      data-verb={action.verb}
      aria-label={words}
      onClick={() => void p.play(action)}
    >
      {change && Object.keys(change).length > 0 ? <ChangeMarks change={change} say={p.say} /> : words}
    </button>
  )
}
