/** The table of Mare Nostrum in the browser: opening a position, reading what was played. */
import type { MatchRecord } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { keptBy } from '../kept.ts'
import type { Position } from './positions.ts'

export async function openPosition(page: Page, { file }: Pick<Position, 'file'>): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.mn-map').waitFor()
  await page.waitForFunction(() => document.querySelector('.prompt.mine'))
}
/** The record as the browser keeps it, without a click: the newest game there. */
export async function keptRecord(page: Page): Promise<MatchRecord> {
  const seq = Number(await page.locator('[data-seq]').getAttribute('data-seq'))
  const kept: MatchRecord[] = []
  const lines = async (): Promise<number> => {
    const record = await page.evaluate(readKept)
    if (record) kept.push(record)
    return record?.entries.length ?? -1
  }
  await expect.poll(lines, { interval: 25, message: 'what the browser keeps' }).toBeGreaterThanOrEqual(seq)
  return kept[kept.length - 1]
}
/** Runs in the page. */
const readKept = (): Promise<MatchRecord | null> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('ecumene')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const tx = db.transaction(['records', 'lines'])
      const records = tx.objectStore('records').getAll()
      const lines = tx.objectStore('lines').getAll()
      tx.oncomplete = () => {
        db.close()
        const kept = records.result.at(-1) as { record: Omit<MatchRecord, 'entries'> } | undefined
        resolve(kept ? { ...kept.record, entries: lines.result } : null)
      }
    }
  })
/** What the person has played since the position was opened, a plan of several actions to its end. */
export async function playedSince(page: Page, { file, me }: Position): Promise<string[]> {
  const before = (JSON.parse(file) as { record: MatchRecord }).record.entries.length
  const played = async (): Promise<string[]> => {
    const { entries } = await keptBy(page)
    return entries.slice(before).flatMap(e => (e.seat === me && !e.auto && e.action ? [e.action.verb] : []))
  }
  await expect.poll(played, { timeout: 20_000, message: 'what the person has played' }).not.toEqual([])
  await page.waitForFunction(() => !document.querySelector('[data-sending], [data-running]'))
  return played()
}
