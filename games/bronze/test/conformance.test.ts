import { join } from 'node:path'
import type { GameDef } from '@ecumene/kernel'
import { conformance } from '@ecumene/testkit'
import { vi } from 'vitest'
import { KIND_IDS, LAND_IDS, LANDSCAPE_IDS } from '../data/lands.ts'
import { ORDINARY, TECH_IDS } from '../data/technologies.ts'
import { COLOURS } from '../data/tokens.ts'
import type { E } from '../src/events.ts'
import { bronze } from '../src/game.ts'
import { cellAt, ENDINGS, frontOf, type S } from '../src/state.ts'
import { CITY_IDS, POSITIONS } from '../src/verbs.ts'

vi.setConfig({ testTimeout: 180_000 }) // whole games on guarded states: slow on a busy machine

/** The game as it is offered, and a table that is asked for its colours. */
const offered: GameDef<S, E> = {
  ...bronze,
  variants: [{ id: 'colours', seats: [3, 3], options: { colours: true } }, ...bronze.variants],
}

const techs = TECH_IDS.slice(0, ORDINARY)
/** Every city taken, every technology laid on both sides, every token won, every way to end. */
const expected = [
  ...CITY_IDS.map(city => `city ${city}`),
  ...techs.flatMap(tech => [`${tech} face up`, `${tech} as bronze`]),
  ...LANDSCAPE_IDS.flatMap(l => [3, 5, 7].map(number => `route ${number} ${l}`)),
  ...[4, 5, 6].map(points => `province ${points}`),
  ...ENDINGS.slice(1).map(ending => `ending ${ending}`),
]
function* seen(e: E, s: S): Iterable<string> {
  if (e.type === 'cityTaken') yield `city ${e.city}`
  if (e.type === 'route') yield `route ${e.number} ${e.landscape}`
  if (e.type === 'province') yield `province ${e.points}`
  if (e.type === 'lastRound') yield `ending ${e.cause}`
  if (e.type === 'laid') {
    const front = TECH_IDS[frontOf(s.matrix[cellAt(s, e.seat, e.column - 1, e.row - 1)])]
    yield e.tech === 'bronze' ? `${front} as bronze` : `${front} face up`
  }
}

/** What the board says besides what the rules name. */
const names = [
  ...ENDINGS.slice(1).flatMap(ending => [`ending.${ending}`, `cause.${ending}`]),
  ...['cities', 'routes', 'provinces'].map(part => `part.${part}`),
  ...TECH_IDS.map(id => `tech.${id}`),
  ...LANDSCAPE_IDS.map(id => `landscape.${id}`),
  ...KIND_IDS.map(id => `kind.${id}`),
  ...LAND_IDS.map(id => `tile.${id}`),
  ...COLOURS.map(id => `colour.${id}`),
  ...POSITIONS.map(id => `position.${id}`),
  ...CITY_IDS.flatMap(id => [`city.${id}`, `effect.${id}`]),
]

conformance(offered, {
  root: join(import.meta.dirname, '..'),
  original: bronze,
  names,
  games: 30,
  coverage: { expected, seen, games: 12, steered: 4 },
})
