/**
 * The battle whose sheet lies on the map. A battle of others is shown for a moment and then folded; one's own stays
 * until something else happens. Folded, it can be opened again; older ones are opened from the chronicle.
 */
import { useReplayed } from '@ecumene/kit/flights.tsx'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { useEffect, useRef, useState } from 'react'
import { isFighting, lastBattle, type Told } from './battle-told.ts'
import { decisionOf, mineOf, type S } from './rules.ts'

export interface ShownBattle {
  readonly told: Told | null
  readonly isOpen: boolean
  setOpen(isOpen: boolean): void
}
const SUMMARY = 1200

export function useBattle(p: BoardProps<S>): ShownBattle {
  const { events, motion, seat, replaying, chronicle } = p
  const replayed = useReplayed()
  const [shown, show] = useState<{ readonly told: Told; readonly isOpen: boolean } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (events.length === 0) return
    const told = events.some(isFighting) ? lastBattle(chronicle()) : null
    if (told) {
      clearTimeout(timer.current)
      timer.current = undefined
      show({ told, isOpen: true })
      const isMine = seat !== 'table' && [told.battle.seat, told.battle.target].includes(mineOf(seat))
      if (isMine || !motion) return
    }
    // With movement the summary has its time, whatever comes meanwhile.
    if (!motion) show(fold)
    else
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        show(fold)
      }, SUMMARY)
  }, [events, motion, seat, chronicle])
  const setOpen = (isOpen: boolean): void => show(now => now && { ...now, isOpen })
  if (replaying)
    return { told: replayed.some(isFighting) ? lastBattle(chronicle()) : null, isOpen: true, setOpen: () => {} }
  // Whoever chooses losses sees what they are for, also after a reload.
  if (decisionOf(p) === 'lose') return { told: lastBattle(chronicle()), isOpen: shown?.isOpen ?? true, setOpen }
  return { told: shown?.told ?? null, isOpen: shown?.isOpen ?? false, setOpen }
}
const fold = <T extends { readonly isOpen: boolean } | null>(now: T): T => now && { ...now, isOpen: false }
