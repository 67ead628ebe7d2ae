/** Several actions one after another, each as soon as it is legal: a voyage over many areas, a purchase with its payment. */
import type { ActionJson } from '@ecumene/kernel'
import { useCallback, useEffect, useRef } from 'react'
import { sameAction } from './model.ts'

export function useQueue(legal: readonly ActionJson[], play: (a: ActionJson) => void): (actions: readonly ActionJson[]) => void {
  const rest = useRef<ActionJson[]>([])
  const latest = useRef({ legal, play })
  latest.current = { legal, play }
  const next = useCallback(() => {
    const a = rest.current.shift()
    if (!a) return
    // What has become impossible ends the plan; nothing is played in its stead.
    if (latest.current.legal.some(l => sameAction(l, a))) latest.current.play(a)
    else rest.current = []
  }, [])
  useEffect(next, [legal])
  return useCallback(
    actions => {
      rest.current = [...actions]
      next()
    },
    [next],
  )
}
