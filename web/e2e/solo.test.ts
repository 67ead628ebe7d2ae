/** Whole games against bots, through the plain list. */
import { readFileSync } from 'node:fs'
import { type Core, type GameDef, Match, type MatchRecord } from '@ecumene/kernel'
import { throughTheAges } from '@ecumene/through-the-ages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toy } from '../../testkit/toy/src/game.ts'
import { type Look, type Stage, stage } from './harness.ts'
import { pressByKey } from './keys.ts'
import { midwayFile, openMidway } from './midway.ts'
import { isOver, listMode, played, playNth, seqOf, settled, startGame } from './play.ts'
import { saidTwice } from './said-twice.ts'

const WHOLE: Look = { but: { bots: 'instant', because: 'a whole game has hundreds of moves of bots' } }
let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

test('two clicks from the shelf to a running game', async () => {
  const { page, context, complaints } = await set.open('desk')
  await page.getByRole('button', { name: 'Play Agora' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('[data-action]').first().waitFor()
  expect(await page.locator('.strip').count()).toBe(3)
  expect(complaints).toEqual([])
  await context.close()
})

test.each(['desk', 'phone'] as const)('a whole game by mouse on the %s, to the score sheet', async size => {
  const { page, context, complaints } = await set.open(size, WHOLE)
  await startGame(page, 'toy', { variant: 'short', seed: `mouse-${size}` })
  for (let i = 0; i < 120 && !(await isOver(page)); i++) {
    await settled(page)
    if (!(await isOver(page))) await playNth(page, i)
  }
  expect(await page.locator('.final tbody tr').count()).toBe(3)
  expect(complaints).toEqual([])
  await context.close()
})

test('a whole game by keyboard alone', async () => {
  const { page, context } = await set.open('desk', WHOLE)
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let i = 0; i < 60 && !(await focused()).startsWith('Play'); i++) await page.keyboard.press('Tab')
  // Tab on to the toy's box, the last one.
  for (let i = 0; i < 60; i++) {
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    if (label === 'Play Agora') break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await expect.poll(focused).toBe('Start the game')
  await page.keyboard.press('Enter')
  await page.locator('.desk').waitFor()
  for (let i = 0; i < 200 && !(await isOver(page)); i++) {
    await settled(page)
    if (await isOver(page)) break
    // From the question on, Tab reaches its word and the actions; every other time the digit does it.
    const before = await seqOf(page)
    if (i % 2 === 0) {
      await page.keyboard.press('p')
      for (let n = 0; n < 12; n++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement?.matches('[data-action], [data-word=free]'))) break
      }
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('1')
    // "Done" has the focus.
    await played(page, before, () => pressByKey(page, '[data-word=held]'))
    if (i % 2 === 0) await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  }
  expect(await isOver(page)).toBe(true)
  await context.close()
})

test('a whole game of Bronze through the plain list', async () => {
  const { page, context, complaints } = await set.open('desk', WHOLE)
  await startGame(page, 'bronze', { players: 2, seed: 'bronze' })
  await listMode(page)
  for (let i = 0; i < 300 && !(await isOver(page)); i++) {
    await settled(page)
    if (!(await isOver(page))) await playNth(page, i * 7)
  }
  expect(await isOver(page)).toBe(true)
  expect(await page.locator('.final tbody tr').count()).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

test('every game on the shelf begins and is played from the list', async () => {
  const { page, context, complaints } = await set.open('desk')
  const ids = await page
    .locator('[data-game]:has(.button.primary)')
    .evaluateAll(boxes => boxes.map(b => b.getAttribute('data-game') ?? ''))
  expect(ids.length).toBeGreaterThan(1)
  for (const id of ids) {
    await page.goto('/')
    await startGame(page, id)
    await listMode(page)
    for (let i = 0; i < 4; i++) {
      await settled(page)
      expect(await saidTwice(page), id).toEqual([])
      await playNth(page, i)
    }
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('resigning asks for confirmation: declining changes nothing', async () => {
  const game = throughTheAges as unknown as GameDef<Core, never>
  const canResign = (file: string): boolean =>
    Match.replay(throughTheAges, (JSON.parse(file) as { record: MatchRecord }).record)
      .legal(0)
      .some(a => a.verb === 'resign')
  let file = midwayFile(game, 2, 60, 'resign')
  for (let n = 63; !canResign(file); n += 3) file = midwayFile(game, 2, n, 'resign')
  const { page, context } = await set.open('desk')
  await openMidway(page, file)
  await listMode(page)
  const seq = await page.locator('[data-seq]').getAttribute('data-seq')
  const resign = page.locator('.actions').getByRole('button', { name: 'Resign' })
  await resign.first().click()
  await page.locator('[data-answer=no]').click()
  await resign.first().waitFor()
  expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe(seq)
  await context.close()
})

test('undo takes a step back and says why when it cannot', async () => {
  const { page, context } = await set.open('desk', {
    but: { bots: 'slow', because: 'it is taken back before the bot has answered' },
  })
  await startGame(page, 'toy', { people: [0], players: 2, seed: 'undo' })
  await settled(page)
  const undo = page.locator('[data-undo]')
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  expect(await page.locator('#undo-why').textContent()).toBe('nothing has been played yet')
  await playNth(page, 1)
  // The bot has not answered yet: the sealed bid can be taken back.
  await page.keyboard.press('u')
  await page.locator('[data-action]').first().waitFor()
  expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe('2')
  await context.close()
})

test('reload and resume; save to a file, open it again: the same position by its hash', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'toy', { seed: 'resume' })
  for (let i = 0; i < 6; i++) {
    await settled(page)
    await playNth(page, i)
  }
  await settled(page)
  const before = await page.locator('[data-seq]').getAttribute('data-seq')
  const said = await page.locator('[data-testid=prompt]').textContent()
  await page.reload()
  await settled(page)
  expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe(before)
  expect(await page.locator('[data-testid=prompt]').textContent()).toBe(said)

  const exported = async (): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to file' }).click(),
    ])
    return await file.path()
  }
  const first = await exported()
  await page.goto('/')
  await page.locator('.saved-game').first().waitFor()
  expect(await page.locator('.saved-game').count()).toBe(1)
  await page.locator('input[type=file]').setInputFiles(first)
  await page.locator('.desk').waitFor()
  await settled(page)
  const hashOf = (path: string): number =>
    Match.replay(toy, (JSON.parse(readFileSync(path, 'utf8')) as { record: MatchRecord }).record).hash
  expect(hashOf(await exported())).toBe(hashOf(first))

  await page.goto('/')
  await page.locator('.saved-game').nth(1).waitFor()
  const broken = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"ecumene":"game"}') }
  await page.locator('input[type=file]').setInputFiles(broken)
  expect(await page.getByRole('alert').textContent()).toContain('not a game of Ecumene')
  await page.locator('.saved-more summary').first().click()
  // It asks first, and Escape or Enter says no.
  for (const key of ['Escape', 'Enter', 'yes']) {
    await page.getByRole('button', { name: 'Delete: Agora' }).first().click()
    await page.getByRole('alertdialog').waitFor()
    if (key === 'yes') await page.locator('[data-answer=yes]').click()
    else await page.keyboard.press(key)
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    if (key !== 'yes') expect(await page.locator('.saved-game').count()).toBe(2)
  }
  await page.waitForFunction(() => document.querySelectorAll('.saved-game').length === 1)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.saved-game').length === 2)
  await context.close()
})
