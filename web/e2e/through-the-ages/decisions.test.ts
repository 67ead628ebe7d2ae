/**
 * Each of the 26 decisions of Through the Ages is answered on the drawing, by mouse on the desk and by finger on the
 * phone, never by the list.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Deviation, type Size, type Stage, stage } from '../harness.ts'
import { seqOf } from '../play.ts'
import { saidTwice } from '../said-twice.ts'
import { act } from './hand.ts'
import { DECISIONS, gather, openPosition, type Position } from './positions.ts'

const but: Deviation = {
  bots: 'instant',
  motion: 'reduced',
  asksAll: true,
  because: 'a question with one answer is answered here, too, on things that stand still',
}
let set: Stage
let positions: ReadonlyMap<string, Position>
beforeAll(async () => {
  positions = gather()
  set = await stage()
}, 120_000)
afterAll(() => set.close())

/** By thumb: what is laid out in another way there. The rest is the same buttons. */
const BY_THUMB = ['politics', 'bid', 'defend', 'force', 'action', 'discard', 'raze', 'plunder', 'agreementTake']

describe.each([
  ['desk', DECISIONS],
  ['phone', BY_THUMB],
] as const)('on the %s', (size: Size, decisions: readonly string[]) => {
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    const opened = await set.open(size, { but })
    page = opened.page
    page.on('pageerror', e => complaints.push(String(e)))
  })
  test.each(decisions)('%s', async decision => {
    const position = positions.get(decision)
    if (!position) throw new Error(`no game asked for ${decision}`)
    await openPosition(page, position)
    expect(await page.locator('.actions').count(), 'the list is away').toBe(0)
    expect(await saidTwice(page)).toEqual([])
    // Something else than giving in, where there is a choice.
    const action = position.legal.findLast(a => !['pass', 'yield', 'refuse', 'enough', 'endTurn'].includes(a.verb))
    const before = await seqOf(page)
    await act(page, action ?? position.legal[0], thing => (size === 'phone' ? thing.tap() : thing.click()))
    expect(await seqOf(page), JSON.stringify(action)).not.toBe(before)
    expect(complaints).toEqual([])
  })
})
