/** One device for all: who takes it over reads what the others did, sees where, and how an attack was decided. */
import { bronze } from '@ecumene/bronze'
import { Codes, type Core, current, FastRng, type GameDef, keyOf, Match, type Seat, setupOf } from '@ecumene/kernel'
import { mareNostrum } from '@ecumene/mare-nostrum'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from './bronze/hand.ts'
import { type Stage, stage } from './harness.ts'
import { openFile } from './midway.ts'
import { startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const NAMES = ['Ada', 'Bo', 'Cy']
/** A game of people alone, stopped where the device goes to somebody who was attacked since they last chose. */
function afterAttack(game: GameDef<Core, never>): { readonly file: string; readonly defender: Seat } {
  for (let deal = 0; deal < 40; deal++) {
    const match = new Match(game, setupOf(game, NAMES.length), keyOf(`handed over ${deal}`))
    const [rng, legal] = [new FastRng(7), new Codes()]
    for (let before = -1, seat = -1; match.outcome() === null; before = seat) {
      const owed = match.owed()
      seat = 31 - Math.clz32(owed)
      // Looked for where the device is handed over.
      const lines = seat === before ? [] : match.chronicle(seat)
      const since = lines.slice(lines.findLastIndex(line => line.seat === seat && !line.auto) + 1)
      const isHit = since.some(line => line.events.some(e => e.type === 'battle' && e.target === seat))
      if (owed === 1 << seat && isHit) {
        const players = NAMES.map((name, colour) => ({ kind: 'human', name, bot: null, colour }))
        return { file: JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() }), defender: seat }
      }
      const view = match.view(seat)
      legal.clear()
      current(game, view)?.legal(view, seat, legal)
      const choice = game.policies.greedy(view, seat, legal, rng)
      match.play(seat, typeof choice === 'number' ? game.verbs.toJson(choice) : choice)
    }
  }
  throw new Error('nobody was attacked')
}
const takeOver = async (page: Page): Promise<void> => {
  await page.locator('.curtain .primary').click()
  await page.locator('.desk').waitFor()
}
const marks = (page: Page): Promise<number> => page.locator('[data-mark]').count()

test('MN-4.2c Mare Nostrum: who was attacked takes the device over and reads both sums, until they close them', async () => {
  const { file, defender } = afterAttack(mareNostrum as unknown as GameDef<Core, never>)
  const { page, context, complaints } = await set.open('desk')
  await openFile(page, file)
  await page.locator('.curtain').waitFor()
  expect(await page.locator('.curtain h1').textContent()).toContain(NAMES[defender])
  // Nothing is told to the room.
  expect(await page.locator('[data-news]').count()).toBe(0)
  await takeOver(page)
  const sums = page.locator('[data-news] .news-mine .news-sums')
  await sums.first().waitFor()
  expect(await sums.first().textContent()).toMatch(/\d+.*\d+/)
  await expect.poll(() => marks(page)).toBeGreaterThan(0)
  await page.locator('[data-news-close]').click()
  await page.locator('[data-news]').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})
test('Bronze: who takes the device over reads what the other laid and settled, and sees the places ringed', async () => {
  const { page, context, complaints } = await set.open('desk')
  await startGame(page, bronze.id, { players: 2, people: [0, 1], seed: 'handed over' })
  // Whose turn it is, until the device is handed over.
  const turn = async (): Promise<void> => {
    await page.locator('.curtain').waitFor()
    await takeOver(page)
    for (let n = 0; (await page.locator('.curtain').count()) === 0; n++) {
      await answer(page, thing => thing.click(), n)
      await page.locator('.curtain, .brz-dock.is-mine').first().waitFor()
    }
  }
  await turn()
  await turn()
  await takeOver(page)
  const told = page.locator('[data-news] li')
  await told.first().waitFor()
  const text = (await told.allTextContents()).join(' ')
  expect(text).toMatch(/lays/)
  expect(text).toMatch(/settle/)
  await expect.poll(() => marks(page)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})
