import { expect, test } from 'vitest'
import { failover, MOST_SECONDS } from '../failover.ts'

test('the leader of three databases is killed under load: nothing acknowledged is lost, and people play on', async () => {
  const { waits, ...found } = await failover(1, 4)
  console.log(`moves again after ${waits[0].toFixed(1)} s, ${found.acknowledged} acknowledged`)
  expect(found).toMatchObject({ lost: 0, doubled: 0 })
  expect(found.acknowledged).toBeGreaterThan(40)
  expect(waits[0]).toBeLessThanOrEqual(MOST_SECONDS)
}, 240_000)
