/** A number that runs up to what it has become; nothing waits for it. */
import { useEachMoment, useStateOf } from '@ecumene/kit/moment.ts'
import { useState } from 'react'

const DURATION = 500

/**
 * The number to show for `n`. It runs only while `isCounting`: whatever else changes `n` is shown at once, and a run
 * that was under way ends there.
 */
export function useCountUp(n: number, isCounting: boolean): number {
  const [reached, reach] = useState({ from: n, to: n })
  if (reached.to !== n) reach({ from: reached.to, to: n })
  const from = reached.to === n ? reached.from : reached.to
  const [part, setPart] = useStateOf(n, 0)
  useEachMoment(n, () => {
    if (!isCounting || from === n) {
      setPart(1)
      return
    }
    const begun = performance.now()
    let frame = 0
    const step = (): void => {
      const now = Math.min(1, (performance.now() - begun) / DURATION)
      setPart(now)
      if (now < 1) frame = requestAnimationFrame(step)
    }
    step()
    return () => cancelAnimationFrame(frame)
  })
  return isCounting ? Math.round(from + (n - from) * part) : n
}
