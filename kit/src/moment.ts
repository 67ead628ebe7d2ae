/** What lasts as long as a position, and what is done once for each. */
import { type EffectCallback, useCallback, useEffect, useEffectEvent, useState } from 'react'

/**
 * A state that belongs to a moment: what was begun in one position is forgotten in the next, from its first drawing
 * on.
 */
export function useStateOf<T>(moment: unknown, initial: T): readonly [T, (value: T) => void] {
  const [kept, keep] = useState({ moment, value: initial })
  const set = useCallback((value: T) => keep({ moment, value }), [moment])
  return [kept.moment === moment ? kept.value : initial, set]
}

/** Calls `then` at the first moment and at each that follows; what it gives back is called before the next. */
export function useEachMoment(moment: unknown, then: EffectCallback): void {
  const call = useEffectEvent(then)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is the reason
  useEffect(() => call(), [moment])
}

/** The value as it was when `isKept` became true, until it is false again. */
export function useKept<T>(value: T, isKept: boolean): T {
  const [kept, keep] = useState(() => value)
  if (!isKept && !Object.is(kept, value)) keep(() => value)
  return isKept ? kept : value
}

/** What cannot be taken back is pressed twice: the first press marks it in this position, the second does it. */
export function usePressAgain<K>(moment: unknown): {
  readonly marked: K | null
  press(key: K, then: () => void): void
} {
  const [marked, mark] = useStateOf<K | null>(moment, null)
  return { marked, press: (key, then) => (marked === key ? then() : mark(key)) }
}
