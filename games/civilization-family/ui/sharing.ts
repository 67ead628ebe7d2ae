/**
 * Population expansion with too little in Stock (CIV-7.4): how the last tokens are shared out, as one plan that the
 * player may change before it is carried out.
 */
import type { ActionJson, Seat } from '@ecumene/kernel'
import { AREA_IDS, type AreaId, areaOf } from '../data/areas.ts'
import { SHORE_COUNT } from '../src/map.ts'
import { crowd, limitFor } from '../src/query.ts'
import type { Table } from './edition.ts'

export interface Growing {
  readonly area: AreaId
  /** At most so many here (CIV-7.1a, CIV-7.1b). */
  readonly most: number
  /** So many more the land would feed. */
  readonly room: number
  readonly isCoastal: boolean
}
export type Shares = ReadonlyMap<AreaId, number>
/** What is filled before the rest: land that still feeds them, or the coasts. */
export type Preference = 'limit' | 'coast'

export function growingAreas(s: Table, seat: Seat, legal: readonly ActionJson[]): readonly Growing[] {
  const most = new Map<number, number>()
  for (const action of legal) {
    if (action.verb !== 'grow') continue
    const area = areaOf(action.area as AreaId)
    most.set(area, Math.max(most.get(area) ?? 0, Number(action.tokens)))
  }
  return [...most].map(([area, n]) => ({
    area: AREA_IDS[area],
    most: n,
    room: limitFor(s, area, seat) - crowd(s, area),
    isCoastal: SHORE_COUNT[area] > 0,
  }))
}

interface GrowthSlot {
  readonly area: AreaId
  readonly nth: number
  readonly rank: number
}
/**
 * One slot for each token an area could take, the best first. Growth may exceed the limit (CIV-7.3): those come last.
 */
function slotsOf(growing: readonly Growing[], preference: Preference): readonly GrowthSlot[] {
  const slots = growing.flatMap(({ area, most, room, isCoastal }) =>
    Array.from({ length: most }, (_, i) => {
      const isFed = i < room
      const isWished = preference === 'limit' || isCoastal
      return { area, nth: i + 1, rank: (isWished ? 0 : 4) + (isFed ? 0 : 2) + i }
    }),
  )
  return slots.toSorted((a, b) => a.rank - b.rank)
}
const sharesOf = (slots: readonly GrowthSlot[]): Shares => {
  const shares = new Map<AreaId, number>()
  for (const { area } of slots) shares.set(area, (shares.get(area) ?? 0) + 1)
  return shares
}
/** All of the Stock, where it is best by this preference. */
export const proposal = (growing: readonly Growing[], stock: number, preference: Preference): Shares =>
  sharesOf(slotsOf(growing, preference).slice(0, stock))

/** The plan with so many in this area; what is then too much is taken where it was least worth having. */
export function withShare(
  growing: readonly Growing[],
  stock: number,
  preference: Preference,
  shares: Shares,
  area: AreaId,
  tokens: number,
): Shares {
  const others = slotsOf(growing, preference).filter(
    slot => slot.area !== area && slot.nth <= (shares.get(slot.area) ?? 0),
  )
  const kept = new Map(sharesOf(others.slice(0, Math.max(0, stock - tokens))))
  return tokens > 0 ? kept.set(area, tokens) : kept
}
export const shared = (shares: Shares): number => [...shares.values()].reduce((sum, n) => sum + n, 0)
export const growActions = (shares: Shares): readonly ActionJson[] =>
  [...shares].map(([area, tokens]) => ({ verb: 'grow', area, tokens }))
