/** What the server has, asked for when it is first drawn. */
import { useCallback, useEffect, useState } from 'react'
import { type Failure, failureOf } from '../failure.ts'
import { useWords } from '../speech.tsx'
import { FailureNote } from './use-act.tsx'

interface Loaded<T> {
  /** Null until it is there. */
  readonly value: T | null
  readonly failure: Failure | null
  reload(): Promise<void>
}
/** `load` must not change from one drawing to the next. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const reload = useCallback(async () => {
    try {
      setValue(await load())
      setFailure(null)
    } catch (error) {
      setFailure(failureOf(error))
    }
  }, [load])
  useEffect(() => void reload(), [reload])
  return { value, failure, reload }
}
/** Nothing once it is there. */
export function LoadingNote({ of: { value, failure, reload } }: { of: Loaded<unknown> }) {
  const w = useWords()
  if (failure)
    return (
      <div className="stack">
        <FailureNote failure={failure} />
        <div className="row">
          <button type="button" className="button" data-load-again onClick={() => void reload()}>
            {w.say('account.loadAgain')}
          </button>
        </div>
      </div>
    )
  return value === null ? <p className="soft">{w.say('account.loading')}</p> : null
}
