/**
 * Each title on the screen in the middle, with as many players as it has seats: some with phones, the others bots. Its
 * first lines are played on the phones, and everything is read from two metres.
 */
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { type Device, expectNothingHidden, goHome, openMiddle, outOfSight, scan, smallLetters } from './living-room.ts'
import { Online, playOn, reaches } from './online.ts'

const online = new Online()
const NAMES = ['Anna', 'Борис', 'Chiara'] as const
/** How many seats there are, how many phones, and how far they play. */
const TITLES = [
  { game: 'bronze', seats: 4, phones: 2, lines: 24, locale: 'it-IT', colorScheme: 'dark' },
  { game: 'mare-nostrum', seats: 5, phones: 3, lines: 40, locale: 'ru-RU', colorScheme: 'light' },
  { game: 'through-the-ages', seats: 4, phones: 2, lines: 60, locale: 'ru-RU', colorScheme: 'dark' },
  { game: 'civilization', seats: 7, phones: 2, lines: 60, locale: 'en-GB', colorScheme: 'dark' },
  { game: 'advanced-civilization', seats: 8, phones: 2, lines: 60, locale: 'it-IT', colorScheme: 'light' },
] as const

test.each(TITLES)(
  '$game: the middle shows the board, who thinks and what happened, large enough; $phones phones and bots play',
  async ({ game, seats, phones: some, lines, ...look }) => {
    const middle = await openMiddle(online, game, seats, look)
    const phones: Device[] = []
    for (const name of NAMES.slice(0, some)) phones.push(await scan(online, middle.page, name, look))
    await middle.page.locator('[data-start]').click()
    await middle.page.locator('[data-middle=board]').waitFor()
    for (const { page } of phones) await page.locator('[data-hand]').waitFor()
    await Promise.all(phones.map(({ page }) => playOn(page, lines)))
    await reaches(middle.page, lines)
    // Everybody who is asked is named, and nobody else; the last deed stands at the foot.
    const asked = await middle.page.locator('[data-asked=true]').count()
    expect(asked).toBeGreaterThan(0)
    await expect.poll(() => middle.page.locator('.middle-latest').textContent()).not.toBe('')
    for (const { page } of phones) expect(await page.locator('.board').count()).toBe(0)
    // On 1920 pixels nothing is scrolled sideways, and the board is the largest thing there.
    const sizes = await middle.page.evaluate(() => {
      const board = document.querySelector('.middle-board')?.getBoundingClientRect()
      return { wide: document.documentElement.scrollWidth, board: (board?.width ?? 0) * (board?.height ?? 0) }
    })
    expect(sizes.wide).toBeLessThanOrEqual(1920)
    expect(sizes.board).toBeGreaterThan((1920 * 1080) / 2)
    expect(await smallLetters(middle.page)).toEqual([])
    expect(await outOfSight(middle.page)).toEqual([])
    // A pointer that was left on the board lays nothing over it.
    await middle.page.locator('.middle-board [data-tip]:visible').first().hover({ force: true })
    await middle.page.locator('.kit-tip').waitFor({ state: 'attached' })
    expect(await middle.page.locator('.kit-tip').isVisible()).toBe(false)
    expect(await seriousFaults(middle.page)).toEqual([])
    const folder = process.env.ECUMENE_PICTURES
    if (folder) {
      await middle.page.screenshot({ path: `${folder}/middle-${game}.png` })
      for (const [i, { page }] of phones.entries())
        await page.screenshot({ path: `${folder}/hand-${game}-${i}.png`, fullPage: true })
    }
    expectNothingHidden(middle.heard, 3)
    await goHome(middle, ...phones)
  },
)
