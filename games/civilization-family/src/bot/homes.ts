/** Which nations do well at a table of so many. */
import { NATION_IDS, type NationId } from '../../data/nations.ts'
import type { Homes } from './start.ts'

/** Pairs won less pairs lost, in hundredths, by number of players, when players began wherever chance put them. */
export type Fortune = Readonly<Record<number, Readonly<Partial<Record<NationId, number>>>>>
/** Of Citizens. */
export const FORTUNE: Fortune = {
  3: { africa: 12, italy: 11, illyria: -2, thrace: -18, crete: -18 },
  4: { asia: -14, assyria: 14, babylon: -22, egypt: 22 },
  5: { thrace: -16, crete: 7, asia: -16, assyria: 23, babylon: -21, egypt: 19 },
  6: {
    africa: -2,
    italy: 24,
    illyria: -37,
    thrace: -37,
    crete: -30,
    asia: -2,
    assyria: 22,
    babylon: 11,
    egypt: 20,
  },
  7: { africa: 12, italy: 8, illyria: -27, thrace: -34, assyria: 23, babylon: 7, egypt: -5 },
}
/** A hundredth, as land. */
const AS_LAND = 2
export const homesBy =
  (fortune: Fortune): Homes =>
  (seats, nation) =>
    AS_LAND * (fortune[seats]?.[NATION_IDS[nation]] ?? 0)
export const homes = homesBy(FORTUNE)
