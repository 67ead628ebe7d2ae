/** The places of the prompt bar, as they come and go. */
import type { Places } from '@ecumene/kit/prompt-slots.tsx'
import { useMemo, useState } from 'react'
import type { Beside } from '../view.ts'

export function usePromptSlots(): readonly [Beside, Places] {
  const [word, setWord] = useState<Element | null>(null)
  const [count, setCount] = useState<Element | null>(null)
  const [isSending, setSending] = useState(false)
  const beside = useMemo(() => ({ setWord, setCount, isSending }), [isSending])
  return [beside, useMemo(() => ({ word, count, setSending }), [word, count])]
}
