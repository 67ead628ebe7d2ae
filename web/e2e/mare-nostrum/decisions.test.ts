/** Each of the 26 decisions of Mare Nostrum is played on the drawing, by mouse on the desk and by finger on the phone, never by the list. */
import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Size, type Stage, stage } from '../harness.ts'
import { Hand } from './hand.ts'
import { DECISIONS, gather, type Position } from './positions.ts'

let set: Stage
let positions: Map<string, Position>
beforeAll(async () => {
  positions = gather(DECISIONS, 120)
  set = await stage()
}, 180_000)
afterAll(() => set.close())

async function openPosition(page: Page, { file }: Position): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.mn-map').waitFor()
  await page.waitForFunction(() => document.querySelector('.prompt.mine'), null, { timeout: 30_000 })
}
/** What the person has played since, read from the file they would save. */
async function playedSince(page: Page, { file, me }: Position): Promise<string[]> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to file' }).click(),
  ])
  const { record } = JSON.parse(readFileSync(await saved.path(), 'utf8')) as { record: MatchRecord }
  const before = (JSON.parse(file) as { record: MatchRecord }).record.entries.length
  return record.entries.slice(before).flatMap(e => (e.seat === me && !e.auto && e.action ? [e.action.verb] : []))
}
const positionOf = (decision: string): Position => {
  const found = positions.get(decision)
  if (!found) throw new Error(`no game asked for ${decision}`)
  return found
}

describe.each(['desk', 'phone'] as Size[])('on the %s', size => {
  test.each(DECISIONS)('%s', { timeout: 60_000 }, async decision => {
    const position = positionOf(decision)
    const { page, context, complaints } = await set.open(size)
    try {
      await openPosition(page, position)
      expect(await page.locator('.actions').count(), 'the list is away').toBe(0)
      const action =
        position.choice.verb === 'done'
          ? (position.legal.find(a => a.verb !== 'done') ?? position.choice)
          : position.choice
      const hand = new Hand(page, position.me, size === 'phone')
      expect(await hand.act(action, position.legal), JSON.stringify(action)).toBe(true)
      if (size === 'desk') {
        const [first] = await playedSince(page, position)
        expect(first === 'payCoins' ? 'pay' : first).toBe(action.verb === 'payCoins' ? 'pay' : action.verb)
      }
      expect(complaints.filter(c => !c.startsWith('Failed to load resource'))).toEqual([])
    } finally {
      await context.close()
    }
  })
})
