import { setupOf } from '@ecumene/kernel'
import { secrecy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { advancedCivilization as game } from '../src/game.ts'

// Random players seldom trade: here good ones do, and every standing offer must stay true in whatever a viewer
// imagines.
test.each([
  [3, 'kinds'],
  [5, 'cards'],
])(
  'ADV-0.1.21 ADV-R-7 ADV-R-75 in a game of %s what is imagined fits what is seen, offers included (naming by %s)',
  { timeout: 180_000 },
  (seats, naming) => {
    let offers = 0
    const { violations } = secrecy(game, setupOf(game, seats, 'full', { rounds: 16, naming }), {
      games: 1,
      every: 5,
      policy: game.policies.greedy,
      imagined(s, viewer) {
        offers += s.offerCards.filter((cards, seat) => seat !== viewer && cards > 0).length
      },
    })
    expect(violations).toEqual([])
    expect(offers).toBeGreaterThan(50)
  },
)
