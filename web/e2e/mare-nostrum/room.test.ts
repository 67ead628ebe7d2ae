/**
 * The map alone, without what is laid at its foot, is the largest thing on a desk, in late games of five players,
 * whatever is asked; the tracks beside it are seen whole.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { lateGames } from './stages.ts'
import { openPosition } from './table.ts'

let set: Stage
let late: ReturnType<typeof lateGames>
beforeAll(async () => {
  late = lateGames(4)
  set = await stage()
}, 120_000)
afterAll(() => set.close())

const WINDOWS = [
  [1440, 900, 60],
  [1280, 720, 55],
] as const
const shareOfMap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const map = document.querySelector('.kit-scene')?.getBoundingClientRect()
    return map ? (100 * map.width * map.height) / (innerWidth * innerHeight) : 0
  })
/** How far the tracks reach beyond the window. */
const cutOff = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tracks = document.querySelector('.mn-tracks-row')?.getBoundingClientRect()
    return tracks ? Math.max(0, tracks.bottom - innerHeight) : Number.POSITIVE_INFINITY
  })

test.each(['choose', 'offer', 'take', 'nameBuilder', 'build', 'march', 'conquest'])('%s', async decision => {
  const { page, context } = await set.open('desk')
  try {
    await openPosition(page, late.at(decision))
    for (const [width, height, least] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => shareOfMap(page), { message: `${width} x ${height}` }).toBeGreaterThanOrEqual(least)
      expect(await cutOff(page), `${width} x ${height}: tracks`).toBe(0)
    }
  } finally {
    await context.close()
  }
})
