/** A question that several things answer together: what is chosen counts along and is sent at once. */
import type { ActionJson } from '@ecumene/kernel'
import { Count, Word } from '@ecumene/kit/beside.tsx'
import { useEachMoment } from '@ecumene/kit/moment.ts'
import { useState } from 'react'
import { endOf } from './ends.ts'
import type { Part } from './part.ts'
import type { Option, Plan } from './plan.ts'
import { clearStage, countOf, stage, stageAll, unstage, useStaged } from './staging.ts'

export function Staged({ p, plan }: { p: Part; plan: Plan }) {
  const chosen = useStaged()
  const [isRunning, setRunning] = useState(false)
  // Another question: nothing is chosen.
  useEachMoment(plan.decision, () => clearStage)
  const { need, allowed, last } = plan
  const total = plan.total(chosen)
  const isEnough = plan.isEnough(chosen)
  const smallest = plan.smallest()
  const count = p.say(`ui.staged.${plan.decision}`, { total, need, n: chosen.length, allowed })
  const send = async (): Promise<void> => {
    const actions = [...plan.needed(chosen), ...last]
    clearStage()
    setRunning(true)
    for (const action of actions) if (!(await p.play(action))) break
    setRunning(false)
  }
  return (
    <div className={isRunning ? 'tta-staged is-running' : 'tta-staged'}>
      <ul>
        {plan.options.map(option => (
          <li key={JSON.stringify(option.action)}>
            <OptionButton p={p} option={option} chosen={chosen} worth={plan.total([option.action]) - plan.total([])} />
          </li>
        ))}
      </ul>
      <div className="tta-answers">
        <output className={isEnough ? 'tta-total is-enough' : 'tta-total'}>{count}</output>
        <Count>{count}</Count>
        {smallest && (
          <button type="button" className="tta-action" data-smallest onClick={() => stageAll(smallest)}>
            {p.say('ui.smallest')}
          </button>
        )}
      </div>
      {/* Until something is chosen, the answer that ends the question stands there, where there is one. */}
      {(chosen.length > 0 || isRunning || !endOf(p.legal)) && (
        <Word>
          <button
            type="button"
            className="button primary"
            data-send
            data-action={isEnough || undefined}
            disabled={!isEnough || isRunning}
            onClick={() => void send()}
          >
            {p.say('ui.carryOut')}
          </button>
        </Word>
      )}
    </div>
  )
}

interface OptionProps {
  readonly p: Part
  readonly option: Option
  readonly chosen: readonly ActionJson[]
  readonly worth: number
}
function OptionButton({ p, option, chosen, worth }: OptionProps) {
  const { action, most } = option
  const n = countOf(chosen, action)
  return (
    <span className={n > 0 ? 'tta-option is-chosen' : 'tta-option'}>
      <button
        type="button"
        data-action
        data-stage={action.verb}
        data-tip={`card:${action.card}`}
        aria-pressed={n > 0}
        onClick={() => stage(action, most)}
      >
        {p.say(`card.${action.card}`)} <b>+{worth}</b> {most > 1 && <small>{p.say('ui.ofMost', { n, most })}</small>}
      </button>
      {n > 0 && (
        <button type="button" className="tta-less" aria-label={p.say('ui.less')} onClick={() => unstage(action)}>
          −
        </button>
      )}
    </span>
  )
}
