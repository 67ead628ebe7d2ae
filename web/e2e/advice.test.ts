/** Advice on one's own turn, and where a finished game was decided: in every game that can look ahead. */
import { answer, botNamed, nextSeat, whimOf } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { type ActionJson, FastRng, has, keyOf, Match, type MatchRecord, setupOf } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
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

/** Seat 1 is asked, and is a bot with a seed of its own. */
async function beforeBot(
  id: string,
  seats: number,
  bot: string,
): Promise<{ file: string; expected: () => ActionJson }> {
  const game = await games.find(g => g.id === id)?.load()
  if (!game) throw new Error(`no game ${id}`)
  const match = new Match(game, setupOf(game, seats), keyOf('before a bot'))
  const citizen = botNamed(game, 'citizen')
  const rng = new FastRng(4)
  const isIt = (): boolean => {
    const view = match.view(1)
    return has(match.owed(), 1) && match.legal(1).length > 3 && game.thinking?.isDeep(view as never, 1) === true
  }
  for (let n = 0; n < 40 || !isIt(); n++) {
    const seat = nextSeat(match, rng)
    match.play(seat, answer(match, seat, citizen, rng))
  }
  const seed = 1234
  const expected = (): ActionJson => answer(match, 1, botNamed(game, bot), new FastRng(whimOf(seed, match.seq)))
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 1
      ? { kind: 'bot', name: null, bot, colour: 1, brain: { version: 1, seed } }
      : { kind: 'human', name: `P${seat}`, bot: null, colour: seat },
  )
  return { file: JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() }), expected }
}
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
  const { file, expected } = await beforeBot(id, seats, 'strategist')
  const before = (JSON.parse(file) as { record: MatchRecord }).record.entries.length
  const { page, context } = await set.open('desk', { chronicle: null })
  await openFile(page, file)
  let played: ActionJson | undefined
  for (let guard = 0; guard < 100 && !played; guard++) {
    await page.waitForTimeout(100)
    played = (await entriesOf(page))[before]?.action
  }
  expect(played).toEqual(expected())
  await context.close()
})

test('while a Master thinks a ring shows it, one can look back, and it can be told to play now', async () => {
  const { file } = await beforeBot('bronze', 4, 'master')
  const { page, context, complaints } = await set.open('desk', { chronicle: true })
  // One person, so that no curtain hides the table.
  const data = JSON.parse(file)
  data.players = data.players.map((p: { kind: string }, seat: number) =>
    seat === 0 || seat === 1 ? p : { kind: 'bot', name: null, bot: 'citizen', colour: seat },
  )
  await openFile(page, JSON.stringify(data))
  const ring = page.locator('[data-ponder="1"]').first()
  await ring.waitFor()
  await page.getByRole('button', { name: 'Previous moment' }).first().click()
  await page.locator('.prompt.past').waitFor()
  // It still thinks: the answer did not wait for it.
  expect(await ring.count()).toBe(1)
  await page.locator('.prompt.past .primary').click()
  const before = await page.locator('[data-seq]').getAttribute('data-seq')
  await page.locator('[data-hurry]').click()
  await page.waitForFunction(seq => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq, before)
  expect(complaints).toEqual([])
  await context.close()
})
