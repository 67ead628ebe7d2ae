/** The bell of a market: how long everybody together may deal. */
import type { SeatMask } from '@ecumene/kernel'
import type { TableSettings } from '@ecumene/protocol'

export interface BellState {
  readonly left: number
  readonly isOpen: boolean
}
const SECOND = 1000

/** How long a market lasts at this table (CIV-R-35, CIV-R-107); null: it has no clocks, so it has no bell either. */
export const bellOf = ({ pace, bell }: Pick<TableSettings, 'pace' | 'bell'>): number | null =>
  pace.kind === 'none' ? null : (pace.kind === 'live' ? bell.seconds : bell.hours * 3600) * SECOND

export const tickedBell = (bell: BellState, gone: number): BellState =>
  bell.isOpen ? { ...bell, left: Math.max(0, bell.left - gone) } : bell
/** A market opens with its whole time; one that is open again without an action has what was left. */
export function bellAfter(bell: BellState | undefined, full: number | null, acted: SeatMask): BellState | undefined {
  if (full === null) return bell && { ...bell, isOpen: false }
  return bell && (bell.isOpen || acted === 0) ? { ...bell, isOpen: true } : { left: full, isOpen: true }
}
