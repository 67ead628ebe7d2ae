/** Pieces in the hand: what may be picked up, where it may be dropped, and how many of it go. */
import { useMemo, useRef } from 'react'
import type { Grab } from './pieces-layer.tsx'
import type { Selection } from './selection.ts'

export function useGrab(selection: Selection, choose: (area: string) => void): Grab {
  const { canChoose } = selection
  const latest = useRef(selection)
  latest.current = selection
  const ending = useRef<((isTaken: boolean) => void) | null>(null)
  const key = selection.keyOf()
  return useMemo(() => {
    const areaOf = (target: string): string => target.slice(target.indexOf(':') + 1)
    return {
      can: canChoose,
      choose: k => latest.current.chooseKey(k),
      accepts: (_, target) => target.startsWith('area:') && latest.current.targets.has(areaOf(target)),
      drop: (_, target) => choose(areaOf(target)),
      // While a stack is carried the wheel says how many go.
      begin: k => {
        const isPicked = latest.current.keyOf() === k
        if (!isPicked) latest.current.chooseKey(k)
        const turn = (e: WheelEvent): void => {
          e.preventDefault()
          e.stopPropagation()
          const { count, most, setCount } = latest.current
          if (most > 0) setCount(Math.max(1, Math.min(most, count + (e.deltaY < 0 ? 1 : -1))))
        }
        addEventListener('wheel', turn, { passive: false, capture: true })
        ending.current = isTaken => {
          removeEventListener('wheel', turn, { capture: true })
          // Carried nowhere: as if it had not been picked up.
          if (!isTaken && !isPicked) latest.current.pick(null)
        }
      },
      end: isTaken => ending.current?.(isTaken),
      count: selection.count,
      selected: key,
    }
  }, [canChoose, choose, key, selection.count])
}
