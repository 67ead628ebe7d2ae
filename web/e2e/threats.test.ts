/** Who could win stands in words on every screen: on a phone beside the grip of the sheet, above the question. */
import { threatsOf } from '@ecumene/contract'
import { games } from '@ecumene/games'
import { Match, type MatchRecord, setupOf } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openMidway } from './midway.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const SCREENS = [
  { size: 'desk', viewport: { width: 1024, height: 768 } },
  { size: 'desk', viewport: { width: 1280, height: 720 } },
  { size: 'phone', viewport: { width: 390, height: 844 } },
] as const

/** A game in which somebody could win, at a question of seat 0. */
async function fileOfDanger(id: string): Promise<string> {
  const about = games.find(one => one.id === id)
  if (!about) throw new Error(id)
  const game = await about.load()
  for (let decisions = 150; decisions < 400; decisions += 10) {
    const file = midwayFile(game, 3, decisions, 'danger')
    const { record } = JSON.parse(file) as { readonly record: MatchRecord }
    if (threatsOf(game, setupOf(game, 3), Match.replay(game, record).view(0)).length > 0) return file
  }
  throw new Error(`${id}: nobody could win`)
}

test.each(SCREENS)('$viewport.width: the nearest danger is read without a press', async ({ size, viewport }) => {
  const { page, context, complaints } = await set.open(size, {}, { viewport })
  await openMidway(page, await fileOfDanger('mare-nostrum'))
  const text = page.locator('.threats-text')
  await text.waitFor()
  const read = await text.evaluate(element => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const grip = document.querySelector('.grip span')?.getBoundingClientRect()
    return {
      isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      isOpen: over !== null && element.parentElement?.contains(over) === true,
      isLegible: width > 120 && height >= 11 && Number.parseFloat(getComputedStyle(element).fontSize) >= 11,
      coversGrip: grip !== undefined && grip.right > left && grip.top < bottom && grip.bottom > top,
    }
  })
  expect(read).toEqual({ isInside: true, isOpen: true, isLegible: true, coversGrip: false })
  expect(complaints).toEqual([])
  await context.close()
})
