/** Two people who do not know each other are found a game, write a note, and look at a page. */
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { goHome, Online, type Person, press } from './online.ts'

const online = new Online(
  {},
  {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'what happens around the table is looked at',
  },
)

/** `bots`: they may take seats after so many seconds. */
async function search({ page }: Person, bots = 0): Promise<void> {
  await page.goto('/online')
  await page.locator('[data-find]').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=wanted-seats][value="2"]').waitFor({ state: 'attached' })
  for (const n of [3, 4]) await dialog.locator(`input[name=wanted-seats][value="${n}"]`).uncheck({ force: true })
  await dialog.locator('select[name=wanted-bots]').selectOption(String(bots))
  await dialog.locator('[data-send]').click()
  await page.locator('[data-stop], [data-accept]').first().waitFor()
}

test('two people search, accept, and sit at one table; a note is kept; a page says who somebody is', async () => {
  const people = await Promise.all(['Anna', 'Boris'].map(name => online.come(name)))
  const [anna, boris] = people
  await search(anna)
  expect(await seriousFaults(anna.page)).toEqual([])
  await search(boris)
  await Promise.all(people.map(p => p.page.locator('[data-accept]').waitFor()))
  expect(await seriousFaults(anna.page)).toEqual([])
  for (const p of people) await p.page.locator('[data-accept]').click()
  await Promise.all(people.map(p => p.page.locator('.desk').waitFor()))
  expect(new URL(anna.page.url()).pathname).toBe(new URL(boris.page.url()).pathname)

  const clio = await online.come('Clio')
  await clio.page.locator(`[data-live-now] a[href="${new URL(anna.page.url()).pathname}"]`).click()
  await clio.page.getByText('You are watching').first().waitFor()
  await clio.context.close()

  await press(anna.page, '[data-table-sheet]')
  const note = anna.page.locator('[data-note]')
  await note.fill('Boris plays the coast')
  await note.blur()
  await anna.page.getByText('Saved').first().waitFor()
  await anna.page.reload()
  await anna.page.locator('.desk').waitFor()
  await press(anna.page, '[data-table-sheet]')
  await anna.page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('[data-note]')?.value === 'Boris plays the coast',
  )
  await anna.page.keyboard.press('Escape')
  // A mark of Anna's own: there after a reload, and not before Boris's eyes.
  await press(anna.page, '[data-marks]')
  await anna.page.locator('[data-marks-panel] select').selectOption({ index: 1 })
  expect(await seriousFaults(anna.page)).toEqual([])
  const kept = anna.page.waitForResponse(r => r.url().endsWith('/marks') && r.request().method() === 'PUT')
  await anna.page.locator('.board [data-anchor]:visible').first().dispatchEvent('click')
  await kept
  await anna.page.reload()
  await anna.page.locator('[data-pin]').first().waitFor({ state: 'attached' })
  await boris.page.reload()
  await boris.page.locator('.desk').waitFor()
  expect(await boris.page.locator('[data-pin]').count()).toBe(0)

  await boris.page.goto('/people/me')
  await boris.page.getByRole('heading', { name: 'Boris' }).waitFor()
  expect(await seriousFaults(boris.page)).toEqual([])
  // The best players, where nobody is placed yet; and a quiet page of cups, with what could be proposed.
  await boris.page.goto('/leaders')
  await boris.page.locator('[data-leaders]').waitFor()
  expect(await seriousFaults(boris.page)).toEqual([])
  await boris.page.goto('/cups')
  await boris.page.locator('.ideas').waitFor()
  expect(await seriousFaults(boris.page)).toEqual([])
  await goHome(...people)
})

test('who declines waits no more, who accepted waits on; bots take the free seats when their time has come', async () => {
  const people = await Promise.all(['Anna', 'Boris'].map(name => online.come(name)))
  const [anna, boris] = people
  for (const p of people) await search(p, 60)
  await anna.page.locator('[data-accept]').click()
  await anna.page.getByText('You have accepted: 1 of 2').waitFor()
  await boris.page.locator('[data-decline]').click()
  await boris.page.locator('[data-find]').waitFor()
  await anna.page.locator('[data-accept]').waitFor({ state: 'detached' })
  await anna.page.locator('[data-stop]').waitFor()
  online.server.tell('update ticket set since = 1')
  await anna.page.locator('.desk').waitFor()
  const table = new URL(anna.page.url()).pathname.replace('online', 'matches')
  const { seats } = (await (await anna.context.request.get(`/api${table}`)).json()) as {
    seats: { bot: string | null }[]
  }
  expect(seats.map(s => s.bot).sort()).toEqual(['citizen', null])
  await goHome(...people)
})

test('a table with a time stands in the lobby with it, and begins by itself when its time has come', async () => {
  const [anna, boris] = await Promise.all(['Anna', 'Boris'].map(name => online.come(name)))
  await anna.page.goto('/online')
  await anna.page.locator('[data-create]').click()
  const dialog = anna.page.getByRole('dialog')
  await dialog.locator('.more summary').click()
  const soon = new Date(Date.now() + 3_600_000)
  const local = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  await dialog.locator('input[name=startsAt]').fill(local)
  await dialog.locator('[data-send]').click()
  await anna.page.locator('[data-starts]').waitFor()
  await boris.page.goto('/online')
  const row = boris.page.locator('.online-table', { has: boris.page.locator('[data-row-starts]') })
  await row.locator('[data-join]').click()
  await boris.page.locator('[data-starts]').waitFor()
  // A later visitor reads of it, and finds no seat to take.
  const clio = await online.come('Clio')
  await clio.page.goto('/online')
  const full = clio.page.locator('.online-table', { has: clio.page.locator('[data-row-starts]') })
  await full.getByText('All seats are taken').waitFor()
  expect(await full.locator('[data-join]').count()).toBe(0)
  await goHome(clio)
  online.server.tell("update match set starts_at = 1 where status = 'open'")
  await Promise.all([anna, boris].map(p => p.page.locator('.desk').waitFor()))
  await goHome(anna, boris)
})
