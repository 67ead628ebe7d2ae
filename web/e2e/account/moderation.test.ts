/** What operators do about people, lines and tables, through the pages; and what the people concerned read. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { ask, at, comeIn, dayIn, device, joinAs, picture, server, tell } from './account.ts'

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const SEATS = [{ kind: 'me' }, { kind: 'open' }]

/** Chooses in the form, says why, does it. */
async function measure(page: Page, within: string, kind: string, reason: string, name = ''): Promise<void> {
  const form = page.locator(`${within} [data-measure]`)
  await form.locator(`input[value=${kind}]`).check({ force: true })
  if (name) await form.locator('[data-test=measure-name]').fill(name)
  await form.locator('[data-test=measure-reason]').fill(reason)
  await form.locator('[data-test=measure-do]').click()
}

test('an operator by the name that is seen reads a report, removes the line, silences, renames, bans and lifts; the person reads why, operators a log', {
  timeout: 90_000,
}, async () => {
  const [boss, rude, hurt] = [
    await device({ name: 'The Boss' }),
    await device({ name: 'Rude' }),
    await device({ name: 'Hurt' }),
  ]
  for (const { page } of [rude, hurt]) await comeIn(page)
  await joinAs(boss.page, 'email', 'boss@example.org')
  await tell(boss.context, 'POST', '/auth/update-user', { name: 'The Boss' })
  expect(await boss.page.getByRole('link', { name: 'Reports' }).count()).toBe(0)
  const { user } = await ask<{ user: string }>(rude.context, '/me')
  const table = { game: 'bronze', seats: SEATS, autoStart: false }
  const { id } = await tell<{ id: string }>(rude.context, 'POST', '/matches', table)
  await tell(hurt.context, 'POST', `/matches/${id}/join`, {})
  const said = { text: '<b>You play like a goat</b>' }
  const line = await tell<{ id: string }>(rude.context, 'POST', `/matches/${id}/chat`, said)
  await tell(hurt.context, 'POST', '/reports', { user, match: id, chat: line.id, text: 'They insult me.' })
  execFileSync(process.execPath, [MAIN, 'operator', 'add', 'The Boss', '--data', server.data])

  await boss.page.reload()
  await boss.page.getByRole('link', { name: 'Reports' }).click()
  const report = at(boss.page, 'reports').locator('li').first()
  await report.getByText('They insult me.').waitFor()
  await report.locator('summary').click()
  expect(await report.locator('details').textContent()).toContain('Rude: <b>You play like a goat</b>')
  expect(await seriousFaults(boss.page)).toEqual([])
  await picture(boss.page, 'reports')
  await measure(boss.page, '[data-test=reports]', 'line', 'an insult')
  await report.getByText('An operator removed this line.').waitFor()
  await measure(boss.page, '[data-test=reports]', 'silence', 'an insult')
  await report.getByText('Rude is silent until').waitFor()
  await measure(boss.page, '[data-test=reports]', 'rename', 'an insult as a name', 'Boris')
  await report.getByText('about Boris').waitFor()
  await at(boss.page, 'report-note').fill('a day of silence')
  await at(boss.page, 'resolve').click()
  await boss.page.getByText('None.').waitFor()

  // The table they share shows that something was said, and not what.
  await hurt.page.goto(`/online/${id}`)
  await hurt.page.getByText('An operator removed this line.').waitFor()
  expect(await hurt.page.getByText('You play like a goat').count()).toBe(0)
  await hurt.page.goto('/account/people')
  await at(hurt.page, 'sent').getByText('Dealt with').waitFor()
  // The person concerned reads what happened and why, and says so; the browser forgets the old name.
  await rude.page.goto('/online')
  await expect.poll(() => rude.page.locator('.online-me input').inputValue()).toBe('Boris')
  const told = rude.page.locator('[data-told]')
  for (const text of ['You play like a goat', 'You cannot write at tables until', 'Your name “Rude” was taken away'])
    await told.getByText(text).waitFor()
  expect(await seriousFaults(rude.page)).toEqual([])
  await picture(rude.page, 'told')
  for (let left = 3; left > 0; left--) {
    expect(await told.locator('[data-told-read]').count()).toBe(left)
    await told.locator('[data-told-read]').first().click()
    await expect.poll(() => told.locator('[data-told-read]').count()).toBe(left - 1)
  }
  await rude.page.reload()
  await rude.page.locator('[aria-labelledby=online-mine]').waitFor()
  expect((await ask<{ name: string }>(rude.context, '/me')).name).toBe('Boris')

  // Found by the name that is seen now, and banned until a day.
  await at(boss.page, 'find-name').fill('Bor')
  await at(boss.page, 'find').click()
  await at(boss.page, 'found').locator('summary').click()
  await boss.page.locator('[data-test=found] input[value=ban]').check({ force: true })
  await at(boss.page, 'measure-until').fill(dayIn(3))
  await picture(boss.page, 'ban')
  await measure(boss.page, '[data-test=found]', 'ban', 'three warnings')
  await at(boss.page, 'found').getByText('Boris is banned until').waitFor()
  const log = at(boss.page, 'measure-log')
  await log.getByText('The Boss banned Boris until').waitFor()
  expect(await log.locator('li').count()).toBe(4)
  await rude.page.goto('/online')
  await rude.page.locator('[data-told]').getByText('Reason: three warnings').waitFor()
  await rude.page.locator('[data-told-read]').click()
  // It stands there as long as it holds.
  await rude.page.goto('/account')
  await rude.page.locator('[data-told]').getByText('Reason: three warnings').waitFor()
  await expect(tell(rude.context, 'POST', '/matches', table)).rejects.toThrow('banned')
  await picture(rude.page, 'banned')
  await measure(boss.page, '[data-test=found]', 'lift', 'they are sorry')
  await log.getByText('The Boss lifted the ban of Boris').waitFor()
  await tell(rude.context, 'POST', '/matches', table)
  await picture(boss.page, 'log')
  for (const { context } of [boss, rude, hurt]) await context.close()
})

test('at the table itself an operator closes it: its players read why, on a phone, in Russian', {
  timeout: 60_000,
}, async () => {
  const [boss, anna] = [
    await device({ name: 'Olga' }),
    await device({ name: 'Анна', size: 'phone', language: 'ru', theme: 'dark' }),
  ]
  await joinAs(boss.page, 'email', 'olga@example.org')
  await comeIn(anna.page)
  const { user } = await ask<{ user: string }>(boss.context, '/me')
  execFileSync(process.execPath, [MAIN, 'operator', 'add', user, '--data', server.data])
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'citizen' }]
  const { id } = await tell<{ id: string }>(anna.context, 'POST', '/matches', { game: 'bronze', seats })
  await anna.page.goto(`/online/${id}`)
  await anna.page.locator('[data-table-sheet], .table-screen, .desk').first().waitFor()
  await boss.page.goto(`/online/${id}`)
  await boss.page.locator('[data-table-sheet]').click()
  await boss.page.locator('[data-for-operators] summary').click()
  await measure(boss.page, '[data-for-operators]', 'close', 'это не игра')
  await anna.page.getByText('Его закрыл оператор. Причина: это не игра').waitFor()
  await picture(anna.page, 'closed')
  expect(await seriousFaults(anna.page)).toEqual([])
  await anna.page.goto('/online')
  await anna.page.locator('[data-gone]').getByText('Причина: это не игра').waitFor()
  for (const { context } of [boss, anna]) await context.close()
})
