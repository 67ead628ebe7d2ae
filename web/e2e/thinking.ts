/** Tables at which a bot that searches is asked something worth a search. */

import { answer, botNamed, nextSeat } from '@ecumene/bots'
import { botsOf } from '@ecumene/contract'
import { FastRng, type GameDef, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import type { Page } from 'playwright-core'

interface Asked {
  readonly match: Match
  /** As a file a person would have saved: `kinds` says who sits where, a bot's level or null for a person. */
  file(kinds: readonly (string | null)[]): string
}
/** Citizens play other games as they learn: where one key does not lead, the next one may. */
const TRIES = 10
/** A game among Citizens, stopped after so many lines as soon as `isIt`. */
function stopped(game: GameDef, seats: number, lines: number, isIt: (match: Match) => boolean, tries = 0): Asked {
  const match = new Match(game, setupOf(game, seats), keyOf(`asked ${lines}${tries ? ` ${tries}` : ''}`))
  const citizen = botNamed(game, 'citizen')
  const rng = new FastRng(4)
  for (let n = 0; n < lines || !isIt(match); n++) {
    if (match.outcome()) {
      if (tries < TRIES) return stopped(game, seats, lines, isIt, tries + 1)
      throw new Error(`${game.id}: nothing of that kind was asked after line ${lines}`)
    }
    const seat = nextSeat(match, rng)
    match.play(seat, answer(match, seat, citizen, rng))
  }
  const file = (kinds: readonly (string | null)[]): string => {
    const players = kinds.map((bot, seat) =>
      bot === null
        ? { kind: 'human', name: `P${seat}`, bot, colour: seat }
        : { kind: 'bot', name: null, bot, colour: seat, brain: { version: 1, seed: SEED } },
    )
    return JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() })
  }
  return { match, file }
}
/** The seed of every bot in such a file. */
export const SEED = 1234

const isWorthIt = (match: Match, seat: number): boolean =>
  has(match.owed(), seat) &&
  match.legal(seat).length > 3 &&
  botsOf(match.game).thinking?.isDeep(match.view(seat) as never, seat) === true

/** Seat 1 is asked. */
export const beforeBot = (game: GameDef, seats: number, lines = 40): Asked =>
  stopped(game, seats, lines, match => isWorthIt(match, 1))

/** Seat 1 is asked alone, and seat 0 can still take back what it has just played. */
export const afterPerson = (game: GameDef, seats: number, lines = 40): Asked =>
  stopped(game, seats, lines, match => match.owed() === 2 && isWorthIt(match, 1) && match.canUndo(0))

/** The page's thinker pauses after every step, so that only the cap or a person ends a long thought. */
export function thinkSlowly(page: Page): void {
  page.on('worker', async worker => {
    if (!worker.url().includes('thinker')) return
    await worker.evaluate(() => {
      const later = globalThis.setTimeout
      globalThis.setTimeout = ((then: () => void) => later(then, 250)) as typeof setTimeout
    })
  })
}
