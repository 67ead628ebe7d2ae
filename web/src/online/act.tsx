/** Asking the server for something, and saying what went wrong. */
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { troubleKey } from './session.ts'

export interface Acting {
  act(work: () => Promise<unknown>): Promise<void>
  readonly trouble: string | null
}
/** `after` runs when it has gone well. */
export function useAct(after: () => unknown = () => {}): Acting {
  const [trouble, setTrouble] = useState<string | null>(null)
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
      setTrouble(null)
      await after()
    } catch (error) {
      setTrouble(troubleKey(error))
    }
  }
  return { act, trouble }
}

export function WentWrong({ trouble }: { trouble: string | null }) {
  const w = useWords()
  return (
    trouble && (
      <p className="notice bad" role="alert">
        {w.say(trouble)}
      </p>
    )
  )
}
