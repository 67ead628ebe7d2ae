/** The table of Mare Nostrum in the browser: opening a position, reading what was played. */
import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import type { Position } from './positions.ts'

export async function openPosition(page: Page, { file }: Pick<Position, 'file'>): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.mn-map').waitFor()
  await page.waitForFunction(() => document.querySelector('.prompt.mine'), null, { timeout: 30_000 })
}
/** The record of the game, from the file the person would save. */
export async function recordOf(page: Page): Promise<MatchRecord> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to file' }).click(),
  ])
  return (JSON.parse(readFileSync(await saved.path(), 'utf8')) as { record: MatchRecord }).record
}
/** What the person has played since the position was opened. */
export async function playedSince(page: Page, { file, me }: Position): Promise<string[]> {
  const { entries } = await recordOf(page)
  const before = (JSON.parse(file) as { record: MatchRecord }).record.entries.length
  return entries.slice(before).flatMap(e => (e.seat === me && !e.auto && e.action ? [e.action.verb] : []))
}
