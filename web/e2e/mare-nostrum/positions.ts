/**
 * Positions of Mare Nostrum to begin from: one for each decision, out of games of the greedy player from fixed keys.
 */
import { type ActionJson, Codes, current, FastRng, has, type Json, keyOf, Match, setupOf } from '@ecumene/kernel'
import { RESOURCE_IDS } from '../../../games/mare-nostrum/data/goods.ts'
import type { E } from '../../../games/mare-nostrum/src/events.ts'
import { mareNostrum } from '../../../games/mare-nostrum/src/game.ts'
import { holds } from '../../../games/mare-nostrum/src/query/resources.ts'
import type { S } from '../../../games/mare-nostrum/src/state.ts'

export const DECISIONS: readonly string[] = mareNostrum.decisions.map(d => d.name)

export interface Position {
  readonly decision: string
  /** The file a person would have saved here. */
  readonly file: string
  /** The seat of the person, and what the greedy player would do there. */
  readonly me: number
  readonly choice: ActionJson
  readonly legal: readonly ActionJson[]
  /** How many of each resource the person holds. */
  readonly held: Readonly<Record<string, number>>
}
const MOST = 6000
const LEGENDARY = new Set(['troy', 'jerusalem', 'syracuse'])

const seatsOwed = (match: Match<S, E>): number[] =>
  Array.from({ length: match.setup.seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))

/** What a seat may play, and what the greedy player would. */
export function think(match: Match<S, E>, seat: number, rng: FastRng): { legal: ActionJson[]; choice: ActionJson } {
  const view = match.view(seat)
  const codes = new Codes()
  current(mareNostrum, view)?.legal(view, seat, codes)
  const legal = Array.from({ length: codes.n }, (_, i) => mareNostrum.verbs.toJson(codes.at[i]))
  const choice = mareNostrum.policies.greedy(view, seat, codes, rng)
  return { legal, choice: typeof choice === 'number' ? mareNostrum.verbs.toJson(choice) : choice }
}

/**
 * Plays games until every decision was met; of each the first position that serves and has more than one way to go on,
 * if there is one.
 */
export function gather(
  wanted: readonly string[],
  seeds: number,
  log?: (line: string) => void,
  serves: (position: Position) => boolean = () => true,
): Map<string, Position> {
  const found = new Map<string, Position>()
  const isBetter = (old: Position | undefined, n: number): boolean => !old || (old.legal.length < 2 && n > 1)
  for (let k = 0; k < seeds && wanted.some(d => isBetter(found.get(d), 2)); k++) {
    const seats = 3 + (k % 3)
    const variant = k % 2 === 0 ? 'experts' : 'first-games'
    const match = new Match(mareNostrum, setupOf(mareNostrum, seats, variant), keyOf(`mare-${k}`))
    const rng = new FastRng(k + 1)
    for (let n = 0; n < MOST && match.outcome() === null; n++) {
      const open = seatsOwed(match)
      const seat = open[rng.below(open.length)]
      const { legal, choice } = think(match, seat, rng)
      const decision = current(mareNostrum, match.state)?.name ?? ''
      if (wanted.includes(decision) && isBetter(found.get(decision), legal.length)) {
        const position = positionOf(match, seat, decision, legal, choice)
        if (serves(position)) {
          found.set(decision, position)
          log?.(`${decision}: game ${k}, ${seats} players, move ${n}, ${legal.length} actions`)
        }
      }
      // The greedy player never pillages a legendary city, and nothing else asks for the spoils.
      const raid = legal.find(a => a.verb === 'pillage' && LEGENDARY.has(String(a.slot)))
      const played = match.play(seat, raid && !found.has('spoils') ? raid : choice)
      if (!played.ok) throw new Error(`the greedy player was refused: ${played.refusal.key}`)
    }
  }
  return found
}

function positionOf(
  match: Match<S, E>,
  me: number,
  decision: string,
  legal: readonly ActionJson[],
  choice: ActionJson,
): Position {
  const players = Array.from({ length: match.setup.seats }, (_, seat) => ({
    kind: seat === me ? 'human' : 'bot',
    name: seat === me ? 'Ada' : null,
    bot: seat === me ? null : 'greedy',
    colour: seat,
  }))
  const file = JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() } as unknown as Json)
  const held = Object.fromEntries(RESOURCE_IDS.map((id, r) => [id, holds(match.state, me, r)]))
  return { decision, file, me, choice, legal, held }
}
