/** One device for all: who takes it over after a fight reads both sides of it, where it was, and what it cost them. */
import { civilization } from '@ecumene/civilization'
import { Codes, current, FastRng, type GameEvent, keyOf, Match, type Seat, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { stage } from '../harness.ts'
import { openFile } from '../midway.ts'

const NAMES = ['Ada', 'Bo', 'Cy']
interface Handed {
  readonly file: string
  readonly loser: Seat
  readonly clash: GameEvent
}
/** A game of people alone, stopped where the device goes to somebody whose tokens fell since they last chose. */
function afterFight(): Handed {
  for (let deal = 0; deal < 40; deal++) {
    const match = new Match(civilization, setupOf(civilization, NAMES.length), keyOf(`handed over ${deal}`))
    const [rng, legal] = [new FastRng(7), new Codes()]
    for (let before = -1, seat = -1; match.outcome() === null; before = seat) {
      const owed = match.owed()
      seat = 31 - Math.clz32(owed)
      const lines = seat === before || owed !== 1 << seat ? [] : match.chronicle(seat)
      const events = lines.slice(lines.findLastIndex(line => line.seat === seat) + 1).flatMap(line => line.events)
      const fell = events.find(event => event.type === 'fell' && event.seat === seat)
      const clash = events.find(event => event.type === 'clashed' && event.area === fell?.area)
      if (clash) {
        const players = NAMES.map((name, colour) => ({ kind: 'human', name, bot: null, colour }))
        const file = JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() })
        return { file, loser: seat, clash }
      }
      const view = match.view(seat)
      legal.clear()
      current(civilization, view)?.legal(view, seat, legal)
      const choice = civilization.policies.greedy(view, seat, legal, rng)
      match.play(seat, typeof choice === 'number' ? civilization.verbs.toJson(choice) : choice)
    }
  }
  throw new Error('nobody fought')
}

test('CIV-11.5.1a who lost tokens takes the device over and reads the tokens of both sides, until they close it', async () => {
  const set = await stage()
  const { file, loser, clash } = afterFight()
  const { page, context, complaints } = await set.open('desk')
  await openFile(page, file)
  await page.locator('.curtain').waitFor()
  expect(await page.locator('.curtain h1').textContent()).toContain(NAMES[loser])
  // Nothing is told to the room.
  expect(await page.locator('[data-news]').count()).toBe(0)
  await page.locator('.curtain .primary').click()
  await page.locator('.desk').waitFor()
  const sums = page.locator('[data-news] .news-mine .news-sums')
  await sums.first().waitFor()
  const told = (await sums.allTextContents()).join(' ')
  for (const [seat, tokens] of Object.entries(clash.forces as Record<string, number>))
    expect(told).toContain(`${NAMES[Number(seat)]} ${tokens}`)
  // Where it was is ringed.
  await expect.poll(() => page.locator('[data-mark]').count()).toBeGreaterThan(0)
  await page.locator('[data-news-close]').click()
  await page.locator('[data-news]').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
  await set.close()
})
