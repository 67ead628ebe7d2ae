/** Friends at a distance: one link, sent and scanned, and who comes by it sits down without knowing anything. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { goHome, Online, type Person, playOn, reaches, seqOf } from './online.ts'
import { listMode } from './play.ts'

const online = new Online(
  {},
  {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'how people come together is looked at, not how a step ends',
  },
)
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Opens a table for friends from the shelf; its link. */
async function inviteTo(game: string, { page }: Person, players?: number): Promise<string> {
  await page.goto('/')
  await page.locator(`[data-game=${game}] [data-friends]`).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.presets').waitFor()
  if (players) await dialog.locator(`input[name=players][value="${players}"]`).check({ force: true })
  await dialog.locator('.dialog-foot .primary').click()
  await page.locator('.waiting-room').waitFor()
  return page.locator('[data-link-text]').inputValue()
}
/** A phone that has never been here, in Russian, as its owner bought it. */
async function newPhone(): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const context = await online.set.browser.newContext({ ...PHONE, locale: 'ru-RU', serviceWorkers: 'block' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', e => complaints.push(String(e)))
  return { page, context, complaints }
}

test('a friend who was never here moves first after three presses and ten seconds, on a phone, in Russian', async () => {
  const anna = await online.come('Anna')
  const link = await inviteTo('bronze', anna, 2)
  expect(await seriousFaults(anna.page)).toEqual([])
  const { page, context, complaints } = await newPhone()
  let presses = 0
  const tap = (selector: string): Promise<void> => {
    presses++
    return page.locator(`${selector}:visible`).first().tap()
  }
  const came = Date.now()
  await page.goto(link)
  // Who invites, which game, how long, how many seats, that no account is needed, where to learn it.
  await page.getByRole('heading', { name: 'Anna приглашает вас: Бронза' }).waitFor()
  for (const said of ['45–60 мин', '1 свободное место', 'Учётная запись не нужна']) await page.getByText(said).waitFor()
  expect(await page.locator('.invitation a').first().getAttribute('href')).toBe('/learn/bronze')
  const looked = Date.now()
  expect(await seriousFaults(page)).toEqual([])
  const from = Date.now()
  await page.locator('input[name=name]').fill('Таня')
  await tap('[data-join]')
  await page.locator('.waiting-room').waitFor()
  const seated = Date.now()
  await anna.page.locator('[data-seat="1"]', { hasText: 'Таня' }).waitFor()
  await anna.page.locator('[data-start]').click()
  await anna.page.locator('.desk').waitFor()
  await listMode(anna.page)
  // Should Anna be to move first, they do; the game ends with their browser.
  void playOn(anna.page, 40).catch(() => {})
  await page.locator('.brz-dock.is-mine').waitFor()
  const asked = Date.now()
  const before = await seqOf(page)
  await tap('.brz-pile .is-legal')
  await tap('.brz-which button, .brz-pile .is-selected')
  await reaches(page, before + 1)
  // What the page and the friend took, without the time that Anna needed to begin.
  const spent = looked - came + (seated - from) + (Date.now() - asked)
  expect(presses).toBeLessThanOrEqual(3)
  expect(spent).toBeLessThan(10_000)
  expect(complaints).toEqual([])
  await context.close()
  await goHome(anna)
})
test('free seats are given to bots and taken back, people change places, and bots fill what is left', async () => {
  const anna = await online.come('Anna')
  const link = await inviteTo('bronze', anna, 4)
  const boris = await online.come('Boris')
  await boris.page.goto(link)
  await boris.page.locator('[data-join]').click()
  await boris.page.locator('[data-seat="1"]', { hasText: 'Boris' }).waitFor()

  await anna.page.locator('[data-seat-bot="3"] option').nth(1).waitFor({ state: 'attached' })
  await anna.page.locator('[data-seat-bot="3"]').selectOption({ index: 1 })
  await boris.page.locator('[data-seat="3"]', { hasText: 'Bot' }).waitFor()
  await anna.page.locator('[data-seat-bot="3"]').selectOption('')
  await boris.page.locator('[data-move="3"]').click()
  await anna.page.locator('[data-seat="3"]', { hasText: 'Boris' }).waitFor()
  // Anna, who opened the table, puts Boris one seat earlier.
  await anna.page.locator('[data-earlier="3"]').click()
  await boris.page.locator('[data-seat="2"]', { hasText: 'Boris' }).waitFor()
  expect(await boris.page.locator('[data-seat-bot], [data-earlier], [data-start]').count()).toBe(0)
  expect(await seriousFaults(anna.page)).toEqual([])

  await anna.page.getByRole('button', { name: 'Start with bots in 2 free seats' }).click()
  await Promise.all([anna, boris].map(p => p.page.locator('.desk').waitFor()))
  expect(await anna.page.locator('.strip').count()).toBe(4)
  await goHome(anna, boris)
})

test('the link is sent by the phone’s own sheet, copied, and scanned: it is one and the same', async () => {
  const anna = await online.come('Anna', {}, PHONE)
  await anna.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await anna.page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: unknown) => Object.assign(window, { shared: what }) })
  })
  const link = await inviteTo('bronze', anna)
  expect(new URL(link).pathname).toMatch(/^\/online\/\w+$/)
  await anna.page.locator('[data-share]').tap()
  expect(await anna.page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    title: 'Ecumene',
    text: 'Let us play Bronze!',
    url: link,
  })
  await anna.page.locator('[data-copy]').tap()
  await anna.page.getByText('Copied').waitFor()
  expect(await anna.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(await anna.page.locator('[data-qr]').getAttribute('data-qr')).toBe(link)
  expect(await anna.page.locator('[data-invite]').count()).toBe(0)
  await goHome(anna)
})

test('where the browser does not let a page copy, it says so', async () => {
  const anna = await online.come('Anna')
  await anna.page.addInitScript(() => {
    const refuse = (): Promise<never> => Promise.reject(new Error('no'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
  })
  await inviteTo('bronze', anna)
  await anna.page.locator('[data-copy]').click()
  await anna.page.getByText('mark the link and copy it').waitFor()
  await goHome(anna)
})

test('a guest without a name is called a guest in their own language', async () => {
  const [anna, boris] = [await online.come('Anna'), await online.come('', { language: 'ru' })]
  const link = await inviteTo('bronze', anna)
  await boris.page.goto(link)
  await boris.page.locator('[data-join]').click()
  await anna.page.getByText(/^Гость [\da-f]{4}$/).waitFor()
  await goHome(anna, boris)
})
