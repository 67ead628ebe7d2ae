/**
 * A slow game of Bronze to its end, with the server killed and started again in between; and what the clock does to who
 * does not come.
 */
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { SIZES } from './harness.ts'
import { goHome, Online, playOn, reaches, seqOf } from './online.ts'
import { listMode } from './play.ts'

const online = new Online(
  {},
  {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'moves are counted on both sides of a restart',
  },
)

test('a whole slow game, and nothing of it is lost when the server is killed', async () => {
  const [anna, boris] = await Promise.all([online.come('Anna'), online.come('Boris')])
  const players = [anna, boris]
  await anna.page.goto('/online')
  await anna.page.locator('[data-create]').click()
  const dialog = anna.page.getByRole('dialog')
  await dialog.locator('input[name=players][value="2"]').check({ force: true })
  await dialog.locator('input[name=clock][value="slow"]').check({ force: true })
  await dialog.locator('input[name=each]').fill('72')
  await dialog.locator('input[name=expiry][value="bot"]').check({ force: true })
  await dialog.locator('.dialog-foot .primary').click()
  await anna.page.locator('.waiting-room').waitFor()

  // Boris finds it in the lobby, among the slow ones only.
  await boris.page.goto('/online')
  await boris.page.locator('select[name=wanted-pace]').selectOption('live')
  await boris.page.getByText('No table is waiting').waitFor()
  await boris.page.locator('select[name=wanted-pace]').selectOption('slow')
  await boris.page.locator('[data-join]').click()
  await boris.page.locator('.waiting-room').waitFor()
  await anna.page.locator('[data-start]').click()
  await Promise.all(players.map(p => p.page.locator('.desk').waitFor()))
  for (const { page } of players) await listMode(page)
  await anna.page
    .locator('.seat-note .clock', { hasText: /2 d 23 h|3 d 0 h/ })
    .first()
    .waitFor()

  // Half of it, then the server is killed. The pages wait, connect again by themselves, and stand where they stood.
  await Promise.all(players.map(p => playOn(p.page, 40)))
  await Promise.all(
    players.map(async p => reaches(p.page, Math.max(...(await Promise.all(players.map(q => seqOf(q.page))))))),
  )
  const stood = await seqOf(anna.page)
  const told = await anna.page.locator('.chronicle .line').count()
  await online.server.halt('SIGKILL')
  // Both have noticed: what their consoles say of it is said before the server is back.
  await Promise.all(players.map(p => p.page.locator('.online-status').getByText('Connecting again').waitFor()))
  await online.server.start()
  await Promise.all(players.map(p => p.page.locator('.online-status[data-link=open]').waitFor({ state: 'attached' })))
  await expect.poll(() => seqOf(anna.page)).toBe(stood)
  for (const p of players) expect(p.complaints.splice(0).filter(c => !/WebSocket|ERR_CONNECTION/.test(c))).toEqual([])

  // Boris closes the page and comes days later, as it were: their games say whose turn it is and for how long.
  await boris.page.goto('/online')
  await boris.page.locator('[data-table]').first().waitFor()
  await expect
    .poll(() => boris.page.locator('[data-table]').first().textContent())
    .toMatch(/(It is your turn|Waiting for Anna) · 2 d 23 h left/)
  await anna.page.locator('.seat-note', { hasText: 'away' }).waitFor()
  await boris.page.locator('[data-table] a').first().click()
  await boris.page.locator('.desk').waitFor()
  await expect.poll(() => seqOf(boris.page)).toBe(stood)
  await expect.poll(() => boris.page.locator('.chronicle .line').count()).toBe(told)
  await listMode(boris.page)
  await Promise.all(players.map(p => playOn(p.page)))
  await Promise.all(players.map(p => p.page.locator('.final .winner').first().waitFor()))
  const [mine, theirs] = await Promise.all(players.map(p => p.page.locator('.final table').textContent()))
  expect(mine).toBe(theirs)
  await goHome(...players)
})

test('time that is up: said before, then a bot plays until the player comes back', async () => {
  const both = await Promise.all([online.come('Dora'), online.come('Egon')])
  const [dora, egon] = both
  for (const { page } of both) {
    await page.goto('/online')
    await page.locator('#online-mine').waitFor()
  }
  // Shorter than the screen offers.
  const id = await dora.page.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const settings = { pace: { kind: 'live', bank: 12, increment: 0 }, expiry: 'bot', standIn: 'random' }
    const response = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'bronze', seats, settings }),
    })
    return ((await response.json()) as { id: string }).id
  })
  await egon.page.locator(`[data-table="${id}"] [data-join]`).click()
  await dora.page.goto(`/online/${id}`)
  const { page } = await Promise.race(
    both.map(p =>
      p.page
        .locator('[data-my-time].low')
        .waitFor()
        .then(() => p),
    ),
  )
  expect(await page.locator('[data-my-time]').textContent()).toMatch(
    /Only 0:\d\d left! Then a bot takes your seat until you come back\./,
  )
  await page.getByText('Your time was up: a bot plays for you').waitFor()
  await page.locator('[data-notice=return]').click()
  await page.getByText('Your time was up').waitFor({ state: 'detached' })

  // The other one gives up their seat in the lobby; there somebody finds it and takes it over.
  const gaia = await online.come('Gaia')
  const other = page === dora.page ? egon : dora
  const row = `[data-table="${id}"]`
  await other.page.goto('/online')
  const leave = other.page.locator(row).getByRole('button')
  await leave.click()
  await other.page.locator('[data-answer=yes]').click()
  await other.page.locator(`${row} [data-adopt]`).waitFor()
  await gaia.page.goto('/online')
  await gaia.page.locator(`${row} [data-adopt]`).click()
  await gaia.page.locator('.strip', { hasText: 'Gaia' }).waitFor()
  await page.locator('.strip', { hasText: 'Gaia' }).waitFor()
  await goHome(...both, gaia)
})

test('a standing instruction answers as an ordinary action, and is shown while it stands', async () => {
  // On a phone, at night, in Russian.
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const { page, context, complaints } = await online.come('Федра', { language: 'ru', theme: 'dark' }, phone)
  await page.goto('/online')
  await page.locator('[data-create]').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('select').nth(1).selectOption('novice')
  await dialog.locator('.dialog-foot .primary').click()
  await page.locator('[data-start]').click()
  await page.locator('.phone .prompt.mine').waitFor()
  const before = await seqOf(page)
  await page.locator('[data-table-sheet]').click()
  await page.locator('[data-open-standing]').click()
  // Any of the technologies, so that one of them lies there, whatever chance has laid out.
  const further = page.locator('[data-standing=take] select')
  while ((await further.count()) > 0) await further.selectOption({ index: 1 })
  expect(await seriousFaults(page)).toEqual([])
  await page.locator('[data-keep-standing]').click()
  await reaches(page, before + 1)
  await page.locator('.online-notices').getByText('Действует 1 постоянное указание').waitFor()
  await page.locator('.sheet .dialog-head button').click()
  await page.locator('.phone-tab').last().click()
  await page.locator('[data-chat]').fill('Кто здесь?')
  await page.locator('.chat-form button').click()
  await page.locator('.chat-line.mine').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
