/**
 * What the others did since the viewer last acted: a few entries beside the question, cut off nowhere; pointing marks
 * the board, "play again" steps through the moments, one key closes it; on a phone the chronicle's tab has a mark.
 */
import { games } from '@ecumene/games'
import { type Core, type GameDef, type GameEvent, Match, type MatchRecord } from '@ecumene/kernel'
import { rankOf } from '@ecumene/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openMidway } from './midway.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** Decisions after which the others have moved since seat 0 did. */
const DECISIONS: Readonly<Record<string, number>> = {
  bronze: 30,
  civilization: 160,
  'advanced-civilization': 160,
  'mare-nostrum': 150,
  'through-the-ages': 200,
}
const SCREENS = [
  { name: 'desk', size: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'laptop', size: 'desk', viewport: { width: 1280, height: 720 } },
  { name: 'narrow desk', size: 'desk', viewport: { width: 1100, height: 720 } },
  { name: 'phone', size: 'phone', viewport: { width: 390, height: 844 } },
] as const

/** A game stopped where seat 0 is asked, and others have done what is worth telling since seat 0 did something. */
function fileWithNews(game: GameDef<Core, never>, id: string, wanted = (_: GameEvent): boolean => true): string {
  for (let decisions = DECISIONS[id]; decisions < DECISIONS[id] + 200; decisions += 3) {
    const file = midwayFile(game, 3, decisions, 'news')
    const { record } = JSON.parse(file) as { readonly record: MatchRecord }
    const lines = Match.replay(game, record).chronicle(0)
    const since = lines.slice(lines.findLastIndex(line => line.seat === 0) + 1)
    const isTold = (event: GameEvent): boolean => rankOf(game, event) !== 'detail' && wanted(event)
    if (since.some(line => line.events.some(isTold))) return file
  }
  throw new Error(`${id}: nothing worth telling`)
}
/** Parts of the news that do not lie open: outside the window, or under something else. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const news = document.querySelector('[data-news]')
    if (!news) return ['no news']
    const parts = [...news.querySelectorAll('header button, li:first-child > button')]
    return parts.flatMap(part => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return isInside && over && part.contains(over) ? [] : [part.textContent ?? '']
    })
  })
const seq = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/\d+/.exec(document.querySelector('.prompt.past h2')?.textContent ?? '')?.[0] ?? -1))

describe.each(games.map(about => about.id))('%s', id => {
  test.each(SCREENS)('$name: news are told in a few entries, shown, played again and closed by a key', async screen => {
    const about = games.find(one => one.id === id)
    if (!about) throw new Error(id)
    const file = fileWithNews(await about.load(), id)
    const { page, context, complaints } = await set.open(screen.size, {}, { viewport: screen.viewport })
    await openMidway(page, file)
    await page.locator('[data-news] li').first().waitFor()
    expect(await page.locator('[data-news] li').count()).toBeLessThanOrEqual(6)
    await expect.poll(() => hiddenParts(page)).toEqual([])
    // Never over the question, nor over a player of three whose strips leave room for it.
    const covered = await page.evaluate(
      least =>
        [...document.querySelectorAll('.prompt, .strip')].flatMap(part => {
          const [news, box] = [document.querySelector('[data-news]'), part].map(e => e?.getBoundingClientRect())
          const isOver =
            !news ||
            !box ||
            (news.bottom > box.top && news.top < box.bottom && news.right > box.left && news.left < box.right)
          const hasRoom = part.matches('.prompt') || (box?.bottom ?? 0) < least
          return isOver && hasRoom ? [part.textContent] : []
        }),
      screen.viewport.height / 2,
    )
    expect(covered).toEqual([])
    if (screen.name === 'phone') {
      const tab = page.locator('.phone-tab:has(.unread)')
      expect(await tab.count()).toBe(1)
      const before = await page.locator('.phone-tab[aria-selected=true]').getAttribute('data-anchor')
      await tab.tap()
      await expect.poll(() => tab.count()).toBe(0)
      await page.locator(`.phone-tab[data-anchor="${before}"]`).tap()
    }
    // The moments, forward and back, each with its own position; then the present again.
    const present = await page.locator('[data-testid=prompt]').textContent()
    await page.locator('[data-news-replay]').click()
    await page.locator('.prompt.past').waitFor()
    const first = await seq(page)
    await page.keyboard.press(']')
    await expect.poll(() => seq(page)).not.toBe(first)
    const second = await seq(page)
    if (second > 0) {
      await page.keyboard.press('[')
      await expect.poll(() => seq(page)).toBeLessThan(second)
    }
    await page.keyboard.press('n')
    await page.locator('[data-news] li').first().waitFor()
    expect(await page.locator('[data-testid=prompt]').textContent()).toBe(present)
    // One key closes it, and it stays closed.
    const closed = await page.locator('[data-news] li').allTextContents()
    await page.locator('body').press('Escape')
    // Bots may go on: only what is newer may be told.
    const told = (): Promise<string[]> => page.locator('[data-news] li').allTextContents()
    await expect.poll(async () => (await told()).filter(text => closed.includes(text))).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('what is new is marked until the first press, what an entry speaks of while it is pointed at', async () => {
  const about = games.find(one => one.id === 'mare-nostrum')
  if (!about) throw new Error('no game')
  // What was only traded lies nowhere on the map.
  const file = fileWithNews(await about.load(), 'mare-nostrum', event => 'province' in event || 'slot' in event)
  const { page, context } = await set.open('desk')
  await openMidway(page, file)
  const marks = page.locator('[data-mark]')
  await expect.poll(() => marks.count()).toBeGreaterThan(0)
  await page.locator('.top').click({ position: { x: 400, y: 4 } })
  await expect.poll(() => marks.count()).toBe(0)
  await page.locator('[data-news] li button').first().hover()
  await expect.poll(() => marks.count()).toBeGreaterThan(0)
  await context.close()
})

/** Words of the players' strips over which the band of a ring lies, with what glows around it. */
const ringedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rings = [...document.querySelectorAll<HTMLElement>('.kit-ring[data-mark]')].filter(
      ring => ring.style.display !== 'none',
    )
    if (rings.length === 0) return ['no ring']
    const letters = document.createTreeWalker(document.querySelector('.others') as Node, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    /** A pixel holds what is only spoken. */
    const isSpoken = (e: Element | null): boolean =>
      e !== null && !e.matches('.others') && (e.getBoundingClientRect().width < 2 || isSpoken(e.parentElement))
    while (letters.nextNode()) {
      range.selectNodeContents(letters.currentNode)
      const word = range.getBoundingClientRect()
      if (isSpoken(letters.currentNode.parentElement)) continue
      for (const ring of rings) {
        const { left, top, right, bottom } = ring.getBoundingClientRect()
        const { borderTopWidth, boxShadow } = getComputedStyle(ring)
        // What lies outside of the border, as far as it is drawn: the widest ring of shadow without a blur.
        const around = boxShadow.includes('inset') ? 0 : 3
        const inner = Number.parseFloat(borderTopWidth)
        const isOutside =
          word.right <= left - around ||
          word.left >= right + around ||
          word.bottom <= top - around + 1 ||
          word.top >= bottom + around - 1
        const isInside =
          word.left >= left + inner - 1 &&
          word.right <= right - inner + 1 &&
          word.top >= top + inner - 1 &&
          word.bottom <= bottom - inner + 1
        if (!isOutside && !isInside) found.push(`${ring.dataset.mark}: ${letters.currentNode.nodeValue}`)
      }
    }
    return found
  })
test.each([3, 4])('on a laptop the rings of what is new hide no word of %i players', async players => {
  const about = games.find(one => one.id === 'through-the-ages')
  if (!about) throw new Error('no game')
  const { page, context } = await set.open('desk', {}, { viewport: { width: 1280, height: 720 } })
  await openMidway(page, midwayFile(await about.load(), players, 200, 'news'))
  await page.locator('.kit-ring[data-mark^="seat:"]').first().waitFor()
  await expect.poll(() => ringedWords(page)).toEqual([])
  await context.close()
})
test('with seven players on a laptop news lie over no strip', async () => {
  const about = games.find(one => one.id === 'civilization')
  if (!about) throw new Error('no game')
  const { page, context } = await set.open('desk', {}, { viewport: { width: 1280, height: 720 } })
  await openMidway(page, midwayFile(await about.load(), 7, 330, 'news'))
  await page.locator('[data-news] li').first().waitFor()
  const covered = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const [frame, news] = ['.others', '[data-news]'].map(part =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      if (!frame || !news) return ['no news']
      return [...document.querySelectorAll('.strip')].flatMap(strip => {
        const box = strip.getBoundingClientRect()
        const isOver = Math.min(box.bottom, frame.bottom) > news.top && Math.max(box.top, frame.top) < news.bottom
        return isOver ? [strip.querySelector('.name')?.textContent ?? ''] : []
      })
    })
  expect(await page.locator('.strip').count()).toBe(7)
  await expect.poll(covered).toEqual([])
  // Nobody is out of reach: the strips scroll by themselves.
  await page.locator('.strip').last().scrollIntoViewIfNeeded()
  await expect.poll(covered).toEqual([])
  await context.close()
})
