/**
 * Advanced Civilization on its drawn map: a solo game by mouse, the market with two names, staged losses, purchases
 * with credits, in three languages, on desk and phone.
 */

import { COMMODITY_IDS } from '@ecumene/advanced-civilization/data/trade.ts'
import { tokensAt } from '@ecumene/advanced-civilization/src/state.ts'
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { slot } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { area, mine, openPosition, play, playedSince, reopen } from '../civilization/positions.ts'
import { type Stage, stage } from '../harness.ts'
import { listMode, playNth, settled, startGame } from '../play.ts'
import {
  bargain,
  finished,
  gather,
  goodsOf,
  hasBarbarians,
  isBuying,
  isLosing,
  isOffered,
  isOrdering,
  isTrading,
  partnerOf,
} from './positions.ts'

const positions = () => gather(4, { isTrading, isOffered, isBuying, isLosing, isOrdering, hasBarbarians })
let set: Stage
let at: ReturnType<typeof positions>
let page: Page
let complaints: string[]
beforeAll(async () => {
  set = await stage()
  at = positions()
  ;({ page, complaints } = await set.open('desk'))
})
afterAll(() => set.close())

/**
 * Marks tokens to lose and cities to reduce in these areas, one after the other, until the plan is complete: clicks
 * inside the page, which takes a fraction of the time.
 */
const markLosses = (areas: readonly string[]): Promise<void> =>
  page.evaluate(async ids => {
    const click = async (e: Element | null): Promise<void> => {
      e?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    }
    const isReady = (): boolean => document.querySelector<HTMLButtonElement>('[data-confirm]')?.disabled === false
    for (const id of ids) {
      if (isReady()) return
      await click(document.querySelector(`[data-target="area:${id}"]`))
      const more = (): HTMLButtonElement | null =>
        document.querySelector(
          '[data-mark^="lose:"] .civ-step:last-of-type:enabled, [data-mark^="shrink:"][aria-pressed="false"]',
        )
      while (more() && !isReady()) await click(more())
    }
  }, areas)

test('a solo game: a people founded on the compact map for two, tokens sent, three rounds by mouse; ADV-25.4 the fourth is made the last', async () => {
  await page.goto('/')
  await startGame(page, 'advanced-civilization', { players: 2, seed: 'solo' })
  await mine(page)
  // Two players: only the hazelnut area is in play, and each people has one start.
  expect(await page.locator('.civ-area.is-open').count()).toBeLessThanOrEqual(3)
  const out = await page
    .locator('[data-target="area:italy"], [data-target="area:rome"]')
    .first()
    .getAttribute('aria-label')
  expect(out).toContain('Out of play')
  await play(page, () => page.locator('.civ-area.is-legal').first().dispatchEvent('click'))
  let walked = 0
  // While others move, the header may say something else for a moment.
  const round = async (): Promise<number> => {
    let said = 0
    await expect
      .poll(async () => {
        said = Number(/\d+/.exec((await page.locator('.table-bar, header').first().textContent()) ?? '')?.[0])
        return said
      })
      .toBeGreaterThan(0)
    return said
  }
  for (let n = 0; n < 40 && (await round()) < 4; n++) {
    await mine(page)
    const sources = page.locator('.civ-piece.is-legal[data-target^="stack:"]')
    if (
      (await page.locator('.civ-phases strong').textContent()) === 'Movement' &&
      walked < 3 &&
      (await sources.count()) > 0
    ) {
      await sources.first().click()
      await page.keyboard.press('1')
      await play(page, () => page.locator('.civ-area.is-target').first().dispatchEvent('click'))
      walked++
      continue
    }
    await play(page, () => page.locator('[data-done], [data-word=free]:visible').first().click())
  }
  expect(walked).toBe(3)
  expect(await round()).toBeGreaterThanOrEqual(4)
  await page.getByRole('button', { name: 'Settings' }).click()
  for (const answer of ['no', 'yes']) {
    expect(await page.locator('[data-last-round]').count()).toBe(0) // nobody has said so yet
    await page.locator('[data-make-last-round]').click()
    await page.locator(`.ask [data-answer=${answer}]`).click()
  }
  await page.locator('[data-last-round]').waitFor()
  expect(await page.locator('[data-make-last-round]').count()).toBe(0)
  await page.keyboard.press('Escape')
  const last = await round()
  const end = page.locator('.final')
  for (let n = 0; n < 20; n++) {
    await mine(page)
    if ((await end.count()) > 0) break
    expect(await round()).toBe(last)
    await play(page, () => page.locator('[data-done], [data-word=free]:visible').first().click())
  }
  await end.waitFor()
  await page.locator('.final-close').click()
})

test('the market: number and two names are true, the rest is hidden; a swap is agreed', async () => {
  const { s, me } = at.isTrading
  // Nobody else moves while one looks.
  const { page, context, complaints } = await set.open('desk', {
    but: { bots: 'slow', because: 'the market is looked at before bots answer' },
  })
  await openPosition(page, at.isTrading)
  const goods = goodsOf(s, me).map(c => COMMODITY_IDS[c])
  for (const id of goods.slice(0, 3)) await page.locator(`[data-testid=compose] [data-set="${id}"]`).click()
  expect(await page.locator('.civ-said').textContent()).toBe('3 cards')
  // What is named first cannot be named again while there are others.
  await page.locator('[data-name="0"]').selectOption(goods[1])
  expect(
    await page.locator('[data-name="1"] option').evaluateAll(all => all.map(o => (o as HTMLOptionElement).value)),
  ).not.toContain(goods[1])
  await page.locator('[data-name="1"]').selectOption(goods[2])
  await play(page, () => page.locator('[data-post]').click())
  expect(await playedSince(page, at.isTrading)).toEqual([
    {
      verb: 'offer',
      cards: Object.fromEntries(goods.slice(0, 3).map(id => [id, 1])),
      commodity: goods[1],
      other: goods[2],
      target: -1,
      want: 'none',
    },
  ])
  await reopen(page, at.isOffered)
  const partner = partnerOf(at.isOffered.s, at.isOffered.me)
  const offer = page.locator(`[data-offer="${partner}"]`)
  expect(await offer.locator('.civ-facts b').count()).toBe(1) // the number; no total is told
  expect(await offer.locator('.civ-facts > span:not(.civ-talk)').count()).toBe(2)
  const hand = await page.locator('[data-testid=compose] .civ-sets').textContent()
  await play(page, () => page.locator(`[data-agree="${partner}"]`).click())
  await page.waitForFunction(
    before => document.querySelector('[data-testid=compose] .civ-sets')?.textContent !== before,
    hand,
  )
  expect(complaints).toEqual([])
  await context.close()
})

test('the planner: five groups, what is needed first, credits named, the card bought', async () => {
  const { s, me } = at.isBuying
  const card = bargain(s, me) ?? ''
  await reopen(page, at.isBuying)
  expect(await page.locator('.civ-shop-card').count()).toBe(24)
  expect(await page.locator('.civ-groups li').allTextContents()).toHaveLength(5)
  expect(await page.locator('[data-card=theology]').textContent()).toContain('first: Enlightenment')
  // What cannot be bought says why, with the rule.
  await page.locator('[data-card=theology]').dispatchEvent('click')
  await page.getByRole('alert').getByText('Enlightenment must be yours from an earlier round.').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.kit-tip').waitFor({ state: 'detached' })
  // The whole table of credits: eighteen cards give some.
  await page.locator('.civ-credit-table summary').click()
  expect(await page.locator('.civ-credit-table tbody tr').count()).toBe(18)
  expect(await page.locator('.civ-credit-table thead th').count()).toBe(24)
  await page.locator(`[data-card="${card}"]`).click()
  const bill = page.locator('[data-testid=bill]')
  expect(await bill.locator('.civ-credits li').count()).toBeGreaterThan(0)
  await play(page, () => page.locator('[data-buy]').click())
  await page.waitForFunction(() => document.querySelector('[data-testid=bill]') === null)
  const played = await playedSince(page, at.isBuying)
  expect(played[0]).toEqual({ verb: 'take', card })
  expect(played.at(-1)).toEqual({ verb: 'pay' })
})

test('a calamity: losses are marked, a city is reduced for less, and nothing is played before it is confirmed', async () => {
  const { s, me } = at.isLosing
  await reopen(page, at.isLosing)
  expect(await page.locator('.civ-woe.is-now').count()).toBe(1)
  const total = page.locator('[data-testid=total]')
  expect(await total.textContent()).toBe(`0 of ${s.toLose[me]} points`)
  // A city first: it may be lost, or reduced.
  const cities = AREA_IDS.filter((_, a) => s.city[a] === me)
  for (const id of cities) {
    if ((await page.locator('[data-mark^="shrink:"]').count()) > 0) break
    await area(page, id).dispatchEvent('click')
  }
  await page.locator('[data-mark^="shrink:"]').click()
  expect(Number.parseInt((await total.textContent()) ?? '0', 10)).toBeGreaterThan(0)
  await markLosses([...AREA_IDS.filter((_, a) => s.tokens[tokensAt(a, me)] > 0), ...cities])
  // Others who lose too may have answered.
  const played = async (): Promise<string[]> => (await playedSince(page, at.isLosing)).map(a => a.verb)
  expect(await played()).toEqual([])
  expect(await seriousFaults(page)).toEqual([])
  await play(page, () => page.locator('[data-confirm]').click())
  // The planned actions are sent one after the other.
  await expect.poll(played).toContain('shrink')
  await expect.poll(played).toContain('lose')
})

test('orders are compulsory: they cannot be left before all is ordered', async () => {
  await reopen(page, at.isOrdering)
  const demanded = slot(at.isOrdering.s, 1)
  expect(await page.locator('[data-confirm]').isDisabled()).toBe(true)
  for (let n = 0; n < 60 && (await page.locator('[data-confirm]').isDisabled()); n++) {
    const open = page.locator('.civ-targets li').filter({ has: page.locator('.civ-step:last-of-type:enabled') })
    await open.first().locator('.civ-step').last().click()
  }
  expect(await page.locator('[data-testid=total]').textContent()).toBe(`${demanded} of ${demanded} points`)
  expect(await page.locator('[data-confirm]').isEnabled()).toBe(true)
  await play(page, () => page.locator('[data-confirm]').click())
  // The last order may be the only one left: then the rules have given it.
  await page.waitForFunction(() => document.querySelector('.civ-targets') === null)
  const ordered = (await playedSince(page, at.isOrdering))
    .filter(a => a.verb === 'order')
    .reduce((sum, a) => sum + Number(a.points), 0)
  expect(ordered).toBeGreaterThan(0)
  expect(ordered).toBeLessThanOrEqual(demanded)
  expect(await page.locator('.civ-trouble').count()).toBe(0)
})

test('Barbarians stand on the map and say so; the table of succession tells what is missing', async () => {
  await reopen(page, at.hasBarbarians)
  expect(await page.locator('.civ-area[aria-label*="Barbarians: "]').count()).toBeGreaterThan(0)
  expect(await page.locator('.civ-piece title').filter({ hasText: 'Barbarians' }).count()).toBeGreaterThan(0)
  expect(await page.locator('[data-testid=needs] .civ-need').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('the end: markers and cards round by round, the map, what the totals are made of', async () => {
  const { s, file } = finished(4, 'end')
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.civ-final [data-plot=cards]').waitFor()
  const numbers = await page
    .locator('[data-total="0"] .civ-totals-numbers > span')
    .evaluateAll(all => all.map(e => Number(e.lastChild?.textContent)))
  expect(numbers).toHaveLength(5)
  expect(numbers.reduce((a, b) => a + b, 0)).toBe(s.total[0])
  expect(complaints).toEqual([])
})

test('three languages, desk and phone, and the plain list: every word is said, nothing runs over the edge', async () => {
  for (const [language, size, name] of [
    ['ru', 'phone', 'isTrading'],
    ['it', 'phone', 'isBuying'],
    ['ru', 'desk', 'isLosing'],
  ] as const) {
    const opened = await set.open(size, { language, theme: size === 'phone' ? 'dark' : 'light' })
    await openPosition(opened.page, at[name])
    for (const list of [false, true]) {
      if (list) {
        await listMode(opened.page)
        expect(
          await opened.page
            .locator('[data-action]:visible, .prompt-tools [data-word]:visible, .prompt-word button:visible')
            .count(),
        ).toBeGreaterThan(0)
      }
      const text = (await opened.page.locator('.desk, .phone').first().textContent()) ?? ''
      expect(text.match(/\b(?:ui|verb|event|prompt|card|trade|commodity|calamity|area|group)\.[a-z][\w.-]*/g)).toBe(
        null,
      )
      expect(await opened.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    // The list alone plays on.
    if (size === 'desk')
      for (let n = 0; n < 12; n++) {
        await settled(opened.page)
        await playNth(opened.page, n)
      }
    expect(opened.complaints).toEqual([])
    await opened.context.close()
  }
})
