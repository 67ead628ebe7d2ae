/** The lands with everybody's cubes, as a picture that needs no browser. */
import { NONE } from '@ecumene/kernel'
import type { PictureOf } from '@ecumene/kit/map/picture.ts'
import { BAND_FIRST, BAND_PLACES, bandAt, LANDSCAPE_IDS } from '../data/lands.ts'
import { cubeAt } from '../src/query.ts'
import type { S } from '../src/state.ts'

/** A land is a column, each landscape of it a band, each place in it a square. */
const [COLUMN, BAND, CUBE] = [92, 34, 22]
const IN_ROW = 3
/** By landscape, from the mountains to the coast. */
const GROUNDS = ['#b9b2a6', '#9db28a', '#cfc98f', '#dbc07f', '#e6d3a1', '#8fb08f', '#a9c4cc']

export const picture: PictureOf<S> = (s, colours) => {
  const lands = Array.from({ length: s.open }, (_, land) => land)
  const bands = lands.flatMap(land =>
    LANDSCAPE_IDS.map((_, landscape) => {
      const [x, y] = [land * COLUMN, landscape * BAND]
      const at = bandAt(s.land[land], landscape)
      const places = Array.from({ length: BAND_PLACES[at] }, (_, i) => {
        const owner = cubeAt(s, land, BAND_FIRST[at] + i)
        const left = x + 7 + (i % IN_ROW) * (CUBE + 4)
        const top = y + 4 + Math.floor(i / IN_ROW) * (CUBE + 4)
        const fill = owner === NONE ? '#fff' : colours[owner]
        const opacity = owner === NONE ? 0.4 : 1
        return `<rect x="${left}" y="${top}" width="${CUBE}" height="${CUBE}" rx="4" fill="${fill}" fill-opacity="${opacity}"/>`
      })
      if (places.length === 0) return ''
      const ground = `<rect x="${x}" y="${y}" width="${COLUMN - 4}" height="${BAND - 4}" rx="8" fill="${GROUNDS[landscape]}"/>`
      return ground + places.join('')
    }),
  )
  return {
    box: { x: 0, y: 0, w: Math.max(1, lands.length) * COLUMN, h: LANDSCAPE_IDS.length * BAND },
    svg: bands.join(''),
  }
}
