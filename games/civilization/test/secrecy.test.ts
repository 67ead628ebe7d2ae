import { Codes, current, explore, FastRng, has, LiveWorld, owed, settle, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { E } from '../src/events.ts'
import { civilization } from '../src/game.ts'

// Random players seldom trade: here good ones do, and every standing offer must stay true in whatever a viewer
// imagines.
test.each([3, 5])(
  'CIV-16.3d CIV-R-5 in a played game of %s, what is imagined fits what is seen, offers included',
  seats => {
    const setup = setupOf(civilization, seats, 'full', { rounds: '16' })
    const layout = civilization.layout(setup)
    const [s, view, other, again] = [layout.create(), layout.create(), layout.create(), layout.create()]
    const rng = new FastRng(11)
    const codes = new Codes()
    const more = new Codes()
    const open = new LiveWorld<E>(rng)
    civilization.setup(s, setup, open)
    settle(civilization, s, open)
    let offers = 0
    for (let n = 0; s.depth > 0; n++) {
      const decision = current(civilization, s)
      if (!decision) break
      let seat = rng.below(seats)
      while (!has(owed(s), seat)) seat = (seat + 1) % seats
      if (n % 5 === 0)
        for (let v = -1; v < seats; v++) {
          layout.mask(view, s, v < 0 ? 'table' : v)
          layout.copy(other, view)
          civilization.determinize(other, v, rng)
          offers += other.offerCards.filter((c, p) => p !== v && c > 0).length
          expect(civilization.invariants(other)).toEqual([])
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
      explore(civilization, s, seat, civilization.policies.greedy(view, seat, codes, rng), new LiveWorld<E>(rng))
    }
    expect(offers).toBeGreaterThan(50)
  },
  60_000,
)
