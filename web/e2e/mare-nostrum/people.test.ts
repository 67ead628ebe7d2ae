/** Five players on a laptop: all in sight, each with one colour and letter everywhere; a bill that moves no map. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { Hand } from './hand.ts'
import { lateGames } from './stages.ts'
import { openPosition } from './table.ts'

let set: Stage
let late: ReturnType<typeof lateGames>
beforeAll(async () => {
  late = lateGames(4)
  set = await stage()
}, 120_000)
afterAll(() => set.close())

const LAPTOP = { width: 1280, height: 720 }
/** Colours of every sign of the table, by its letter: panel, map, tracks, news and question. */
const coloursByLetter = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {}
    for (const sign of document.querySelectorAll('svg.shape')) {
      const letter = sign.querySelector('text')?.textContent ?? ''
      const fill = sign.querySelector('path')?.getAttribute('fill') ?? ''
      if (letter !== '' && !found[letter]?.includes(fill)) found[letter] = [...(found[letter] ?? []), fill]
    }
    return found
  })
/** Players whose strip is not wholly in sight. */
const outOfSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const pane = document.querySelector('.others')?.getBoundingClientRect()
    const strips = [...document.querySelectorAll('.others .strip')].map(strip => strip.getBoundingClientRect())
    return strips.filter(strip => !pane || strip.bottom > pane.bottom + 1 || strip.top < pane.top - 1).length
  })
const sceneOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const scene = document.querySelector('.kit-scene')
    const { x, y, width, height } = scene?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width, height, scene?.querySelector('g')?.getAttribute('transform')].join(' ')
  })

test('MN-SET-8 five players are in sight, each with the colour and letter of their empire on every sign', async () => {
  const { page, context } = await set.open('desk')
  try {
    await page.setViewportSize(LAPTOP)
    await openPosition(page, late.at('nameBuilder'))
    expect(await page.locator('.others .strip').count()).toBe(5)
    await expect.poll(() => outOfSight(page)).toBe(0)
    expect(await coloursByLetter(page)).toEqual({
      R: ['var(--nation-1)'],
      G: ['var(--nation-2)'],
      B: ['var(--nation-4)'],
      E: ['var(--nation-6)'],
      C: ['var(--nation-7)'],
    })
  } finally {
    await context.close()
  }
})
test('MN-3c a bill of three purchases is seen whole, and the map stays where it is', async () => {
  const { page, context } = await set.open('desk')
  try {
    await page.setViewportSize(LAPTOP)
    const position = late.richest
    await openPosition(page, position)
    const hand = new Hand(page, position.me, 'mouse')
    const before = await sceneOf(page)
    for (let i = 0; i < 3; i++) await hand.press('[data-target^="slot:"].is-legal')
    await expect.poll(() => page.locator('.mn-plan > li').count()).toBe(3)
    const cut = await page.evaluate(() => {
      const dock = document.querySelector('.mn-dock')?.getBoundingClientRect()
      const rows = [...document.querySelectorAll('.mn-plan > li')].map(row => row.getBoundingClientRect())
      return rows.filter(row => !dock || row.top < dock.top || row.bottom > dock.bottom).length
    })
    expect(cut).toBe(0)
    expect(await sceneOf(page)).toBe(before)
  } finally {
    await context.close()
  }
})
