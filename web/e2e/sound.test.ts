/** The table is heard when it is wanted, and never before somebody has touched the page. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Size, type Stage, stage } from './harness.ts'
import { playNth, settled, startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** Counts what is played instead of playing it. */
async function open(size: Size) {
  const opened = await set.open(size)
  await opened.page.addInitScript(() => {
    const rung = { made: 0, played: 0 }
    const parameter = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    const node = () => ({
      gain: parameter,
      frequency: parameter,
      connect() {},
      stop() {},
      start: () => void rung.played++,
    })
    class Counted {
      currentTime = 0
      sampleRate = 8000
      destination = {}
      constructor() {
        rung.made++
      }
      resume = async () => {}
      createGain = node
      createOscillator = node
      createBufferSource = node
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
    }
    Object.assign(window, { rung, AudioContext: Counted })
  })
  await opened.page.reload()
  await opened.page.locator('.boxes').waitFor()
  return opened
}
const played = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { rung: { played: number } }).rung.played)
const made = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { rung: { made: number } }).rung.made)

test('on a desk moves are heard; one switch makes it silent; nothing sounds before a touch', async () => {
  const { page, context } = await open('desk')
  expect(await made(page)).toBe(0)
  await startGame(page, 'bronze', { players: 2, seed: 'sound' })
  for (let i = 0; i < 2; i++) await page.locator('.brz-pile .is-legal').first().click()
  await page.waitForFunction(() => (window as unknown as { rung: { played: number } }).rung.played > 0)
  await page.locator('.top-tools').getByRole('button', { name: 'Settings' }).click()
  await page.locator('[data-sound]').uncheck()
  expect(await page.locator('.volume').count()).toBe(0)
  await page.keyboard.press('Escape')
  const before = await played(page)
  await page.locator('[data-lay]:visible').first().click()
  await page.waitForTimeout(600)
  expect(await played(page)).toBe(before)
  await context.close()
})

test('on a phone it is silent until asked for', async () => {
  const { page, context } = await open('phone')
  await startGame(page, 'toy', { seed: 'sound' })
  for (let i = 0; i < 3; i++) {
    await settled(page)
    await playNth(page, i)
  }
  expect(await made(page)).toBe(0)
  // One switch, and with it a volume; it is heard at once.
  await page.locator('.top-tools').getByRole('button', { name: 'Settings' }).click()
  const [sound, volume] = [page.locator('[data-sound]'), page.locator('.volume input')]
  expect(await sound.isChecked()).toBe(false)
  expect(await volume.count()).toBe(0)
  await sound.check()
  await expect.poll(() => played(page)).toBeGreaterThan(0)
  await volume.fill('0.2')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ecumene.settings') ?? ''))).toMatchObject({
    sound: true,
    volume: 0.2,
  })
  await context.close()
})
