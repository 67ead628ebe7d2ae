/** A position of Bronze in words: the lands as a table, stacks, and every player's matrix, cities and points. */
import { NONE, type Seat } from '@ecumene/kernel'
import type { AsText, TextProps } from '@ecumene/kit/seam.ts'
import { CITIES } from '../data/cities.ts'
import { BAND_FIRST, BAND_PLACES, bandAt, KIND_IDS, LANDSCAPE_IDS, PLACE_KIND, placeAt } from '../data/lands.ts'
import { TECH_IDS } from '../data/technologies.ts'
import { COLUMNS, POOL, RESERVE, ROUTE_POINTS } from '../data/tokens.ts'
import { citiesBelow, citiesOf, cubeAt, scoreSheet } from '../src/query.ts'
import { cellAt, columnAt, GONE, routeAt, type S, techOf } from '../src/state.ts'
import type { BronzeMessage } from './message.ts'

type Text = TextProps<S, BronzeMessage>
/** Free places by what may settle there; a cube is its owner's number. */
const SIGNS = ['○', '□', '◇']
const GAP = '  '

export const asText: AsText<S, BronzeMessage> = p => [
  p.say('event.round', { round: p.view.round, seat: p.view.first }),
  '',
  ...table(boardRows(p)),
  KIND_IDS.map((kind, i) => `${SIGNS[i]} ${p.say(`kind.${kind}`)}`).join(GAP),
  ...citiesToTake(p),
  '',
  ...stacks(p),
  ...Array.from({ length: p.view.seats }, (_, seat) => playerLines(p, seat)).flat(),
]

/** A row for each landscape, a column for each land that lies face up; then provinces and trade routes. */
function boardRows({ view: s, say }: Text): readonly (readonly string[])[] {
  const lands = Array.from({ length: s.open }, (_, land) => land)
  const band = (land: number, landscape: number): string => {
    const at = bandAt(s.land[land], landscape)
    return Array.from({ length: BAND_PLACES[at] }, (_, i) => {
      const owner = cubeAt(s, land, BAND_FIRST[at] + i)
      return owner === NONE ? SIGNS[PLACE_KIND[placeAt(s.land[land], BAND_FIRST[at] + i)]] : String(owner + 1)
    }).join('')
  }
  const province = (land: number): string => {
    const owner = s.provinceOf[land]
    return owner === GONE ? '–' : owner === NONE ? String(s.province[land]) : `${s.province[land]}→${owner + 1}`
  }
  const routes = (landscape: number): string =>
    ROUTE_POINTS.map((points, token) => {
      const owner = s.routeOf[routeAt(landscape, token)]
      return owner === NONE ? String(points) : `${points}→${owner + 1}`
    }).join(' ')
  return [
    ['', ...lands.map(land => String(land + 1)), say('part.routes')],
    ...LANDSCAPE_IDS.map((id, landscape) => [
      say(`landscape.${id}`),
      ...lands.map(land => band(land, landscape)),
      routes(landscape),
    ]),
    [say('part.provinces'), ...lands.map(province), ''],
  ]
}
function citiesToTake({ view: s, say }: Text): readonly string[] {
  return Array.from({ length: s.open }, (_, land) => land).flatMap(land =>
    citiesBelow(s, land).map(city => {
      const { id } = CITIES[city]
      return say('ui.city.below', { city: id, land: land + 1, effect: id })
    }),
  )
}
function stacks({ view: s, say }: Text): readonly string[] {
  const pool = Array.from({ length: POOL }, (_, i) => i).flatMap(i =>
    s.stackSize[i] > 0 ? [`${i + 1} ${say(`tech.${TECH_IDS[s.top[i]]}`)} (${s.stackSize[i]})`] : [],
  )
  return [`${say('ui.piles')}: ${pool.join(', ')}; ${say('ui.reserve', { cards: s.stackSize[RESERVE] })}`]
}

function playerLines(p: Text, seat: Seat): readonly string[] {
  const { view: s, say } = p
  const sheet = scoreSheet(s, seat)
  const points = sheet.cities + sheet.routes + sheet.provinces
  const cities = citiesOf(s, seat).map(
    city => `${say(`city.${CITIES[city].id}`)} (${say(`effect.${CITIES[city].id}`)})`,
  )
  return [
    '',
    `${seat + 1} ${p.player(seat)}: ${say('ui.points', { points })} · ${say('ui.cubes', { cubes: s.supply[seat] })}`,
    ...table(matrixRows(p, seat)).map(line => `    ${line}`),
    ...(cities.length > 0 ? [`    ${say('part.cities')}: ${cities.join('; ')}`] : []),
  ]
}
function matrixRows({ view: s, say }: Text, seat: Seat): readonly (readonly string[])[] {
  const heights = Array.from({ length: COLUMNS }, (_, column) => s.height[columnAt(seat, column)])
  const used = heights.filter(height => height > 0).length
  return Array.from({ length: Math.max(...heights) }, (_, row) =>
    heights.slice(0, used).map((height, column) => {
      const card = row < height ? s.matrix[cellAt(s, seat, column, row)] : NONE
      return card === NONE ? '' : say(`tech.${TECH_IDS[techOf(card)]}`)
    }),
  )
}

/** Columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join(GAP)
      .trimEnd(),
  )
}
