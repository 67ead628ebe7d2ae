/**
 * Positions of Through the Ages to begin from: one for each decision, out of games from fixed keys. The players choose
 * by chance, but like what leads to rare questions: wonders, Homer, attacks, colonies.
 */
import { type ActionJson, current, FastRng, has, type Json, keyOf, Match, setupOf } from '@ecumene/kernel'
import { wonder } from '@ecumene/through-the-ages/src/cards.ts'
import { throughTheAges } from '@ecumene/through-the-ages/src/game.ts'
import type { S } from '@ecumene/through-the-ages/src/state.ts'
import type { E } from '@ecumene/through-the-ages/src/verbs.ts'
import type { Page } from 'playwright-core'

export const DECISIONS: readonly string[] = throughTheAges.decisions.map(d => d.name)

export interface Position {
  readonly decision: string
  /** The file a person would have saved here. */
  readonly file: string
  readonly me: number
  readonly legal: readonly ActionJson[]
}
const LIKED = new Set(
  'stage lead attack prepare colonize bid send declareWar population build train seize block'.split(' '),
)
const WANTED = new Set([...wonder.ids, 'homer'])
const isLiked = (a: ActionJson): boolean => LIKED.has(a.verb) || (a.verb === 'take' && WANTED.has(String(a.card)))

/** Who is asked what, in games that are played until `visit` says that it has seen enough. */
function walk(visit: (match: Game, seat: number, legal: readonly ActionJson[]) => boolean, games = 400): void {
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 3)
    const match = new Match(throughTheAges, setupOf(throughTheAges, seats), keyOf(`tta-${game}`))
    const rng = new FastRng(game + 1)
    while (match.outcome() === null) {
      const open = Array.from({ length: seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))
      const seat = open[rng.below(open.length)]
      const legal = match.legal(seat).filter(a => a.verb !== 'resign')
      if (visit(match, seat, legal)) return
      const liked = legal.filter(isLiked)
      const some = liked.length > 0 && rng.below(10) < 8 ? liked : legal
      match.play(seat, some[rng.below(some.length)])
    }
  }
}
type Game = Match<S, E>
const positionOf = (match: Game, seat: number, legal: readonly ActionJson[]): Position => ({
  decision: current(throughTheAges, match.state)?.name ?? '',
  file: fileOf(match.record() as unknown as Json, match.setup.seats, seat),
  me: seat,
  legal,
})
/** Plays games until every decision was met with more than one way to go on. */
export function gather(): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>()
  walk((match, seat, legal) => {
    const decision = current(throughTheAges, match.state)?.name ?? ''
    if (legal.length > 1 && !found.has(decision)) found.set(decision, positionOf(match, seat, legal))
    return found.size === DECISIONS.length
  })
  return found
}
/** The first position that is wanted: by its decision, what the seat sees, and what it may do. */
export function find(
  isWanted: (decision: string, view: S, seat: number, legal: readonly ActionJson[]) => boolean,
): Position {
  let found: Position | null = null
  walk((match, seat, legal) => {
    if (isWanted(current(throughTheAges, match.state)?.name ?? '', match.view(seat), seat, legal))
      found = positionOf(match, seat, legal)
    return found !== null
  })
  if (!found) throw new Error('no game came to such a position')
  return found
}
function fileOf(record: Json, seats: number, me: number): string {
  const players = Array.from({ length: seats }, (_, seat) => ({
    kind: seat === me ? 'human' : 'bot',
    name: seat === me ? 'Ada' : null,
    bot: seat === me ? null : 'greedy',
    colour: seat,
  }))
  return JSON.stringify({ ecumene: 'game', format: 1, players, record })
}
export async function openPosition(page: Page, { file }: Position): Promise<void> {
  if ((await page.locator('.boxes').count()) === 0) await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.prompt.mine').waitFor()
}
