/** A question that several things answer together: what is chosen counts along and is sent by one press. */

import type { ActionJson } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { useEachMoment } from '@ecumene/kit/moment.ts'
import { BesideOf, Count, Word } from '@ecumene/kit/prompt-slots.tsx'
import { useContext, useEffect } from 'react'
import { endOf } from './ends.ts'
import { carryOut, clearStage, countOf, stage, stageAll, unstage, useIsRunning, useStaged } from './joint-choice.ts'
import { faceOf } from './look.ts'
import type { Part } from './part-props.ts'
import { type ForcePlan, type Option, planOf } from './plan.ts'

interface Props {
  readonly p: Part
  readonly plan: ForcePlan
}
/** What can be chosen. `isBeside`: how far it has come, and what is enough, stand beside the question (a phone). */
export function Staged({ p, plan, isBeside }: Props & { readonly isBeside: boolean }) {
  const chosen = useStaged()
  const isRunning = useIsRunning()
  return (
    <div className={isRunning ? 'tta-staged is-running' : 'tta-staged'}>
      <ul data-anchor="answers">
        {plan.options.map(option => (
          <li key={JSON.stringify(option.action)}>
            <OptionButton p={p} option={option} chosen={chosen} worth={plan.total([option.action]) - plan.total([])} />
          </li>
        ))}
      </ul>
      <div className="tta-answers">
        <output className={plan.isEnough(chosen) ? 'tta-total is-enough' : 'tta-total'} {...planned('staged')}>
          {countText(p, plan, chosen)}
        </output>
        {!isBeside && <SmallestButton p={p} plan={plan} className="tta-action" />}
      </div>
    </div>
  )
}

/**
 * Beside the question, whatever page of a phone is open: how far it has come, and the button that carries it out. On a
 * phone (`isPhone`) also what is enough, where the answer that gives in stands: neither is nearer than the other.
 */
export function StagedWord({ p, isPhone }: { p: Part; isPhone: boolean }) {
  const plan = planOf(p)
  const isRunning = useIsRunning()
  const { setSending } = useContext(BesideOf)
  useEffect(() => {
    if (!isRunning) return
    setSending?.(true)
    return () => setSending?.(false)
  }, [isRunning, setSending])
  return plan && <PlanWord p={p} plan={plan} isPhone={isPhone} />
}
function PlanWord({ p, plan, isPhone }: Props & { readonly isPhone: boolean }) {
  const chosen = useStaged()
  const isRunning = useIsRunning()
  // Another question: nothing is chosen.
  useEachMoment(plan.decision, () => clearStage)
  const isEnough = plan.isEnough(chosen)
  const names = isPhone ? new Set(chosen.map(({ card }) => p.say(`card.${faceOf(card).id}`))) : []
  const end = endOf(p.legal)
  return (
    <>
      <Count>{[countText(p, plan, chosen), ...names].join(' · ')}</Count>
      {isPhone && !isRunning && (
        <Word>
          {chosen.length === 0 ? (
            <SmallestButton p={p} plan={plan} className="button" />
          ) : (
            <button type="button" className="button" data-beside onClick={clearStage}>
              {p.say('ui.chooseAgain')}
            </button>
          )}
        </Word>
      )}
      {/* Until something is chosen, the answer that ends the question stands there, where there is one. */}
      {(chosen.length > 0 || isRunning || !end) && (
        <Word>
          <button
            type="button"
            className="button primary"
            data-send
            data-action={isEnough || undefined}
            disabled={!isEnough || isRunning}
            onClick={() => void carryOut(p.play, [...plan.needed(chosen), ...plan.last])}
          >
            {p.say('ui.carryOut')}
          </button>
        </Word>
      )}
    </>
  )
}
const countText = (p: Part, plan: ForcePlan, chosen: readonly ActionJson[]): string =>
  p.say(`ui.staged.${plan.decision}`, {
    total: plan.total(chosen),
    need: plan.need,
    n: chosen.length,
    allowed: plan.allowed,
  })

function SmallestButton({ p, plan, className }: Props & { readonly className: string }) {
  const smallest = plan.smallest()
  if (!smallest) return null
  return (
    <button type="button" className={className} data-smallest data-beside onClick={() => stageAll(smallest)}>
      {p.say('ui.smallest')}
    </button>
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
    <span className={n > 0 ? 'tta-option is-chosen' : 'tta-option'} {...planned('worth')}>
      <button
        type="button"
        data-action
        data-stage={action.verb}
        data-tip={`card:${action.card}`}
        aria-pressed={n > 0}
        onClick={() => stage(action, most)}
      >
        {p.say(`card.${faceOf(action.card).id}`)} <b>+{worth}</b>{' '}
        {most > 1 && <small>{p.say('ui.ofMost', { n, most })}</small>}
      </button>
      {n > 0 && (
        <button type="button" className="tta-less" aria-label={p.say('ui.less')} onClick={() => unstage(action)}>
          −
        </button>
      )}
    </span>
  )
}
