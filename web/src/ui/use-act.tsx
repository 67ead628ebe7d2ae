/** Doing something that may fail: one thing at a time, and what came of it in words. */
import { useCallback, useRef, useState } from 'react'
import { type Failure, failureOf } from '../failure.ts'
import { useWords } from '../speech.tsx'

export interface Attempted {
  readonly isBusy: boolean
  readonly failure: Failure | null
  /** A message key: what was done. */
  readonly done: string | null
  /** True if it worked; then `done` is said. */
  run(work: () => unknown, done?: string): Promise<boolean>
}

/** `after` runs when it has gone well. */
export function useAct(after: () => unknown = () => {}): Attempted {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const then = useRef(after)
  then.current = after
  const run = useCallback(async (work: () => unknown, said?: string) => {
    setBusy(true)
    setFailure(null)
    setDone(null)
    try {
      await work()
      await then.current()
      setDone(said ?? null)
      return true
    } catch (error) {
      setFailure(failureOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }, [])
  return { isBusy, failure, done, run }
}

export function FailureNote({ failure }: { failure: Failure | null }) {
  const w = useWords()
  return (
    failure && (
      <p className="notice bad" role="alert">
        {w.say(failure.key)}
        {failure.detail && <span className="soft"> {failure.detail}</span>}
      </p>
    )
  )
}
/** What went wrong, or what was done. */
export function Outcome({ act }: { act: Attempted }) {
  const w = useWords()
  return (
    <>
      <FailureNote failure={act.failure} />
      <p className={act.done ? 'notice good' : 'hidden-text'} role="status">
        {act.done && w.say(act.done)}
      </p>
    </>
  )
}
