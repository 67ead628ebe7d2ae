/** The best answer to a challenge, played move by move before one's eyes. */
import type { ActionJson } from '@ecumene/kernel'
import type { GuideTrial } from '@ecumene/kit/guide/trial.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { answerTo } from './challenges.ts'
import type { StagedTable } from './staged-table.ts'

/** Long enough to see what each move changes. */
const MOVE_MS = 900

interface Showing {
  /** What is seen, or was seen last, is not the player's own answer. */
  readonly isOn: boolean
  begin(): Promise<void>
  end(): void
}

export function useShowing(table: StagedTable<GuideTrial>): Showing {
  const [left, setLeft] = useState<readonly ActionJson[] | null>(null)
  const snapshot = useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.snapshot(),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position is the time for the next move
  useEffect(() => {
    if (!left || table.staged.waiting !== 'player') return
    const timer = setTimeout(async () => {
      const [action, ...rest] = left
      // A player who acts in between goes on alone.
      setLeft(action && (await table.play(action)).ok ? rest : null)
    }, MOVE_MS)
    return () => clearTimeout(timer)
  }, [left, table, snapshot])
  return {
    isOn: left !== null,
    begin: async () => {
      const { game, challenge } = table.staged
      const answer = await answerTo(game.id, challenge.id)
      table.change(trial => trial.again())
      setLeft(answer)
    },
    end: () => setLeft(null),
  }
}
