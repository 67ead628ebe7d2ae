/** Whether the heroes and wonders lie open over the map: they fold by themselves when building is over. */
import { useEffect, useRef, useState } from 'react'
import { decisionOf, type Part } from './rules.ts'

const BUILDING: ReadonlySet<string | null> = new Set(['build', 'pay', 'copy'])

export function useDisplay(p: Part): readonly [isOpen: boolean, open: (isOpen: boolean) => void] {
  const [isOpen, open] = useState(false)
  const isBuilding = BUILDING.has(decisionOf(p))
  const wasBuilding = useRef(isBuilding)
  useEffect(() => {
    if (wasBuilding.current && !isBuilding) open(false)
    wasBuilding.current = isBuilding
  }, [isBuilding])
  return [isOpen, open]
}
