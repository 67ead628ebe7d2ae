/** Dragging with a real mouse: fleets, legions, resources, the dove; let go over nothing, nothing happens. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROVINCE_IDS } from '../../../games/mare-nostrum/data/names.ts'
import { SLOT_PROVINCE, slotOf } from '../../../games/mare-nostrum/src/board.ts'
import { type Stage, stage } from '../harness.ts'
import { NOBODY_ELSE, seqOf } from '../play.ts'
import { under } from '../pointer.ts'
import { gather, type Position } from './positions.ts'
import { openPosition, playedSince } from './table.ts'

const DRAGGED = ['marker', 'sail', 'march', 'offer', 'peace', 'conquest', 'fight', 'build']
/** Two sets of three commodities can be planned that share nothing, and none of coins. */
const hasTwoSets = ({ decision, held: { coin, ...goods } }: Position): boolean =>
  decision !== 'build' || (coin < 3 && Object.values(goods).filter(n => n > 0).length >= 6)
let set: Stage
let positions: Map<string, Position>
beforeAll(async () => {
  positions = gather(DRAGGED, 60, undefined, hasTwoSets)
  set = await stage()
}, 180_000)
afterAll(() => set.close())

async function opened(decision: string, then: (page: Page, position: Position) => Promise<void>): Promise<void> {
  const position = positions.get(decision)
  if (!position) throw new Error(`no game asked for ${decision}`)
  const { page, context, complaints } = await set.open('desk', NOBODY_ELSE)
  try {
    await openPosition(page, position)
    await then(page, position)
    expect(complaints.filter(c => !c.startsWith('Failed to load resource'))).toEqual([])
  } finally {
    await context.close()
  }
}
async function spotOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  await page.locator(selector).first().waitFor()
  const spot = await under(page, selector, 3)
  if (!spot) throw new Error(`the pointer cannot reach ${selector}`)
  return spot
}
/** Presses on one thing, moves the mouse in steps, lets go on the other; that one may only appear on the way. */
async function drag(page: Page, from: string, to: string | { x: number; y: number }): Promise<void> {
  const start = await spotOf(page, from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 9, start.y + 9, { steps: 3 })
  await page.locator('.kit-ghost').waitFor()
  const end = typeof to === 'string' ? await spotOf(page, to) : to
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
  await page.locator('.kit-ghost').waitFor({ state: 'detached' })
}
const rowsOf = (page: Page) => page.locator('[data-plan] li')
/** Empty paper above the map's foot: nothing lies there that takes anything. */
const nowhere = async (page: Page): Promise<{ x: number; y: number }> => {
  const box = await page.locator('.top-title').boundingBox()
  if (!box) throw new Error('no title')
  return { x: box.x + box.width - 4, y: box.y + box.height / 2 }
}

/** Two purchases on the plan whose sets hold different commodities: what pays each. */
async function planTwo(page: Page): Promise<readonly [string[], string[]]> {
  const places = await page
    .locator('.mn-slot-target.is-legal, .mn-water.is-legal')
    .evaluateAll(all => all.map(e => e.getAttribute('data-target') ?? ''))
  const setsOf = (): Promise<string[][]> =>
    page
      .locator('[data-plan] .mn-set')
      .evaluateAll(sets =>
        sets.map(set => [...set.querySelectorAll('[data-drop]')].map(e => e.getAttribute('data-tip')?.slice(9) ?? '')),
      )
  for (const place of places) {
    const rows = await rowsOf(page).count()
    if (rows === 2) break
    const target = `[data-target="${place}"].is-legal`
    if ((await page.locator(target).count()) === 0) continue
    const { x, y } = await spotOf(page, target)
    await page.mouse.click(x, y)
    await expect.poll(() => rowsOf(page).count()).toBe(rows + 1)
  }
  const [first, second] = await setsOf()
  return [first, second]
}

test.each([
  ['sail', 'fleet', '.mn-water.is-target'],
  ['march', 'legions', '.mn-land.is-target'],
] as const)('%s: units are dragged to where they may go', async (decision, kind, goal) =>
  opened(decision, async (page, { me }) => {
    const unit = `[data-target^="${kind}:"][data-target$=":${me}"].is-legal`
    const before = await seqOf(page)
    await drag(page, unit, await nowhere(page))
    expect(await rowsOf(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await drag(page, unit, goal)
    await rowsOf(page).first().waitFor()
    expect(await rowsOf(page).count()).toBe(1)
    expect(await page.locator('[data-arrow]').count()).toBe(1)
    // It is on the plan; nothing was sent.
    expect(await seqOf(page)).toBe(before)
  }),
)

test('MN-2.1b marker: it is lifted, turned, and dragged onto the free space', async () =>
  opened('marker', async (page, position) => {
    const before = await seqOf(page)
    const marker = page.locator('[data-marker][aria-disabled=false]').first()
    await marker.click()
    const up = await marker.getAttribute('data-up')
    await page.keyboard.press('Space')
    expect(await marker.getAttribute('data-up')).not.toBe(up)
    expect(await seqOf(page)).toBe(before)
    await drag(page, '[data-marker][aria-pressed=true]', '[data-space]')
    await page.waitForFunction(s => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== s, before)
    expect((await playedSince(page, position))[0]).toBe('marker')
  }))

test('offer: resources are dragged to the tray and back', async () =>
  opened('offer', async page => {
    const column = '.mn-dock [data-resource]'
    await drag(page, column, await nowhere(page))
    expect(await page.locator('[data-laid]').count()).toBe(0)
    await drag(page, column, '.mn-tray')
    await page.locator('[data-laid]').waitFor()
    await drag(page, '[data-laid]', '.mn-stairs[data-drop]')
    await page.locator('[data-laid]').waitFor({ state: 'detached' })
  }))

test('MN-W-ZEUS-1 peace: the dove is dragged to a player', async () =>
  opened('peace', async (page, position) => {
    const before = await seqOf(page)
    await drag(page, '[data-dove]', await nowhere(page))
    expect(await seqOf(page)).toBe(before)
    await drag(page, '[data-dove]', '.mn-dock button[data-seat]')
    await page.waitForFunction(s => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== s, before)
    expect((await playedSince(page, position))[0]).toBe('peace')
  }))

test('MN-4.3.2a conquest: a legion is dragged onto a building', async () =>
  opened('conquest', async (page, { me, legal }) => {
    const province = legal.find(a => a.verb === 'occupy')?.province
    const isHere = (slot: unknown): boolean => PROVINCE_IDS[SLOT_PROVINCE[slotOf(String(slot))]] === province
    const slot = legal.find(a => a.verb === 'pillage' && isHere(a.slot))?.slot
    await drag(page, `[data-target="legions:${province}:${me}"]`, `[data-target="slot:${slot}"]`)
    await rowsOf(page).first().waitFor()
    expect(await page.locator('.mn-slot-target.is-ghost').count()).toBe(1)
  }))

test('MN-3c build: a token of one planned set is dragged to another, which gives one in return', async () =>
  opened('build', async page => {
    const before = await seqOf(page)
    const goods = (): Promise<string[][]> =>
      page
        .locator('[data-plan] .mn-set')
        .evaluateAll(sets =>
          sets.map(set => [...set.querySelectorAll('[data-drop]')].map(e => e.getAttribute('data-drop') ?? '').sort()),
        )
    const [first, second] = await planTwo(page)
    const from = first.find(id => !second.includes(id)) ?? ''
    const to = second.find(id => !first.includes(id)) ?? ''
    await drag(page, `[data-drop="set:0:${from}"]`, `[data-drop="set:1:${to}"]`)
    await expect.poll(async () => (await goods())[0]).toContain(`set:0:${to}`)
    expect((await goods())[1]).toContain(`set:1:${from}`)
    expect(await seqOf(page)).toBe(before)
  }))

test('MN-4.1.2b fight: battles are numbered on the map, and dragged into another order', async () =>
  opened('fight', async (page, { legal }) => {
    const inDock = (): Promise<(string | null)[]> =>
      page.locator('.mn-battle-choice').evaluateAll(all => all.map(e => e.getAttribute('data-play')))
    const [first, second, ...rest] = await inDock()
    expect([first, second, ...rest].length).toBe(legal.length)
    expect(await page.locator('[data-due]').count()).toBe(new Set(legal.map(a => a.province)).size)
    await drag(page, '[data-drop="battle:1"]', '[data-drop="battle:0"]')
    await expect.poll(inDock).toEqual([second, first, ...rest])
  }))
