/** Every attempt is answered where it was made; tips wait, are short and lie over nothing that can be chosen. */
import { games } from '@ecumene/games'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openMidway } from './midway.ts'
import { NOBODY_ELSE, startGame } from './play.ts'
import { under } from './pointer.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const RULE = /[A-Z]+-[\w.-]+/
const GAMES = ['bronze', 'civilization', 'advanced-civilization', 'mare-nostrum', 'through-the-ages'] as const

/** Things in sight that cannot be chosen, each with a point where nothing lies over it. */
const idle = (page: Page, most: number): Promise<readonly { x: number; y: number; word: string }[]> =>
  page.evaluate(most => {
    const found: { x: number; y: number; word: string }[] = []
    const live =
      'button:not([aria-disabled="true"]), a, .is-legal, [data-drag]:not([aria-disabled="true"]), [data-action]'
    for (let i = 0; i < 600 && found.length < most; i++) {
      const x = (0.05 + 0.9 * ((i * 0.618) % 1)) * innerWidth
      const y = (0.08 + 0.7 * ((i * 0.377) % 1)) * innerHeight
      const under = document.elementFromPoint(x, y)
      const thing = under?.closest('.desk-main [data-tip]')
      const word = thing?.getAttribute('data-tip') ?? ''
      if (thing && !under?.closest(live) && !found.some(f => f.word === word)) found.push({ x, y, word })
    }
    return found
  }, most)

/**
 * Tries everything on the table that cannot be chosen, in sight or not, by a press and by Enter: what was answered
 * without a rule, or not at all.
 */
const silent = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const live = [
      'button:not(:disabled, [aria-disabled="true"])',
      'a, summary, [role="menuitem"], [data-action], .is-legal, [data-drag]:not([aria-disabled="true"])',
    ].join()
    const found = new Set<string>()
    const said = async (thing: Element, how: string, event: Event): Promise<void> => {
      thing.dispatchEvent(event)
      // Drawn with the task that follows.
      for (let i = 0; i < 20 && !document.querySelector('.kit-tip .kit-answer'); i++)
        await new Promise(done => setTimeout(done))
      const text = document.querySelector('.kit-tip .kit-answer')?.textContent ?? ''
      if (!/[A-Z]+-[\w.-]+/.test(text) || /[?!.…]\.(\s|$)/.test(text)) found.add(`${how}: ${word(thing)}: ${text}`)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      for (let i = 0; i < 20 && document.querySelector('.kit-tip'); i++) await new Promise(done => setTimeout(done))
    }
    const word = (e: Element): string => e.getAttribute('data-tip') ?? e.getAttribute('data-target') ?? ''
    const things = [...document.querySelectorAll('.desk-main :is([data-tip], [data-target], [data-wish])')]
    const idle = things.filter(e => !e.closest(live) && e.getBoundingClientRect().width > 0)
    if (idle.length < 10) found.add(`only ${idle.length} things on the table`)
    for (const thing of idle) {
      await said(thing, 'press', new MouseEvent('click', { bubbles: true, cancelable: true }))
      if (thing.matches('[data-target]'))
        await said(thing, 'Enter', new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }
    return [...found]
  })

const answered = async (page: Page): Promise<string> => {
  const answer = page.locator('.kit-tip .kit-answer')
  await answer.waitFor()
  return (await answer.textContent()) ?? ''
}

describe.each(GAMES)('%s', game => {
  test('a click on what cannot be chosen says why, there, with its rule; nothing is played', async () => {
    const { page, context } = await set.open('desk', NOBODY_ELSE)
    await startGame(page, game, { seed: 'answers' })
    await page.locator('.prompt.mine').waitFor()
    const seq = await page.locator('[data-seq]').getAttribute('data-seq')
    const things = await idle(page, 6)
    expect(things.length).toBeGreaterThan(2)
    for (const { x, y, word } of things) {
      await page.mouse.click(x, y)
      expect(await answered(page), word).toMatch(RULE)
      const box = await page.locator('.kit-tip').boundingBox()
      const far = Math.hypot((box?.x ?? 0) + (box?.width ?? 0) / 2 - x, (box?.y ?? 0) + (box?.height ?? 0) / 2 - y)
      expect(far, word).toBeLessThan(650)
      await page.keyboard.press('Escape')
      await page.locator('.kit-tip').waitFor({ state: 'detached' })
    }
    expect(await silent(page)).toEqual([])
    expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe(seq)
    await context.close()
  })

  test('a tip waits 350 ms, is a name and one sentence, and covers nothing that can be chosen', async () => {
    const { page, context } = await set.open('desk')
    const about = games.find(g => g.id === game)
    if (!about) throw new Error(`no game ${game}`)
    await openMidway(page, midwayFile(await about.load(), 3, 60))
    expect(await silent(page)).toEqual([])
    for (const { x, y, word } of await idle(page, 8)) {
      await page.mouse.move(2, 2)
      await page.locator('.kit-tip').waitFor({ state: 'detached' })
      // Measured in the page: a busy machine is slow to ask.
      const waited = page.evaluate(
        () =>
          new Promise<number>(done => {
            let moved = 0
            const move = (): void => {
              moved = performance.now()
            }
            addEventListener('pointermove', move, { capture: true, once: true })
            const watch = new MutationObserver(() => {
              if (!document.querySelector('.kit-tip')) return
              watch.disconnect()
              done(performance.now() - moved)
            })
            watch.observe(document.body, { childList: true })
          }),
      )
      await page.mouse.move(x, y)
      expect(await waited, `${word} came too early`).toBeGreaterThan(340)
      const tip = page.locator('.kit-tip')
      await tip.waitFor()
      expect(await covered(tip), `${word} covers what can be chosen`).toEqual([])
      // A card of Through the Ages is shown as a card: that is what one points at it for.
      if (game !== 'through-the-ages') {
        expect(await sentences(tip), word).toBeLessThanOrEqual(1)
        expect((await tip.boundingBox())?.height ?? 0, word).toBeLessThan(124)
      }
    }
    await context.close()
  })
})

/** How many paragraphs of it can be seen. */
const sentences = (tip: Locator): Promise<number> =>
  tip.locator('p').evaluateAll(all => all.filter(p => p.getClientRects().length > 0).length)
/** What can be chosen and lies under the tip. */
const covered = (tip: Locator): Promise<readonly string[]> =>
  tip.evaluate(e => {
    const t = e.getBoundingClientRect()
    return [...document.querySelectorAll('.is-legal, [data-action]')]
      .filter(target => {
        const r = target.getBoundingClientRect()
        // A map area may be large and bent: its middle is what one aims at.
        const [x, y] = [r.left + r.width / 2, r.top + r.height / 2]
        return r.width > 0 && x > t.left && x < t.right && y > t.top && y < t.bottom
      })
      .map(target => target.getAttribute('data-anchor') ?? target.textContent ?? '')
  })

test('Enter on a place that cannot be settled says why; the rule opens', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'bronze', { players: 2, seed: 'answers' })
  await page.locator('.prompt.mine').waitFor()
  await page.locator('.brz-place').first().focus()
  await page.keyboard.press('Enter')
  expect(await answered(page)).toContain('BRZ-TURN-3')
  await page.locator('.kit-answer .rule-id').click()
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('.rule.main').textContent()).toContain('BRZ-TURN-3')
  await context.close()
})

/** What is dragged in each game, in which decision, and onto what it cannot go. */
const DROPS = [
  ['bronze', 'settle', '.brz-chip[data-drag]', '.brz-place:not(.is-legal)'],
  ['civilization', 'move', '.civ-piece[data-drag]', '.civ-area:not(.is-legal, .is-target)'],
  ['advanced-civilization', 'move', '.civ-piece[data-drag]', '.civ-area:not(.is-legal, .is-target)'],
  ['mare-nostrum', 'march', '.kit-world [data-drag]', '.mn-land:not(.is-legal, .is-target)'],
  ['through-the-ages', 'action', '.tta-row-card[data-drag]', '.tta-thing[data-anchor^="work:"]'],
] as const
test.each(DROPS)(
  '%s, %s: what is dropped where it cannot go is answered there',
  async (game, decision, what, where) => {
    const { page, context } = await set.open('desk')
    const about = games.find(g => g.id === game)
    if (!about) throw new Error(`no game ${game}`)
    await openMidway(page, midwayFile(await about.load(), 3, 60, 'drop', decision))
    const seq = await page.locator('[data-seq]').getAttribute('data-seq')
    const from = await under(page, what)
    if (!from) throw new Error(`nothing to drag: ${what}`)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 14, from.y + 8)
    const away = await under(page, where)
    if (!away) throw new Error(`nowhere to drop it: ${where}`)
    await page.mouse.move(away.x, away.y, { steps: 4 })
    await page.mouse.up()
    expect(await answered(page)).toMatch(RULE)
    expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe(seq)
    await context.close()
  },
)
