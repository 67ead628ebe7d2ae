/** The board is the largest thing on the screen while one is asked: measured in every game at five window sizes. */
import { games } from '@ecumene/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIZES, type Stage, stage } from './harness.ts'
import { midwayFile, openMidway } from './midway.ts'
import { listMode, startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/**
 * Width, height, and what share of the window the board has at least. On a phone the sheet with the question stays in
 * sight, and a game may lay what the question needs at the board's foot.
 */
const WINDOWS = [
  [1920, 1080, 60],
  [1440, 900, 60],
  [1280, 720, 55],
  [1024, 768, 55],
  [390, 844, 50],
] as const

/**
 * What "the board" is: the drawn map or strip alone; in Through the Ages the drawn table as a whole (row, civilization,
 * hand), on a phone in Mare Nostrum the map with what the question needs at its foot.
 */
const BOARDS: Readonly<Record<string, string>> = {
  bronze: '.kit-scene',
  civilization: '.kit-scene',
  'advanced-civilization': '.kit-scene',
  'mare-nostrum': '.desk .kit-scene, .phone .mn-board',
  'through-the-ages': '.board, .mine-area',
}
/** Decisions of all players before the look at the middle of a game. */
const MIDDLE: Readonly<Record<string, number>> = {
  bronze: 120,
  civilization: 700,
  'advanced-civilization': 700,
  'mare-nostrum': 250,
  'through-the-ages': 300,
}

/** The share of the window in percent that these boxes have. */
const shareOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate(selector => {
    const boxes = [...document.querySelectorAll(selector)].map(e => e.getBoundingClientRect())
    const area = boxes.reduce((sum, box) => {
      const across = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
      const down = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
      return sum + Math.max(0, across) * Math.max(0, down)
    }, 0)
    return (100 * area) / (innerWidth * innerHeight)
  }, selector)

/** Parts that are only partly in the window, and whether the page itself scrolls. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls'] : []
    for (const part of document.querySelectorAll('.prompt, .mine-area, .phone-tablist')) {
      const box = part.getBoundingClientRect()
      if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) found.push(part.className)
    }
    for (const title of document.querySelectorAll('.top-title h1'))
      if (title.scrollWidth > title.clientWidth + 1) found.push(`a part of the title ${title.textContent}`)
    return found
  })

async function measure(page: Page, game: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [width, height, least] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await page.locator(width > 860 ? '.desk' : '.phone').waitFor()
    // Panels fold a moment after the window has changed.
    let share = await shareOf(page, BOARDS[game])
    for (let i = 0; i < 80 && share < least; i++) {
      await page.waitForTimeout(25)
      share = await shareOf(page, BOARDS[game])
    }
    if (share < least) faults.push(`${width} x ${height}: ${share.toFixed(1)} %, wanted ${least} %`)
    faults.push(...(await outside(page)).map(part => `${width} x ${height}: outside the window: ${part}`))
  }
  return faults
}

describe.each(Object.keys(BOARDS))('%s', game => {
  test('the board has its share of the window on the first turn', async () => {
    const { page, context } = await set.open('desk')
    await startGame(page, game, { seed: 'room' })
    await page.locator('.prompt.mine').waitFor()
    expect(await measure(page, game)).toEqual([])
    await context.close()
  })

  test('and in the middle of a game, with everything a player has by then', async () => {
    const { page, context } = await set.open('desk', { language: 'it' })
    const about = games.find(g => g.id === game)
    if (!about) throw new Error(`no game ${game}`)
    await openMidway(page, midwayFile(await about.load(), 4, MIDDLE[game]))
    expect(await measure(page, game)).toEqual([])
    // Above the plain list stands the position in words, on a phone too.
    await page.setViewportSize(SIZES.phone)
    await page.locator('.phone').waitFor()
    await listMode(page)
    const words = page.locator('[data-position]')
    await words.getByText('Ada').first().waitFor()
    expect((await page.locator('.phone-main').boundingBox())?.height).toBeGreaterThan(100)
    expect(await outside(page)).toEqual([])
    await context.close()
  })
})

test('panels fold and dock as the player wishes; in a small window an open panel takes nothing from the board', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'bronze', { seed: 'room' })
  await page.locator('.prompt.mine').waitFor()
  const fold = (name: string) => page.locator(`[data-fold="${name}"]`)
  const before = await shareOf(page, '.kit-scene')
  await fold('players').click()
  expect(await shareOf(page, '.kit-scene')).toBeGreaterThan(before + 6)
  // Signs remain: a click shows all of a player.
  await page.locator('.rail-seat button').nth(1).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await fold('chronicle').click()
  await page.reload()
  await page.locator('.prompt.mine').waitFor()
  expect(await fold('players').getAttribute('aria-expanded')).toBe('false')
  expect(await fold('chronicle').getAttribute('aria-expanded')).toBe('true')
  await page.setViewportSize({ width: 1280, height: 720 })
  // The panel folds a moment after the window has changed.
  await page.locator('.desk-right.folded').waitFor()
  const small = await shareOf(page, '.kit-scene')
  await fold('chronicle').click()
  await page.locator('.desk-right.over .chapters').waitFor()
  expect(await shareOf(page, '.kit-scene')).toBeCloseTo(small, 1)
  await context.close()
})
