import { Codes, current, explore, FastRng, has, LiveCx, owed, settle, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { E } from '../src/events.ts'
import { advancedCivilization as game } from '../src/game.ts'

// Random players seldom trade: here good ones do, and every standing offer must stay true in whatever a viewer
// imagines.
test.each([
  [3, 'kinds'],
  [5, 'cards'],
])(
  'ADV-0.1.21 ADV-R-7 ADV-R-75 in a played game of %s, what is imagined fits what is seen, offers and calamities included (naming by %s)',
  (seats, naming) => {
    const setup = setupOf(game, seats, 'full', { rounds: '16', naming })
    const layout = game.layout(setup)
    const [s, view, other, again] = [layout.create(), layout.create(), layout.create(), layout.create()]
    const rng = new FastRng(11)
    const codes = new Codes()
    const more = new Codes()
    const open = new LiveCx<E>(rng)
    game.setup(s, setup, open)
    settle(game, s, open)
    let offers = 0
    for (let n = 0; s.depth > 0; n++) {
      const decision = current(game, s)
      if (!decision) break
      let seat = rng.below(seats)
      while (!has(owed(s), seat)) seat = (seat + 1) % seats
      if (n % 5 === 0)
        for (let v = -1; v < seats; v++) {
          layout.mask(view, s, v < 0 ? 'table' : v)
          layout.copy(other, view)
          game.determinize(other, v, rng)
          offers += other.offerCards.filter((c, p) => p !== v && c > 0).length
          expect(game.invariants(other)).toEqual([])
          layout.mask(again, other, v < 0 ? 'table' : v)
          expect(layout.hash(again)).toBe(layout.hash(view))
          if (v < 0 || !has(owed(s), v)) continue
          codes.clear()
          more.clear()
          decision.legal(s, v, codes)
          decision.legal(other, v, more)
          expect(more.at.subarray(0, more.n)).toEqual(codes.at.subarray(0, codes.n))
        }
      layout.mask(view, s, seat)
      codes.clear()
      decision.legal(view, seat, codes)
      explore(game, s, seat, game.policies.greedy(view, seat, codes, rng), new LiveCx<E>(rng))
    }
    expect(offers).toBeGreaterThan(50)
  },
  60_000,
)
