import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { goHome, Online, type Person, playOn, seqOf, turnOf } from './online.ts'
import { listMode } from './play.ts'

const online = new Online(
  { games: fileURLToPath(new URL('../../server/test/games-with-toy.ts', import.meta.url)) },
  {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'the cup is looked at, not how a step ends',
  },
)

/** How many games of the cup are counted for somebody. */
const playedBy = ({ page }: Person, name: string): Promise<string | null> =>
  page.getByRole('row').filter({ hasText: name }).getByRole('cell').last().textContent()
const beginNow = (): void => online.server.tell("update cup set starts_at = 1 where status = 'open'")
function end(match: string): void {
  const outcome = { places: [1, 2, 3], scores: [3, 2, 1], parts: {}, rule: 'X', ending: 'x' }
  online.server.tell(
    "update match set status = 'over', ended_at = 1, outcome = ? where id = ?",
    JSON.stringify(outcome),
    match,
  )
}

test('a cup is proposed, entered and played; records of equal luck stay closed until the last table is over', async () => {
  const [anna, boris] = await Promise.all(['Anna', 'Boris'].map(name => online.member(name)))
  const others = await Promise.all(['Clio', 'Dora'].map(name => online.entrant(name)))
  // A guest reads what they need first.
  const guest = await online.come('Egon')
  await guest.page.goto('/cups')
  await guest.page.locator('[data-members-only] a[href="/account"]').waitFor()
  await goHome(guest)
  await anna.page.goto('/cups')
  await anna.page.locator('[data-new-cup]').click()
  const dialog = anna.page.getByRole('dialog')
  await dialog.locator('input[name=cup-name]').fill('Spring')
  await dialog.locator('input[name=cup-game][value=toy]').check({ force: true })
  await dialog.locator('input[name=cup-seats][value="3"]').check({ force: true })
  await dialog.locator('input[name=cup-rounds][value="1"]').check({ force: true })
  await dialog.locator('input[name=cup-duplicate]').check()
  await dialog.locator('[data-send]').click()
  await anna.page.locator('[data-leave-cup]').waitFor()
  expect(await seriousFaults(anna.page)).toEqual([])
  const cup = new URL(anna.page.url()).pathname
  // The lobby shows it to everybody who could enter.
  await boris.page.goto('/online')
  await boris.page.locator('[data-lobby-cups]').getByText('Spring').waitFor()
  expect(await seriousFaults(boris.page)).toEqual([])
  await boris.page.goto(cup)
  await boris.page.locator('[data-enter]').click()
  await boris.page.locator('[data-leave-cup]').waitFor()
  for (const context of others) await online.post(context, `${cup}/enter`)
  beginNow()

  // Four people and tables of three: two tables, with a bot at each.
  const tables = anna.page.locator('[data-cup-table]')
  await tables.nth(1).waitFor()
  const ids = await tables.evaluateAll(all => all.map(e => e.getAttribute('data-cup-table') ?? ''))
  const recordOf = async (match: string): Promise<number> =>
    (await anna.context.request.get(`/api/matches/${match}/record`)).status()
  const own = (await tables.filter({ hasText: 'Anna' }).getAttribute('data-cup-table')) ?? ''
  const other = ids.find(id => id !== own) ?? ''
  // Of the other table there is nothing to see yet; the way to one's own stands at the top.
  await tables.filter({ hasText: 'closed until the last table is over' }).waitFor()
  expect(await anna.page.locator(`a[href="/online/${other}"]`).count()).toBe(0)
  await anna.page.getByRole('link', { name: 'Go to your table' }).click()
  await anna.page.locator('.desk').waitFor()
  await listMode(anna.page)
  await turnOf(anna)
  const before = await seqOf(anna.page)
  await playOn(anna.page, before + 1)
  expect(await seqOf(anna.page)).toBeGreaterThan(before)
  expect(await recordOf(own)).toBe(403)
  // Bots play on for the others at Anna's table, so that the game comes to its end.
  const { url } = online.server
  for (const { request } of [boris.context, ...others])
    await request.post(`/api/matches/${own}/leave`, { headers: { origin: url } })
  await playOn(anna.page)
  await anna.page.getByText('the record opens when the last of them is over').waitFor()

  // The other table is not over: the game of Anna counts for nothing yet, since its result would tell of the cards.
  expect(await anna.page.locator('[data-rating-changes]').count()).toBe(0)
  await anna.page.goto(cup)
  await anna.page.getByRole('row').filter({ hasText: 'Anna' }).waitFor()
  expect([await playedBy(anna, 'Anna'), await recordOf(own)]).toEqual(['0', 403])
  end(other)
  await expect.poll(() => recordOf(own)).toBe(200)
  await anna.page.goto(`/online/${own}`)
  // Some bots have names with the same letters.
  const row = anna.page.locator('[data-rating-changes] div', { has: anna.page.getByText('Anna', { exact: true }) })
  const change = row.locator('.rating-up, .rating-down')
  await change.waitFor()
  expect(await change.textContent()).toMatch(/^[+-]\d+$/)
  await anna.page.goto(cup)
  await anna.page.getByText('The cup is over.').waitFor()
  await anna.page.getByRole('table').getByText('Boris').first().waitFor()
  // Now everybody sees what each made of the luck of a seat, and may look at every table.
  const bySeat = anna.page.locator('[data-by-seat="1"]')
  expect(await bySeat.locator('tbody tr').count()).toBe(3)
  expect(await bySeat.locator('tbody td').allTextContents()).toEqual(
    Array(6).fill(expect.stringMatching(/points?, place/)),
  )
  for (const id of ids) await anna.page.locator(`a[href="/online/${id}"]`).waitFor()
  expect(await seriousFaults(anna.page)).toEqual([])
  await goHome(anna, boris)
})
