/** Growth beyond the Stock is one screen: a proposal on the map, changed at the pieces, and one press (CIV-7.4). */
import { advancedCivilization } from '@ecumene/advanced-civilization/src/game.ts'
import type { Core, GameDef } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { stage } from '../harness.ts'
import { midwayFile, openMidway } from '../midway.ts'
import { seqOf } from '../play.ts'
import { under } from '../pointer.ts'

const file = () => midwayFile(advancedCivilization as unknown as GameDef<Core, never>, 6, 500, 'share-out', 'grow')
const total = (page: Page): Promise<string | null> => page.getByTestId('total').textContent()
/** How many each of the player's pieces is to get, by area. */
const planned = (page: Page): Promise<Record<string, number>> =>
  page.locator('.civ-piece[data-target^="stack:"]').evaluateAll(pieces =>
    Object.fromEntries(
      pieces.flatMap(piece => {
        const gain = piece.querySelector('.civ-marked.is-gain text')?.textContent
        return gain ? [[piece.getAttribute('data-drop')?.slice(5) ?? '', Number(gain.replace('+', ''))]] : []
      }),
    ),
  )
const sum = (shares: Record<string, number>): number => Object.values(shares).reduce((all, n) => all + n, 0)

test('CIV-7.4 the last tokens are proposed, changed by a press and by the wheel on the piece, and shared out by one press', async () => {
  const set = await stage()
  const { page, context, complaints } = await set.open('desk')
  await openMidway(page, file())
  const confirm = page.locator('.prompt [data-confirm]')
  await confirm.waitFor()
  const [, stock] = /of (\d+)/.exec((await total(page)) ?? '') ?? []
  expect(await total(page)).toContain(`${stock} of ${stock}`)
  const before = await planned(page)
  expect(sum(before)).toBe(Number(stock))
  expect(await seriousFaults(page)).toEqual([])
  // A press on a piece that would get two asks for none, and two are free for another.
  const [area] = Object.entries(before).find(([, n]) => n === 2) ?? []
  const piece = `.civ-piece[data-drop="area:${area}"]`
  const spot = await under(page, piece)
  if (!spot) throw new Error(`the pointer cannot reach ${piece}`)
  await page.mouse.click(spot.x, spot.y)
  await expect.poll(() => planned(page).then(shares => shares[area ?? ''] ?? 0)).toBe(0)
  expect(await confirm.isDisabled()).toBe(true)
  // The wheel over the same piece gives them back, and the map keeps its size.
  const scale = await page.locator('.kit-scene svg > g').first().getAttribute('transform')
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => planned(page).then(shares => shares[area ?? ''] ?? 0)).toBe(1)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => planned(page)).toEqual(before)
  expect(await page.locator('.kit-scene svg > g').first().getAttribute('transform')).toBe(scale)
  await page.locator('[data-prefer=coast]').click()
  await expect.poll(() => planned(page).then(sum)).toBe(Number(stock))
  const seq = Number(await seqOf(page))
  const areas = Object.keys(await planned(page)).length
  await confirm.click()
  await page.locator('[data-testid=share-out]').waitFor({ state: 'detached' })
  expect(Number(await seqOf(page))).toBeGreaterThanOrEqual(seq + areas)
  expect(complaints).toEqual([])
  await context.close()
  await set.close()
})

test('CIV-7.4 on a phone the proposal is shared out by one touch', async () => {
  const set = await stage()
  const { page, context, complaints } = await set.open('phone', { language: 'it', theme: 'dark' })
  await openMidway(page, file())
  await page.getByTestId('share-out').waitFor()
  const seq = Number(await seqOf(page))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.locator('[data-confirm]').tap()
  await page.getByTestId('share-out').waitFor({ state: 'detached' })
  expect(Number(await seqOf(page))).toBeGreaterThan(seq)
  expect(complaints).toEqual([])
  await context.close()
  await set.close()
})
