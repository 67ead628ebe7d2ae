/** The shelf: one press from here to a game, whatever else lies on it. */
import { bronze } from '@ecumene/bronze'
import type { Core, GameDef } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openMidway } from './midway.ts'
import { isOver, playNth, settled, startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

test('with saved games, every Play button is above the fold of a laptop; a cover opens its box', async () => {
  const { page, context, complaints } = await set.open('desk', {}, { viewport: { width: 1280, height: 720 } })
  for (const game of ['bronze', 'civilization', 'mare-nostrum', 'through-the-ages']) {
    await startGame(page, game)
    await page.locator('.prompt').waitFor()
    await page.goto('/')
    await page.locator('.boxes').waitFor()
  }
  // A game in its middle says who leads.
  await openMidway(page, midwayFile(bronze as unknown as GameDef<Core, never>, 3, 80))
  await page.goto('/')
  await expect.poll(() => page.locator('.saved-game').first().textContent()).toMatch(/\p{Lu}\p{L}+ leads?\b.*\d+\s?%/u)
  const buttons = await page.locator('[data-game]:not([data-game="toy"]) .button.primary').all()
  expect(buttons).toHaveLength(5)
  for (const button of buttons) {
    const box = await button.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(720)
  }
  // No title is cut.
  const cut = await page
    .locator('.saved-text h3')
    .evaluateAll(all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent))
  expect(cut).toEqual([])
  // A saved game is one slim line.
  for (const row of await page.locator('.saved-game').all())
    expect((await row.boundingBox())?.height ?? 999).toBeLessThan(60)
  await page.locator('[data-game="bronze"] .box-lid').click()
  await page.getByRole('dialog', { name: 'Bronze' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a finished game says who won; variants and bots are told in a sentence', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'toy', { variant: 'short', players: 2 })
  for (let i = 0; i < 200 && !(await isOver(page)); i++) {
    await settled(page)
    if (!(await isOver(page))) await playNth(page, i)
  }
  await page.goto('/')
  await page.locator('.saved-game').waitFor()
  expect(await page.locator('.saved-game').textContent()).toMatch(/won|shared the victory/)
  await page.locator('[data-game="civilization"] .box-lid').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.variant-about').waitFor()
  const first = await dialog.locator('.variant-about').textContent()
  await dialog.locator('input[name=variant]').nth(1).check({ force: true })
  await page.waitForFunction(text => document.querySelector('.variant-about')?.textContent !== text, first)
  // A picture is pressed where all bots play so; pressing another seats it everywhere.
  const pressed = dialog.locator('.level-card[aria-pressed=true]')
  expect(await pressed.getAttribute('data-level')).toBe('citizen')
  await dialog.locator('.seat-row').nth(1).locator('select').first().selectOption('novice')
  expect(await pressed.count()).toBe(0)
  await dialog.locator('[data-level=novice]').click()
  expect(await pressed.getAttribute('data-level')).toBe('novice')
  expect(await dialog.locator('.seat-row').nth(2).locator('select').first().inputValue()).toBe('novice')
  // On a low screen the sentences stand above the button that begins.
  await page.setViewportSize({ width: 1280, height: 720 })
  const foot = (await dialog.locator('.dialog-foot').boundingBox())?.y ?? 0
  const ends = await dialog.locator('.level-card').evaluateAll(all => all.map(e => e.getBoundingClientRect().bottom))
  expect(ends.length).toBeGreaterThan(1)
  expect(Math.max(...ends)).toBeLessThan(foot)
  await context.close()
})
