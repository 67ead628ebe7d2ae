/** A player who waits alone is not left waiting for ever: bots may sit down, unless they say no. */
import { expect, test } from 'vitest'
import { botsFor } from '../src/queue/bots-after.ts'

test('bots may sit down after a minute, or an hour of a slow game; never, if the player says so', () => {
  expect([botsFor('live', undefined), botsFor('slow', undefined)]).toEqual([60, 3600])
  expect([botsFor('live', 0), botsFor('slow', 0)]).toEqual([0, 0])
  expect(botsFor('live', 300)).toBe(300)
  // What was said of the other pace does not fit here.
  expect(botsFor('slow', 300)).toBe(3600)
})
