/** A game among bots up to a decision of seat 0 in its middle, or to its end, as a file a person would have saved. */
import { Codes, type Core, current, FastRng, type GameDef, keyOf, Match, setupOf } from '@ecumene/kernel'
import type { Page } from 'playwright-core'

/** `wanted`: the decision seat 0 is asked; any, if it is not said. */
export function midwayFile(
  game: GameDef<Core, never>,
  seats: number,
  decisions: number,
  seed = 'midway',
  wanted?: string,
): string {
  const match = new Match(game, setupOf(game, seats), keyOf(seed))
  const rng = new FastRng(7)
  const legal = new Codes()
  for (let n = 0; match.outcome() === null; n++) {
    const owed = match.owed()
    const isWanted = wanted === undefined || current(game, match.state)?.name === wanted
    if (n >= decisions && isWanted && (owed & 1) === 1) break
    const seat = 31 - Math.clz32(owed)
    const view = match.view(seat)
    legal.clear()
    current(game, view)?.legal(view, seat, legal)
    const choice = game.policies.greedy(view, seat, legal, rng)
    const played = match.play(seat, typeof choice === 'number' ? game.verbs.toJson(choice) : choice)
    if (!played.ok) throw new Error(`the greedy player was refused: ${played.refusal.key}`)
  }
  const players = Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? 'human' : 'bot',
    name: seat === 0 ? 'Ada' : null,
    bot: seat === 0 ? null : 'greedy',
    colour: seat,
  }))
  return JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() })
}

export const openFile = (page: Page, file: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })

/** Opens it from the shelf; it is seat 0's turn. */
export async function openMidway(page: Page, file: string): Promise<void> {
  await openFile(page, file)
  await page.locator('.prompt.mine').waitFor()
}
