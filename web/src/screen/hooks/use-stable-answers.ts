/** Why something cannot be done, asked from anywhere on the table. */
import type { Answer, Answers, Attempt } from '@ecumene/kit/attempts.ts'
import { useMemo, useRef } from 'react'

/** One object for the whole game: with another one, everything that may ask it would be drawn anew. */
export function useStableAnswers(answer: (attempt: Attempt) => Answer, openRule: Answers['openRule']): Answers {
  const latest = useRef(answer)
  latest.current = answer
  return useMemo(() => ({ openRule, answer: (attempt: Attempt) => latest.current(attempt) }), [openRule])
}
