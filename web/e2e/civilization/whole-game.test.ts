/**
 * Civilization whole: the shortest real game, with all thirteen phases, by mouse from the shelf to the final screen;
 * and a question no greedy game asks.
 */
import { readFileSync } from 'node:fs'
import { SHORT_LINE } from '@ecumene/civilization/data/nations.ts'
import { civilization } from '@ecumene/civilization/src/game.ts'
import { totalPoints } from '@ecumene/civilization/src/query/holdings.ts'
import type { S } from '@ecumene/civilization/src/state.ts'
import { DECISIONS } from '@ecumene/civilization/src/verbs.ts'
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { LAND } from '@ecumene/civilization-family/src/map.ts'
import { unmoved } from '@ecumene/civilization-family/src/sailing.ts'
import { asking, Match, type MatchRecord } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { Hand } from './hand.ts'
import { Person } from './person.ts'
import { mine, openPosition, playedSince, position } from './positions.ts'
import { besieged } from './siege.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const ME = 0
/**
 * What tells that a phase was played, and what the person does in it. A game may well pass without a conflict or a
 * surplus.
 */
const PHASES: Readonly<Record<string, { readonly told: readonly string[]; readonly did?: readonly string[] }>> = {
  taxation: { told: ['taxed'] },
  expansion: { told: ['grew'] },
  census: { told: ['counted'] },
  ships: { told: ['launched'], did: ['launch'] },
  movement: { told: ['walked', 'boarded', 'sailed', 'landed'], did: ['walk', 'board'] },
  'city construction': { told: ['built'], did: ['build'] },
  'trade cards': { told: ['drew'] },
  trade: { told: ['offered', 'agreed', 'swapped'], did: ['offer', 'agree'] },
  purchase: { told: ['acquired', 'paid'], did: ['take', 'pay'] },
  calamities: { told: ['calamity', 'lost'] },
  succession: { told: ['advanced'] },
}

/** Every choice of the dialog is pointed at. */
async function begin(page: Page, seed: string): Promise<void> {
  await page.locator('[data-game=civilization] .button.primary').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=variant][value=short]').click()
  await dialog.locator('input[name=players][value="3"]').click()
  await dialog.locator('summary').click()
  // Nothing else guarantees an end.
  await dialog.getByLabel('Last round').selectOption('18')
  await dialog.locator('[data-seed]').click()
  await page.keyboard.type(seed)
  await dialog.locator('.dialog-foot .primary').click()
  await page.locator('.civ-map').waitFor()
}
async function saved(page: Page): Promise<MatchRecord> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to file' }).click(),
  ])
  return (JSON.parse(readFileSync(await file.path(), 'utf8')) as { record: MatchRecord }).record
}
/** What was asked of the person, and what they answered, each with how often. */
function answersIn(record: MatchRecord): { asked: Record<string, number>; did: Record<string, number> } {
  const [asked, did]: Record<string, number>[] = [{}, {}]
  const match = Match.replay(civilization, { ...record, entries: [] })
  while (match.seq < record.entries.length) {
    const { seat, action } = record.entries[match.seq]
    const question = civilization.decisions[asking(match.state)].name
    if (seat === ME && action) {
      asked[question] = (asked[question] ?? 0) + 1
      did[action.verb] = (did[action.verb] ?? 0) + 1
    }
    match.play(seat, action)
  }
  return { asked, did }
}

test('the shortest game against two bots, by mouse, through every phase to the winner', async () => {
  const start = Date.now()
  const { page, context, complaints } = await set.open('desk', {
    but: { bots: 'instant', because: 'a whole game has hundreds of moves of bots' },
  })
  await begin(page, 'mouse')
  const hand = new Hand(page, ME)
  const person = new Person(hand)
  let answers = 0
  for (await mine(page); (await page.locator('.final').count()) === 0; await mine(page)) {
    await person.answer()
    answers++
  }
  const seconds = Math.round((Date.now() - start) / 1000)
  const rows = await page.locator('.final-sheet tbody tr').evaluateAll(all =>
    all.map(r => ({
      name: r.querySelector('th')?.lastChild?.textContent?.trim() ?? '',
      isWinner: r.classList.contains('winner'),
      numbers: [...r.querySelectorAll('td')].map(c => Number(c.textContent)),
    })),
  )
  const title = await page.locator('#final-title').textContent()
  const ending = await page.locator('.final .soft').first().textContent()
  await page.locator('.final-close').click()
  const record = await saved(page)
  const match = Match.replay(civilization, record)
  const s = match.state
  const told = new Set(match.chronicle('table').flatMap(l => l.events.map(e => e.type)))
  const { asked, did } = answersIn(record)
  const missing = Object.entries(PHASES).flatMap(([phase, p]) =>
    [...p.told.filter(e => !told.has(e)), ...(p.did ?? []).filter(v => !did[v])].map(what => `${phase}: ${what}`),
  )
  console.info(
    `${seconds} s, ${s.round} rounds, ${answers} answers (${hand.dragged} dragged, ${person.planned} planned)`,
    { asked, did, missing, hidden: hand.hidden, missed: person.missed, surplus: told.has('surplus') },
  )

  expect(record.setup).toMatchObject({ seats: 3, variant: 'short' })
  expect(missing).toEqual([])
  expect(hand.dragged).toBeGreaterThan(3)
  expect(person.planned).toBeGreaterThan(0)
  // Nothing lay under a panel or outside of the picture; what was clicked was done.
  expect(hand.hidden).toEqual([])
  expect(person.missed.filter(a => !['offer', 'agree', 'done'].includes(a.verb))).toEqual([])

  // The line was crossed: the marker furthest on wins, then the higher total (CIV-30.2b, CIV-21.2).
  expect(Math.max(...s.position)).toBe(SHORT_LINE + 1)
  const seats = Array.from({ length: s.seats }, (_, q) => q)
  const order = seats.toSorted((a, b) => s.position[b] - s.position[a] || totalPoints(s, b) - totalPoints(s, a))
  expect(rows.map(r => r.numbers.slice(0, 2))).toEqual(order.map(q => [s.position[q], totalPoints(s, q)]))
  const [best] = rows
  expect(rows.filter(r => r.isWinner).every(r => String(r.numbers) === String(best.numbers)) && best.isWinner).toBe(
    true,
  )
  expect(title).toContain(best.name)
  expect(ending).toBe('A marker has crossed the agreed line')
  expect(complaints).toEqual([])
  await context.close()
})

/** A step from tokens of one's own to others next door. */
const reunion = (s: S): { from: string; to: string } | null => {
  if (asking(s) !== DECISIONS.move) return null
  for (let a = 0; a < AREAS; a++) {
    if (unmoved(s, a, ME) <= 0) continue
    for (const to of LAND.to.subarray(LAND.at[a], LAND.at[a + 1]))
      if (unmoved(s, to, ME) > 0) return { from: AREA_IDS[a], to: AREA_IDS[to] }
  }
  return null
}
test('tokens dropped on tokens of one’s own join them', async () => {
  const start = position(3, 'drop', s => reunion(s) !== null, 'short')
  const { from, to } = reunion(start.s) ?? { from: '', to: '' }
  const { page, context, complaints } = await set.open('desk')
  await openPosition(page, start)
  await page.locator(`[data-target="stack:${from}:${ME}"]`).dragTo(page.locator(`[data-target="stack:${to}:${ME}"]`))
  await page.waitForFunction(() => document.querySelector('.prompt button:enabled'))
  expect(await playedSince(page, start)).toMatchObject([{ verb: 'walk', area: from, to }])
  expect(complaints).toEqual([])
  await context.close()
})

test('two cities attacked at once: their owner points at the one that is settled first', async () => {
  const start = besieged()
  const cities = AREA_IDS.filter((_, a) => start.s.mark[a] === 1)
  const { page, context, complaints } = await set.open('desk')
  await openPosition(page, start)
  expect(await page.locator('[data-testid=prompt]').textContent()).toBe(
    `Which attack on your cities is settled next? ${start.s.stock[ME]} in Stock`,
  )
  const open = await page.locator('.civ-area.is-open').evaluateAll(all => all.map(e => e.getAttribute('data-target')))
  expect(open.toSorted()).toEqual(cities.map(id => `area:${id}`).toSorted())
  // The second of them: not what the clock would take.
  const [other, first] = cities
  const legal = cities.map(area => ({ verb: 'fight', area }))
  expect(await new Hand(page, ME).act(legal[1], legal)).toBe(true)
  expect((await playedSince(page, start))[0]).toEqual({ verb: 'fight', area: first })
  const after = Match.replay(civilization, await saved(page)).chronicle('table')
  const settled = after.flatMap(l => l.events).filter(e => e.type === 'attacked' || e.type === 'surrendered')
  expect(settled.slice(-2).map(e => e.area)).toEqual([first, other])
  expect(complaints).toEqual([])
  await context.close()
})
