/** People around a table: a lobby that stays open, a rematch that waits for its players, a seat that is left. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { goHome, Online, playOn } from './online.ts'
import { listMode } from './play.ts'

const online = new Online(
  { games: fileURLToPath(new URL('../../server/test/games-with-toy.ts', import.meta.url)) },
  {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'what happens around the table is looked at',
  },
)

test('a lobby that stays open asks for everything in one request, every ten seconds', async () => {
  const anna = await online.come('Anna')
  await anna.page.clock.install()
  await anna.page.goto('/online')
  await anna.page.locator('[aria-labelledby=online-mine]').waitFor()
  await anna.page.waitForLoadState('networkidle')
  const asked: string[] = []
  anna.page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  // A minute of the page's own time; what is asked is asked for real.
  for (let second = 0; second < 60; second++) {
    await anna.page.clock.runFor(1000)
    await anna.page.waitForTimeout(10)
  }
  await anna.page.waitForLoadState('networkidle')
  expect(asked.filter(path => path === '/api/lobby').length).toBeGreaterThanOrEqual(5)
  expect(asked.length).toBeLessThanOrEqual(8)
  await goHome(anna)
})

/** Of letters on the ground they stand on. */
const contrastOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const brightness = (text: string): number => {
        const parts = (/rgba?\(([^)]+)\)/.exec(text)?.[1] ?? '').split(',').map(Number)
        if (parts[3] !== undefined && parts[3] < 1) throw new Error(`seen through: ${text}`)
        const [r, g, b] = parts
          .slice(0, 3)
          .map(c => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const { color, backgroundColor } = getComputedStyle(element)
      const [dark, light] = [brightness(color), brightness(backgroundColor)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    })

test('a rematch can be read in the light, is gone to by who offered it, and waits for who played', async () => {
  const [anna, boris, clio] = await Promise.all([online.come('Anna'), online.come('Boris'), online.come('Clio')])
  const id = await online.seat([anna, boris], { game: 'toy', title: 'Evening', options: { rounds: 1 } })
  await Promise.all([anna, boris].map(p => p.page.goto(`/online/${id}`)))
  for (const { page } of [anna, boris]) {
    await page.locator('.desk').waitFor()
    await listMode(page)
  }
  await Promise.all([anna, boris].map(p => playOn(p.page)))
  await Promise.all([anna, boris].map(p => p.page.locator('.final').waitFor()))

  await anna.page.locator('[data-rematch]').click()
  await anna.page.locator('.waiting-room').waitFor()
  await anna.page.getByText(/Kept for Boris until/).waitFor()
  const rematch = new URL(anna.page.url()).pathname
  // A stranger finds the table in the lobby, and no seat of it.
  await clio.page.goto('/online')
  const row = clio.page.locator(`[data-table="${rematch.split('/').at(-1)}"]`)
  await row.getByText(/Kept for Boris until/).waitFor()
  expect(await row.locator('[data-join]').count()).toBe(0)

  await boris.page.getByText('A rematch is offered').waitFor()
  await boris.page.getByText(/Your seat is kept until/).waitFor()
  expect(await contrastOf(boris.page, '.after-game .notice')).toBeGreaterThanOrEqual(4.5)
  expect(await seriousFaults(boris.page)).toEqual([])
  // The player who offered it finds the way back to it.
  await anna.page.goto(`/online/${id}`)
  await anna.page.getByText('You sit at the rematch already').waitFor()
  expect(await anna.page.locator('[data-rematch]').count()).toBe(0)
  await anna.page.getByRole('link', { name: 'Go to it' }).click()
  await anna.page.waitForURL(`**${rematch}`)
  await boris.page.locator('[data-rematch]').click()
  await Promise.all([anna, boris].map(p => p.page.waitForURL(`**${rematch}`)))
  await Promise.all([anna, boris].map(p => p.page.locator('.desk').waitFor()))
  await goHome(anna, boris, clio)
})

test('who leaves a private table reads what is true there; who stays reads who left, and invites somebody', async () => {
  const [anna, boris, clio] = await Promise.all([online.come('Anna'), online.come('Boris'), online.come('Clio')])
  const settings = { listed: false }
  const id = await online.seat([anna, boris], { game: 'bronze', settings })
  await Promise.all([anna, boris].map(p => p.page.goto(`/online/${id}`)))
  await boris.page.locator('[data-table-sheet]').click()
  await boris.page.locator('[data-leave]').click()
  const question = boris.page.getByRole('alertdialog')
  expect(await question.textContent()).toContain('Only somebody whom the others invite may take it over')
  expect(await question.textContent()).not.toContain('lobby')
  await boris.page.locator('[data-answer=yes]').click()
  await boris.page.locator('[data-notice=adopt]').waitFor()

  await anna.page.getByText('Boris left the table for good').waitFor()
  // The address alone promises nothing.
  await clio.page.goto(`/online/${id}`)
  await clio.page.getByText('The seat is for whoever is invited').waitFor()
  expect(await clio.page.locator('[data-notice=adopt]').count()).toBe(0)
  await anna.page.locator('[data-notice=invite]').click()
  await anna.page.locator('[data-invite]').click()
  const invitation = await anna.page.locator('[data-link-text]').last().inputValue()
  await anna.page.keyboard.press('Escape')
  await clio.page.goto(invitation)
  await clio.page.locator('[data-accept]').click()
  await anna.page.locator('.strip', { hasText: 'Clio' }).waitFor()
  expect(await anna.page.getByText('Boris left the table for good').count()).toBe(0)
  // Or one plays on against the bot, and the notice is gone for good.
  await clio.page.locator('[data-table-sheet]').click()
  await clio.page.locator('[data-leave]').click()
  await clio.page.locator('[data-answer=yes]').click()
  await anna.page.getByText('Clio left the table for good').waitFor()
  await anna.page.locator('[data-notice=play-on]').click()
  await anna.page.reload()
  await anna.page.getByText(/Clio left; a bot plays on/).waitFor()
  expect(await anna.page.getByText('Clio left the table for good').count()).toBe(0)
  await goHome(anna, boris, clio)
})
