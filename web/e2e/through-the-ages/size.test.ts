/** How heavy: the scripts of the game with those of the shelf, compressed. */
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { startGame } from '../play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

test('the scripts of the game with those of the shelf: under 500 kB', async () => {
  // Without the service worker, which would fetch everything at once for later.
  const { page, context } = await set.open('desk', {}, { serviceWorkers: 'block' })
  const urls = new Set<string>()
  page.on('request', r => void (r.url().endsWith('.js') && urls.add(r.url())))
  await page.reload()
  await page.locator('.boxes').waitFor()
  await startGame(page, 'through-the-ages')
  await page.locator('.tta-row').waitFor()
  const sizes = await Promise.all([...urls].map(async url => gzipSync(await (await fetch(url)).bytes()).length))
  const all = sizes.reduce((a, b) => a + b, 0) / 1000
  console.log(`shelf and Through the Ages: ${all.toFixed(0)} kB`)
  expect(all).toBeGreaterThan(100)
  expect(all).toBeLessThan(500)
  await context.close()
})
