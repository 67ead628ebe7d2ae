/**
 * What players have shown of their hands is still known after a reload: in this browser, and at a table of a server.
 */

import { civilization } from '@ecumene/civilization/src/game.ts'
import type { S } from '@ecumene/civilization/src/state.ts'
import { DECISIONS } from '@ecumene/civilization/src/verbs.ts'
import { SHOWING } from '@ecumene/civilization/ui/showing-events.ts'
import { shownBy } from '@ecumene/civilization-family/ui/cards-shown.ts'
import { asking, Codes, current, FastRng, has, type Json, keyOf, layoutFor, owed, setupOf } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Stage, stage } from '../harness.ts'
import { person, Served } from '../online.ts'
import { isTrading, openPosition, position } from './positions.ts'

const PROMPT: Look = {
  but: {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'what was shown is read, not how a step ends',
  },
}
let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** Everything the market tells of what was shown, by player. */
async function shownOn(page: Page): Promise<readonly string[]> {
  const shown = page.locator('[data-testid=shown]')
  await shown.locator('summary').click()
  await page.locator('[data-shown]').first().waitFor()
  return page.locator('[data-shown]').allInnerTexts()
}

test('a local game: offers, swaps and payments of all rounds, before and after a reload', async () => {
  const start = position(4, 'market', s => isTrading(s) && s.round > 9)
  const { page, context, complaints } = await set.open('desk', {
    but: { bots: 'slow', asksAll: true, because: 'offers are read while they stand' },
  })
  await openPosition(page, start)
  const before = await shownOn(page)
  expect(before.length).toBeGreaterThan(1)
  const all = before.join('\n')
  expect(all).toMatch(/offers \d+ cards/)
  expect(all).toMatch(/swap \d+ for \d+ cards/)
  expect(all).toMatch(/pays with \d+ card/)
  expect(all.match(/Round \d+/g)?.length).toBeGreaterThan(2)
  await page.reload()
  await page.locator('.civ-map').waitFor()
  const after = await shownOn(page)
  // A bot may have offered something meanwhile: what was known is still there.
  for (const [i, text] of before.entries()) for (const line of text.split('\n')) expect(after[i]).toContain(line)
  expect(complaints).toEqual([])
  await context.close()
})

test('a table of a server: what was shown while nobody looked is there, and after a reload; CIV-R-35 the bell is shown, warns, and stands still in a pause', async () => {
  const served = new Served()
  await served.start()
  try {
    const people = [await person(set, served.url, 'Anna', PROMPT), await person(set, served.url, 'Boris', PROMPT)]
    const calls = people.map(p => caller(p.page, served.url))
    for (const call of calls) await call('POST', '/auth/sign-in/anonymous', {})
    const table = await calls[0]('POST', '/matches', {
      game: 'civilization',
      variant: 'full',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      settings: { pace: { kind: 'live', bank: 3600, increment: 5 }, bell: { seconds: 600, hours: 24 } },
    })
    await calls[1]('POST', `/matches/${table.id}/join`, {})
    const known = await playUntilShown(calls, String(table.id))
    const { page } = people[0]
    await page.goto(`/online/${table.id}`)
    const before = await shownOn(page)
    expect(before.join('\n').split('\n').length).toBeGreaterThan(known)
    // What this browser holds for the time can be moved on: nobody waits for the bell.
    await page.clock.install()
    await page.reload()
    expect(await shownOn(page)).toEqual(before)
    await watchTheBell(page, people[1].page, String(table.id))
    for (const p of people) await p.context.close()
  } finally {
    await served.close()
  }
})

/** Ten minutes of trade: the time left is shown, its last half minute is marked and said, a pause stops it. */
async function watchTheBell(page: Page, other: Page, id: string): Promise<void> {
  const bell = page.locator('[data-bell]')
  expect(await bell.textContent()).toMatch(/^The bell ends trading in \d+:\d\d\.$/)
  await page.clock.fastForward('09:45')
  await bell.getByRole('alert').getByText('Trading ends in half a minute.').waitFor()
  // Both agree to a pause: the server says how much time is really left, and however long it takes, it stays so.
  await page.locator('[data-table-sheet]').click()
  await page.locator('[data-pause]').click()
  await page.keyboard.press('Escape')
  await other.goto(`/online/${id}`)
  await other.locator('[data-notice=pause-answer]').click()
  await page.getByText('The game is paused: no clock runs').waitFor()
  await bell.getByRole('alert').waitFor({ state: 'detached' })
  const left = await bell.textContent()
  await page.clock.fastForward('59:00')
  expect(await bell.textContent()).toBe(left)
}

type Call = (method: string, path: string, body?: Json) => Promise<Record<string, Json>>
/** REST as this person's browser would call it. */
const caller =
  (page: Page, url: string): Call =>
  async (method, path, body) => {
    const answer = await page.request.fetch(`${url}/api${path}`, { method, data: body, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as Record<string, Json>
  }

/**
 * The game's own player plays for both, over REST, until the market is open and the second has shown something. Tells
 * how much.
 */
async function playUntilShown(calls: readonly Call[], id: string): Promise<number> {
  const layout = layoutFor(civilization, setupOf(civilization, calls.length))
  const rng = new FastRng(3)
  const legal = new Codes()
  let seat = 0
  for (let n = 0; n < 3000; n++) {
    const at = await calls[seat]('GET', `/matches/${id}/position`)
    const view = layout.fromNamed(at.view as never) as unknown as S
    const events = (at.lines as unknown as { events: never[] }[]).flatMap(l => l.events)
    const shown = shownBy(events, 0, SHOWING).get(1)?.length ?? 0
    if (asking(view) === DECISIONS.trade && shown > 0) return shown
    if (!has(owed(view), seat)) {
      seat = 1 - seat
      continue
    }
    legal.n = 0
    current(civilization, view)?.legal(view, seat, legal)
    const choice = civilization.policies.greedy(view, seat, legal, rng)
    const action = (typeof choice === 'number' ? civilization.verbs.toJson(choice) : choice) as unknown as Json
    await calls[seat]('POST', `/matches/${id}/actions`, {
      action,
      seq: Number(at.seq),
      key: keyOf(`${n}`).slice(0, 32),
    })
  }
  throw new Error('the market never opened')
}
