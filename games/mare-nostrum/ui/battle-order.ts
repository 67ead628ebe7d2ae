/** Battles that can be fought now, in the order the player has in mind; the next one stands first. */
import type { ActionJson } from '@ecumene/kernel'
import { useMemo, useState } from 'react'
import { decisionOf, type Part } from './rules.ts'

export interface BattleOrder {
  readonly battles: readonly ActionJson[]
  /** Moves one of them before another. */
  reorder(from: number, to: number): void
}
const keyOf = (a: ActionJson): string => [a.province ?? a.sea, a.target].join(':')

export function useBattleOrder(p: Part): BattleOrder {
  const [order, setOrder] = useState<readonly string[]>([])
  const decision = decisionOf(p)
  return useMemo(() => {
    const battles = p.legal.filter(a => a.verb === decision && (decision === 'fight' || decision === 'attack'))
    const place = (a: ActionJson): number => {
      const at = order.indexOf(keyOf(a))
      return at < 0 ? order.length : at
    }
    const sorted = [...battles].sort((a, b) => place(a) - place(b))
    return {
      battles: sorted,
      reorder: (from, to) => setOrder(moved(sorted, from, to).map(keyOf)),
    }
  }, [p.legal, decision, order])
}
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from], ...rest.slice(to)]
}
