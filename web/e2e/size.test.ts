/** What has to be fetched before one can play; compressed. */
import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** Kilobytes of the scripts a page asks for, the worker's included, as gzip makes them. */
async function scripts(page: Page, act: () => Promise<void>): Promise<number> {
  const urls = new Set<string>()
  const see = (r: Request): void => void (r.url().endsWith('.js') && urls.add(r.url()))
  page.on('request', see)
  await act()
  page.off('request', see)
  const sizes = await Promise.all([...urls].map(async url => gzipSync(await (await fetch(url)).bytes()).length))
  return sizes.reduce((a, b) => a + b, 0) / 1000
}

test('the shelf: under 140 kB of scripts with its language; a game on top of it: under 500 kB', async () => {
  // Without the service worker, which would fetch everything at once for later.
  const { page, context } = await set.open('desk', {}, { serviceWorkers: 'block' })
  const shelf = await scripts(page, async () => {
    await page.reload()
    await page.locator('.boxes').waitFor()
  })
  expect(shelf).toBeGreaterThan(20)
  expect(shelf).toBeLessThan(140)
  const game = await scripts(page, async () => {
    await startGame(page, 'bronze')
    await page.locator('.board > *').first().waitFor()
  })
  expect(game).toBeGreaterThan(20)
  expect(game).toBeLessThan(500)
  console.log(`shelf ${shelf.toFixed(0)} kB, Bronze ${game.toFixed(0)} kB`)
  await context.close()
})
test('a language is fetched when it is chosen; where that fails the page stays as it was', async () => {
  const { page, context } = await set.open('desk', {}, { serviceWorkers: 'block' })
  await page.route(/\/ru-[^/]*\.js$/, route => route.abort())
  await page.locator('.boxes').waitFor()
  const choose = (language: string) => page.locator('.language select').first().selectOption(language)
  const play = () => page.locator('[data-game=bronze] .button.primary').textContent()
  const english = await play()
  await choose('it')
  await page.locator('html[lang=it]').waitFor({ state: 'attached' })
  const italian = await play()
  expect(italian).not.toBe(english)
  await Promise.all([page.waitForEvent('requestfailed'), choose('ru')])
  expect(await play()).toBe(italian)
  expect(await page.locator('html').getAttribute('lang')).toBe('it')
  await context.close()
})
