/**
 * Several actions one after another, each as soon as it is legal: a voyage over many areas, a purchase with its
 * payment, losses that were planned.
 */
import type { ActionJson } from '@ecumene/kernel'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useEachMoment } from './moment.ts'
import { PlanRun, type RunState, type Within } from './plan-run.ts'
import { BesideOf } from './prompt-slots.tsx'

export interface ActionQueue extends RunState {
  run(actions: readonly ActionJson[]): void
  forget(): void
}
/** `within`: runs on through these questions and no further; through all unless given. */
export function useQueue(
  legal: readonly ActionJson[],
  play: (a: ActionJson) => Promise<boolean>,
  within?: Within,
): ActionQueue {
  const latest = useRef({ legal, play, within })
  latest.current = { legal, play, within }
  const [state, setState] = useState<RunState>({ isRunning: false, refused: null })
  const tell = useCallback((change: Partial<RunState>) => setState(before => changed(before, change)), [])
  const [plan] = useState(() => new PlanRun(() => latest.current, tell))
  useEachMoment(legal, () => plan.next())
  const { isRunning } = state
  const { setSending } = useContext(BesideOf)
  useEffect(() => {
    if (!isRunning) return
    setSending?.(true)
    return () => setSending?.(false)
  }, [isRunning, setSending])
  const run = useCallback((actions: readonly ActionJson[]) => plan.run(actions), [plan])
  const forget = useCallback(() => tell({ refused: null }), [tell])
  return { ...state, run, forget }
}

/** The same object where nothing is new: then nothing is drawn anew. */
function changed(before: RunState, change: Partial<RunState>): RunState {
  const next = { ...before, ...change }
  return next.isRunning === before.isRunning && next.refused === before.refused ? before : next
}
