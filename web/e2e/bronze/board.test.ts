/** Whole games of Bronze on the drawn board: by mouse, and by keyboard alone. */
import { bronze } from '@ecumene/bronze'
import type { Core, GameDef } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Stage, stage } from '../harness.ts'
import { pressByKey } from '../keys.ts'
import { midwayFile, openMidway } from '../midway.ts'
import { played, seqOf, startGame } from '../play.ts'
import { phaseOf } from './play-along.ts'

const WHOLE: Look = {
  but: { bots: 'instant', asksAll: true, because: 'every answer of a whole game is given by hand, and counted' },
}
let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** The table has answered, waits for "Done", or asks which of several cards is meant. */
const asked = (page: Page, seq: string | null): Promise<unknown> =>
  page.waitForFunction(
    s =>
      document.querySelector('.brz-which, [data-word=held]') ||
      document.querySelector('[data-seq]')?.getAttribute('data-seq') !== s,
    seq,
  )

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()]
  if (!a || !b) throw new Error('nothing to drag')
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
  await page.mouse.down()
  await page.mouse.move(a.x + a.width / 2 + 20, a.y + a.height / 2 + 10)
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 })
  await page.mouse.up()
}

test('a whole game by mouse: piles, matrix, places and cities, clicked and dragged', async () => {
  const { page, context, complaints } = await set.open('desk', WHOLE)
  await startGame(page, 'bronze', { players: 2, seed: 'mouse' })
  await page.locator('.kit-zoom-button').last().click()
  const done = { take: 0, lay: 0, settle: 0, city: 0, dragged: 0 }
  for (;;) {
    const now = await phaseOf(page)
    if (now === 'over') break
    const seq = await seqOf(page)
    done[now]++
    if (now === 'take') {
      const piles = page.locator('.brz-pile .is-legal')
      await piles.nth(done.take % (await piles.count())).click()
      // A slip costs nothing: the card is only marked.
      const marked = page.locator('.brz-pile .is-selected')
      await marked.waitFor()
      expect(await seqOf(page)).toBe(seq)
      await marked.click()
    } else if (now === 'lay') {
      const slots = page.locator('.brz-mine .brz-slot-side')
      const slot = slots.nth(done.lay % (await slots.count()))
      await slot.hover()
      // Before anything is decided: what it would activate, and the places that would open.
      const promised = Number(await slot.locator('b').textContent())
      expect(await page.locator('.brz-mine .brz-laid.is-lit').count()).toBe(promised - 1)
      expect(await page.locator('.brz-place.is-lit').count()).toBeGreaterThan(0)
      if (done.lay === 3) {
        done.dragged++
        await drag(page, page.locator('.brz-taken .kit-card').first(), slot)
      } else await slot.click()
    } else if (now === 'settle') {
      const chip = page.locator('.brz-chip[aria-disabled=false]').first()
      if (done.settle % 4 === 2) {
        // Pick a card, then a place of it.
        await chip.click()
        await page.locator('.brz-chip.is-picked').waitFor()
        await page.locator('.brz-place.is-legal').last().click()
      } else if (done.settle % 4 === 3) {
        done.dragged++
        await drag(page, chip, await fitting(page))
      } else {
        await page.locator('.brz-place.is-legal').first().click()
        await asked(page, seq)
        const which = page.locator('.brz-which button').first()
        if ((await which.count()) > 0) await which.click()
      }
    } else await page.locator('.brz-tray-card').first().click()
    await played(page, seq)
  }
  expect(done.take).toBeGreaterThan(7)
  expect(done.lay).toBe(done.take)
  expect(done.settle).toBeGreaterThan(8)
  expect(done.city).toBeGreaterThan(1)
  expect(done.dragged).toBeGreaterThan(2)
  // How it went: a line for each player over all rounds.
  await page.locator('.kit-plot').waitFor()
  expect(await page.locator('.kit-plot path[stroke-width="3"]').count()).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

/** A place that the first activated card fits: while it is picked, only those glow. */
async function fitting(page: Page): Promise<Locator> {
  const chip = page.locator('.brz-chip[aria-disabled=false]').first()
  await chip.click()
  const place = page.locator('.brz-place.is-legal').first()
  const id = await place.getAttribute('data-target')
  await chip.click()
  return page.locator(`[data-target="${id}"]`)
}

test('a whole game by keyboard alone: the focus goes on to what can be chosen next', async () => {
  const { page, context, complaints } = await set.open('desk', WHOLE)
  await startGame(page, 'bronze', { players: 2, seed: 'keys' })
  await phaseOf(page)
  const focused = (selector: string): Promise<boolean> =>
    page.evaluate(s => document.activeElement?.matches(s) ?? false, selector)
  for (let i = 0; i < 60 && !(await focused('.brz-pile .is-legal')); i++) await page.keyboard.press('Tab')
  expect(await focused('.brz-pile .is-legal')).toBe(true)
  const here = {
    take: '.brz-pile .is-legal',
    lay: '.brz-slot-side',
    settle: '.brz-place.is-legal',
    city: '.brz-tray-card',
  }
  let turns = 0
  for (;;) {
    const now = await phaseOf(page)
    if (now === 'over') break
    await page.waitForFunction(s => document.activeElement?.matches(s), here[now])
    // Whatever has the focus has a name to be read out.
    expect(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      ),
    ).toBeTruthy()
    const seq = await seqOf(page)
    if (now === 'take' && turns++ % 2 === 1) await page.keyboard.press('Tab')
    if (now === 'settle') {
      await page.keyboard.press('ArrowRight')
      if (!(await focused('.is-legal'))) await page.keyboard.press('ArrowLeft')
      if (!(await focused('.is-legal'))) await page.locator('.brz-place.is-legal').first().focus()
    }
    await page.keyboard.press('Enter')
    if (now === 'take') await page.keyboard.press('Enter')
    await asked(page, seq)
    if ((await page.locator('.brz-which').count()) > 0) await page.keyboard.press('Enter')
    await played(page, seq, () => pressByKey(page, '[data-word=held]'))
  }
  expect(turns).toBeGreaterThan(7)
  expect(complaints).toEqual([])
  await context.close()
})

test('the board pans and zooms by wheel, drag and keys; double-click shows all of it', async () => {
  const { page, context } = await set.open('desk', {
    but: { motion: 'reduced', because: 'where the camera stands is read after each key' },
  })
  await startGame(page, 'bronze', { players: 4, seed: 'camera' })
  await phaseOf(page)
  const view = page.locator('.kit-viewport')
  const camera = (): Promise<string> => page.locator('.kit-world').evaluate(e => (e as SVGElement).style.transform)
  const box = await view.boundingBox()
  if (!box) throw new Error('no board')
  const at = { x: box.x + box.width / 2, y: box.y + 20 }
  const home = await camera()
  await page.mouse.move(at.x, at.y)
  await page.mouse.wheel(0, -300)
  await page.waitForFunction(t => (document.querySelector('.kit-world') as SVGElement).style.transform !== t, home)
  const near = await camera()
  await page.mouse.down()
  await page.mouse.move(at.x - 120, at.y + 10, { steps: 6 })
  await page.mouse.up()
  expect(await camera()).not.toBe(near)
  await view.focus()
  const before = await camera()
  await page.keyboard.press('ArrowRight')
  expect(await camera()).not.toBe(before)
  await page.keyboard.press('-')
  await page.keyboard.press('0')
  const whole = await camera()
  await page.keyboard.press('+')
  expect(await camera()).not.toBe(whole)
  await page.mouse.dblclick(at.x, at.y)
  await page.waitForFunction(t => (document.querySelector('.kit-world') as SVGElement).style.transform === t, whole)
  await context.close()
})

test('a finger points first: on a phone a tap on the matrix shows, a second tap lays; a long press explains', async () => {
  const { page, context } = await set.open('phone')
  await startGame(page, 'bronze', { players: 2, seed: 'finger' })
  await phaseOf(page)
  await page.locator('.brz-pile .is-legal').first().tap()
  await page.locator('.brz-pile .is-selected').tap()
  await page.locator('.brz-dock.at-lay.is-mine').waitFor()
  const seq = await seqOf(page)
  const slot = page.locator('.brz-dock .brz-slot-side').first()
  await slot.tap()
  await page.locator('.brz-dock .brz-slot-side.is-pointed').waitFor()
  expect(await seqOf(page)).toBe(seq)
  expect(await page.locator('.brz-place.is-lit').count()).toBeGreaterThan(0)
  await slot.tap()
  await played(page, seq)
  // A long press on a place explains it and plays nothing.
  const place = page.locator('.brz-place').first()
  const at = await place.boundingBox()
  if (!at) throw new Error('no place')
  const now = await seqOf(page)
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  const touch = await context.newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.locator('.kit-tip').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await page.locator('.kit-tip').textContent()).toContain('BRZ-PLACE-2')
  expect(await seqOf(page)).toBe(now)
  await context.close()
})

test('a tip says its whole sentence: the lands a card settles are the point of it', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'bronze', { players: 2, seed: 'tips' })
  await phaseOf(page)
  for (let n = 0; n < 4; n++) {
    await page.locator('.brz-pile .kit-card').nth(n).hover()
    const line = page.locator('.kit-tip.is-short p').first()
    await line.waitFor()
    const [text, cut] = await line.evaluate(
      p => [p.textContent ?? '', Math.max(p.scrollWidth - p.clientWidth, p.scrollHeight - p.clientHeight)] as const,
    )
    expect(text).toMatch(/^Settles .+\.$/)
    expect(cut, text).toBeLessThan(2)
    await page.mouse.move(5, 5)
    await page.locator('.kit-tip').waitFor({ state: 'detached' })
  }
  await context.close()
})

/** How much of the ringed thing lies under the coach, in percent. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const [coach, ring] = ['.kit-coach', '.kit-ring:not([data-mark])'].map(s =>
      document.querySelector(s)?.getBoundingClientRect(),
    )
    if (!coach || !ring || ring.width === 0) return 0
    const across = Math.min(coach.right, ring.right) - Math.max(coach.left, ring.left)
    const down = Math.min(coach.bottom, ring.bottom) - Math.max(coach.top, ring.top)
    return across > 0 && down > 0 ? Math.round((100 * across * down) / (ring.width * ring.height)) : 0
  })

test('the guided game leads through every step and then lets go', async () => {
  const { page, context, complaints } = await set.open('desk')
  await page.getByRole('link', { name: 'Learn Bronze: a guided first game' }).click()
  const coach = page.locator('.kit-coach')
  await coach.waitFor()
  const steps = Number(/of (\d+)/.exec((await coach.textContent()) ?? '')?.[1])
  expect(steps).toBeGreaterThan(20)
  for (let n = 1; n <= steps; n++) {
    await coach.getByText(`${n} of ${steps}`, { exact: true }).waitFor()
    expect(await hidden(page), `step ${n}: the coach covers what it explains`).toBe(0)
    const next = coach.locator('[data-next]')
    if (await next.count()) await next.click()
    else {
      // The step allows one thing; it glows, and nothing else does.
      const choices = page.locator('.kit-target.is-legal:not(.brz-city-chip), [data-action]:visible')
      expect(await choices.count()).toBe(1)
      await choices.click()
      const marked = page.locator('.brz-pile .is-selected')
      if (await marked.count()) await marked.click()
    }
  }
  await coach.waitFor({ state: 'detached' })
  expect(await phaseOf(page)).toBe('take')
  expect(await page.locator('.brz-pile .is-legal').count()).toBe(4)
  expect(complaints).toEqual([])
  await context.close()
})

test('in every window the tray shows all it holds, the coast among the runs, and the board every city to choose from', async () => {
  const { page, context } = await set.open('desk', { language: 'ru' })
  const cut = (): Promise<number> =>
    page
      .locator('.brz-now:visible, .brz-tray-card:visible, .brz-piles:visible, .brz-mine-runs:visible')
      .evaluateAll(all => Math.max(...all.map(e => e.scrollHeight - e.clientHeight)))
  const belowEdge = async (): Promise<number> => {
    const edge = await page.locator('.kit-viewport').evaluate(e => e.getBoundingClientRect().bottom)
    const ends = await page
      .locator('.brz-city-chip.is-legal')
      .evaluateAll(all => all.map(e => e.getBoundingClientRect().bottom))
    expect(ends.length).toBeGreaterThan(1)
    return Math.max(...ends) - edge
  }
  for (const decision of ['take', 'lay', 'settle', 'city']) {
    await page.goto('/')
    await openMidway(page, midwayFile(bronze as unknown as GameDef<Core, never>, 4, 40, 'low', decision))
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
      [1440, 900],
      [1680, 1050],
    ]) {
      await page.setViewportSize({ width, height })
      await expect.poll(cut, { message: `${decision}, ${width} x ${height}` }).toBeLessThan(2)
      if (decision === 'city') await expect.poll(belowEdge).toBeLessThan(1)
    }
  }
  await context.close()
})
