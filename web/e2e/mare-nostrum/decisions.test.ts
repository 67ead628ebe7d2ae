/**
 * Each of the 26 decisions of Mare Nostrum is played on the drawing, by mouse on the desk and by finger on the phone,
 * never by the list.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Deviation, type Size, type Stage, stage } from '../harness.ts'
import { saidTwice } from '../said-twice.ts'
import { Hand } from './hand.ts'
import { DECISIONS, gather, type Position } from './positions.ts'
import { openPosition, playedSince } from './table.ts'

const but: Deviation = {
  bots: 'instant',
  motion: 'reduced',
  asksAll: true,
  because: 'a question with one answer is answered here, too, on things that stand still',
}
let set: Stage
let positions: Map<string, Position>
beforeAll(async () => {
  positions = gather(DECISIONS, 120)
  set = await stage()
}, 180_000)
afterAll(() => set.close())

const positionOf = (decision: string): Position => {
  const found = positions.get(decision)
  if (!found) throw new Error(`no game asked for ${decision}`)
  return found
}

describe.each(['desk', 'phone'] as Size[])('on the %s', size => {
  let page: Page
  let complaints: string[]
  beforeAll(async () => {
    const opened = await set.open(size, { but })
    page = opened.page
    complaints = opened.complaints
  })
  test.each(DECISIONS)('%s', async decision => {
    const position = positionOf(decision)
    complaints.length = 0
    if ((await page.locator('.boxes').count()) === 0) await page.goto('/')
    await openPosition(page, position)
    expect(await page.locator('.actions').count(), 'the list is away').toBe(0)
    expect(await saidTwice(page)).toEqual([])
    const action =
      position.choice.verb === 'done'
        ? (position.legal.find(a => a.verb !== 'done') ?? position.choice)
        : position.choice
    const hand = new Hand(page, position.me, size === 'phone' ? 'finger' : 'mouse')
    expect(await hand.act(action), JSON.stringify(action)).toBe(true)
    if (size === 'desk') {
      const [first] = await playedSince(page, position)
      expect(first === 'payCoins' ? 'pay' : first).toBe(action.verb === 'payCoins' ? 'pay' : action.verb)
    }
    expect(complaints.filter(c => !c.startsWith('Failed to load resource'))).toEqual([])
  })
})
