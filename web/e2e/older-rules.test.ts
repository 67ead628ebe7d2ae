/**
 * The app and its server are upgraded, and the toy's rules are new: games that were begun before go on in the browser.
 */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Online, playOn, reaches } from './online.ts'
import { listMode, startGame } from './play.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = process.env.ECUMENE_E2E_DIST ?? `${root}node_modules/.cache/ecumene-e2e`
const before = { web: dist, games: `${root}server/test/games.ts` }
const after = { web: `${dist}-next`, games: `${root}server/test/games-next.ts` }

const online = new Online(before)
const isOlder = (page: Page): Promise<boolean> => page.locator('[data-test="older-rules"]').isVisible()
const verdict = (page: Page): Promise<string | null> =>
  page.locator('[data-test="fair-verdict"]').getAttribute('data-verdict')

test('a table, a saved solo game and their shuffles, after an upgrade of the rules', async () => {
  const [anna, boris] = [await online.come('Anna'), await online.come('Boris')]
  const id = await online.seat([anna, boris], { game: 'toy', options: { rounds: 4 } })
  for (const p of [anna, boris]) {
    await p.page.goto(`/online/${id}`)
    await p.page.locator('.toy-board').waitFor()
    await listMode(p.page)
  }
  await Promise.all([anna, boris].map(p => playOn(p.page, 8)))
  // And a solo game in Anna's browser.
  await anna.page.goto('/')
  await anna.page.locator('.boxes').waitFor()
  await startGame(anna.page, 'toy', { variant: 'short', players: 2 })
  const solo = new URL(anna.page.url()).pathname
  await listMode(anna.page)
  await playOn(anna.page, 6)
  expect(await isOlder(anna.page)).toBe(false)

  await Promise.all([anna, boris].map(p => p.page.goto('about:blank')))
  await online.server.halt()
  await online.server.start(after)
  const fetched: string[] = []
  anna.page.on('request', r => r.url().includes('/released/') && fetched.push(r.url()))
  for (const p of [anna, boris]) p.complaints.splice(0)

  // Nothing of the old rules is fetched until an old game is opened.
  await anna.page.goto('/')
  await anna.page.locator('.boxes').waitFor()
  expect(fetched).toEqual([])
  await anna.page.goto(solo)
  await anna.page.locator('[data-test="older-rules"]').waitFor()
  expect(fetched.length).toBeGreaterThan(0)
  // The new board needs a field that this game lacks: the list plays it.
  expect(await anna.page.locator('.toy-board').count()).toBe(0)
  await reaches(anna.page, 6)
  await playOn(anna.page)
  await anna.page.locator('.final').waitFor()
  await anna.page.goto(solo.replace('/table/', '/fair/'))
  await anna.page.locator('[data-test="fair-verdict"][data-verdict="good"]').waitFor()

  for (const p of [anna, boris]) {
    await p.page.goto(`/online/${id}`)
    await p.page.locator('[data-test="older-rules"]').waitFor()
    await reaches(p.page, 8)
  }
  // It would have gone otherwise by the new rules: it cannot be moved to them, and says so.
  await anna.page.locator('[data-notice="newer-rules"]').click()
  await anna.page
    .getByText('By today’s rules this game would have gone otherwise')
    .or(anna.page.getByText("By today's rules this game would have gone otherwise"))
    .waitFor()
  anna.complaints.splice(0)
  await Promise.all([anna, boris].map(p => playOn(p.page)))
  await anna.page.locator('.final').waitFor()
  await anna.page.goto(`/fair/${id}`)
  await anna.page.locator('[data-test="fair-verdict"]:not([data-verdict="working"])').waitFor()
  expect(await verdict(anna.page)).toBe('good')

  // A new game has the new rules and the board.
  await boris.page.goto('/')
  await boris.page.locator('.boxes').waitFor()
  await startGame(boris.page, 'toy', { players: 2 })
  await boris.page.locator('.toy-board').waitFor()
  expect(await isOlder(boris.page)).toBe(false)
  const complaints = [...anna.complaints, ...boris.complaints].filter(text => !text.startsWith('Service Worker'))
  expect(complaints).toEqual([])
  await Promise.all([anna, boris].map(p => p.context.close()))
})
