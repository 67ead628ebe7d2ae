/** The end of a game is a page: what to do next stands at its top, it can be closed, and it is worth reading. */
import { games } from '@ecumene/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openFile } from './midway.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

async function marksInNextLine(page: Page): Promise<number> {
  await page.keyboard.press(']')
  return page.locator('[data-moved]').count()
}

test.each(games.map(g => g.id))('%s: rematch, replay, share at the top; close, and open again', async id => {
  const about = games.find(g => g.id === id)
  if (!about) throw new Error(`no game ${id}`)
  const file = midwayFile(await about.load(), 3, Number.POSITIVE_INFINITY, 'final')
  const { page, context, complaints } = await set.open('desk')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFile(page, file)
  const result = page.locator('.final')
  await result.waitFor()
  // A page, not a porthole: it has the window.
  const box = await result.boundingBox()
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 1440, 900])
  for (const name of ['Rematch', 'Watch from the start', 'Share the result']) {
    const button = await result.getByRole('button', { name }).boundingBox()
    expect(button?.y ?? 900, name).toBeLessThan(260)
  }
  await result.getByRole('button', { name: 'Share the result' }).click()
  await result.getByRole('button', { name: 'Copied' }).waitFor()
  const players = (JSON.parse(file) as { players: unknown[] }).players.length
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared.match(/\d\. /g)).toHaveLength(players)
  // Where no points are counted, what is told has names.
  if (id === 'mare-nostrum') expect(shared).toMatch(/1\. \w+: Heroes and wonders \d+, Capitals and legendary cities \d/)
  await page.keyboard.press('Escape')
  await result.waitFor({ state: 'detached' })
  await page.locator('[data-result]').click()
  await result.waitFor()
  await result.getByRole('button', { name: 'Watch from the start' }).click()
  await page.locator('.prompt.past').waitFor()
  // What a line has moved is marked.
  if (id === 'bronze') await expect.poll(() => marksInNextLine(page)).toBeGreaterThan(0)
  await page.locator('.prompt.past .primary').click()
  await result.waitFor()
  // The film runs by itself, can be halted, and ends with the result.
  await result.getByRole('button', { name: /film/ }).click()
  await page.locator('[data-film=running]').waitFor()
  await page.locator('.prompt.past').waitFor({ state: 'attached' })
  await page.locator('[data-film-halt]').click()
  await page.locator('[data-film-halt][aria-pressed=true]').waitFor()
  // It stands in the place of the question, over nothing of the board.
  const [film, place] = await Promise.all(['.film', '.decide'].map(part => page.locator(part).boundingBox()))
  expect(film?.y).toBeGreaterThanOrEqual(place?.y ?? 900)
  await page.locator('[data-film-end]').click()
  await result.waitFor()
  const before = page.url()
  await result.getByRole('button', { name: 'Rematch' }).click()
  await page.locator('.prompt:not(.past)').waitFor()
  await result.waitFor({ state: 'detached' })
  expect(page.url()).not.toBe(before)
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open('ecumene')
    const db = await new Promise<IDBDatabase>(done => (open.onsuccess = () => done(open.result)))
    const all = db.transaction('records').objectStore('records').getAll()
    return new Promise<{ record: { setup: unknown } }[]>(done => (all.onsuccess = () => done(all.result)))
  })
  // The same seats and the same variant.
  expect(kept.map(k => JSON.stringify(k.record.setup))).toEqual([
    JSON.stringify(kept[0].record.setup),
    JSON.stringify(kept[0].record.setup),
  ])
  expect(complaints).toEqual([])
  await context.close()
})
