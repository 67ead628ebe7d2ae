/** A cup of equal luck from its proposal to its standings: two people in browsers, two more who only enter. */
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { type Stage, stage } from './harness.ts'
import { type Person, person, Served } from './online.ts'

let set: Stage
const server = new Served()
beforeAll(async () => {
  set = await stage()
  await server.start()
})
afterAll(async () => {
  await set.close()
  await server.close()
})

const PASSWORD = 'correct horse battery'
/** Cups are for members. */
async function signUp(context: BrowserContext, name: string): Promise<void> {
  const data = { name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD }
  const headers = { origin: server.url }
  await context.request.post('/api/auth/sign-up/email', { data, headers })
  await context.request.post('/api/auth/sign-in/email', { data, headers })
}
async function member(name: string): Promise<Person> {
  const p = await person(set, server.url, name)
  await signUp(p.context, name)
  return p
}
/** Somebody who never opens a page. */
async function entrant(name: string): Promise<BrowserContext> {
  const context = await set.browser.newContext({ baseURL: server.url })
  await signUp(context, name)
  return context
}
const beginNow = (): void => server.tell("update cup set starts_at = 1 where status = 'open'")
function end(match: string): void {
  const outcome = { places: [1, 2, 3], scores: [3, 2, 1], parts: {}, rule: 'X', ending: 'x' }
  server.tell(
    "update match set status = 'over', ended_at = 1, outcome = ? where id = ?",
    JSON.stringify(outcome),
    match,
  )
}

test('a cup is proposed, entered and begun; records of equal luck stay closed until the last table is over', {
  timeout: 120_000,
}, async () => {
  const [anna, boris] = await Promise.all(['Anna', 'Boris'].map(member))
  const others = await Promise.all(['Clio', 'Dora'].map(entrant))
  await anna.page.goto('/cups')
  await anna.page.locator('[data-new-cup]').click()
  const dialog = anna.page.getByRole('dialog')
  await dialog.locator('input[name=cup-name]').fill('Spring')
  await dialog.locator('input[name=cup-seats][value="3"]').check({ force: true })
  await dialog.locator('input[name=cup-rounds][value="1"]').check({ force: true })
  await dialog.locator('input[name=cup-duplicate]').check()
  await dialog.locator('[data-send]').click()
  await anna.page.locator('[data-leave-cup]').waitFor()
  expect(await seriousFaults(anna.page)).toEqual([])
  const cup = new URL(anna.page.url()).pathname
  await boris.page.goto(cup)
  await boris.page.locator('[data-enter]').click()
  await boris.page.locator('[data-leave-cup]').waitFor()
  for (const { request } of others) await request.post(`/api${cup}/enter`, { headers: { origin: server.url } })
  beginNow()

  // Four people and tables of three: two tables, with a bot at each.
  const tables = anna.page.getByRole('link', { name: 'Go to the table' })
  await tables.nth(1).waitFor()
  const hrefs = await Promise.all([0, 1].map(n => tables.nth(n).getAttribute('href')))
  const [first, last] = hrefs.map(href => href?.split('/').at(-1) ?? '')
  const recordOf = async (match: string): Promise<number> =>
    (await anna.context.request.get(`/api/matches/${match}/record`)).status()
  await anna.page.locator('li', { hasText: 'Anna' }).getByRole('link').click()
  await anna.page.locator('.desk').waitFor()
  end(first)
  expect(await recordOf(first)).toBe(403)
  end(last)
  await expect.poll(() => recordOf(first)).toBe(200)
  await anna.page.goto(cup)
  await anna.page.getByText('The cup is over.').waitFor()
  await anna.page.getByRole('table').getByText('Boris').waitFor()
  for (const p of [anna, boris]) {
    expect(p.complaints).toEqual([])
    await p.context.close()
  }
})
