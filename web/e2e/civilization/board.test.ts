/** Civilization on its drawn map: by mouse, by keyboard, in three languages, on desk and phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeChronicle } from '../chronicle.ts'
import { type Look, type Stage, stage } from '../harness.ts'
import { isOver, listMode, NOBODY_ELSE, played, seqOf, settled, startGame } from '../play.ts'
import {
  area,
  attack,
  bargain,
  coastsFrom,
  crowded,
  ferry,
  holdsBothOfOne,
  isBuying,
  isLaunching,
  isMoving,
  isNearWar,
  isOffered,
  isSailing,
  isTrading,
  mine,
  onlyLaunch,
  openPosition,
  partner,
  play,
  playedSince,
  position,
  reopen,
  spot,
} from './positions.ts'

const WHOLE: Look = { but: { bots: 'instant', because: 'a whole game has hundreds of moves of bots' } }
let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await spot(page, from), await spot(page, to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move(a.x + 8, a.y + 8)
  await page.mouse.move(b.x, b.y, { steps: 4 })
  await page.mouse.up()
}

test('a short game by mouse: a people founded, tokens dragged and sent, to the last round', async () => {
  const { page, context, complaints } = await set.open('desk', WHOLE)
  await startGame(page, 'civilization', { players: 2, variant: 'nomads', seed: 'nomads' })
  await mine(page)
  await play(page, () => page.locator('.civ-area.is-legal').first().dispatchEvent('click'))
  const did = { dragged: 0, sent: 0, finished: 0, grown: 0 }
  for (let n = 0; n < 200; n++) {
    await mine(page)
    if (await page.locator('.final').count()) break
    const sources = page.locator('.civ-piece.is-legal[data-target^="stack:"]')
    const done = page.locator('[data-word=free]')
    const isMoving = (await page.locator('.civ-phases strong').textContent()) === 'Movement'
    if ((await done.count()) === 0) {
      // The Stock is short: choose where it goes.
      await page.locator('.civ-area.is-legal').first().dispatchEvent('click')
      const seq = await seqOf(page)
      if (await page.locator('[data-testid=do]').count()) await page.locator('[data-testid=do]').first().click()
      await played(page, seq).catch(() => undefined)
      did.grown++
    } else if (isMoving && did.dragged < 2 && (await sources.count()) > 0) {
      const from = ((await sources.first().getAttribute('data-target')) ?? '').split(':')[1]
      await sources.first().click()
      const to = ((await page.locator('.civ-area.is-target').first().getAttribute('data-target')) ?? '').split(':')[1]
      await page.keyboard.press('Escape')
      await play(page, () => drag(page, from, to))
      did.dragged++
    } else if (isMoving && did.sent < 2 && (await sources.count()) > 0) {
      await sources.first().click()
      await page.keyboard.press('1')
      await page.locator('[data-testid=panel]').waitFor()
      await play(page, () => page.locator('.civ-area.is-target').first().dispatchEvent('click'))
      did.sent++
    } else {
      await play(page, () => done.first().click())
      did.finished++
    }
  }
  expect(await page.locator('.final').isVisible()).toBe(true)
  expect(did.dragged).toBe(2)
  expect(did.sent).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

test('a voyage with two landings, the route and the moves left shown', async () => {
  const start = position(5, 'voyage', isSailing)
  const { page, context, complaints } = await set.open('desk')
  await openPosition(page, start)
  const ship = page.locator(`[data-target="ship:0:${ferry(start.s)}"]`)
  const panel = page.locator('[data-testid=panel]')
  await ship.dispatchEvent('click')
  const button = panel.locator('[data-testid=do]')
  // Two aboard, whatever was proposed.
  await panel
    .locator('.civ-step')
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
  for (let n = 0; n < 5 && !/2/.test((await button.textContent()) ?? ''); n++)
    await panel.locator('.civ-step').first().click()
  await play(page, () => button.click())
  for (const landing of [1, 2]) {
    const coast =
      landing === 1
        ? area(page, coastsFrom(start.s, ferry(start.s))[0])
        : page.locator('.civ-area.is-target:not(.is-sea)').first()
    await coast.focus()
    expect(await page.locator('.civ-route').count()).toBe(1)
    await play(page, () => page.keyboard.press('Enter'))
    const land = panel.locator('[data-testid=do]').last()
    await land.waitFor()
    if (landing === 1)
      while (
        await panel
          .locator('.civ-counted')
          .last()
          .locator('.civ-step')
          .first()
          .isEnabled()
          .catch(() => false)
      )
        await panel.locator('.civ-counted').last().locator('.civ-step').first().click()
    await play(page, () => land.click())
  }
  expect(await page.locator('.civ-wake').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a step into a full land comes to a fight', async () => {
  const start = position(5, 'war 2', isNearWar)
  const { page, context } = await set.open('desk', {
    but: {
      bots: 'instant',
      chronicle: true,
      because: 'the fight comes when all have moved, and is read in the chronicle',
    },
  })
  await openPosition(page, start)
  const step = attack(start.s) ?? { from: '', to: '' }
  await page.locator(`[data-target="stack:${step.from}:0"]`).dispatchEvent('click')
  await play(page, () => area(page, step.to).dispatchEvent('click'))
  await play(page, () => page.locator('[data-word=free]').click())
  const name = (await area(page, step.to).getAttribute('aria-label'))?.split('.')[0] ?? ''
  await expect.poll(() => wholeChronicle(page)).toContain(`Conflict in ${name}`)
  await context.close()
})

test('the market: an offer with its true facts, an answer, a swap agreed', async () => {
  const { page, context, complaints } = await set.open('desk', {
    but: { bots: 'slow', because: 'the market is looked at before bots answer' },
  })
  await openPosition(
    page,
    position(5, 'market', s => isTrading(s) && s.offerCards.some((n, q) => q > 0 && n > 0) && s.offersMade[0] < 3),
  )
  await mine(page)
  const cards = page.locator('[data-testid=compose] [data-set]')
  expect(await page.locator('[data-post]').isDisabled()).toBe(true)
  const choose = async (): Promise<void> => {
    let n = 0
    for (let i = 0; n < 3; i = (i + 1) % (await cards.count())) {
      if ((await cards.nth(i).getAttribute('class'))?.includes('is-woe')) continue
      await cards.nth(i).click()
      n = (await page.locator('.civ-set-chosen').allInnerTexts()).reduce((sum, t) => sum + Number(t), 0)
    }
  }
  await choose()
  expect(await page.locator('.civ-said').textContent()).toContain('3 cards')
  await play(page, () => page.locator('[data-post]').click())
  expect(await page.locator('.civ-offer.is-mine').count()).toBe(1)
  // An answer to somebody's offer is an offer to them; it can be withdrawn.
  const seat = await page.locator('[data-answer]').first().getAttribute('data-answer')
  await page.locator('[data-answer]').first().click()
  expect(await page.locator('[data-to]').inputValue()).toBe(seat)
  await choose()
  await play(page, () => page.locator('[data-post]').click())
  await play(page, () => page.locator('[data-withdraw]').click())
  expect(await page.locator('.civ-offer.is-mine').count()).toBe(0)
  await context.close()

  const start = position(5, 'market', isOffered)
  const second = await set.open('desk', {
    but: { bots: 'slow', because: 'the market is looked at before bots answer' },
  })
  await openPosition(second.page, start)
  await mine(second.page)
  // The hand stands where an offer is composed, and not a second time at the edge.
  expect(await second.page.locator('.mine-area [data-set]').count()).toBe(0)
  const hand = await second.page.locator('[data-testid=compose] .civ-sets').textContent()
  await play(second.page, () => second.page.locator(`[data-agree="${partner(start.s)}"]`).click())
  await second.page.waitForFunction(
    before => document.querySelector('[data-testid=compose] .civ-sets')?.textContent !== before,
    hand,
  )
  expect([...complaints, ...second.complaints]).toEqual([])
  await second.context.close()
})

test('the planner: credits named, the card bought; CIV-R-34 cards of one stack are paid in the order they are laid out', async () => {
  const start = position(5, 'c', s => isBuying(s) && holdsBothOfOne(s, 'hides', 'ochre'))
  const card = bargain(start.s) ?? ''
  const { page, context, complaints } = await set.open('desk')
  await openPosition(page, start)
  await page.locator(`[data-card="${card}"]`).click()
  const bill = page.locator('[data-testid=bill]')
  expect(await bill.locator('.civ-credits li').count()).toBeGreaterThan(0)
  expect(await bill.textContent()).toMatch(/credit \d+/)
  const step = (name: string, sign: '+' | '−') =>
    bill.locator('.civ-pay-row', { hasText: name }).locator('.civ-step', { hasText: sign })
  const press = async (name: string, sign: '+' | '−'): Promise<void> => {
    while (await step(name, sign).isEnabled()) await step(name, sign).click()
  }
  for (const name of ['Hides', 'Ochre']) await press(name, '−')
  expect(await bill.locator('[data-order]').count()).toBe(0)
  for (const name of ['Ochre', 'Hides']) await press(name, '+')
  expect(await bill.locator('[data-order]').textContent()).toMatch(/Ochre(, Ochre)*(, Hides)+/)
  await play(page, () => page.locator('[data-buy]').click())
  const spent = (await playedSince(page, start)).flatMap(a => (a.verb === 'spend' ? [a.commodity] : []))
  expect(spent.filter(id => id === 'hides' || id === 'ochre')).toEqual(['ochre', 'hides'])
  await page.locator('.mine-area .civ-owned').waitFor()
  await page.waitForFunction(() => document.querySelector('[data-testid=bill]') === null)
  expect(complaints).toEqual([])
  await context.close()
})

test('pieces keep clear of each other at three zoom levels, and the wheel says how many are carried', async () => {
  const { page, context, complaints } = await set.open('desk', {
    but: { motion: 'reduced', because: 'where pieces lie is measured once after each step of the zoom' },
  })
  await openPosition(page, position(7, 'crowd', crowded))
  const overlaps = (): Promise<{ pieces: number; pairs: string[] }> =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.civ-body')].map(e => ({
        id: e.parentElement?.getAttribute('data-anchor') ?? '',
        r: e.getBoundingClientRect(),
      }))
      const pairs: string[] = []
      // Half a pixel of outline may touch.
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(0, i))
          if (
            Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left) > 1 &&
            Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top) > 1
          )
            pairs.push(`${a.id} ${b.id}`)
      return { pieces: boxes.length, pairs }
    })
  const zoom = (): Promise<number> =>
    page.evaluate(() =>
      Number(/scale\(([\d.e-]+)/.exec(document.querySelector<SVGElement>('.kit-world')?.style.transform ?? '')?.[1]),
    )
  const zooms: number[] = []
  for (const button of [null, 'Further away', 'Closer', 'Closer', 'Closer']) {
    if (button) await page.getByRole('button', { name: button }).click()
    await page.waitForTimeout(60)
    const { pieces, pairs } = await overlaps()
    expect(pieces).toBeGreaterThan(80)
    expect(pairs).toEqual([])
    zooms.push(await zoom())
  }
  expect(new Set(zooms.map(z => Math.round(z * 100))).size).toBeGreaterThanOrEqual(3)

  const start = position(5, 'voyage', isMoving)
  await reopen(page, start)
  const stack = page.locator('.civ-piece.is-legal[data-target^="stack:"]')
  const largest = await stack.evaluateAll(all => {
    const counts = all.map(e => Number(e.querySelector('.civ-number')?.textContent))
    return all[counts.indexOf(Math.max(...counts))].getAttribute('data-target') ?? ''
  })
  const from = largest.split(':')[1]
  await page.locator(`[data-target="${largest}"]`).click()
  const most = Number(await page.locator('[data-testid=count]').textContent())
  expect(most).toBeGreaterThan(1)
  const to = ((await page.locator('.civ-area.is-target:not(.is-sea)').first().getAttribute('data-target')) ?? '').split(
    ':',
  )[1]
  await page.keyboard.press('Escape')
  const [a, b] = [await page.locator(`[data-target="${largest}"]`).boundingBox(), await spot(page, to)]
  await page.mouse.move((a?.x ?? 0) + (a?.width ?? 0) / 2, (a?.y ?? 0) + (a?.height ?? 0) / 2)
  await page.mouse.down()
  await page.mouse.move(b.x - 12, b.y - 12, { steps: 3 })
  const before = await zoom()
  await page.mouse.wheel(0, 100)
  await page.waitForFunction(n => document.querySelector('[data-testid=count]')?.textContent === String(n), most - 1)
  await page.mouse.wheel(0, -100)
  await page.waitForFunction(n => document.querySelector('[data-testid=count]')?.textContent === String(n), most)
  for (let n = most; n > 1; n--) await page.mouse.wheel(0, 100)
  await page.waitForFunction(() => document.querySelector('[data-testid=count]')?.textContent === '1')
  // The wheel turned the number, not the map.
  expect(await zoom()).toBe(before)
  await page.mouse.move(b.x, b.y, { steps: 2 })
  await play(page, () => page.mouse.up())
  expect(await playedSince(page, start)).toEqual([{ verb: 'walk', area: from, to, tokens: 1 }])
  expect(complaints).toEqual([])
  await context.close()
})

test('nothing is spent by a slip: a ship says its price and asks; what is carried nowhere stays', async () => {
  const start = position(3, 'slip', isLaunching)
  const { page, context, complaints } = await set.open('desk', NOBODY_ELSE)
  await openPosition(page, start)
  const before = await seqOf(page)
  const panel = page.locator('[data-testid=panel]')
  // The map is pushed aside: nothing is chosen where it is let go.
  const at = await spot(page, onlyLaunch(start.s) ?? '')
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 40, at.y + 20, { steps: 4 })
  await page.mouse.up()
  expect(await panel.count()).toBe(0)
  await page.locator(`[data-target="area:${onlyLaunch(start.s)}"]`).dispatchEvent('click')
  await panel.waitFor()
  expect(await panel.textContent()).toMatch(/Build a ship.*(Treasury|levied)/)
  expect(await seqOf(page), 'nothing is built yet').toBe(before)
  await play(page, () => panel.locator('.button').click())
  expect((await playedSince(page, start))[0].verb).toBe('launch')

  // Tokens let go over nothing: not picked, not moved. Before they go, the number there and the limit are shown.
  const moving = position(3, 'slip', isMoving)
  await reopen(page, moving)
  const seq = await seqOf(page)
  expect(await page.locator('.civ-limit').count()).toBeGreaterThan(20)
  const stack = page.locator('.civ-piece.is-legal[data-target^="stack:"]').first()
  const box = await stack.boundingBox()
  if (!box) throw new Error('nothing to drag')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 3 })
  await panel.waitFor()
  await page.locator('.top-title').hover()
  await page.mouse.up()
  await panel.waitFor({ state: 'detached' })
  expect(await seqOf(page)).toBe(seq)
  // A click that comes with the end of a drag belongs to the drag: this one comes after it.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  await stack.dispatchEvent('click')
  expect(await page.locator('[data-crowd]').first().textContent()).toMatch(/^\d+\/\d+$/)
  expect(complaints).toEqual([])
  await context.close()
})

test('a whole game by keyboard alone: a people founded, tokens sent, every turn finished', async () => {
  const { page, context } = await set.open('desk', WHOLE)
  const isOn = (selector: string): Promise<boolean> =>
    page.evaluate(s => document.activeElement?.matches(s) === true, selector)
  const tabTo = async (selector: string): Promise<void> => {
    for (let n = 0; n < 60 && !(await isOn(selector)); n++) await page.keyboard.press('Tab')
    expect(await isOn(selector)).toBe(true)
  }
  await startGame(page, 'civilization', { players: 2, variant: 'nomads', seed: 'keys' })
  await mine(page)
  await tabTo('.kit-viewport')
  await page.keyboard.press('Enter')
  await play(page, () => page.keyboard.press('Enter'))
  let walked = 0
  for (let n = 0; n < 200; n++) {
    await mine(page)
    if (await isOver(page)) break
    if (walked < 2 && (await page.locator('.civ-piece.is-legal').count()) > 0) {
      await tabTo('.kit-viewport')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.keyboard.press('1')
      for (const key of [
        'ArrowRight',
        'ArrowDown',
        'ArrowLeft',
        'ArrowLeft',
        'ArrowUp',
        'ArrowUp',
        'ArrowRight',
        'ArrowDown',
        'ArrowDown',
      ]) {
        if (await isOn('.civ-area.is-target')) break
        await page.keyboard.press(key)
      }
      expect(await isOn('.civ-area.is-target')).toBe(true)
      await play(page, () => page.keyboard.press('Enter'))
      walked++
      continue
    }
    // The word beside the question ends the turn; where the Stock is short there is none, and the map is asked.
    if (await page.locator('[data-word=free]').count()) {
      await tabTo('[data-word=free]')
      await play(page, () => page.keyboard.press('Enter'))
    } else {
      await tabTo('.kit-viewport')
      await page.keyboard.press('Enter')
      const seq = await seqOf(page)
      await page.keyboard.press('Enter')
      if (await page.locator('[data-testid=do]').count()) {
        await tabTo('[data-testid=do]')
        await page.keyboard.press('Enter')
      }
      await played(page, seq)
    }
  }
  expect(await isOver(page)).toBe(true)
  expect(walked).toBe(2)
  await context.close()
})

test('a whole game through the plain list, on the phone', async () => {
  const { page, context, complaints } = await set.open('phone', WHOLE)
  await startGame(page, 'civilization', { players: 2, variant: 'nomads', seed: 'list' })
  await listMode(page)
  let n = 0
  for (; n < 300; n++) {
    await settled(page)
    if (await isOver(page)) break
    const actions = page.locator('[data-action]:visible')
    const done = page.locator('[data-word=free]:visible')
    // A move now and then; mostly the turn is finished.
    const isMove = n % 5 === 0 || (await done.count()) === 0
    const pick = isMove && (await actions.count()) > 0 ? actions.first() : done.first()
    await play(page, () => pick.click())
  }
  expect(await isOver(page)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('three languages, desk and phone: every word is said, nothing runs over the edge', async () => {
  const start = position(5, 'voyage', isSailing)
  for (const size of ['desk', 'phone'] as const)
    for (const language of ['en', 'ru', 'it'] as const) {
      const { page, context, complaints } = await set.open(size, {
        language,
        theme: language === 'ru' ? 'dark' : 'light',
      })
      await openPosition(page, start)
      await mine(page)
      const text = await page.locator('body').textContent()
      expect(text).not.toMatch(/\b(ui|verb|event|prompt|area|nation|card|trade|calamity|decision|epoch)\.[a-z]/)
      expect(await page.locator('.map-label').count()).toBeGreaterThan(size === 'desk' ? 40 : 15)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(complaints).toEqual([])
      await context.close()
    }
})
