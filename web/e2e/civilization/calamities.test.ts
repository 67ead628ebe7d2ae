/**
 * Civilization's rare decisions, each reached from a recorded game that is opened in the browser and gone on with:
 * calamities, losses, taxes, revolts, gold, cards given back. What was played is read from the saved file: it must be
 * what was planned, and nothing before it was confirmed.
 */

import { CIVIL_WAR, TRADE_IDS } from '@ecumene/civilization/data/trade.ts'
import { handOf, type S } from '@ecumene/civilization/src/state.ts'
import { DECISIONS } from '@ecumene/civilization/src/verbs.ts'
import { LAW, PHILOSOPHY } from '@ecumene/civilization-family/data/cards.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { type ActionJson, asking, slot } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { type Look, type Stage, stage } from '../harness.ts'
import { seqOf } from '../play.ts'
import { gather, openPosition, type Position, play, playedSince, reopen } from './positions.ts'

const is =
  (decision: number) =>
  (s: S): boolean =>
    asking(s) === decision
const losing =
  (kind: number, least: number) =>
  (s: S, seat: number): boolean =>
    asking(s) === DECISIONS.lose && slot(s, 0) === kind && s.toLose[seat] >= least && s.shown[seat] === 0
const ordering =
  (kind: number) =>
  (s: S): boolean =>
    asking(s) === DECISIONS.order && slot(s, 0) === kind
const [FAMINE, FLOOD, EPIDEMIC] = [0, 1, 2]
/** Games in which these things happen early: a short record is opened quickly. */
const positions = () => ({
  ...gather(4, '40', {
    famine: losing(FAMINE, 9),
    order: ordering(FAMINE),
    nominate: is(DECISIONS.nominate),
    pick: (s, q) => asking(s) === DECISIONS.pick && s.victim[CIVIL_WAR] === q,
    pickOf: (s, q) => asking(s) === DECISIONS.pick && s.victim[CIVIL_WAR] !== q,
    faction: is(DECISIONS.faction),
  }),
  ...gather(2, '50', {
    annex: is(DECISIONS.annex),
    quake: is(DECISIONS.quake),
    support: is(DECISIONS.support),
    raid: is(DECISIONS.raid),
  }),
  ...gather(2, '0', {
    shake: is(DECISIONS.shake),
    tax: is(DECISIONS.tax),
    giveBack: (s, q) => asking(s) === DECISIONS.acquire && slot(s, 0) === 1 && s.handSize[q] > 7,
  }),
  ...gather(2, '32', { gold: is(DECISIONS.gold) }),
  ...gather(2, '55', { seize: is(DECISIONS.seize) }),
  ...gather(2, '40', { raze: is(DECISIONS.raze) }),
  ...gather(2, '4', { reduce: is(DECISIONS.reduce) }),
  ...gather(2, '62', { flood: losing(FLOOD, 1) }),
  // Neither Law nor Philosophy protects the other's cities.
  ...gather(2, '24', {
    condemn: (s, q) => asking(s) === DECISIONS.condemn && !hasCard(s, 1 - q, LAW) && !hasCard(s, 1 - q, PHILOSOPHY),
  }),
  ...gather(2, '54', { plain: is(DECISIONS.plain) }),
  ...gather(4, '54', { share: is(DECISIONS.share) }),
  ...gather(3, '63', { erupt: is(DECISIONS.erupt) }),
  ...gather(2, '78', { epidemic: losing(EPIDEMIC, 11) }),
  ...gather(4, '80', { spread: ordering(EPIDEMIC) }),
})

const WALK: Look = {
  but: {
    bots: 'instant',
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'one page goes from calamity to calamity, and what is asked is counted',
  },
}
let set: Stage
let at: ReturnType<typeof positions>
let page: Page
let complaints: string[]
beforeAll(async () => {
  set = await stage()
  at = positions()
  ;({ page, complaints } = await set.open('desk', WALK))
})
afterAll(() => set.close())

const total = (): Promise<string | null> => page.locator('[data-testid=total]').textContent()
const confirm = (): Locator => page.locator('[data-confirm]')
const drop = (key: string): Locator => page.locator(`[data-drop-item="${key}"]`)
/**
 * Marks whatever the map offers, area after area, until the plan is complete: clicks inside the page, which takes a
 * fraction of the time.
 */
const markAll = (): Promise<void> =>
  page.evaluate(async () => {
    const find = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector)
    const click = async (e: Element): Promise<void> => {
      e.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    }
    const isReady = (): boolean => find<HTMLButtonElement>('[data-confirm]')?.disabled === false
    const tried = new Set<string>()
    while (!isReady()) {
      const next = [...document.querySelectorAll('.civ-area.is-open')].find(
        a => !tried.has(a.getAttribute('data-target') ?? ''),
      )
      if (!next) return
      tried.add(next.getAttribute('data-target') ?? '')
      await click(next)
      for (
        let more = find('.civ-panel .civ-step:last-of-type:enabled');
        more;
        more = find('.civ-panel .civ-step:last-of-type:enabled')
      ) {
        await click(more)
        if (isReady()) break
      }
      const yes = find('.civ-panel button[data-mark][aria-pressed=false]')
      if (yes && !isReady()) await click(yes)
      const close = find('.civ-panel .civ-close')
      if (close) await click(close)
    }
  })
/** Nothing has been played while marking; then the plan is, exactly. Returns what was played. */
async function carryOut(position: Position, before: string | null): Promise<ActionJson[]> {
  expect(await seqOf(page)).toBe(before)
  const title = await page.locator('[data-testid=plan]').getAttribute('aria-label')
  await confirm().click()
  await page.waitForFunction(t => {
    const plan = document.querySelector('[data-testid=plan]')
    return plan?.getAttribute('aria-label') !== t && document.querySelector('[data-seq]')
  }, title)
  return playedSince(page, position)
}
const points = (played: readonly ActionJson[]): number =>
  played.reduce((v, a) => v + (/City$/.test(a.verb) ? 5 : Number(a.tokens ?? a.points ?? 0)), 0)

test('famine: losses are marked, unmarked, added up and carried out together', async () => {
  await openPosition(page, at.famine)
  const before = await seqOf(page)
  expect(await page.locator('.civ-woe.is-now').textContent()).toContain('9 points')
  expect(await page.locator('.civ-woe.is-now .rule-id').first().textContent()).toBe('CIV-22.2.5a')
  expect(await total()).toBe('0 of 9 points')
  expect(await confirm().isDisabled()).toBe(true)
  await markAll()
  expect(await total()).toBe('9 of 9 points')
  expect(await page.locator('.civ-marked').count()).toBeGreaterThan(0)
  expect(await seriousFaults(page)).toEqual([])
  // One out again: the total falls, and it cannot be carried out.
  const key = (await page.locator('[data-drop-item]').last().getAttribute('data-drop-item')) ?? ''
  await drop(key).click()
  expect(await confirm().isDisabled()).toBe(true)
  expect(await total()).not.toBe('9 of 9 points')
  await page.locator(`[data-target="area:${key.split(':')[1]}"]`).focus()
  await page.keyboard.press('Enter')
  // By keys: as many as possible where a number is asked.
  if (await page.locator('[data-testid=panel]').count()) await page.keyboard.press('9')
  expect(await total()).toBe('9 of 9 points')
  const played = await carryOut(at.famine, before)
  expect(points(played)).toBe(9)
  // Then it is ordered who else loses: an answer of its own.
  expect(await page.locator('[data-testid=plan]').getAttribute('aria-label')).toBe('Order others to lose')
})

test('famine: others are ordered to lose, 20 in all and 11 each', async () => {
  await reopen(page, at.order)
  const before = await seqOf(page)
  const rows = page.locator('[data-order]')
  const more = (i: number): Locator => rows.nth(i).locator('.civ-step').last()
  for (let n = 0; n < 11; n++) await more(0).click()
  expect(await more(0).isDisabled()).toBe(true)
  expect(await total()).toBe('11 of 20 points')
  for (let n = 0; n < 9; n++) await more(1).click()
  expect(await total()).toBe('20 of 20 points')
  // Nothing is left for a third; one less for the first, and there is.
  expect(await rows.nth(2).getByRole('button', { name: 'Why not?' }).count()).toBe(1)
  await rows.nth(0).locator('.civ-step').first().click()
  await more(2).click()
  const orders = await rows.evaluateAll(all => all.map(r => Number(r.getAttribute('data-order')?.split(':')[1])))
  const played = await carryOut(at.order, before)
  expect(played).toEqual([
    { verb: 'order', target: orders[0], points: 10 },
    { verb: 'order', target: orders[1], points: 9 },
    { verb: 'order', target: orders[2], points: 1 },
  ])
})

test('a plan that is refused stops, and says so', async () => {
  await reopen(page, at.order)
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage
    let plays = 0
    Worker.prototype.postMessage = function (this: Worker, message: { type: string; action?: { points: number } }) {
      // The second action arrives as one that nobody may play.
      if (message.type === 'play' && ++plays === 2) message = { ...message, action: { ...message.action, points: 20 } }
      send.call(this, message)
    } as Worker['postMessage']
  })
  const rows = page.locator('[data-order]')
  await rows.nth(0).locator('.civ-step').last().click()
  await rows.nth(1).locator('.civ-step').last().click()
  await confirm().click()
  await page.locator('.civ-trouble').waitFor()
  expect(await page.locator('.civ-trouble').textContent()).toContain('Stopped')
  expect((await playedSince(page, at.order)).length).toBe(1)
})

test('epidemic: a city counts 4 and leaves a token; then orders, 25 in all and 10 each', async () => {
  await reopen(page, at.epidemic)
  const before = await seqOf(page)
  expect(await page.locator('[data-testid=plan]').textContent()).toMatch(/a city counts 4|No area is left empty/)
  await markAll()
  const of = at.epidemic.s.toLose[at.epidemic.me]
  expect(await total()).toBe(`${of} of ${of} points`)
  const played = await carryOut(at.epidemic, before)
  expect(played.length).toBeGreaterThan(0)
  await reopen(page, at.spread)
  const steps = page.locator('[data-order] .civ-step')
  expect(await total()).toBe('0 of 25 points')
  const seq = await seqOf(page)
  await steps.last().click()
  expect(await carryOut(at.spread, seq)).toMatchObject([{ verb: 'order', points: 1 }, { verb: 'done' }])
})

test('flood: the plain, the losses on it, and ten points shared out to the last', async () => {
  await reopen(page, at.plain)
  await play(page, () => page.locator('[data-verb=strike]').first().click())
  expect(await playedSince(page, at.plain)).toMatchObject([{ verb: 'strike' }])
  await reopen(page, at.flood)
  let before = await seqOf(page)
  expect(await page.locator('.civ-woe.is-now').textContent()).toMatch(/loses (17|7) points on the plain/)
  await markAll()
  const lost = await carryOut(at.flood, before)
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.every(a => a.verb === 'lose' || a.verb === 'loseCity')).toBe(true)
  await reopen(page, at.share)
  before = await seqOf(page)
  const rows = page.locator('[data-order]:has(.civ-step)')
  expect(await confirm().isDisabled()).toBe(true)
  for (let i = 0; i < (await rows.count()); i++) {
    const more = rows.nth(i).locator('.civ-step').last()
    while ((await more.count()) > 0 && (await more.isEnabled())) await more.click()
  }
  expect(await total()).toBe('10 of 10 points')
  await carryOut(at.share, before)
  // The last of them may be the only answer that is left.
  const shared = (await playedSince(page, at.share, true)).filter(a => a.verb === 'order')
  expect(points(shared)).toBe(10)
})

test('civil war: the nominee, both choices of units, the faction that is kept, the pieces taken over', async () => {
  await reopen(page, at.nominate)
  await play(page, () => page.locator('[data-verb=nominate]').first().click())
  expect(await playedSince(page, at.nominate)).toMatchObject([{ verb: 'nominate' }])
  for (const [position, of] of [
    [at.pick, 15],
    [at.pickOf, 20],
  ] as const) {
    await reopen(page, position)
    const before = await seqOf(page)
    expect(await total()).toBe(`0 of ${of} points`)
    await markAll()
    expect(await total()).toBe(`${of} of ${of} points`)
    expect(points(await carryOut(position, before))).toBe(of)
  }
  for (const [faction, n] of [
    ['first', 0],
    ['second', 1],
  ] as const) {
    await reopen(page, at.faction)
    expect(await page.locator('.civ-woe.is-now').textContent()).toMatch(
      /First faction: 35 points.*Second faction: \d+ points?/,
    )
    expect(await page.locator('.civ-marked').count()).toBeGreaterThan(0)
    await play(page, () => page.locator('[data-verb=keep]').nth(n).click())
    expect(await playedSince(page, at.faction)).toMatchObject([{ verb: 'keep', faction }])
  }
  await reopen(page, at.annex)
  const before = await seqOf(page)
  await markAll()
  expect((await carryOut(at.annex, before)).every(a => a.verb === 'annex' || a.verb === 'annexCity')).toBe(true)
})

test('volcano and earthquake: which erupts, which city is reduced, which neighbour’s', async () => {
  await reopen(page, at.erupt)
  expect(await page.locator('.civ-woe.is-now').textContent()).toMatch(/(Vesuvius|Etna|Thera): .* loses/)
  await play(page, () => page.locator('[data-verb=erupt]').first().click())
  expect(await playedSince(page, at.erupt)).toMatchObject([{ verb: 'erupt' }])
  await reopen(page, at.quake)
  let before = await seqOf(page)
  const cities = page.locator('.civ-area.is-open')
  await cities.nth(0).dispatchEvent('click')
  // Another takes its place: one city alone is chosen.
  await cities.nth(1).dispatchEvent('click')
  expect(await total()).toBe('1 of 1 city')
  const second = (await cities.nth(1).getAttribute('data-target'))?.split(':')[1]
  expect(await carryOut(at.quake, before)).toEqual([{ verb: 'reduce', area: second }])
  await reopen(page, at.shake)
  before = await seqOf(page)
  await page.locator('.civ-area.is-open').first().dispatchEvent('click')
  expect(await carryOut(at.shake, before)).toMatchObject([{ verb: 'shake' }])
})

test('disorder, iconoclasm, piracy, support: cities are marked, then reduced or lost', async () => {
  for (const [position, verb] of [
    [at.reduce, 'reduce'],
    [at.raid, 'raid'],
    [at.support, 'reduce'],
  ] as const) {
    await reopen(page, position)
    const before = await seqOf(page)
    expect(await confirm().isDisabled()).toBe(true)
    await markAll()
    const played = await carryOut(position, before)
    expect(played.length).toBeGreaterThan(0)
    expect(played.every(a => a.verb === verb)).toBe(true)
  }
  await reopen(page, at.condemn)
  const before = await seqOf(page)
  const open = page.locator('.civ-area.is-open')
  await open.nth(0).dispatchEvent('click')
  expect(await total()).toBe('1 of 2 cities')
  await page.locator('.civ-area.is-open').last().dispatchEvent('click')
  expect(await total()).toBe('2 of 2 cities')
  expect((await carryOut(at.condemn, before)).map(a => a.verb)).toEqual(['condemn', 'condemn'])
})

test('a tax rate with Coinage, a revolt taken and one nobody can take, gold, cards given back', async () => {
  await reopen(page, at.tax)
  await play(page, () => page.locator('[data-verb=tax]').nth(2).click())
  expect(await playedSince(page, at.tax)).toMatchObject([{ verb: 'tax', rate: 3 }])
  await reopen(page, at.seize)
  await play(page, () => page.locator('.civ-area.is-open').first().dispatchEvent('click'))
  expect(await playedSince(page, at.seize)).toMatchObject([{ verb: 'seize' }])
  await reopen(page, at.raze)
  await play(page, () => page.locator('.civ-area.is-open').first().dispatchEvent('click'))
  expect(await playedSince(page, at.raze)).toMatchObject([{ verb: 'raze' }])
  await reopen(page, at.gold)
  await play(page, () => page.locator('[data-verb=buyGold]').click())
  expect(await playedSince(page, at.gold)).toMatchObject([{ verb: 'buyGold' }])
  await reopen(page, at.giveBack)
  const done = page.locator('[data-done]')
  for (const [kind, id] of TRADE_IDS.entries())
    for (let n = at.giveBack.s.hand[handOf(at.giveBack.me, kind)]; n > 0 && (await done.isDisabled()); n--)
      await page.locator(`[data-testid=stage] [data-set="${id}"]`).click()
  await play(page, () => done.click())
  const back = await playedSince(page, at.giveBack)
  expect(back.slice(0, -1).every(a => a.verb === 'giveBack')).toBe(true)
  expect(back.length).toBe(at.giveBack.s.handSize[at.giveBack.me] - 6 + 1)
  expect(complaints).toEqual([])
})

test.each(['ru', 'it'] as const)(
  'losses on the phone in %s: the plan below, the map above, nothing over the edge',
  async language => {
    const phone = await set.open('phone', { language, theme: language === 'ru' ? 'dark' : 'light' })
    for (const position of [at.famine, at.order]) {
      await reopen(phone.page, position)
      const text = await phone.page.locator('.board').textContent()
      expect(text).not.toMatch(/\b(ui|verb|prompt|area|card|calamity)\.[a-z]/)
      expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const plan = await phone.page.locator('[data-testid=plan]').boundingBox()
      const board = await phone.page.locator('.board').boundingBox()
      expect((plan?.y ?? 0) - (board?.y ?? 0)).toBeGreaterThan((board?.height ?? 0) / 3)
      if (language === 'ru' && position === at.order) expect(await seriousFaults(phone.page)).toEqual([])
      if (position === at.famine) {
        const id = await phone.page.locator('.civ-area.is-open').first().getAttribute('data-target')
        await phone.page.locator(`[data-target="${id}"]`).dispatchEvent('click')
        const yes = phone.page
          .locator('[data-testid=panel] button[data-mark], [data-testid=panel] .civ-step:enabled')
          .last()
        if (await yes.count()) await yes.tap()
        expect(await phone.page.locator('[data-drop-item]').count()).toBe(1)
      }
    }
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)
