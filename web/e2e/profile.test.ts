/**
 * What finished games say of somebody: a rated game of two members, their pages and ratings, who may read them, what
 * can be taken away, what a posted link shows, and what stays when one of them is gone.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { goHome, Online, type Person, playOn } from './online.ts'
import { listMode } from './play.ts'

const online = new Online(
  { games: fileURLToPath(new URL('../../server/test/games-with-toy.ts', import.meta.url)) },
  {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'what is told of games is looked at, not how a step ends',
  },
)
const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const countAnew = (): string =>
  execFileSync(process.execPath, [MAIN, 'ratings', '--data', online.server.data], { encoding: 'utf8' })
const at = ({ page }: Person, test: string) => page.locator(`[data-test="${test}"]`)

test('rated, read, counted anew, kept to oneself, taken away, shown by its link; others keep their games', async () => {
  const players = await Promise.all(['Anna', 'Boris'].map(name => online.member(name)))
  const [anna, boris] = players
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await online.post(anna.context, '/matches', { game: 'toy', options: { rounds: 1 }, seats })
  await online.post(boris.context, `/matches/${id}/join`)
  await Promise.all(players.map(p => p.page.goto(`/online/${id}`)))
  for (const { page } of players) {
    await page.locator('.desk').waitFor()
    await listMode(page)
  }
  await Promise.all(players.map(p => playOn(p.page)))
  await anna.page.locator('[data-rating-changes]').waitFor()

  const ratingOf = async ({ page }: Person): Promise<string | null> => {
    await page.goto('/people/me')
    return page.locator('[data-rating="toy none"] strong').textContent()
  }
  const before = await ratingOf(anna)
  expect(before).toMatch(/^\d+\?$/)
  await anna.page.getByText('with Boris').first().waitFor()
  expect(await seriousFaults(anna.page)).toEqual([])
  const clio = await online.come('Clio')
  const { user } = (await (await anna.context.request.get('/api/me')).json()) as { user: string }
  await clio.page.goto(`/people/${user}`)
  await clio.page.getByRole('heading', { name: 'Anna' }).waitFor()
  expect(await clio.page.locator('[data-rating="toy none"] strong').textContent()).toBe(before)
  /** Without a clock, so under a pace of its own. */
  const amongTheBest = async (): Promise<string> => {
    await clio.page.goto('/leaders/toy')
    await clio.page.locator('input[name=leaders-pace][value=none]').check({ force: true })
    await clio.page.locator('[data-leaders]', { hasText: 'Boris' }).waitFor()
    return (await clio.page.locator('[data-leaders]').textContent()) ?? ''
  }
  expect(await amongTheBest()).toContain('Anna')
  expect(await seriousFaults(clio.page)).toEqual([])

  // By one command everything is counted anew while the server runs, and comes out the same.
  expect(countAnew()).toMatch(/Counted \d+ games anew; 0 results/)
  online.server.tell('update rating set mu = 1')
  expect(await ratingOf(anna)).not.toBe(before)
  countAnew()
  expect(await ratingOf(anna)).toBe(before)

  await anna.page.goto('/account')
  await at(anna, 'public').click()
  await anna.page.locator('[data-test=public]:not(:checked)').waitFor()
  await clio.page.goto(`/people/${user}`)
  await clio.page.getByText('This person keeps their page to themselves.').waitFor()
  expect(await amongTheBest()).not.toContain('Anna')
  const saved = anna.page.waitForEvent('download')
  await at(anna, 'everything').click()
  const everything = readFileSync(await (await saved).path(), 'utf8')
  const { account, games, results } = JSON.parse(everything)
  expect(account).toMatchObject({ name: 'Anna', email: 'anna@example.org' })
  expect(games.map((g: { id: string }) => g.id)).toContain(id)
  expect(results.map((r: { match: string }) => r.match)).toContain(id)
  expect(everything).not.toContain('boris@example.org')

  // The preview of a posted link describes the game, in the language of the link.
  const { request } = clio.context
  const head = await (await request.get(`/online/${id}?lang=it`)).text()
  expect(head).toMatch(/<meta property="og:title" content="[^"]*Vittoria: (Anna|Boris)/)
  const picture = await request.get(/og:image" content="([^"]+)"/.exec(head)?.[1] ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])

  const mine = await ratingOf(boris)
  await anna.page.goto('/account')
  await at(anna, 'delete-open').click()
  await at(anna, 'delete-password').fill('correct horse battery')
  await at(anna, 'delete-submit').click()
  await anna.page.locator('[data-answer=yes]').click()
  await at(anna, 'login').waitFor()
  expect(await ratingOf(boris)).toBe(mine)
  expect(countAnew()).toContain('0 results came out otherwise')
  expect(await ratingOf(boris)).toBe(mine)
  await boris.page.locator(`a[href="/online/${id}"]`).click()
  await boris.page.locator('.final .winner').first().waitFor()
  await goHome(anna, boris, clio)
})
