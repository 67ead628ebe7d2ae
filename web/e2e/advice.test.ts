/** Advice on one's own turn, and where a finished game was decided: five games, three languages, desk and phone. */
import { answer, botNamed, capOf, learn, levelsOf, whimOf } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { type ActionJson, FastRng, type GameDef } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookBack, returnToNow, takeBack } from './answer-time.ts'
import { type Size, type Stage, stage } from './harness.ts'
import { midwayFile, openFile, openMidway } from './midway.ts'
import { listMode, playNth } from './play.ts'
import { afterPerson, beforeBot, SEED, thinkSlowly } from './thinking.ts'

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

interface Way {
  readonly size: Size
  readonly language: 'en' | 'ru' | 'it'
  readonly hint: string
  readonly seats: number
}
const WAYS: Readonly<Record<string, Way>> = {
  bronze: { size: 'phone', language: 'en', hint: 'Hint', seats: 2 },
  'through-the-ages': { size: 'desk', language: 'ru', hint: 'Подсказка', seats: 3 },
  'mare-nostrum': { size: 'phone', language: 'it', hint: 'Suggerimento', seats: 3 },
  civilization: { size: 'desk', language: 'it', hint: 'Suggerimento', seats: 2 },
  'advanced-civilization': { size: 'phone', language: 'ru', hint: 'Подсказка', seats: 2 },
}

test.each(Object.entries(WAYS))('%s: three moves with bars and reasons; it is counted', async (id, way) => {
  const game = await gameNamed(id)
  const { page, context, complaints } = await set.open(way.size, {
    language: way.language,
    but: {
      bots: 'instant',
      motion: 'reduced',
      asksAll: true,
      done: 'at once',
      because: 'what is played at once after the advice is counted as advised',
    },
  })
  // Seat 1 is the person, and is asked something that is worth a thought.
  const kinds = Array.from({ length: way.seats }, (_, seat) => (seat === 1 ? null : 'citizen'))
  await openMidway(page, beforeBot(game, way.seats, 60).file(kinds))
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
    return heads[0].players[1].hints
  })
  expect(counted).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test.each(Object.entries(WAYS).slice(1))(
  '%s: where a finished game was decided, with a bar meanwhile',
  async (id, way) => {
    const game = await gameNamed(id)
    const { page, context, complaints } = await set.open(way.size, { language: way.language })
    await openFile(page, midwayFile(game, way.seats, Number.POSITIVE_INFINITY, 'decided'))
    await page.locator('[data-decide]').click()
    await page.locator('.decided progress').or(page.locator('[data-swings] li').first()).first().waitFor()
    // The half minute that people wait at most.
    await page.locator('[data-swings] li').first().waitFor()
    await page.locator('.decided svg').waitFor()
    for (const text of await page.locator('[data-swings] li').allTextContents())
      expect(text).not.toMatch(/decided\.|worth\./)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('Bronze: where it was decided, with the position, the move played and a better one', async () => {
  const game = await gameNamed('bronze')
  const { page, context, complaints } = await set.open('desk')
  await openFile(page, midwayFile(game, 2, Number.POSITIVE_INFINITY, 'decided'))
  await page.locator('[data-decide]').click()
  await page.locator('[data-swings] li').first().waitFor()
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

const all = await Promise.all(games.map(about => about.load()))
test.each(all.filter(game => levelsOf(game).includes('strategist')).map(game => [game.id, game] as const))(
  '%s: a Strategist with the same seed plays the same in the browser as in Node',
  async (_, game) => {
    const [seats] = game.variants[0].seats
    const { match, file } = beforeBot(game, seats)
    await learn(game, seats)
    const expected = answer(match, 1, botNamed(game, 'strategist'), new FastRng(whimOf(SEED, match.seq)))
    const { page, context } = await set.open('desk')
    await openFile(page, file(Array.from({ length: seats }, (_, seat) => (seat === 1 ? 'strategist' : null))))
    await expect.poll(async () => (await entriesOf(page))[match.seq]?.action).toEqual(expected)
    await context.close()
  },
)

test('while a Master thinks: a ring, looking back and undo at once; it can be told to play now', async () => {
  const game = await gameNamed('bronze')
  const { page, context, complaints } = await set.open('desk', {
    but: { chronicle: true, because: 'looking back begins in the chronicle' },
  })
  thinkSlowly(page)
  // One person, so that no curtain hides the table.
  await openFile(page, afterPerson(game, 4).file([null, 'master', 'citizen', 'citizen']))
  const ring = page.locator('[data-ponder="1"]').first()
  await ring.waitFor()
  // It still thinks when the page has answered: nobody waited for it.
  expect((await lookBack(page))?.isSame).toBe(true)
  expect(await ring.count()).toBe(1)
  await returnToNow(page)
  await page.locator('[data-undo]:not(:disabled, [aria-disabled=true])').first().waitFor()
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
