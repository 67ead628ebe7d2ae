/**
 * Every number on the page is that of the position: default settings, default motion, by mouse on a desk and by thumb
 * on a phone; after each action, 700 ms after each move of others, and after the page was loaded again. Here the
 * beginning of a game of each; `npm run -s lab -- figures` plays on until thousands of positions were compared.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareFigures, TITLES } from './compare-figures.ts'
import { type Stage, stage } from './harness.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** Positions of a game that are compared here. */
const FEW = 3
const SLICES = [
  ['bronze', 'desk'],
  ['mare-nostrum', 'desk'],
  ['through-the-ages', 'phone'],
  ['civilization', 'desk'],
  ['advanced-civilization', 'desk'],
] as const

test.each(SLICES)(
  '%s, %s: every number of the first positions is the game’s own',
  { timeout: 120_000 },
  async (id, size) => {
    const title = TITLES.find(one => one.id === id && one.sizes.includes(size))
    if (!title) throw new Error(id)
    const { positions, figures, lies, complaints } = await compareFigures(set, title, size, { positions: FEW })
    expect(lies).toEqual([])
    expect(complaints).toEqual([])
    expect(positions).toBeGreaterThanOrEqual(FEW)
    expect(figures).toBeGreaterThan(10 * FEW)
  },
)
