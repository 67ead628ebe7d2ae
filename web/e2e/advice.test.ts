/** Advice on one's own turn, and where a finished game was decided: in every game that can look ahead. */
import { games } from '@ecumene/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Size, type Stage, stage } from './harness.ts'
import { midwayFile, openFile, openMidway } from './midway.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const WAYS: Readonly<Record<string, { readonly size: Size; readonly language: 'en' | 'ru' | 'it'; hint: string }>> = {
  bronze: { size: 'phone', language: 'en', hint: 'Hint' },
  'through-the-ages': { size: 'desk', language: 'ru', hint: 'Подсказка' },
  'mare-nostrum': { size: 'phone', language: 'it', hint: 'Suggerimento' },
}

test.each(Object.entries(WAYS))('%s: three moves with bars and reasons; it is counted', async (id, way) => {
  const game = await games.find(g => g.id === id)?.load()
  if (!game) throw new Error(`no game ${id}`)
  const { page, context, complaints } = await set.open(way.size, { language: way.language, chronicle: null })
  await openMidway(page, midwayFile(game, 3, 60))
  await page.getByRole('button', { name: way.hint, exact: true }).click()
  const hints = page.locator('[data-hints] li')
  await hints.first().waitFor()
  expect(await hints.count()).toBeLessThanOrEqual(3)
  expect(await hints.count()).toBeGreaterThan(1)
  for (const text of await hints.locator('p').allTextContents()) {
    expect(text).toMatch(/\d+/)
    // Every word is said in the language, none by its key.
    expect(text).not.toMatch(/worth\.|hint\./)
  }
  const before = await page.locator('[data-seq]').getAttribute('data-seq')
  await hints.first().getByRole('button').click()
  await page.waitForFunction(seq => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq, before)
  const counted = await page.evaluate(async () => {
    const open = indexedDB.open('ecumene')
    const db = await new Promise<IDBDatabase>(done => (open.onsuccess = () => done(open.result)))
    const all = db.transaction('heads').objectStore('heads').getAll()
    const heads = await new Promise<{ players: { hints?: number }[] }[]>(
      done => (all.onsuccess = () => done(all.result)),
    )
    return heads[0].players[0].hints
  })
  expect(counted).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('Bronze: where it was decided, with the position, the move played and a better one', async () => {
  const game = await games.find(g => g.id === 'bronze')?.load()
  if (!game) throw new Error('no Bronze')
  const { page, context, complaints } = await set.open('desk', { chronicle: null })
  await openFile(page, midwayFile(game, 2, Number.POSITIVE_INFINITY, 'decided'))
  await page.locator('[data-decide]').click()
  await page.locator('[data-swings] li').first().waitFor({ timeout: 30_000 })
  await page.locator('.decided svg').waitFor()
  const judged = page.locator('[data-swings] li', { hasText: 'something better' }).first()
  await judged.locator('[data-look]').click()
  const verdict = page.locator('[data-judged]')
  await verdict.waitFor()
  expect(await verdict.textContent()).toMatch(/played: .+ Better: .+ Better in \d+ of \d+ futures/)
  await page.locator('.prompt.past .primary').click()
  // What was found out is kept.
  await page.locator('[data-swings] li').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
