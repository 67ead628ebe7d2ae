/** What bots have learned is no part of what every browser fetches ahead: it is fetched at the first use, and kept. */
import { answer, botNamed, learn, whimOf } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { type ActionJson, FastRng, type GameDef, type Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { openFile } from './midway.ts'
import { beforeBot, SEED } from './thinking.ts'

const about = games.find(({ id }) => id === 'through-the-ages')
const answerOf = (game: GameDef, match: Match): ActionJson =>
  answer(match, 1, botNamed(game, 'strategist'), new FastRng(whimOf(SEED, match.seq)))

/** What the Strategist in seat 1 answers in the page. */
async function answerIn(page: Page, file: string, seq: number): Promise<ActionJson | undefined> {
  await openFile(page, file)
  const read = (): Promise<ActionJson | undefined> =>
    page.evaluate(async line => {
      const open = indexedDB.open('ecumene')
      const db = await new Promise<IDBDatabase>(done => (open.onsuccess = () => done(open.result)))
      const all = db.transaction('lines').objectStore('lines').getAll()
      const lines = await new Promise<{ action: ActionJson }[]>(done => (all.onsuccess = () => done(all.result)))
      return lines[line]?.action
    }, seq)
  await expect.poll(read).toBeDefined()
  return read()
}
/** A page whose service worker is at work, before anybody has thought. */
async function prepared(set: Stage): Promise<Page> {
  const { page } = await set.open('desk', {}, { serviceWorkers: 'allow' })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(async () => (await caches.keys()).length > 0)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}
async function offline(set: Stage, page: Page): Promise<void> {
  await set.unplug()
  await page.goto('/')
  await page.locator('.boxes').waitFor()
}

if (!about) throw new Error('no such game')
const game = await about.load()
/** A position in which what was learned makes a difference, and both answers. */
async function tellingPosition() {
  const asked = Array.from({ length: 8 }, (_, i) => beforeBot(game, 2, 40 + 20 * i))
  const byFormulas = asked.map(({ match }) => answerOf(game, match))
  await learn(game, 2)
  const learned = asked.map(({ match }) => answerOf(game, match))
  const n = learned.findIndex((action, i) => JSON.stringify(action) !== JSON.stringify(byFormulas[i]))
  const { match, file } = asked[n]
  return { seq: match.seq, file: file([null, 'strategist']), learned: learned[n], byFormulas: byFormulas[n] }
}
const { seq, file, learned, byFormulas } = await tellingPosition()

test('where a Strategist has thought before, it plays the same without a connection', async () => {
  const set = await stage()
  const page = await prepared(set)
  expect(await answerIn(page, file, seq)).toEqual(learned)
  await offline(set, page)
  await page.evaluate(() => indexedDB.deleteDatabase('ecumene'))
  await page.reload()
  expect(await answerIn(page, file, seq)).toEqual(learned)
  await set.close()
})
test('where none has, it plays by the formulas without a connection', async () => {
  const set = await stage()
  const page = await prepared(set)
  await offline(set, page)
  expect(await answerIn(page, file, seq)).toEqual(byFormulas)
  await set.close()
})
