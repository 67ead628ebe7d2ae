/**
 * A turn ends only by the player's own word: the last step of it is shown and can be taken back while bots sit at the
 * table, on the boards of the games as well as in the plain list.
 */
import type { E } from '@ecumene/civilization/src/events.ts'
import { civilization } from '@ecumene/civilization/src/game.ts'
import type { S } from '@ecumene/civilization/src/state.ts'
import { DECISIONS } from '@ecumene/civilization/src/verbs.ts'
import { foresee } from '@ecumene/contract'
import { type ActionJson, asking, legalActions, type Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { phaseOf } from './bronze/play-along.ts'
import { Hand } from './civilization/hand.ts'
import * as civ from './civilization/positions.ts'
import { type Look, type Size, type Stage, stage } from './harness.ts'
import { Hand as MareHand } from './mare-nostrum/hand.ts'
import { gather } from './mare-nostrum/positions.ts'
import * as mare from './mare-nostrum/table.ts'
import { settled, startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const seqOf = async (page: Page): Promise<number> => Number(await page.locator('[data-seq]').getAttribute('data-seq'))
const held = (page: Page) => page.locator('[data-word=held]')
const prompt = (page: Page): Promise<string | null> => page.locator('[data-testid=prompt]').textContent()
const cubesOn = (page: Page): Promise<number> =>
  page.locator('.brz-place').evaluateAll(places => places.filter(p => p.querySelector('.kit-cube')).length)
/** Long enough for bots that move at once to have acted. */
const LONG = 700
const LIVELY: Look = { but: { bots: 'instant', because: 'that nobody moves is shown by bots that would move at once' } }

/** Something is held; nobody acts; it is taken back; the question stands as before. */
async function takeBack(page: Page, asked: string | null): Promise<void> {
  await held(page).waitFor()
  const seq = await seqOf(page)
  await expect.poll(() => prompt(page)).not.toBe(asked)
  await page.waitForTimeout(LONG)
  expect(await seqOf(page), 'nobody has acted').toBe(seq)
  await page.locator('[data-undo]').click()
  await held(page).waitFor({ state: 'detached' })
  await expect.poll(() => prompt(page)).toBe(asked)
  expect(await seqOf(page), 'nothing was played').toBe(seq)
}
async function sayDone(page: Page): Promise<void> {
  const seq = await seqOf(page)
  await held(page).click()
  await page.waitForFunction(s => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > s, seq)
}

describe('the plain list', () => {
  /** A sealed bid against two bots. */
  const begin = async (look: Look = LIVELY, size: Size = 'desk') => {
    const opened = await set.open(size, look)
    await startGame(opened.page, 'toy', { seed: 'word' })
    await settled(opened.page)
    return opened
  }
  const bid = (page: Page) => page.locator('[data-action]').nth(1)

  test.each(['desk', 'phone'] as Size[])('%s: a step is taken back, made again, and ended by "Done"', async size => {
    const { page, context, complaints } = await begin(LIVELY, size)
    const asked = await prompt(page)
    await bid(page).click()
    await takeBack(page, asked)
    await bid(page).click()
    await sayDone(page)
    expect(await held(page).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
  test('by keyboard: Enter ends it, U takes it back, and a reader hears both', async () => {
    const { page, context } = await begin()
    const asked = await prompt(page)
    await page.keyboard.press('2')
    await held(page).waitFor()
    await expect.poll(() => page.getByTestId('announcer').textContent()).toContain('Not played yet')
    await expect.poll(() => held(page).evaluate(e => e === document.activeElement)).toBe(true)
    await page.keyboard.press('u')
    await held(page).waitFor({ state: 'detached' })
    await expect.poll(() => prompt(page)).toBe(asked)
    await page.keyboard.press('2')
    await held(page).waitFor()
    const seq = await seqOf(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction(s => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > s, seq)
    await context.close()
  })
  test('by itself, if so set: after a visible pause of three seconds in which undo works', async () => {
    const { page, context } = await begin({
      but: { ...LIVELY.but, byItself: true, because: 'this setting is tried, and that nobody else moves' },
    })
    // From now on time goes on in the page when the test says so.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await bid(page).click()
    await held(page).waitFor()
    const seq = await seqOf(page)
    await expect.poll(() => page.locator('.prompt').textContent()).toContain('Played in')
    await page.clock.runFor(2900)
    await page.locator('[data-undo]').click()
    await held(page).waitFor({ state: 'detached' })
    await page.clock.runFor(5000)
    expect(await seqOf(page)).toBe(seq)
    await bid(page).click()
    await held(page).waitFor()
    await page.clock.runFor(2900)
    expect(await seqOf(page)).toBe(seq)
    await page.clock.runFor(200)
    await page.waitForFunction(s => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > s, seq)
    await context.close()
  })
  test('a page that is left while a step is held says on return that it was not played', async () => {
    const { page, context } = await begin()
    const seq = await seqOf(page)
    await bid(page).click()
    await held(page).waitFor()
    await page.reload()
    await settled(page)
    expect(await page.locator('.prompt [role=alert]').textContent()).toContain('was not played')
    expect(await seqOf(page)).toBe(seq)
    await context.close()
  })
})

test('Bronze: the last cube of a turn, on the drawn board', async () => {
  const { page, context, complaints } = await set.open('desk', LIVELY)
  await startGame(page, 'bronze', { players: 2, seed: 'pictures' })
  const first = {
    take: '.brz-pile .is-legal',
    lay: '.brz-slot-side',
    settle: '.brz-place.is-legal',
    city: '.brz-tray-card',
  }
  for (let n = 0; n < 40; n++) {
    const phase = await phaseOf(page)
    if (phase === 'over') throw new Error('no cube was the last of its turn')
    const seq = await seqOf(page)
    const asked = await prompt(page)
    const cubes = await cubesOn(page)
    const choose = async (): Promise<void> => {
      await page.locator(first[phase]).first().dispatchEvent('click')
      await page.waitForFunction(s => {
        document.querySelector<HTMLElement>('.brz-which button, .brz-pile .is-selected')?.click()
        const now = Number(document.querySelector('[data-seq]')?.getAttribute('data-seq'))
        return now > s || document.querySelector('[data-word=held]') !== null
      }, seq)
    }
    await choose()
    if ((await held(page).count()) === 0) continue
    if (phase === 'settle') {
      expect(await cubesOn(page), 'the cube stands on the board').toBe(cubes + 1)
      await takeBack(page, asked)
      expect(await cubesOn(page)).toBe(cubes)
      await choose()
      await sayDone(page)
      expect(complaints).toEqual([])
      await context.close()
      return
    }
    await sayDone(page)
  }
  throw new Error('no cube was the last of its turn')
})

test('Civilization: the last tokens of a movement, on the map', async () => {
  const { place, action, legal } = lastMove()
  const { page, context, complaints } = await set.open('desk', LIVELY)
  await civ.openPosition(page, place)
  const asked = await prompt(page)
  const hand = new Hand(page, place.me, true)
  await hand.act(action, legal)
  await takeBack(page, asked)
  await hand.act(action, legal)
  await sayDone(page)
  expect(complaints).toEqual([])
  await context.close()
})
/** Somebody's move after which nothing is left to move. */
function lastMove(): { place: civ.Position; action: ActionJson; legal: readonly ActionJson[] } {
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    let found: ReturnType<typeof lastMove> | null = null
    const steer = (view: S, seat: number): ActionJson[] | null => {
      if (asking(view) !== DECISIONS.move) return null
      const legal = legalActions(civilization, view, seat)
      const move = legal.findLast(a => a.verb === 'walk') ?? legal.find(a => a.verb === 'sail')
      return move ? [move] : null
    }
    const look = (match: Match<S, E>, open: readonly number[]): boolean => {
      if (asking(match.state) !== DECISIONS.move || match.state.round < 2) return false
      const [seat] = open
      const legal = match.legal(seat)
      const closes = (a: ActionJson): boolean => {
        const seen = foresee(civilization, match.layout, match.view(seat), seat, a)
        return seen.ok && !seen.value.isOpen
      }
      const action = legal.find(a => a.verb === 'walk' && closes(a))
      if (action) found = { place: civ.positionOf(match, seat), action, legal }
      return found !== null || match.state.round > 9
    }
    civ.follow(3, seed, 'full', look, steer)
    if (found) return found
  }
  throw new Error('there was no last step')
}

describe('Mare Nostrum', () => {
  const open = async (decision: string) => {
    const position = gather([decision], 40).get(decision)
    if (!position) throw new Error(`no game asked for ${decision}`)
    const opened = await set.open('desk', LIVELY)
    await mare.openPosition(opened.page, position)
    return { ...opened, position, hand: new MareHand(opened.page, position.me) }
  }
  test('a leader named by a click can be named anew', async () => {
    const { page, context, position, complaints } = await open('nameMover')
    const asked = await prompt(page)
    const name = (): Promise<void> => page.locator(`.mn-dock button[data-seat="${position.choice.target}"]`).click()
    await name()
    await takeBack(page, asked)
    await name()
    await sayDone(page)
    expect(complaints.filter(c => !c.startsWith('Failed to load resource'))).toEqual([])
    await context.close()
  })
  test.each(['march', 'build'])(
    '%s with its payment is planned: nothing is sent, and it is taken back',
    async decision => {
      const { page, context, position, hand } = await open(decision)
      const seq = await seqOf(page)
      const march = position.legal.find(a => a.verb === 'march')
      const slot = position.legal.find(a => a.verb === 'build')
      if (march) {
        await hand.press(`[data-target="legions:${march.province}:${position.me}"]`)
        await hand.press(`[data-target="province:${march.to}"]`)
      } else await hand.press(`[data-target="slot:${slot?.slot}"]`)
      await page.locator('[data-plan] li').first().waitFor()
      await page.waitForTimeout(LONG)
      expect(await seqOf(page), 'nothing was sent').toBe(seq)
      await page.locator('[data-drop-row="0"]').click()
      await page.locator('[data-plan] li').waitFor({ state: 'detached' })
      expect(await seqOf(page)).toBe(seq)
      await context.close()
    },
  )
})
