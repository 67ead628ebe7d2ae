/** What a calamity under way needs to remember. */
import { NONE } from '@ecumene/civilization/src/map.ts'
import { scalar, table } from '@ecumene/kernel'

const all = { sees: 'all' } as const
export const calamityFields = (n: number) =>
  ({
    toLose: table([n], { max: 300, ...all }), // unit points
    toReduce: table([n], { max: 9, ...all }), // cities
    shown: table([n], { max: 8, ...all }), // Grain laid open this round: it cannot be spent (ADV-16.3.6)
    plain: scalar({ init: NONE, max: 3, sees: 'all' }), // the flood plain under water
    war: table([8], { min: -1, max: 300, ...all }), // the notes of a Civil War
    horde: table([4], { min: -1, max: 300, ...all }), // the notes of Barbarians on the march
  }) as const
