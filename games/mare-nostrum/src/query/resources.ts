import type { Seat } from '@ecumene/kernel'
import { GOODS } from '../../data/goods.ts'
import { at, type S } from '../state.ts'

/** Resources of a kind behind a screen, ordinary and legendary (MN-1.2b). */
export const holds = (s: S, seat: Seat, resource: number): number =>
  s.hold[at.hold(seat, resource)] + (resource < GOODS ? s.legend[at.legend(seat, resource)] : 0)
export function shows(s: S, seat: Seat, resource: number): number {
  return s.shown[at.hold(seat, resource)] + (resource < GOODS ? s.shownLegend[at.legend(seat, resource)] : 0)
}
