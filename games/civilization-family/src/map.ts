/**
 * The board as flat arrays (CIV-GAP-1): neighbours by land, shores and the ways between them, and what each smaller
 * board leaves out.
 */
import { NONE } from '@ecumene/kernel'
import { AREA_IDS, AREA_ROWS, AREAS, areaOf } from '../data/areas.ts'
import { BOARD_IDS, type BoardId, EAST_PANEL, HAZELNUT } from '../data/boards.ts'
import { BORDER_ROWS, SHORE_ROWS, TWO_COASTS } from '../data/borders.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'

export { NONE }
export const NO_SITE = 0

const SITE_IDS: readonly string[] = ['none', 'black', 'white']
const SITE: Int16Array = Int16Array.from(AREA_ROWS, row => SITE_IDS.indexOf(row[3]))
const HAS_WATER: Int16Array = Int16Array.from(AREA_ROWS, row => (row[1] === 'land' ? 0 : 1))
const ISLAND: Int16Array = Int16Array.from(AREA_ROWS, row => (row[7] === '' ? 0 : 1))
/** What is printed in each area: `map.limit[area]`. Plain, volcano and start are NONE where there is none. */
export const map = {
  limit: Int16Array.from(AREA_ROWS, row => row[2]),
  plain: Int16Array.from(AREA_ROWS, row => (PLAIN_IDS as readonly string[]).indexOf(row[4])),
  volcano: Int16Array.from(AREA_ROWS, row => (VOLCANO_IDS as readonly string[]).indexOf(row[5])),
  /** The nation that may begin there. */
  start: Int16Array.from(AREA_ROWS, row => (NATION_IDS as readonly string[]).indexOf(row[6])),
  openSea: Int16Array.from(AREA_ROWS, row => (row[1] === 'open-sea' ? 1 : 0)),
} as const

/**
 * Boards: 0 to 3 for two to five players, 4 the whole map: without the western panel (CIV-26.1, CIV-26.2, CIV-27.1),
 * without the eastern one (CIV-28.1, CIV-29.1a), on one side of the dividers (CIV-27.2, CIV-28.2, CIV-29.2). An area
 * counts by its printed limit (CIV-26.2.1), a site by itself (CIV-26.2.2, CIV-R-80). Whatever is out of play is absent
 * for every purpose (CIV-R-81). Boards 5 and 6 are those of the advanced game.
 */
export const BOARDS = BOARD_IDS.length
export const boardNamed = (id: BoardId): number => BOARD_IDS.indexOf(id)
export const WHOLE_MAP = boardNamed('whole')
export const boardFor = (players: number): number => Math.min(players, 6) - 2
export const IN_PLAY: Int16Array = new Int16Array(BOARDS * AREAS)
/** City sites by board: with two players those on islands have no effect (CIV-29.1b, CIV-R-82). */
export const SITE_ON: Int16Array = new Int16Array(BOARDS * AREAS)
for (let board = 0; board < BOARDS; board++)
  for (let area = 0; area < AREAS; area++) {
    IN_PLAY[board * AREAS + area] = isOn(BOARD_IDS[board], area) ? 1 : 0
    SITE_ON[board * AREAS + area] =
      (board === boardNamed('two') || board === boardNamed('hazelnut')) && ISLAND[area] ? NO_SITE : SITE[area]
  }
function isOn(board: BoardId, area: number): boolean {
  if (board === 'whole') return true
  if (board === 'five-west') return !EAST_PANEL.includes(AREA_IDS[area])
  if (board === 'hazelnut') return map.openSea[area] === 1 || HAZELNUT.includes(AREA_IDS[area])
  return (AREA_ROWS[area][8] as string).includes(String(BOARD_IDS.indexOf(board) + 2))
}

interface Border {
  readonly a: number
  readonly b: number
  readonly land: boolean
  readonly water: boolean
}
export const BORDERS: readonly Border[] = BORDER_ROWS.flatMap(([id, list]) =>
  list.split(' ').map(entry => ({
    a: areaOf(id),
    b: AREA_IDS.indexOf(entry.replace(/[~=]$/, '') as (typeof AREA_IDS)[number]),
    land: !entry.endsWith('~'),
    water: /[~=]$/.test(entry),
  })),
)

/** A graph as two flat arrays: the neighbours of x are to[at[x]] … to[at[x + 1] - 1]. */
interface Graph {
  readonly at: Int16Array
  readonly to: Int16Array
}
function graph(size: number, pairs: readonly (readonly [number, number])[]): Graph {
  const lists: number[][] = Array.from({ length: size }, () => [])
  for (const [one, other] of pairs) {
    lists[one].push(other)
    lists[other].push(one)
  }
  const at = new Int16Array(size + 1)
  lists.forEach((list, i) => {
    at[i + 1] = at[i] + list.length
  })
  return { at, to: Int16Array.from(lists.flatMap(list => list.sort((a, b) => a - b))) }
}
/** Where tokens walk: one land border (CIV-10.2a). */
export const LAND: Graph = graph(
  AREAS,
  BORDERS.filter(border => border.land).map(border => [border.a, border.b]),
)
/** Any border, water too: what an earthquake calls adjacent (CIV-22.2.4.3b). */
export const ANY: Graph = graph(
  AREAS,
  BORDERS.map(border => [border.a, border.b]),
)

/**
 * Shores: where ships lie. One for each area with water, two where an area has two that do not touch (CIV-23.3a,
 * CIV-R-91).
 */
interface Shore {
  readonly id: string
  readonly area: number
  readonly neighbours: ReadonlySet<string> | null
}
const SHORE_LIST: readonly Shore[] = AREA_IDS.flatMap((id, area): Shore[] => {
  if (!HAS_WATER[area]) return []
  const parts = SHORE_ROWS.filter(row => row[0] === id)
  return parts.length === 0
    ? [{ id, area, neighbours: null }]
    : parts.map(([, name, list]) => ({ id: `${id}-${name}`, area, neighbours: new Set(list.split(' ')) }))
})
export const SHORE_IDS: readonly string[] = SHORE_LIST.map(shore => shore.id)
export const SHORES = SHORE_IDS.length
export const AREA_OF_SHORE: Int16Array = Int16Array.from(SHORE_LIST, shore => shore.area)
export const shoreOf = (id: string): number => SHORE_IDS.indexOf(id)
/** The first shore of an area, or NONE; its second one, if any, follows. */
export const FIRST_SHORE: Int16Array = Int16Array.from(AREA_IDS, (_, area) =>
  SHORE_LIST.findIndex(shore => shore.area === area),
)
export const SHORE_COUNT: Int16Array = Int16Array.from(
  AREA_IDS,
  (_, area) => SHORE_LIST.filter(shore => shore.area === area).length,
)
/** The area of CIV-23.3, the only one where a ship can change shores, and its two shores. */
export const TWO_COASTS_AREA = areaOf(TWO_COASTS)
export const otherCoast = (shore: number): number => (shore === FIRST_SHORE[TWO_COASTS_AREA] ? shore + 1 : shore - 1)

/** Where ships sail: one water border (CIV-10.6b). Two lakes on one border are two ways (CIV-R-91). */
export const SAIL: Graph = graph(
  SHORES,
  BORDERS.filter(border => border.water).flatMap(border =>
    SHORE_LIST.flatMap((one, i) =>
      one.area !== border.a || (one.neighbours && !one.neighbours.has(AREA_IDS[border.b]))
        ? []
        : SHORE_LIST.flatMap((other, at): (readonly [number, number])[] =>
            other.area !== border.b ||
            (other.neighbours && !other.neighbours.has(AREA_IDS[border.a])) ||
            !sameLake(one, other)
              ? []
              : [[i, at]],
          ),
    ),
  ),
)
/** Where both areas have two waters, the shores must carry the same name: Lake Van leads to Lake Van. */
function sameLake(one: Shore, other: Shore): boolean {
  const name = (shore: Shore): string => shore.id.slice(AREA_IDS[shore.area].length)
  return !one.neighbours || !other.neighbours || name(one) === name(other)
}

/**
 * Waters by board: shores a ship can reach from each other, without open sea and with it (CIV-R-64). -1: out of play,
 * or open sea without leave.
 */
const WATER: Int16Array = new Int16Array(BOARDS * 2 * SHORES).fill(NONE)
export const water = (board: number, openSea: number, shore: number): number =>
  WATER[(board * 2 + openSea) * SHORES + shore]
for (let board = 0; board < BOARDS; board++)
  for (let sea = 0; sea < 2; sea++) {
    const base = (board * 2 + sea) * SHORES
    const usable = (shore: number): boolean =>
      IN_PLAY[board * AREAS + AREA_OF_SHORE[shore]] === 1 && (sea === 1 || !map.openSea[AREA_OF_SHORE[shore]])
    for (let shore = 0; shore < SHORES; shore++) {
      if (!usable(shore) || WATER[base + shore] !== NONE) continue
      const queue = [shore]
      WATER[base + shore] = shore
      for (let from = queue.pop(); from !== undefined; from = queue.pop())
        for (let i = SAIL.at[from]; i < SAIL.at[from + 1]; i++) {
          const to = SAIL.to[i]
          if (!usable(to) || WATER[base + to] !== NONE) continue
          WATER[base + to] = shore
          queue.push(to)
        }
    }
  }
/** Steps from an open sea to the nearest area with land, by board: a ship may not be caught out there (CIV-10.7b). */
export const TO_LAND: Int16Array = new Int16Array(BOARDS * SHORES)
for (let board = 0; board < BOARDS; board++)
  for (let shore = 0; shore < SHORES; shore++) {
    if (!map.openSea[AREA_OF_SHORE[shore]]) continue
    let near = 99
    for (let i = SAIL.at[shore]; i < SAIL.at[shore + 1]; i++) {
      const area = AREA_OF_SHORE[SAIL.to[i]]
      if (IN_PLAY[board * AREAS + area] && !map.openSea[area]) near = 1
    }
    TO_LAND[board * SHORES + shore] = near
  }
