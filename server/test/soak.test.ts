import { expect, test } from 'vitest'
import { soak } from '../../lab/bench/soak.ts'

/** A table that kept the lines before its checkpoint would hold 585 bytes more after every move; 113 were seen. */
const MOST_BYTES_A_MOVE = 300

test('tables of bots: what the server holds does not grow with their games', async () => {
  const few = { tables: 10, minutes: 0.1, game: 'civilization', samples: 1, node: ['--expose-gc'], leastMoves: 8_000 }
  const { first, last } = await soak(few)
  const moves = last.moves - first.moves
  const bytes = ((last.live - first.live) * 2 ** 20) / moves
  console.log(
    `held ${first.live.toFixed(1)} to ${last.live.toFixed(1)} MB, ${bytes.toFixed(0)} bytes for each of ${moves} moves`,
  )
  expect(bytes).toBeLessThan(MOST_BYTES_A_MOVE)
}, 240_000)
