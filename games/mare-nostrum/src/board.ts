/**
 * The board as flat numbers: provinces and seas as bits, slots in one row. Made once from the data, which we designed
 * inside the facts the rulebook fixes (MN-R-70); rules, bots and the screen read it. A slot is a building icon of a
 * province (MN-3.1.2h); the slots of one province stand side by side.
 */

import { EMPIRES, EMPIRES_IN_PLAY } from '../data/empires.ts'
import { GOOD_IDS } from '../data/goods.ts'
import { EMPIRE_IDS, type EmpireId, PROVINCE_IDS, type ProvinceId, SEA_IDS } from '../data/names.ts'
import { PROVINCES, type SlotId } from '../data/provinces.ts'
import { SEAS } from '../data/seas.ts'

export const LANDS = PROVINCE_IDS.length
export const WATERS = SEA_IDS.length
export const provinceNumber = (id: ProvinceId): number => PROVINCE_IDS.indexOf(id)
export const seaNumber = (id: (typeof SEA_IDS)[number]): number => SEA_IDS.indexOf(id)

/** Bit p = province p: those that share a land border with it (MN-0m). */
export const LAND_OF = masks(PROVINCE_IDS.map(id => PROVINCES[id].land.map(provinceNumber)))
/** Bit w = sea w: those a province borders. */
export const SEAS_OF = masks(PROVINCE_IDS.map(id => PROVINCES[id].seas.map(seaNumber)))
/** Bit p = province p: those a sea borders. */
export const COASTS_OF = masks(SEA_IDS.map(id => SEAS[id].coasts.map(provinceNumber)))
/** Bit w = sea w: the seas next to a sea. */
export const WATERS_OF = masks(SEA_IDS.map(id => SEAS[id].seas.map(seaNumber)))

/** What a slot is for. */
export const CARAVAN = 0
export const MARKET = 1
export const CITY = 2
export const CAPITAL = 3
export const LEGENDARY = 4
export const TEMPLE = 5
/**
 * Tokens of each building (MN-SET-25): as many as slots (MN-R-72), so the reserve ends when the slots do (MN-R-27b).
 */
export const BUILDING_TOKENS: readonly number[] = [37, 25, 8, 5, 3, 14]

interface Slot {
  readonly id: string
  readonly province: number
  readonly kind: number
  readonly good: number
}
const slots: readonly Slot[] = PROVINCE_IDS.flatMap((id, province) => {
  const at = PROVINCES[id]
  return [
    ...at.caravans.map(good => ({
      id: `${id}-${good}`,
      province: province,
      kind: CARAVAN,
      good: GOOD_IDS.indexOf(good),
    })),
    ...(at.market ? [{ id: `${id}-market`, province: province, kind: MARKET, good: -1 }] : []),
    ...at.cities.map(city => ({
      id: city.id,
      province: province,
      kind: city.kind === 'regular' ? CITY : city.kind === 'capital' ? CAPITAL : LEGENDARY,
      good: -1,
    })),
    ...(at.temple ? [{ id: `${id}-temple`, province: province, kind: TEMPLE, good: -1 }] : []),
  ]
})
export const SLOT_IDS: readonly SlotId[] = slots.map(entry => entry.id as SlotId)
export const SLOTS_IN_ALL = slots.length
export const slotOf = (id: string): number => SLOT_IDS.indexOf(id as SlotId)
export const SLOT_PROVINCE = Int16Array.from(slots, entry => entry.province)
export const SLOT_KIND = Int16Array.from(slots, entry => entry.kind)
/** The commodity a caravan slot shows, else -1. */
export const SLOT_GOOD = Int16Array.from(slots, entry => entry.good)
/** The slots of province p are SLOT_FROM[p] … SLOT_FROM[p + 1] - 1. */
export const SLOT_FROM = Int16Array.from(
  { length: LANDS + 1 },
  (_, province) => slots.filter(entry => entry.province < province).length,
)
/** The market and the temple slot of a province, or -1 (MN-R-73: one of each at most). */
export const MARKET_OF = Int16Array.from({ length: LANDS }, (_, province) =>
  slots.findIndex(entry => entry.province === province && entry.kind === MARKET),
)
export const TEMPLE_OF = Int16Array.from({ length: LANDS }, (_, province) =>
  slots.findIndex(entry => entry.province === province && entry.kind === TEMPLE),
)

/**
 * Where a unit can stand in a province: on one of its six slots, on the control marker, free, or as its fortress
 * (MN-R-92a).
 */
export const POST_IDS = ['slot1', 'slot2', 'slot3', 'slot4', 'slot5', 'slot6', 'marker', 'free', 'fortress'] as const
export const ON_MARKER = 6
export const FREE = 7
export const FORTRESS = 8

/** Capital provinces, empire after empire (MN-0g), and the empire at home in a province, or -1. */
export const CAPITAL_PROVINCE = Int16Array.from(EMPIRE_IDS, id => provinceNumber(EMPIRES[id].capital))
export const HOME_OF = Int16Array.from(PROVINCE_IDS, id => EMPIRE_IDS.indexOf(PROVINCES[id].home as EmpireId))
/** Bit p = province p is a capital province. */
export const CAPITALS_MASK = CAPITAL_PROVINCE.reduce((mask, province) => mask | (1 << province), 0)
/**
 * Bit p = province p is visible with 3, 4, 5 players (MN-SET-3, MN-SET-4, MN-SET-5, MN-R-79, MN-R-108): covered are
 * the homes of those who do not play (MN-R-1b).
 */
export const IN_PLAY: Readonly<Record<number, number>> = Object.fromEntries(
  [3, 4, 5].map(n => [
    n,
    PROVINCE_IDS.reduce((mask, id, province) => {
      const { home } = PROVINCES[id]
      return home === null || EMPIRES_IN_PLAY[n].includes(home) ? mask | (1 << province) : mask
    }, 0),
  ]),
)

/** The three tracks. */
export const TRADE = 0
export const CULTURE = 1
export const MILITARY = 2
export const TRACK_IDS = ['trade', 'culture', 'military'] as const
export type TrackId = (typeof TRACK_IDS)[number]

function masks(lists: readonly (readonly number[])[]): Int32Array {
  return Int32Array.from(lists, list => list.reduce((mask, i) => mask | (1 << i), 0))
}
