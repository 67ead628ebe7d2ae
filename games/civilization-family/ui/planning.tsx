/** Losses, orders and reductions: marked on the map or in the panel, added up, carried out together. */
import { type ActionJson, asking, type Seat } from '@ecumene/kernel'
import type { ActionQueue } from '@ecumene/kit/queue.ts'
import { useMemo } from 'react'
import type { BoardModel, MarkedUnits, Marking } from './board/model.ts'
import { keyOf, numberOf, numbersFor, type Plan, usePlan } from './board/plan.ts'
import type { Part, Table, Toll } from './edition.ts'
import { type Marked, marksOf } from './marks.ts'
import type { MessageId } from './message.ts'
import { demandsIn } from './ordered-by.ts'
import { PlanPanel, type PlanTarget } from './parts/plan.tsx'

export interface Planning {
  readonly plan: Plan<Table>
  readonly marking: Marking
  readonly marks: ReadonlyMap<string, Marked>
  readonly toll: Toll
  readonly me: Seat
}
/** Null while nothing is to be planned. */
export function usePlanning(p: Part): Planning | null {
  const me = p.seat === 'table' ? -1 : p.seat
  const isOn = me >= 0 && !p.replaying && p.edition.plans.isPlanned(p.view, p.legal)
  const plan = usePlan(p.game, p.view, me, isOn)
  return useMemo(() => {
    if (!plan) return null
    const { trial } = plan
    return {
      plan,
      me,
      marking: markingOf(p, me, plan),
      marks: marksOf(p.view, trial.s, p.edition.calamities.splitOf(p.view)),
      toll: p.edition.plans.toll(p, me, trial),
    }
  }, [plan, me, p])
}
/** What can be marked in each area: what could be added to the plan, and what is in it. */
function markingOf(p: Part, me: Seat, plan: Plan<Table>): Marking {
  const found = new Map<string, Map<string, MarkedUnits>>()
  const put = (a: ActionJson, numbers: readonly number[], value: number): void => {
    if (typeof a.area !== 'string') return
    const here = found.get(a.area) ?? new Map<string, MarkedUnits>()
    found.set(a.area, here)
    const { tokens: _, ...bare } = a
    const label =
      typeof a.tokens === 'number'
        ? p.say(`ui.mark.${a.verb as MessageId<'ui.mark'>}`)
        : p.sayAction(bare as ActionJson)
    here.set(keyOf(a), { key: keyOf(a), label, numbers, value })
  }
  for (const a of plan.actions) put(a, numbersFor(p.game, p.view, me, plan.actions, keyOf(a)), numberOf(a))
  const more = new Map<string, ActionJson[]>()
  // Where one thing alone is chosen, another can still be chosen in its place.
  const open = plan.trial.isOver && plan.actions.length === 1 ? p.legal : plan.trial.legal
  for (const a of open)
    if (!plan.actions.some(b => keyOf(b) === keyOf(a))) more.set(keyOf(a), [...(more.get(keyOf(a)) ?? []), a])
  for (const list of more.values()) put(list[0], [0, ...list.map(numberOf)], 0)
  return {
    areas: new Map([...found].map(([area, marks]) => [area, [...marks.values()]])),
    mark: (area, key, n) => (n === 0 ? plan.drop(key) : plan.set(actionOf(p, key, area, n))),
  }
}
function actionOf(p: Part, key: string, area: string, n: number): ActionJson {
  const verb = key.slice(0, key.indexOf(':'))
  return 'tokens' in (p.game.verbs.specs[verb] ?? {}) ? { verb, area, tokens: n } : { verb, area }
}
/** The board with what is marked on it. */
export function marked(model: BoardModel, planning: Planning | null): BoardModel {
  if (!planning || planning.marks.size === 0) return model
  const { marks } = planning
  const sign = planning.plan.actions.some(a => TAKING.includes(a.verb)) ? '✓' : '−'
  return {
    ...model,
    stacks: model.stacks.map(s => {
      const tokens = marks.get(s.area)?.tokens.get(s.seat) ?? 0
      return tokens > 0 ? { ...s, marked: { tokens: tokens + (s.marked?.tokens ?? 0), sign } } : s
    }),
    cities: model.cities.map(c => (marks.get(c.area)?.city ? { ...c, marked: sign } : c)),
  }
}
/** Verbs by which units change sides: they are chosen, not lost. */
const TAKING = ['pick', 'pickCity', 'annex', 'annexCity', 'betray']
/** Verbs whose number counts what stays. */
const STAYING = ['shrink']

export function Planned({ p, planning, queue }: { p: Part; planning: Planning; queue: ActionQueue }) {
  const { plan, toll, me } = planning
  const { trial, actions } = plan
  const done = trial.legal.find(a => a.verb === 'done')
  const confirm = (): void => {
    queue.run(trial.isOver || !done ? actions : [...actions, done])
    plan.clear()
  }
  const orders = p.legal.some(a => a.verb === 'order')
  const ordered = asking(p.view) === p.edition.decisions.lose ? demandsIn(p.chronicle()).get(me) : undefined
  const total =
    toll.of === null
      ? p.say('ui.stake.total', { planned: toll.planned, unit: toll.unit })
      : p.say('ui.stake.totalOf', { planned: toll.planned, of: toll.of, unit: toll.unit })
  return (
    <PlanPanel
      title={toll.title}
      rule={toll.rule}
      total={total}
      part={toll.of === null ? null : toll.planned / Math.max(1, toll.of)}
      hints={[
        ...(ordered && ordered.by !== null
          ? [p.say('ui.stake.ordered', { seat: ordered.by, points: ordered.points })]
          : []),
        ...toll.hints,
      ]}
      items={orders ? [] : actions.map(a => ({ key: keyOf(a), label: p.sayAction(a), short: shortOf(p, a) }))}
      targets={orders ? targetsOf(p, me, plan) : []}
      confirm={
        actions.length === 0 && done
          ? p.say('ui.stake.nobody')
          : p.say('ui.stake.confirm', { planned: toll.planned, unit: toll.unit })
      }
      canConfirm={toll.isEnough && !queue.isRunning}
      isBusy={queue.isRunning}
      trouble={queue.refused ? p.say('ui.stake.refused', { action: p.sayAction(queue.refused) }) : null}
      onConfirm={confirm}
      onClear={() => {
        queue.forget()
        plan.clear()
      }}
      onDrop={plan.drop}
      onTarget={(key, n) =>
        n === 0 ? plan.drop(key) : plan.set({ verb: 'order', target: Number(key.slice(6)), points: n })
      }
      openRule={p.openRule}
      say={p.say}
    />
  )
}
const shortOf = (p: Part, a: ActionJson): string =>
  typeof a.tokens === 'number'
    ? p.say(STAYING.includes(a.verb) ? 'ui.stake.stay' : 'ui.stake.tokens', { area: String(a.area), n: a.tokens })
    : p.say('ui.stake.city', { area: String(a.area) })
function targetsOf(p: Part, me: Seat, plan: Plan<Table>): PlanTarget[] {
  return p.seats.flatMap((look, q) => {
    if (q === me) return []
    const key = `order:${q}`
    const numbers = numbersFor(p.game, p.view, me, plan.actions, key)
    const value = plan.actions.find(a => keyOf(a) === key)
    return [
      {
        key,
        name: look.name,
        nation: look.colour,
        numbers,
        value: value ? numberOf(value) : 0,
        note: numbers.length > 1 ? p.say('ui.stake.most', { most: numbers[numbers.length - 1] }) : '',
        why: () => p.whyNot({ verb: 'order', target: q, points: 1 }),
      },
    ]
  })
}
