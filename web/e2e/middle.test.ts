/** The board in the middle of the room, and a phone for everybody's hand: five browsers of their own. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { PATIENCE, pressDone } from './harness.ts'
import { Online, playOn, reaches } from './online.ts'

const online = new Online()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const SCREEN = { viewport: { width: 1920, height: 1080 } } as const

interface Device {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}
/** Opens a table around this screen, from the shelf. */
async function openMiddle(game: string, players: number, locale = 'en-GB'): Promise<Device & { heard: string[] }> {
  const device = await fresh({ ...SCREEN, locale })
  const { page } = device
  const heard: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.goto('/')
  await page.locator(`[data-game=${game}] [data-friends]`).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=preset][value=room]').check({ force: true })
  await dialog.locator(`input[name=players][value="${players}"]`).check({ force: true })
  await dialog.locator('.dialog-foot .primary').click()
  await page.locator('[data-middle=waiting]').waitFor()
  return { ...device, heard }
}
async function fresh(options: object): Promise<Device> {
  const context = await online.set.browser.newContext({
    serviceWorkers: 'block',
    baseURL: online.server.url,
    ...options,
  })
  await context.addInitScript(pressDone)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('pageerror', e => complaints.push(String(e)))
  return { page, context, complaints }
}
/** A phone scans the code of the middle, types a name and sits down. */
async function scan(middle: Page, name: string): Promise<Device> {
  const phone = await fresh(PHONE)
  const link = (await middle.locator('[data-qr]').getAttribute('data-qr')) ?? ''
  await phone.page.goto(link)
  await phone.page.locator('input[name=name]').fill(name)
  await phone.page.locator('[data-join]').tap()
  await phone.page.locator('[data-hand-waiting]').waitFor()
  await middle.locator('[data-seat]', { hasText: name }).waitFor()
  return phone
}
const goHome = async (...devices: readonly Device[]): Promise<void> => {
  for (const { complaints, context } of devices) {
    expect(complaints).toEqual([])
    await context.close()
  }
}

test('four phones scan the code, take seats and play Bronze; the middle says who thinks and hears what is everybody’s', async () => {
  const middle = await openMiddle('bronze', 4)
  expect(await seriousFaults(middle.page)).toEqual([])
  const phones: Device[] = []
  for (const name of ['Anna', 'Boris', 'Clio', 'Dan']) phones.push(await scan(middle.page, name))
  await middle.page.locator('[data-start]').click()
  await middle.page.locator('[data-middle=board]').waitFor()
  for (const { page } of phones) await page.locator('[data-hand]').waitFor()
  // A phone is a hand: no board lies there a second time, and it says whose it is.
  expect(await phones[1].page.locator('.board').count()).toBe(0)
  await phones[1].page.getByRole('heading', { name: 'Boris' }).waitFor()
  expect(await seriousFaults(phones[0].page)).toEqual([])
  expect(await seriousFaults(middle.page)).toEqual([])
  // The middle says who is still thinking: the one whose phone is asked.
  const asked = await middle.page.locator('[data-asked=true]').getAttribute('data-turn')
  const thinking = phones[Number(asked)]
  await thinking.page.locator('[data-action]:visible').first().waitFor()
  // A phone that was switched off comes back by scanning again.
  const again = new URL(phones[2].page.url()).pathname
  await phones[2].page.goto('about:blank')
  await middle.page.locator('[data-turn="2"][data-away=true]').waitFor()
  await phones[2].page.goto(again)
  await phones[2].page.locator('[data-hand="2"]').waitFor()
  await middle.page.locator('[data-turn="2"][data-away=false]').waitFor()

  await Promise.all(phones.map(({ page }) => playOn(page, 24)))
  await reaches(middle.page, 24)
  const updates = middle.heard.map(text => JSON.parse(text)).filter(m => m.t === 'update')
  expect(updates.length).toBeGreaterThan(15)
  expect(new Set(updates.map(u => u.viewer))).toEqual(new Set(['table']))
  expect(updates.filter(u => u.prompt || u.legal?.length)).toEqual([])
  await goHome(middle, ...phones)
})

test('who has lost their phone takes their seat with another one, from a code that the middle shows', async () => {
  const middle = await openMiddle('bronze', 2)
  const [anna, boris] = [await scan(middle.page, 'Anna'), await scan(middle.page, 'Boris')]
  await middle.page.locator('[data-start]').click()
  await boris.page.locator('[data-hand="1"]').waitFor()
  const found = await fresh({ ...PHONE, locale: 'it-IT' })
  await found.page.goto(new URL(boris.page.url()).pathname)
  await found.page.getByText('Hai perso il telefono?').waitFor()
  await middle.page.locator('[data-turn="1"] button').click()
  const code = middle.page.getByRole('dialog').locator('[data-qr]')
  const link = (await code.getAttribute('data-qr')) ?? ''
  await found.page.goto(link)
  await found.page.locator('input[name=name]').fill('Boris')
  await found.page.locator('[data-accept]').tap()
  await found.page.locator('[data-hand="1"]').waitFor()
  // The lost one has nothing of it any more.
  await boris.page.locator('[data-hand-waiting]').waitFor()
  expect(await boris.page.locator('[data-hand]').count()).toBe(0)
  await goHome(middle, anna, boris, found)
})
