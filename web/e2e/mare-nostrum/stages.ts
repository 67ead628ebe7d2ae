/**
 * Twelve stages of a late game of Mare Nostrum with five players, each as a person finds it: for screenshots, for the
 * share of the map, and for the frames of the bench.
 */
import { current, FastRng, has, keyOf, Match, type MatchRecord, setupOf } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import type { E } from '../../../games/mare-nostrum/src/events.ts'
import { mareNostrum } from '../../../games/mare-nostrum/src/game.ts'
import type { S } from '../../../games/mare-nostrum/src/state.ts'
import { moments } from '../chronicle.ts'
import { openFile } from '../midway.ts'
import type { Screen } from '../screens.ts'
import { Hand } from './hand.ts'
import { gather, think } from './positions.ts'
import { openPosition } from './table.ts'

interface Moment {
  readonly decision: string
  readonly seat: number
  /** Lines played before it. */
  readonly lines: number
  readonly actions: number
  /** Goods and coins of the seat, and slots for which it could pay. */
  readonly held: number
  readonly slots: number
}
interface Game {
  readonly record: MatchRecord
  readonly moments: readonly Moment[]
}
const SEATS = 5
/** Enough slots for whoever buys three buildings. */
const SLOTS = 5
const LEGENDARY = new Set(['troy', 'jerusalem', 'syracuse'])

/** A whole game of the greedy player, and what was asked in it. */
function playOut(key: number): Game {
  const setup = setupOf(mareNostrum, SEATS, 'experts', { empires: 'choose' })
  const match = new Match<S, E>(mareNostrum, setup, keyOf(`stages-${key}`))
  const rng = new FastRng(key + 1)
  const moments: Moment[] = []
  while (match.outcome() === null && match.seq < 6000) {
    const open = Array.from({ length: SEATS }, (_, seat) => seat).filter(seat => has(match.owed(), seat))
    const seat = open[rng.below(open.length)]
    const { legal, choice } = think(match, seat, rng)
    const decision = current(mareNostrum, match.state)?.name ?? ''
    const slots = legal.filter(({ verb }) => verb === 'build').length
    moments.push({ decision, seat, lines: match.seq, actions: legal.length, held: match.state.holdSize[seat], slots })
    const raid = legal.find(a => a.verb === 'pillage' && LEGENDARY.has(String(a.slot)))
    match.play(seat, raid ?? choice)
  }
  return { record: match.record(), moments }
}
interface Opening {
  readonly file: string
  readonly me: number
}
function fileAt({ record }: Game, lines: number, me: number): Opening {
  const players = Array.from({ length: SEATS }, (_, seat) => ({
    kind: seat === me ? 'human' : 'bot',
    name: seat === me ? 'Ada' : null,
    bot: seat === me ? null : 'greedy',
    colour: seat,
  }))
  const cut = { ...record, entries: record.entries.slice(0, lines) }
  return { file: JSON.stringify({ ecumene: 'game', format: 1, players, record: cut }), me }
}

/**
 * Of each decision of a few games the latest position with the most to choose from; the purchases of who holds most,
 * with a few slots; a finished game.
 */
export function lateGames(games = 12): {
  has(decision: string): boolean
  at(decision: string): Opening
  richest: Opening
  over: Opening
} {
  const played: Game[] = []
  const best = new Map<string, { game: Game; moment: Moment }>()
  for (let key = 0; key < games; key++) {
    const game = playOut(key)
    played.push(game)
    for (const moment of game.moments) {
      const old = best.get(moment.decision)
      if (!old || worth(moment) > worth(old.moment)) best.set(moment.decision, { game, moment })
    }
  }
  const purchases = played.flatMap(game => game.moments.map(moment => ({ game, moment })))
  const [{ game, moment }] = purchases
    .filter(({ moment: { decision, slots } }) => decision === 'build' && slots >= SLOTS)
    .toSorted((a, b) => b.moment.held - a.moment.held)
  return {
    has: decision => best.has(decision),
    at(decision) {
      const found = best.get(decision)
      if (!found) throw new Error(`no game asked for ${decision}`)
      return fileAt(found.game, found.moment.lines, found.moment.seat)
    },
    richest: fileAt(game, moment.lines, moment.seat),
    over: fileAt(played[0], played[0].record.entries.length, 0),
  }
}
const worth = ({ actions, lines }: Moment): number => Math.min(actions, 12) * 1000 + Math.min(lines, 999)

/** A decision that none of these games asks for, out of others. */
function anyGame(decision: string): Opening {
  const found = gather([decision], 120).get(decision)
  if (!found) throw new Error(`no game asked for ${decision}`)
  return found
}
let late: ReturnType<typeof lateGames> | null = null
const stageOf = (name: string, decision: string, then?: (hand: Hand, page: Page) => Promise<void>): Screen => ({
  name: `mare-nostrum-${name}`,
  async go(page, size) {
    late ??= lateGames()
    const position = late.has(decision) ? late.at(decision) : anyGame(decision)
    await openPosition(page, position)
    await then?.(new Hand(page, position.me, size === 'phone' ? 'finger' : 'mouse'), page)
  },
})
/** As many of these as there are, up to `most`. */
async function pressAll(hand: Hand, selector: string, most: number): Promise<void> {
  for (let i = 0; i < most && (await hand.page.locator(selector).count()) > 0; i++) await hand.press(selector)
}
export const stages: readonly Screen[] = [
  stageOf('choose', 'choose'),
  stageOf('income', 'tithe'),
  stageOf('marker', 'marker', hand => hand.press('[data-marker][aria-disabled=false]')),
  stageOf('offer', 'offer', hand => pressAll(hand, '.mn-dock [data-resource]', 2)),
  stageOf('take', 'take', hand => pressAll(hand, '[data-take]', 1)),
  stageOf('build', 'build', async hand => {
    await pressAll(hand, '[data-target^="slot:"].is-legal', 2)
    await pressAll(hand, '[data-target^="sea:"].is-legal', 1)
  }),
  stageOf('heroes', 'build', async (_, page) => page.locator('[data-display]').click()),
  stageOf('march', 'march', async hand => {
    await hand.press('.mn-troops[data-target^="legions:"].is-legal')
    await hand.press('.mn-land.is-target')
  }),
  stageOf('fight', 'fight'),
  stageOf('lose', 'lose'),
  stageOf('conquest', 'conquest'),
  stageOf('bestow', 'bestow'),
  stageOf('peace', 'peace'),
  stageOf('replay', 'march', async ({ isFinger }, page) => {
    await page.locator(isFinger ? '[data-key="chronicle"]' : '[data-fold="chronicle"]').click()
    const lines = moments(page)
    await lines.nth((await lines.count()) >> 1).click()
    await page.locator('.prompt.past').waitFor()
  }),
  {
    name: 'mare-nostrum-final',
    async go(page) {
      late ??= lateGames()
      await openFile(page, late.over.file)
      await page.locator('.mn-final [data-plot]').first().waitFor()
    },
  },
]
