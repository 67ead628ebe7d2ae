/** Among Masters there is a market: who asks as much as the other makes of a deal finds deals to make. */
import { FastRng, setupOf } from '@ecumene/kernel'
import { byPolicy, start, walkOn } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { master } from '../src/bot/master.ts'
import { civilization as game } from '../src/game.ts'

/** The first cards are single ones: there is little to exchange before. */
const FROM_ROUND = 7
const DEALS = [1, 2, 3]

test('CIV-16.1a Masters exchange cards at least twice a round, counted over three games of four', () => {
  const play = byPolicy(game, master)
  let [rounds, exchanges] = [0, 0]
  for (const deal of DEALS) {
    let round = 0
    walkOn(start(game, setupOf(game, 4, 'full'), new FastRng(deal)), play, 100_000, {
      after(_walk, _seat, _played, world) {
        for (const event of world.events) {
          if (event.type === 'roundBegan') round = event.round
          if (round < FROM_ROUND) continue
          if (event.type === 'roundBegan') rounds++
          if (event.type === 'swapped') exchanges++
        }
      },
    })
  }
  expect(rounds).toBeGreaterThan(30)
  expect(exchanges / rounds).toBeGreaterThan(2)
})
