/**
 * How often a person presses the mouse button in a game of Civilization: a solo game against three bots, played by the
 * hand of the browser tests on what really lies under the pointer. Rounds 3 to 8; answers and presses of each.
 *
 *   node lab/bench/clicks.ts [--seed S] [--walks dragged|chosen]
 *
 * Needs the app of the browser tests (`npm test -- web/e2e` builds it). A drag is one press.
 */
import { parseArgs } from 'node:util'
import { Hand } from '../../web/e2e/civilization/hand.ts'
import { Person } from '../../web/e2e/civilization/person.ts'
import { mine } from '../../web/e2e/civilization/positions.ts'
import { stage } from '../../web/e2e/harness.ts'
import { startGame } from '../../web/e2e/play.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'clicks' }, walks: { type: 'string', default: 'dragged' } },
})
const [FIRST, LAST] = [3, 8]
const ME = 0

declare global {
  var presses: number | undefined
}

const set = await stage()
const { page, complaints } = await set.open('desk', {
  but: {
    bots: 'instant',
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    because: 'presses are counted, and this walk presses no Done',
  },
})
await page.evaluate(() => {
  globalThis.presses = 0
  addEventListener('pointerdown', () => (globalThis.presses = (globalThis.presses ?? 0) + 1), { capture: true })
})
await startGame(page, 'civilization', { players: 4, seed: values.seed })
const person = new Person(new Hand(page, ME), values.walks === 'dragged')
const pressesNow = (): Promise<number> => page.evaluate(() => globalThis.presses ?? 0)
const rounds = new Map<number, { answers: number; presses: number }>()
for (await mine(page); person.round <= LAST && (await page.locator('.final').count()) === 0; await mine(page)) {
  const before = await pressesNow()
  await person.answer()
  const { answers, presses } = rounds.get(person.round) ?? { answers: 0, presses: 0 }
  rounds.set(person.round, { answers: answers + 1, presses: presses + (await pressesNow()) - before })
}
for (const [round, { answers, presses }] of rounds)
  if (round >= FIRST && round <= LAST) console.log(`round ${round}: ${answers} answers, ${presses} presses`)
const counted = [...rounds].filter(([round]) => round >= FIRST && round <= LAST).map(([, counts]) => counts)
const sum = (of: 'answers' | 'presses'): number => counted.reduce((all, counts) => all + counts[of], 0)
console.log(`together: ${sum('answers')} answers, ${sum('presses')} presses; complaints: ${complaints.length}`)
await set.close()
