/**
 * One plan over several decisions: answers are staged, tried on a copy of the position, changed at will, and then
 * carried out one after another. Nothing is sent before.
 */
import { type ActionJson, asking, type Refusal, type Seat, slot } from '@ecumene/kernel'
import { type ActionQueue, useQueue } from '@ecumene/kit/queue.ts'
import { useEffect, useMemo, useState } from 'react'
import { LEGENDARY, SLOT_KIND, SLOT_PROVINCE, slotOf } from '../../src/board.ts'
import { decisionOf, mineOf, type Part, PROVINCE_IDS, type S } from '../rules.ts'
import type { Amounts } from './pack.ts'
import { carriedOut, type PlannedRow, planBuilding } from './purchases.ts'
import { type PlanTrial, STAGED, tryRows } from './trial.ts'

export interface TablePlan {
  /** The table as it would be after the plan; what is chosen there goes on the plan. */
  readonly part: Part
  /** The decision asked now, and the one that the plan has come to; null: there is nothing left to add. */
  readonly decision: string | null
  readonly rows: readonly ActionJson[]
  /** Of a building turn: prices and sets, and what is left. */
  readonly purchases: readonly PlannedRow[]
  readonly left: Amounts
  readonly stop: { readonly row: number; readonly refusal: Refusal } | null
  readonly isReady: boolean
  readonly queue: ActionQueue
  /** What is being sent, one answer after another, as it stood when it was confirmed. */
  readonly sending: Sending | null
  /** Several at once where one follows from the other. */
  add(...actions: ActionJson[]): void
  drop(row: number): void
  clear(): void
  /** Other sets in place of those proposed. */
  paySo(sets: readonly Amounts[]): void
  /** `isLast`: and ends the decision. */
  carryOut(isLast: boolean): void
}
/** The plan at the moment of the press that carries it out, and the table before and after it. */
export interface Sending extends Pick<TablePlan, 'part' | 'decision' | 'rows' | 'purchases' | 'left'> {
  readonly now: Part
}
/** Questions that belong together: what is carried out runs on through them and no further. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  build: ['build', 'pay', 'copy'],
  copy: ['build', 'pay', 'copy'],
  conquest: ['conquest', 'occupy'],
  occupy: ['conquest', 'occupy'],
}
const NOTHING: readonly ActionJson[] = []
const DONE: ActionJson = { verb: 'done' }

export function usePlan(p: Part): TablePlan {
  const me = mineOf(p.seat)
  const asked = decisionOf(p)
  const isStaged = asked !== null && STAGED.has(asked)
  const question = isStaged ? questionOf(p.view, asked) : ''
  const [kept, setKept] = useState({ question: '', rows: NOTHING, sets: null as readonly Amounts[] | null })
  // What was staged for another question is gone; what others do meanwhile leaves it.
  const { rows, sets } = kept.question === question ? kept : { rows: NOTHING, sets: null }
  // The plan was confirmed by its own button.
  const queue = useQueue(p.legal, a => p.play(a, true), { asked, together: TOGETHER })
  const [confirmed, confirm] = useState<Sending | null>(null)
  const trial = useMemo(
    () => (isStaged && !queue.isRunning ? led(tried(p.view, me, asked, rows, sets), p.view, me, p.legal, rows) : null),
    [p.view, p.legal, me, asked, isStaged, rows, sets, queue.isRunning],
  )
  useWarning(rows.length > 0)
  const keep = (next: readonly ActionJson[], chosen: readonly Amounts[] | null = null): void =>
    setKept({ question, rows: next, sets: chosen })
  const add = (...actions: ActionJson[]): void => {
    const [action] = actions
    if (!trial) void p.play(action)
    else if (action.verb === 'done' && trial.decision === asked) carryOut(true)
    else keep([...rows, ...actions])
  }
  const carryOut = (isLast: boolean): void => {
    if (!trial) return
    const sent = trial.purchases ? carriedOut(trial.purchases) : inOrder(rows)
    const ends = isLast && !sent.some(isUncertain) ? closing(p.view, me, asked, sent, trial) : []
    confirm({ now: p, part, decision: trial.decision, rows, purchases, left })
    keep(NOTHING)
    queue.run([...sent, ...ends])
  }
  const stage = async (action: ActionJson): Promise<boolean> => {
    add(action)
    return true
  }
  const isReady =
    trial !== null &&
    trial.stop === null &&
    !queue.isRunning &&
    (trial.decision === null || trial.isLed || trial.legal.some(a => a.verb === 'done'))
  const part = { ...p, ...(trial ? { view: trial.view, legal: trial.legal } : {}), play: stage }
  const purchases = trial?.purchases ?? []
  const left = trial?.left ?? []
  return {
    part,
    decision: trial ? trial.decision : asked,
    rows,
    purchases,
    left,
    stop: trial?.stop ?? null,
    isReady,
    queue,
    sending: queue.isRunning ? confirmed : null,
    add,
    drop: row => keep(rows.filter((_, i) => i !== row)),
    clear: () => keep(NOTHING),
    paySo: chosen => keep(rows, chosen),
    carryOut,
  }
}
/** The same question asked of the same player in the same turn; how far it has been answered does not matter. */
function questionOf(s: S, asked: string): string {
  const isInside = asked === 'occupy' || asked === 'lose' || asked === 'give'
  return [asked, s.round, s.active, asking(s), isInside ? slot(s, 0) : 0].join()
}
/** In a guided game the player is led to a part of what the rules allow. */
function led(trial: Tried, view: S, seat: Seat, legal: readonly ActionJson[], rows: readonly ActionJson[]): Tried {
  if (legal.length >= tryRows(view, seat, []).legal.length) return trial
  const wanted = new Set(legal.map(a => JSON.stringify(a)))
  const open = trial.legal.filter(a => wanted.has(JSON.stringify(a)))
  return { ...trial, legal: open, isLed: rows.length > 0 }
}
interface Tried extends PlanTrial {
  readonly isLed?: boolean
  readonly purchases?: readonly PlannedRow[]
  readonly left?: Amounts
}
function tried(
  view: S,
  seat: Seat,
  asked: string | null,
  rows: readonly ActionJson[],
  sets: readonly Amounts[] | null,
): Tried {
  if (asked === 'build' || asked === 'copy') {
    const plan = planBuilding(view, seat, rows, sets)
    return { ...plan, purchases: plan.rows }
  }
  const certain = rows.filter(a => !isUncertain(a))
  if (certain.length === rows.length) return tryRows(view, seat, rows)
  // The legendary city is pillaged last: then something is drawn or asked.
  const before = tryRows(view, seat, certain)
  const after = tryRows(view, seat, inOrder(rows))
  const taken = rows.filter(isUncertain).map(provinceOf)
  return {
    ...after,
    decision: before.decision,
    legal: before.legal.filter(a => !isUncertain(a) && !taken.includes(provinceOf(a))),
  }
}
const isUncertain = (a: ActionJson): boolean => a.verb === 'pillage' && SLOT_KIND[slotOf(String(a.slot))] === LEGENDARY
const inOrder = (rows: readonly ActionJson[]): ActionJson[] => [
  ...rows.filter(a => !isUncertain(a)),
  ...rows.filter(isUncertain),
]
const provinceOf = (a: ActionJson): string =>
  a.slot === undefined ? String(a.province) : PROVINCE_IDS[SLOT_PROVINCE[slotOf(String(a.slot))]]
/** What has to be said to end it: nothing where the last answer has ended it already. */
function closing(
  view: S,
  seat: Seat,
  asked: string | null,
  sent: readonly ActionJson[],
  trial: PlanTrial,
): ActionJson[] {
  const ends: ActionJson[] = []
  let { decision, legal } = trial
  while (decision !== null && legal.some(a => a.verb === 'done') && ends.length < 3) {
    ends.push(DONE)
    if (decision === asked) break
    const next = tryRows(view, seat, [...sent, ...ends])
    decision = next.decision
    legal = next.legal
  }
  return ends
}
/** Leaving the page with a plan on the table asks first. */
function useWarning(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const ask = (e: BeforeUnloadEvent): void => e.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOpen])
}
