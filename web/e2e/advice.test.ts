/** Advice on one's own turn, and where a finished game was decided: in every game that can look ahead. */
import { answer, botNamed, capOf, whimOf } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { type ActionJson, FastRng, type GameDef } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookBack, returnToNow, takeBack } from './answer-time.ts'
import { type Size, type Stage, stage } from './harness.ts'
import { midwayFile, openFile, openMidway } from './midway.ts'
import { listMode, playNth } from './play.ts'
import { afterPerson, beforeBot, SEED } from './thinking.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())
async function gameNamed(id: string): Promise<GameDef> {
  const about = games.find(g => g.id === id)
  if (!about) throw new Error(`no game ${id}`)
  return about.load()
}

const WAYS: Readonly<Record<string, { readonly size: Size; readonly language: 'en' | 'ru' | 'it'; hint: string }>> = {
  bronze: { size: 'phone', language: 'en', hint: 'Hint' },
  'through-the-ages': { size: 'desk', language: 'ru', hint: 'Подсказка' },
  'mare-nostrum': { size: 'phone', language: 'it', hint: 'Suggerimento' },
}

test.each(Object.entries(WAYS))('%s: three moves with bars and reasons; it is counted', async (id, way) => {
  const game = await gameNamed(id)
  const { page, context, complaints } = await set.open(way.size, { language: way.language, chronicle: null })
  await openMidway(page, midwayFile(game, 3, 60))
  await page.getByRole('button', { name: way.hint, exact: true }).click()
  const hints = page.locator('[data-hints] li')
  await hints.first().waitFor()
  expect(await hints.count()).toBeLessThanOrEqual(3)
  expect(await hints.count()).toBeGreaterThan(1)
  // The table stays in sight, and what the advice speaks of is marked on it.
  const panel = await page.locator('.hint-panel').boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect((panel?.width ?? 0) * (panel?.height ?? 0)).toBeLessThan(0.5 * width * height)
  if (id === 'bronze') expect(await page.locator('[data-mark]:visible').allTextContents()).toEqual(['1', '2', '3'])
  for (const text of await hints.locator('p').allTextContents()) {
    expect(text).toMatch(/\d+/)
    // Every word is said in the language, none by its key.
    expect(text).not.toMatch(/worth\.|hint\.|part\./)
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
  const game = await gameNamed('bronze')
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

const entriesOf = (page: Page): Promise<{ seat: number; action: ActionJson }[]> =>
  page.evaluate(async () => {
    const open = indexedDB.open('ecumene')
    const db = await new Promise<IDBDatabase>(done => (open.onsuccess = () => done(open.result)))
    const all = db.transaction('lines').objectStore('lines').getAll()
    return new Promise(done => (all.onsuccess = () => done(all.result)))
  })

test.each([
  ['bronze', 2],
  ['through-the-ages', 2],
  ['mare-nostrum', 3],
] as const)('%s: a Strategist with the same seed plays the same in the browser as in Node', async (id, seats) => {
  const game = await gameNamed(id)
  const { match, file } = beforeBot(game, seats)
  const expected = answer(match, 1, botNamed(game, 'strategist'), new FastRng(whimOf(SEED, match.seq)))
  const { page, context } = await set.open('desk', { chronicle: null })
  await openFile(page, file(Array.from({ length: seats }, (_, seat) => (seat === 1 ? 'strategist' : null))))
  await expect.poll(async () => (await entriesOf(page))[match.seq]?.action).toEqual(expected)
  await context.close()
})

test('while a Master thinks: a ring, looking back and undo at once; it can be told to play now', async () => {
  const game = await gameNamed('bronze')
  const { page, context, complaints } = await set.open('desk', { chronicle: true })
  // One person, so that no curtain hides the table.
  await openFile(page, afterPerson(game, 4).file([null, 'master', 'citizen', 'citizen']))
  const ring = page.locator('[data-ponder="1"]').first()
  await ring.waitFor()
  // It still thinks when the page has answered: nobody waited for it.
  expect((await lookBack(page))?.isSame).toBe(true)
  expect(await ring.count()).toBe(1)
  await returnToNow(page)
  // What is taken back ends its thought; then the person plays again, and it thinks anew.
  expect((await takeBack(page))?.ms).toBeLessThan(capOf('master') / 2)
  await ring.waitFor({ state: 'detached' })
  await listMode(page)
  const turn = page.locator('[data-action]:visible, [data-word=free]:visible')
  const hurry = page.locator('[data-hurry]')
  while ((await hurry.count()) === 0) {
    await playNth(page)
    await turn.or(hurry).first().waitFor()
  }
  const before = await page.locator('[data-seq]').getAttribute('data-seq')
  await hurry.click()
  await page.waitForFunction(seq => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq, before)
  expect(complaints).toEqual([])
  await context.close()
})
