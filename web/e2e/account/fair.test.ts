/** The checker follows a finished game, and finds every kind of tampering. */
import type { MatchRecord } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { ask, at, comeIn, device, picture, tell } from './account.ts'

test('the checker follows a finished game step by step, and finds every kind of tampering', async () => {
  const { context, page } = await device({ name: 'Clio' })
  await comeIn(page)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const { id } = await tell<{ id: string }>(context, 'POST', '/matches', {
    game: 'bronze',
    seats,
    settings: { standIn: 'random' },
  })
  await page.goto(`/online/${id}`)
  await page.locator('[data-seq]').waitFor()
  // While it goes on its key is secret.
  await page.goto(`/fair/${id}`)
  await page.getByText('This game still goes on').waitFor()
  await tell(context, 'POST', `/matches/${id}/leave`, {})
  // Bots among themselves take their time unless somebody looks on.
  await page.goto(`/online/${id}`)
  await page.locator('[data-seq]').waitFor()
  await expect
    .poll(async () => (await ask<{ status: string }>(context, `/matches/${id}`)).status, { timeout: 240_000 })
    .toBe('over')

  const verdict = (): Promise<string | null> => at(page, 'fair-verdict').getAttribute('data-verdict')
  const steps = (): Promise<string[]> =>
    page
      .locator('[data-step]')
      .evaluateAll(all => all.map(e => `${e.getAttribute('data-step')} ${e.getAttribute('data-verdict')}`))
  await page.goto(`/fair/${id}`)
  await expect.poll(verdict).toBe('good')
  expect(await steps()).toEqual(['seal good', 'key good', 'opening good', 'moves good', 'result good'])
  expect(await seriousFaults(page)).toEqual([])
  await picture(page, 'fair-good')

  const record = await ask<MatchRecord>(context, `/matches/${id}/record`)
  const paste = async (changed: object): Promise<void> => {
    await page.goto('/fair')
    await at(page, 'fair-paste').fill(JSON.stringify(changed))
    await at(page, 'fair-check').click()
    await expect.poll(verdict).not.toBe('working')
  }
  await paste(record)
  expect([await verdict(), await steps()]).toEqual([
    'good',
    ['seal good', 'key good', 'opening good', 'moves good', 'result good'],
  ])
  await paste({ ...record, key: record.key.replace(/^./, c => (c === '0' ? '1' : '0')) })
  expect([await verdict(), await steps()]).toEqual([
    'bad',
    ['seal good', 'key bad', 'opening skipped', 'moves skipped', 'result skipped'],
  ])
  const [draw, ...others] = record.opening.draws
  await paste({ ...record, opening: { ...record.opening, draws: [draw + 1, ...others] } })
  expect([await verdict(), (await steps())[2]]).toEqual(['bad', 'opening bad'])
  const moved = record.entries.findIndex(e => e.action !== null && e.auto !== true)
  const entries = record.entries.map((e, i) => (i === moved ? { ...e, hash: (e.hash ^ 1) >>> 0 } : e))
  await paste({ ...record, entries })
  expect([await verdict(), (await steps())[3]]).toEqual(['bad', 'moves bad'])
  await page.getByText(`At line ${moved + 1} the record`).waitFor()
  await picture(page, 'fair-bad')
  await paste({ ...record, entries: record.entries.slice(0, -1) })
  expect((await steps())[4]).toBe('result open')
  await page.goto('/fair')
  await at(page, 'fair-paste').fill('{"not": "a game"}')
  await at(page, 'fair-check').click()
  await at(page, 'fair-trouble').waitFor()

  // Games kept in this browser are checked from the shelf.
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) })
  await page.locator('.final, [data-seq]').first().waitFor()
  await page.goto('/')
  await page.locator('.saved-more summary').first().click()
  await page.getByRole('link', { name: 'Check the shuffle' }).click()
  await expect.poll(verdict).toBe('good')
  expect((await steps())[0]).toBe('seal good')

  // A server that exchanges the key afterwards is found out by what this browser noted.
  await page.evaluate(
    key => localStorage.setItem(key, JSON.stringify({ commitment: '0'.repeat(64), seq: 0 })),
    `ecumene:seal:${id}`,
  )
  await page.goto(`/fair/${id}`)
  await expect.poll(verdict).toBe('bad')
  expect((await steps())[0]).toBe('seal bad')
  await context.close()
})
