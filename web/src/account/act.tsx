/** Doing something on the server: one thing at a time, and what came of it in words. */
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../speech.tsx'
import { troubleKey } from './auth.ts'
import { Said } from './said.ts'

export interface Act {
  readonly isBusy: boolean
  /** Message keys: what went wrong, what was done. */
  readonly trouble: string | null
  readonly done: string | null
  /** True if it worked; then `done` is said. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

export function useAct(): Act {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const run = useCallback(async (work: () => Promise<unknown>, said?: string) => {
    setBusy(true)
    setTrouble(null)
    setDone(null)
    try {
      await work()
      setDone(said ?? null)
      return true
    } catch (error) {
      setTrouble(error instanceof Said ? error.key : troubleKey(error))
      return false
    } finally {
      setBusy(false)
    }
  }, [])
  return { isBusy, trouble, done, run }
}

export function Outcome({ act }: { act: Act }) {
  const w = useWords()
  return (
    <>
      {act.trouble && (
        <p className="notice bad" role="alert">
          {w.say(act.trouble)}
        </p>
      )}
      <p className={act.done ? 'notice good' : 'hidden-text'} role="status">
        {act.done && w.say(act.done)}
      </p>
    </>
  )
}

export interface Loaded<T> {
  /** Null until it is there. */
  readonly value: T | null
  readonly trouble: string | null
  reload(): Promise<void>
}
/** What the server has; `load` must not change from one drawing to the next. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const reload = useCallback(async () => {
    try {
      setValue(await load())
      setTrouble(null)
    } catch (error) {
      setTrouble(troubleKey(error))
    }
  }, [load])
  useEffect(() => void reload(), [reload])
  return { value, trouble, reload }
}
export function LoadTrouble({ of: { value, trouble } }: { of: Loaded<unknown> }) {
  const w = useWords()
  if (trouble)
    return (
      <p className="notice bad" role="alert">
        {w.say(trouble)}
      </p>
    )
  return value === null ? <p className="soft">{w.say('account.loading')}</p> : null
}
