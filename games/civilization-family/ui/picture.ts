/** Who lives where, as a picture that needs no browser. */
import { mapPicture, type PictureOf } from '@ecumene/kit/map/picture.ts'
import { AREA_IDS } from '../data/areas.ts'
import { inPlay } from '../src/query.ts'
import type { Table } from './edition.ts'
import { BOARD_GROUND, boxAround } from './ground.ts'
import { holdingsOf } from './holdings.ts'

const { drawing, areas } = BOARD_GROUND
/** A city of no player. */
const PIRATES = '#3f3a33'
const lands = new Map(drawing.land.map(a => [a.id, a.d]))

export const picture: PictureOf<Table> = (s, colours) =>
  mapPicture(
    drawing,
    boxAround(AREA_IDS.filter((_, a) => inPlay(s, a) && !areas.get(AREA_IDS[a])?.isSea)),
    holdingsOf(s).map(h => {
      const spot = areas.get(h.area)
      const at = (h.isCity ? spot?.city : null) ?? spot?.middle ?? [0, 0]
      return { d: lands.get(h.area) ?? '', colour: colours[h.seat] ?? PIRATES, at, isLarge: h.isCity }
    }),
  )
