/** Small parts that several stages share. */

import type { ActionJson, Seat } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { usePressAgain } from '@ecumene/kit/moment.ts'
import { Count, Word } from '@ecumene/kit/prompt-slots.tsx'
import { Shape } from '@ecumene/kit/shape.tsx'
import type { ReactNode } from 'react'
import { ownerOf } from '../owner.ts'
import type { Part } from '../rules.ts'
import { type StageProps, verbsOf } from './stage.ts'

/** The word that ends a decision which is not staged, where there is one: it says what it does. */
export function Done({ p, play, text }: Pick<StageProps, 'p' | 'play'> & { text: string }) {
  const [done] = verbsOf(p, 'done')
  if (!done) return null
  return (
    <Word>
      <button type="button" className="button primary" data-action data-done onClick={() => play(done)}>
        {text}
      </button>
    </Word>
  )
}
interface CarryOutProps extends Pick<StageProps, 'p' | 'plan'> {
  /** Without a plan the button only ends the decision, with these words; empty: it must be planned. */
  readonly done: string
  readonly text?: string
  /** How many can be chosen: the question counts along. */
  readonly of?: number
  /** Something would be given up: the first press says so in these words, the second does it. */
  readonly again?: string | null
}
/** Carries the plan out, or ends the decision without one. */
export function CarryOut({ p, plan, done, text, of, again = null }: CarryOutProps) {
  const n = plan.rows.length
  const { marked, press } = usePressAgain<'end'>(p.view)
  const isAsked = again !== null && marked !== null
  // Where nothing can be left out, the button waits in its place; elsewhere it comes with the first row.
  if (n === 0 && !plan.isReady && !plan.queue.isRunning && done !== '') return null
  const isAlone = n === 0 && done !== ''
  return (
    <>
      {of !== undefined && (
        <Count>
          <span {...planned('chosen')}>{p.say('ui.chosenOf', { n, of })}</span>
        </Count>
      )}
      <Word>
        <button
          type="button"
          className="button primary"
          data-action
          {...(isAlone ? { 'data-done': '' } : { 'data-send': '' })}
          data-sure={isAsked ? '' : undefined}
          disabled={!plan.isReady}
          onClick={() => (again === null ? plan.carryOut(true) : press('end', () => plan.carryOut(true)))}
        >
          {isAsked ? again : isAlone ? done : (text ?? p.say('ui.carryOut', { n }))}
        </button>
      </Word>
    </>
  )
}
/** What carries out and leaves something undone says so. */
export const leavingRest = (p: Part, plan: StageProps['plan'], rest: number): { readonly text?: string } =>
  rest > 0 ? { text: p.say('ui.carryOutLeave', { n: plan.rows.length }) } : {}
/** Carries the plan out and goes on: nothing is ended. */
export function GoOn({ plan, text, title }: Pick<StageProps, 'plan'> & { text: string; title?: string }) {
  return (
    <button
      type="button"
      className="button"
      data-action
      data-go-on
      title={title}
      disabled={!plan.isReady}
      onClick={() => plan.carryOut(false)}
    >
      {text}
    </button>
  )
}
/** What is on the plan, row by row; each can be taken back. */
export function PlanRows({ p, plan }: Pick<StageProps, 'p' | 'plan'>) {
  if (plan.rows.length === 0) return null
  return (
    <ol className="mn-plan" aria-label={p.say('ui.plan')} data-plan {...planned('plan')}>
      {plan.rows.map((action, row) => {
        const isStopped = plan.stop !== null && row >= plan.stop.row
        return (
          <li key={JSON.stringify([row, action])} className={isStopped ? 'is-grey' : ''}>
            <span>{p.sayAction(action)}</span>
            {plan.stop?.row === row && <small>{p.sayPrompt(plan.stop.refusal)}</small>}
            <TakeBack p={p} plan={plan} row={row} />
          </li>
        )
      })}
    </ol>
  )
}
export function TakeBack({ p, plan, row }: Pick<StageProps, 'p' | 'plan'> & { row: number }) {
  return (
    <button
      type="button"
      className="mn-take-back"
      data-drop-row={row}
      aria-label={p.say('ui.dropRow', { action: p.sayAction(plan.rows[row]) })}
      onClick={() => plan.drop(row)}
    >
      ×
    </button>
  )
}
/** One button an action, in the words of the rules. */
export function Buttons({
  p,
  play,
  actions,
  icon,
}: Pick<StageProps, 'p' | 'play'> & { actions: readonly ActionJson[]; icon?: string }) {
  return (
    <div className="mn-buttons">
      {actions.map(a => (
        <button
          key={JSON.stringify(a)}
          type="button"
          className="button"
          data-action
          data-play={Object.values(a).join(':')}
          onClick={() => play(a)}
        >
          {icon && <Icon body={icon} size={18} />}
          {p.sayAction(a)}
        </button>
      ))}
    </div>
  )
}
export function SeatSign({ p, seat, size = 26 }: { p: Part; seat: Seat; size?: number }) {
  const { nation, initial } = ownerOf(p, seat)
  return <Shape colour={nation} initial={initial} size={size} />
}
interface SeatsProps {
  readonly p: Part
  readonly seats: readonly {
    readonly seat: Seat
    readonly action: ActionJson | null
    readonly note: ReactNode
  }[]
  play(a: ActionJson): void
}
/** Players to choose from, each with what matters about them. */
export function Seats({ p, seats, play }: SeatsProps) {
  return (
    <div className="mn-seats">
      {seats.map(({ seat, action, note }) =>
        action ? (
          <button
            key={seat}
            type="button"
            className="mn-seat is-legal"
            data-action
            data-seat={seat}
            data-drop={`seat:${seat}`}
            aria-label={p.sayAction(action)}
            onClick={() => play(action)}
          >
            <SeatSign p={p} seat={seat} size={28} />
            <b>{p.seats[seat].name}</b>
            {note}
          </button>
        ) : (
          <div key={seat} className="mn-seat is-off">
            <SeatSign p={p} seat={seat} size={28} />
            <b>{p.seats[seat].name}</b>
            {note}
          </div>
        ),
      )}
    </div>
  )
}
