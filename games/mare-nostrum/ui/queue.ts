/**
 * Several actions one after another, each once the one before it is accepted: a purchase with its payment, an offer,
 * losses.
 */
import type { ActionJson } from '@ecumene/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'

const isSame = (a: ActionJson, b: ActionJson): boolean =>
  Object.keys(b).every(k => a[k] === b[k]) && Object.keys(a).every(k => a[k] === b[k])

export interface Queue {
  run(actions: readonly ActionJson[]): void
  readonly isRunning: boolean
  /** What could not be played; the rest was not played either. */
  readonly refused: ActionJson | null
}
/** Questions that belong together: a queue runs on through them and no further. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  build: ['build', 'pay', 'copy'],
  copy: ['build', 'pay', 'copy'],
  conquest: ['conquest', 'occupy'],
  occupy: ['conquest', 'occupy'],
}
export function useQueue(
  asked: string | null,
  legal: readonly ActionJson[],
  play: (a: ActionJson) => Promise<boolean>,
): Queue {
  const rest = useRef<readonly ActionJson[]>([])
  /** The position the last action was sent in: the next one waits for another. */
  const sent = useRef<readonly ActionJson[] | null>(null)
  const latest = useRef({ asked, legal, play })
  latest.current = { asked, legal, play }
  const within = useRef<readonly (string | null)[]>([])
  const [isRunning, setRunning] = useState(false)
  const [refused, setRefused] = useState<ActionJson | null>(null)
  const next = useCallback(() => {
    const { asked: question, legal: now, play: send } = latest.current
    if (sent.current === now || rest.current.length === 0) return
    const [a, ...others] = rest.current
    const stop = (what: ActionJson | null): void => {
      rest.current = []
      sent.current = null
      setRunning(false)
      setRefused(what)
    }
    // If the question itself is over, the rules have done the rest, as nothing else was left.
    if (!within.current.includes(question)) return stop(null)
    if (!now.some(l => isSame(l, a))) return stop(now.some(l => l.verb === a.verb) ? a : null)
    sent.current = now
    rest.current = others
    send(a).then(isAccepted => {
      if (!isAccepted) stop(a)
      else if (others.length === 0) stop(null)
      else next()
    })
  }, [])
  useEffect(next, [legal])
  const run = useCallback(
    (actions: readonly ActionJson[]) => {
      const { asked: question } = latest.current
      within.current = TOGETHER[question ?? ''] ?? [question]
      rest.current = actions
      sent.current = null
      setRefused(null)
      setRunning(actions.length > 0)
      next()
    },
    [next],
  )
  return { run, isRunning, refused }
}
