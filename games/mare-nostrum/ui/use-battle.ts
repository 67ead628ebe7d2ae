/**
 * The battle whose sheet lies on the map. A battle of others is shown for a moment and then folded; one's own stays
 * until it is closed. Folded, it can be opened again; older ones are opened from the chronicle.
 */
import type { Viewer } from '@ecumene/kernel'
import { useReplayed } from '@ecumene/kit/flights.tsx'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { useEffect, useRef, useState } from 'react'
import { type BattleReport, isFighting, lastBattle } from './battle-told.ts'
import type { MareMessage } from './message.ts'
import { decisionOf, mineOf, type S } from './rules.ts'

export interface ShownBattle {
  readonly told: BattleReport | null
  readonly isOpen: boolean
  setOpen(isOpen: boolean): void
}
const SUMMARY = 1200

export function useBattle(p: BoardProps<S, MareMessage>): ShownBattle {
  const { events, motion, seat, replaying, chronicle } = p
  const replayed = useReplayed()
  const [shown, show] = useState<{ readonly told: BattleReport; readonly isOpen: boolean } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (events.length === 0) return
    const told = events.some(isFighting) ? lastBattle(chronicle()) : null
    if (told) {
      clearTimeout(timer.current)
      timer.current = undefined
      // What others fight meanwhile does not cover one's own.
      show(now => (now?.isOpen && isOf(now.told, seat) && !isOf(told, seat) ? now : { told, isOpen: true }))
      if (isOf(told, seat) || !motion) return
    }
    const foldOthers = (): void => show(now => (now && isOf(now.told, seat) ? now : fold(now)))
    // With movement the summary has its time, whatever comes meanwhile.
    if (!motion) foldOthers()
    else
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        foldOthers()
      }, SUMMARY)
  }, [events, motion, seat, chronicle])
  const setOpen = (isOpen: boolean): void => show(now => now && { ...now, isOpen })
  if (replaying)
    return { told: replayed.some(isFighting) ? lastBattle(chronicle()) : null, isOpen: true, setOpen: () => {} }
  // A player who chooses losses sees what they are for, also after a reload.
  if (decisionOf(p) === 'lose') return { told: lastBattle(chronicle()), isOpen: shown?.isOpen ?? true, setOpen }
  return { told: shown?.told ?? null, isOpen: shown?.isOpen ?? false, setOpen }
}
/** Did this viewer fight in it? */
const isOf = ({ battle }: BattleReport, seat: Viewer): boolean =>
  seat !== 'table' && [battle.seat, battle.target].includes(mineOf(seat))
const fold = <T extends { readonly isOpen: boolean } | null>(now: T): T => now && { ...now, isOpen: false }
