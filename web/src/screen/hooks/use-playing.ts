/** Playing, taking back and ending a step; what the rules refuse stays until the position changes. */
import type { ActionJson, Refusal, Result } from '@ecumene/kernel'
import { letGo } from '@ecumene/kit/focus.ts'
import type { Words } from '@ecumene/words'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Holding } from '../../table/holding.ts'
import { useAsk } from '../../ui/ask.tsx'
import { isMeant } from '../resign.ts'

interface Playing {
  readonly play: (action: ActionJson, isSaid?: boolean) => Promise<boolean>
  readonly undo: () => Promise<void>
  /** Carries out what is held. */
  readonly endStep: () => Promise<void>
  readonly refused: Refusal | null
  readonly dismissRefusal: () => void
  /** "Do you mean it?", while that is asked. */
  readonly question: ReactNode
}
export function usePlaying(w: Words, table: Holding, seq: number): Playing {
  const [refused, setRefused] = useState<Refusal | null>(null)
  const { ask, dialog: question } = useAsk()
  // A new position: what was refused in the old one is of no interest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is the reason
  useEffect(() => setRefused(null), [seq])
  const isDone = useCallback((result: Result<unknown>): boolean => {
    if (!result.ok) setRefused(result.refusal)
    return result.ok
  }, [])
  const play = useCallback(
    async (action: ActionJson, isSaid = false) => {
      if (table.game.rarely?.includes(action.verb) && !(await isMeant(w, action, ask))) return false
      letGo()
      return isDone(await table.play(action, isSaid))
    },
    [table, w, ask, isDone],
  )
  const undo = useCallback(async () => {
    isDone(await table.undo())
  }, [table, isDone])
  const endStep = useCallback(async () => {
    letGo()
    isDone(await table.done())
  }, [table, isDone])
  const dismissRefusal = useCallback(() => setRefused(null), [])
  return { play, undo, endStep, refused, dismissRefusal, question }
}
