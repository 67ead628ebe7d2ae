/** What a calamity under way needs to remember. */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { scalar, table } from '@ecumene/kernel'

const all = { sees: 'all' } as const
export const calamityFields = (n: number) =>
  ({
    toLose: table([n], { max: 300, ...all }), // unit points
    toReduce: table([n], { max: 9, ...all }), // cities
    safe: table([AREAS], { max: 9, ...all }), // tokens that a city left when it was reduced for a loss (ADV-R-28)
    shown: table([n], { max: 8, ...all }), // Grain laid open this round: it cannot be spent (ADV-16.3.6)
    plain: scalar({ init: NONE, max: 3, sees: 'all' }), // the flood plain under water
    war: table([8], { min: -1, max: 300, ...all }), // the notes of a Civil War, in the places of plain Civilization
    horde: table([3], { min: -1, max: 300, ...all }), // the notes of Barbarians on the march
  }) as const
/** Places in `horde`: where they are, how many are in excess there, and who decides between equal ways (ADV-16.8.12). */
export const HORDE = { at: 0, band: 1, decider: 2 } as const
