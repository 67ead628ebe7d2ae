/** Name, colour and sign of every seat. */
import type { Core } from '@ecumene/kernel'
import type { GameUi, SeatLook } from '@ecumene/kit/seam.ts'
import type { Words } from '@ecumene/words'
import { useMemo } from 'react'
import { looksOf } from '../../names.ts'
import type { Player } from '../../table/table.ts'

/** The same list as long as nobody looks different. */
export function useLooks(w: Words, players: readonly Player[], ui: GameUi | null, view: Core): readonly SeatLook[] {
  const looks = looksOf(w, players, seat => ui?.peopleOf?.(view, seat) ?? null)
  const key = JSON.stringify(looks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is in it
  return useMemo(() => looks, [key])
}
