/** Work that waits for the next frame: after a choice, the new position is drawn before anything else is done. */
import { startTransition, useEffect, useState } from 'react'

/** A page that is drawn by nobody still goes on. */
const LONGEST = 500

/** Calls back when what was just changed has been drawn; at once where nothing draws. */
export function afterPicture(then: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    then()
    return
  }
  let isOver = false
  const end = (): void => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    then()
  }
  const timer = setTimeout(end, LONGEST)
  // The frame's own work comes after its callbacks: with the next frame, the picture is there.
  requestAnimationFrame(() => requestAnimationFrame(end))
}

/** The same value, one picture later: for what stands beside the thing that was changed. */
export function useLater<T>(now: T): T {
  const [late, setLate] = useState({ value: now })
  useEffect(() => {
    afterPicture(() => startTransition(() => setLate(old => (old.value === now ? old : { value: now }))))
  }, [now])
  return late.value
}
