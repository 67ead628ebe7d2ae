/**
 * Positions of Through the Ages to begin from: one for each decision, out of games from fixed keys. The players choose
 * by chance, but like what leads to rare questions: wonders, Homer, attacks, colonies.
 */
import { type ActionJson, current, FastRng, has, type Json, keyOf, Match, setupOf } from '@ecumene/kernel'
import { wonder } from '@ecumene/through-the-ages/src/cards.ts'
import { throughTheAges } from '@ecumene/through-the-ages/src/game.ts'

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

/** Plays games until every decision was met with more than one way to go on. */
export function gather(games = 400): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>()
  for (let game = 0; game < games && found.size < DECISIONS.length; game++) {
    const seats = 2 + (game % 3)
    const match = new Match(throughTheAges, setupOf(throughTheAges, seats), keyOf(`tta-${game}`))
    const rng = new FastRng(game + 1)
    while (match.outcome() === null) {
      const open = Array.from({ length: seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))
      const seat = open[rng.below(open.length)]
      const legal = match.legal(seat).filter(a => a.verb !== 'resign')
      const decision = current(throughTheAges, match.state)?.name ?? ''
      if (legal.length > 1 && !found.has(decision))
        found.set(decision, { decision, file: fileOf(match.record() as unknown as Json, seats, seat), me: seat, legal })
      const liked = legal.filter(isLiked)
      const some = liked.length > 0 && rng.below(10) < 8 ? liked : legal
      match.play(seat, some[rng.below(some.length)])
    }
  }
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
