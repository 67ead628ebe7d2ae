/** Of what others hold, lay down or give, the page has backs and numbers only. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Stage, stage } from '../harness.ts'
import { gather, type Position } from './positions.ts'
import { openPosition } from './table.ts'

const ASKED = ['offer', 'give', 'take', 'build']
const WALK: Look = {
  but: {
    bots: 'instant',
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'what each player may see is compared line by line',
  },
}
let set: Stage
let positions: Map<string, Position>
beforeAll(async () => {
  positions = gather(ASKED, 12)
  set = await stage()
}, 120_000)
afterAll(() => set.close())

test.each(ASKED)('%s: the only staircase in the page is the person’s own', async decision => {
  const position = positions.get(decision)
  if (!position) throw new Error(`no game asked for ${decision}`)
  const { page, context } = await set.open('desk', WALK)
  try {
    await openPosition(page, position)
    const columns = await page
      .locator('.mn-column')
      .evaluateAll(all =>
        all.map(e => [e.getAttribute('data-tip')?.slice('resource:'.length), e.querySelectorAll('.mn-token').length]),
      )
    const mine = Object.entries(position.held).filter(([, n]) => n > 0)
    expect(Object.fromEntries(columns)).toEqual(Object.fromEntries(mine))
    expect(columns.length).toBe(mine.length)
    expect(await page.locator('.mn-other .mn-token, .others .mn-token').count()).toBe(0)
    expect(await page.locator('.mn-laid .mn-token:not(.is-back)').count()).toBe(0)
  } finally {
    await context.close()
  }
})
