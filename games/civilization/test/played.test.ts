import { join } from 'node:path'
import { stretches } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { civilization } from '../src/game.ts'

describe('recorded games in short stretches: positions, questions, refusals, stand-ins', () => {
  test.each(
    stretches(civilization, join(import.meta.dirname, '..'), { each: 2 }).map(
      ({ name, walk }) => [name, walk] as const,
    ),
  )('%s', (_, walk) => expect(walk()).toEqual([]))
})
