/**
 * Whatever can be chosen on a drawn board can be reached by the pointer, in three windows of a desk: it is neither out
 * of sight nor under a panel, before and after something is picked up.
 */
import { games } from '@ecumene/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openMidway } from './midway.ts'
import { under } from './pointer.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const
/** The camera has come to rest: two pictures in a row show the same. */
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      new Promise(done => {
        const where = (): string => getComputedStyle(document.querySelector('.kit-world') as Element).transform
        requestAnimationFrame(() => {
          const before = where()
          requestAnimationFrame(() => requestAnimationFrame(() => done(before === where())))
        })
      }),
  )
/** Addresses of what can be chosen on the board and not be reached. */
async function outOfReach(page: Page, legal: string): Promise<readonly string[]> {
  await still(page)
  const all = await page.locator(legal).evaluateAll(found => found.map(e => e.getAttribute('data-target') ?? ''))
  expect(all.length, legal).toBeGreaterThan(0)
  const lost: string[] = []
  for (const id of all) if (!(await under(page, `[data-target="${id}"]`, 0))) lost.push(id)
  return lost
}

/** Game, players, decision, and what picks something up there. */
const BOARDS = [
  ['bronze', 4, 120, 'settle', null],
  ['civilization', 5, 900, 'move', '.civ-piece.is-legal[data-target^="stack:"]'],
  ['civilization', 7, 300, 'ships', null],
  ['advanced-civilization', 5, 900, 'move', '.civ-piece.is-legal[data-target^="stack:"]'],
  ['mare-nostrum', 5, 250, 'build', null],
  ['mare-nostrum', 5, 250, 'march', '.mn-troops.is-legal'],
] as const
test.each(BOARDS)('%s, %i players after %i decisions: %s', async (game, seats, decisions, decision, pick) => {
  const about = games.find(g => g.id === game)
  if (!about) throw new Error(`no game ${game}`)
  const file = midwayFile(await about.load(), seats, decisions, 'in sight', decision)
  const { page, context } = await set.open('desk')
  await openMidway(page, file)
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    expect(await outOfReach(page, '.kit-world .is-legal[data-target]'), `${width} x ${height}`).toEqual([])
    if (!pick) continue
    const spot = await under(page, pick)
    if (!spot) throw new Error(`nothing to pick up: ${pick}`)
    await page.mouse.click(spot.x, spot.y)
    await page.locator('.is-target').first().waitFor()
    expect(await outOfReach(page, '.kit-world .is-target[data-target]'), `${width} x ${height}, picked`).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.is-target').first().waitFor({ state: 'detached' })
  }
  await context.close()
})
