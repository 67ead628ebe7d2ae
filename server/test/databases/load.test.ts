import { expect, test } from 'vitest'
import { load } from '../../../lab/bench/load.ts'
import { DATABASES } from '../both-databases.ts'

test.each(DATABASES)(
  'tables driven over sockets on %s: every move is answered, and stored when the server is killed',
  async name => {
    const { figures, played, stored } = await load(name, { tables: [20], seconds: 1, idle: 0 })
    expect(figures[0].moves).toBeGreaterThan(20)
    expect(played).toBeGreaterThanOrEqual(figures[0].moves)
    expect(stored).toBe(played)
  },
  120_000,
)
