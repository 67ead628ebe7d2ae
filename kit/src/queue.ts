/**
 * Several actions one after another, each as soon as it is legal: a voyage over many areas, a purchase with its
 * payment, losses that were planned.
 */
import type { ActionJson } from '@ecumene/kernel'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { BesideOf } from './beside.tsx'
import { useEachMoment } from './moment.ts'

export interface Queue {
  run(actions: readonly ActionJson[]): void
  readonly isRunning: boolean
  /** What could not be played: the rest of the plan was not played either. */
  readonly refused: ActionJson | null
  forget(): void
}
/** The question that is asked now, and for each the questions that belong together with it. */
interface Within {
  readonly asked: string | null
  readonly together: Readonly<Record<string, readonly string[]>>
}
/** `within`: runs on through these questions and no further; through all unless said. */
export function useQueue(
  legal: readonly ActionJson[],
  play: (a: ActionJson) => Promise<boolean>,
  within?: Within,
): Queue {
  const questions = useRef<readonly (string | null)[] | null>(null)
  const rest = useRef<ActionJson[]>([])
  /** The position a sent action was chosen in; null when nothing is under way. */
  const sent = useRef<{ legal: readonly ActionJson[]; isAccepted: boolean } | null>(null)
  const latest = useRef({ legal, play, within })
  latest.current = { legal, play, within }
  const [isRunning, setRunning] = useState(false)
  const [refused, setRefused] = useState<ActionJson | null>(null)
  const stop = useCallback((a: ActionJson | null) => {
    rest.current = []
    sent.current = null
    setRunning(false)
    setRefused(a)
  }, [])
  const next = useCallback(() => {
    const s = sent.current
    // The next one waits until the last is accepted and its position is here.
    if (s && (!s.isAccepted || s.legal === latest.current.legal)) return
    sent.current = null
    const a = rest.current.shift()
    if (!a) return setRunning(false)
    // What has become impossible ends the plan; nothing is played in its stead. If the question itself is over, the
    // rules have done the rest, as nothing else was left.
    const { legal: now, within: at } = latest.current
    if (at && !questions.current?.includes(at.asked)) return stop(null)
    if (!now.some(l => sameAction(l, a))) return stop(now.some(l => l.verb === a.verb) ? a : null)
    const mine = { legal: latest.current.legal, isAccepted: false }
    sent.current = mine
    latest.current.play(a).then(ok => {
      if (sent.current !== mine) return
      if (!ok) return stop(a)
      mine.isAccepted = true
      next()
    })
  }, [stop])
  useEachMoment(legal, next)
  const { setSending } = useContext(BesideOf)
  useEffect(() => {
    if (!isRunning) return
    setSending?.(true)
    return () => setSending?.(false)
  }, [isRunning, setSending])
  const run = useCallback(
    (actions: readonly ActionJson[]) => {
      const { within: at } = latest.current
      questions.current = at ? (at.together[at.asked ?? ''] ?? [at.asked]) : null
      rest.current = [...actions]
      sent.current = null
      setRefused(null)
      setRunning(actions.length > 0)
      next()
    },
    [next],
  )
  const forget = useCallback(() => setRefused(null), [])
  return { run, isRunning, refused, forget }
}

/** The same action, whatever the order of its parameters. */
export const sameAction = (a: ActionJson, b: ActionJson): boolean => {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(k => JSON.stringify(a[k]) === JSON.stringify(b[k]))
}
