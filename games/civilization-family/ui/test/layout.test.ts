import { expect, test } from 'vitest'
import { AREA_IDS } from '../../data/areas.ts'
import { layPieces, overlap } from '../board/layout.ts'
import type { BoardModel } from '../board/model.ts'
import { tokenSize } from '../board/pieces.tsx'
import { BOARD_GROUND } from '../ground.ts'

/**
 * Everybody everywhere: a stack in every area, two in every second, a city on every third site, four ships of each of
 * seven on the Aegean's shores.
 */
function crowded(): BoardModel {
  const land = AREA_IDS.filter(id => !BOARD_GROUND.areas.get(id)?.isSea)
  const shores = [...BOARD_GROUND.shores.keys()].filter(id => {
    const at = BOARD_GROUND.shores.get(id) ?? [0, 0]
    return at[0] > 1400 && at[0] < 2400 && at[1] > 800 && at[1] < 1600
  })
  const ships = Array.from({ length: 28 }, (_, i) => ({ shore: shores[i % shores.length], seat: i % 7, ship: i >> 2 }))
  return {
    areas: [],
    stacks: land.flatMap((area, i) => [
      { area, seat: i % 7, tokens: 3, spent: 0 },
      ...(i % 2 ? [{ area, seat: (i + 3) % 7, tokens: 1, spent: 0 }] : []),
    ]),
    cities: land.filter((_, i) => i % 3 === 0).map((area, i) => ({ area, seat: i % 7, isNew: false, isMarked: false })),
    ships: ships.map((s, i) => ({
      ...s,
      key: `ship:${s.seat}:${i}`,
      area: s.shore.replace(/-(west|east)$/, ''),
      aboard: 0,
      left: 4,
    })),
  }
}
test.each([0.125, 0.177, 0.25, 0.354, 0.5, 1])('no piece covers another at zoom %f, and none strays', zoom => {
  const model = crowded()
  const { stacks, cities, ships } = layPieces(model, BOARD_GROUND, zoom)
  const all = [...stacks, ...cities, ...ships]
  expect(all.length).toBe(model.stacks.length + model.cities.length + model.ships.length)
  let pairs = 0
  for (let i = 0; i < all.length; i++) for (let j = 0; j < i; j++) if (overlap(all[i], all[j])) pairs++
  expect(pairs).toBe(0)
  const astray = all
    .map(l => (l.from ? Math.hypot(l.x - l.from[0], l.y - l.from[1]) / tokenSize(zoom) : 0))
    .sort((a, b) => a - b)
  expect(astray[Math.floor(astray.length / 2)]).toBeLessThan(1)
  expect(layPieces(crowded(), BOARD_GROUND, zoom)).toEqual({ stacks, cities, ships })
})
