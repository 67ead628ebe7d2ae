/** Players of one idea, to whom no level may lose: one who arms and attacks, one who builds and never arms. */
import { setupOf } from '@ecumene/kernel'
import { arena } from '@ecumene/lab'
import { expect, test } from 'vitest'
import { greedy, playerOf } from '../src/bot/greedy.ts'
import { CITIZEN } from '../src/bot/weights.ts'
import { throughTheAges } from '../src/game.ts'

const attacker = playerOf({
  ...CITIZEN,
  ahead: 1.35,
  unarmed: 14,
  prey: 1.4,
  warCard: 1.3,
  spite: 1.4,
  caution: 0,
})
const hoarder = playerOf({
  ...CITIZEN,
  ahead: 0,
  behind: 0,
  farBehind: 0,
  unarmed: 0,
  strongest: 0,
  weakest: 0,
  oreStored: 3 * CITIZEN.oreStored,
  hand: 3 * CITIZEN.hand,
})
const pool = {
  ...throughTheAges,
  policies: { greedy, attacker: attacker.policy, hoarder: hoarder.policy },
}
/** A Citizen and the attacker are about even (README): a share clearly below a half would be a loss. */
test.each([
  ['attacker', 'citizen', 2, 40, 0.4],
  ['attacker', 'citizen', 4, 24, 0.4],
  ['hoarder', 'citizen', 2, 20, 0.6],
  ['hoarder', 'citizen', 4, 12, 0.6],
  ['attacker', 'strategist', 2, 2, 0.5],
] as const)('the %s does not beat a %s, %d players', { timeout: 120_000 }, (one, level, seats, games, least) => {
  const { share } = arena(pool, setupOf(pool, seats), { a: level, b: one, games, seed: 'pool' })
  expect(share).toBeGreaterThanOrEqual(least)
})
