/**
 * Mare Nostrum's guide, followed on the drawing from the first step to the last: all seven chapters by mouse, two by
 * finger on the phone.
 */
import { guide } from '@ecumene/mare-nostrum/ui/guide.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { Hand } from './hand.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

type Chapter = (typeof guide.chapters)[number]
const coach = '.kit-coach'
const numberOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator(`${coach} [data-count]`).textContent()) ?? '')?.[0])
const nextNumber = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction(n => {
    const said = document.querySelector('.kit-coach [data-count]')?.textContent?.match(/\d+/)?.[0]
    return said !== undefined && Number(said) !== n
  }, before)

async function follow(page: Page, { id, steps }: Chapter, by: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  const hand = new Hand(page, 0, by)
  for (let n = await numberOf(page); n < steps.length; n = await numberOf(page)) {
    const { action, also } = steps[n - 1]
    const verb = action?.verb ?? also?.[0]?.verb
    if (!verb) await page.locator(`${coach} [data-next]`).click()
    else if (verb === 'offer') {
      for (const { resource } of also ?? []) await hand.press(`.mn-dock [data-resource="${resource}"]`)
      await hand.press('[data-send]')
    } else if (verb === 'give') {
      await hand.press('.mn-dock [data-resource]')
      await hand.press('[data-send]')
    } else if (verb === 'occupy') {
      await hand.press('.mn-dock [data-play^="occupy:"]')
      await hand.press('[data-send]')
    } else if (action) expect(await hand.act(action), `${id}: ${JSON.stringify(action)}`).toBe(true)
    // A payment follows its purchase by itself.
    await nextNumber(page, n)
  }
}
test('every chapter, from its first step to its last', async () => {
  const { page, context, complaints } = await set.open('desk')
  try {
    await page.goto(`/learn/mare-nostrum#${guide.chapters[0].id}`)
    for (const [i, chapter] of guide.chapters.entries()) {
      await follow(page, chapter)
      const next = page.locator(`${coach} [data-next]`)
      expect(await next.textContent()).toMatch(i + 1 < guide.chapters.length ? /^Next: / : /^Begin a real game/)
      if (i + 1 < guide.chapters.length) {
        await next.click()
        await page.waitForFunction(() =>
          /^\D*1\D/.test(document.querySelector('.kit-coach [data-count]')?.textContent ?? ''),
        )
      }
    }
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
})
test.each(['harvest', 'cyrenaica'])('on the phone: %s', async id => {
  const chapter = guide.chapters.find(c => c.id === id)
  if (!chapter) throw new Error(`no chapter ${id}`)
  const { page, context, complaints } = await set.open('phone')
  try {
    await page.goto(`/learn/mare-nostrum#${id}`)
    await follow(page, chapter, 'finger')
    expect(await page.locator(`${coach} [data-next]`).textContent()).toMatch(/^Next: /)
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
})
