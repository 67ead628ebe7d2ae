/** A late position of a game among bots, as a file a person would have saved: seat 0 is asked for its actions. */
import { Codes, current, FastRng, keyOf, Match, setupOf } from '@ecumene/kernel'
import { throughTheAges } from '@ecumene/through-the-ages'
import type { Page } from 'playwright-core'

/** The game with this seed up to the first action of seat 0 in a round. */
export function lateFile(seats: number, round: number, seed: string): string {
  const game = throughTheAges
  const match = new Match(game, setupOf(game, seats), keyOf(seed))
  const rng = new FastRng(7)
  const legal = new Codes()
  while (match.outcome() === null) {
    const seat = 31 - Math.clz32(match.owed())
    const view = match.view(seat)
    const decision = current(game, view)
    if (decision?.name === 'action' && seat === 0 && view.round >= round) break
    legal.clear()
    decision?.legal(view, seat, legal)
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

export async function openFile(page: Page, file: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.desk, .phone').first().waitFor()
  await page.locator('.tta-forecast').waitFor()
}

/** The arranged full position, the last chapter of the guide, at the step that leaves the whole turn open. */
export async function openFull(page: Page): Promise<void> {
  await page.goto('/learn/through-the-ages#ages')
  const next = page.locator('.kit-coach [data-next]')
  // A second visit goes on where the first one stopped.
  const open = page.locator('.tta-row-card.is-legal').first()
  await next.or(open).first().waitFor()
  for (let n = 0; n < 12 && (await open.count()) === 0; n++) await next.click()
  await open.waitFor()
}
