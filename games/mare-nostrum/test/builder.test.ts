/** A bot weighs a purchase by the parts of its worth that it can change: the sum is the whole worth all the same. */
import { answer, botNamed, nextSeat } from '@ecumene/bots'
import { asking, Codes, current, FastRng, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { partsOf, scratch, tryOut, worthAfter } from '../src/bot/builder.ts'
import { worth } from '../src/bot/worth.ts'
import { mareNostrum } from '../src/game.ts'
import { DECISIONS, VERBS } from '../src/verbs.ts'

test.each([3, 5])('%d players: every purchase of a game', seats => {
  const match = new Match(mareNostrum, setupOf(mareNostrum, seats), keyOf('builder'))
  const citizen = botNamed(mareNostrum, 'citizen')
  const rng = new FastRng(1)
  const legal = new Codes()
  const seen = new Set<string>()
  while (match.outcome() === null) {
    const seat = nextSeat(match, rng)
    const s = match.view(seat)
    if (asking(s) === DECISIONS.build) {
      legal.clear()
      current(mareNostrum, s)?.legal(s, seat, legal)
      const before = partsOf(s, seat)
      for (const code of legal.at.subarray(0, legal.n)) {
        if (VERBS.done.is(code) || VERBS.pyramids.is(code)) continue
        const trial = scratch(s)
        tryOut(trial, seat, code)
        expect(worthAfter(trial, seat, code, before)).toBe(worth(trial, seat))
        seen.add(mareNostrum.verbs.toJson(code).verb)
      }
    }
    match.play(seat, answer(match, seat, citizen, rng))
  }
  for (const verb of ['control', 'build', 'legion', 'fortress', 'trireme', 'hire']) expect(seen).toContain(verb)
})
