/**
 * Positions of Advanced Civilization to begin from: played by the game's own player from fixed keys until something is
 * so.
 */

import { CARD_COST, CARD_IDS, CARDS, POTTERY } from '@ecumene/advanced-civilization/data/cards.ts'
import { COMMODITIES } from '@ecumene/advanced-civilization/data/trade.ts'
import type { E } from '@ecumene/advanced-civilization/src/events.ts'
import { advancedCivilization as game } from '@ecumene/advanced-civilization/src/game.ts'
import { holds } from '@ecumene/advanced-civilization/src/query/holdings.ts'
import { available, means, priceOf } from '@ecumene/advanced-civilization/src/query/prices.ts'
import { barbariansAt, handOf, type S } from '@ecumene/advanced-civilization/src/state.ts'
import { DECISIONS } from '@ecumene/advanced-civilization/src/verbs.ts'
import { asking, Codes, current, FastRng, has, type Json, keyOf, Match, setupOf } from '@ecumene/kernel'

export interface Position {
  readonly file: string
  /** As the person at seat `me` sees it. */
  readonly s: S
  readonly me: number
}
type Wanted = (s: S, seat: number) => boolean
const MOST = 30_000
/** Other bots play other games: what one key does not lead to, the next one may. */
const TRIES = 30
/** In every other game so many players now and then play by chance: good play never meets the worst losses. */
const CARELESS = 2

/**
 * Plays games, seed after seed, and keeps the first position of each kind in which somebody is asked what is wanted:
 * they is the person.
 */
export function gather<N extends string>(seats: number, wanted: Readonly<Record<N, Wanted>>): Record<N, Position> {
  const found = {} as Record<N, Position>
  const missing = new Set(Object.keys(wanted) as N[])
  for (let seed = 0; seed < TRIES && missing.size > 0; seed++) {
    const match = new Match(game, setupOf(game, seats), keyOf(`board ${seed}`))
    follow(match, seed % 2 === 0 ? 0 : CARELESS, open => {
      for (const name of missing) {
        const me = open.find(q => wanted[name](match.state, q))
        if (me === undefined) continue
        found[name] = { file: fileOf(match, me), s: match.view(me), me }
        missing.delete(name)
      }
      return missing.size === 0
    })
  }
  if (missing.size > 0) throw new Error(`no such position: ${[...missing].join(', ')}`)
  return found
}
/** A game of twelve rounds, at its end. */
export function finished(seats: number, seed: string): Position {
  const match = new Match(game, setupOf(game, seats, 'full', { rounds: 12 }), keyOf(seed))
  follow(match, 0, () => false)
  return { file: fileOf(match, 0), s: match.view(0), me: 0 }
}
/** The game's own player plays all seats until `look` has seen enough. */
function follow(match: Match<S, E>, careless: number, look: (open: readonly number[]) => boolean): void {
  const rng = new FastRng(7)
  const legal = new Codes()
  for (let n = 0; n < MOST && match.outcome() === null; n++) {
    const open = Array.from({ length: match.setup.seats }, (_, q) => q).filter(q => has(match.owed(), q))
    if (look(open)) return
    const seat = open[rng.below(open.length)]
    const view = match.view(seat)
    legal.n = 0
    current(game, view)?.legal(view, seat, legal)
    const isChance = seat < careless && legal.n > 0 && rng.below(3) === 0
    const choice = isChance ? legal.at[rng.below(legal.n)] : game.policies.greedy(view, seat, legal, rng)
    const played = match.play(seat, typeof choice === 'number' ? game.verbs.toJson(choice) : choice)
    if (!played.ok) throw new Error(`the greedy player was refused: ${played.refusal.key}`)
  }
}
/** The file a person would have saved here. */
function fileOf(match: Match<S, E>, me: number): string {
  const players = Array.from({ length: match.setup.seats }, (_, q) => ({
    kind: q === me ? 'human' : 'bot',
    name: q === me ? 'Ada' : null,
    bot: q === me ? null : 'greedy',
    colour: q,
  }))
  return JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() } as unknown as Json)
}

/** Commodities of which one has some. */
export const goodsOf = (s: S, me: number): number[] =>
  Array.from({ length: COMMODITIES }, (_, c) => c).filter(c => s.hand[handOf(me, c)] > 0)
export const isTrading: Wanted = (s, me) =>
  asking(s) === DECISIONS.trade && goodsOf(s, me).length >= 3 && s.offersMade[me] === 0
/** Somebody has agreed to swap with the person, who may say yes. */
export const partnerOf = (s: S, me: number): number => {
  for (let q = 0; q < s.seats; q++)
    if (q !== me && has(s.agreed[q], me) && !has(s.agreed[me], q) && s.offerCards[q] > 0) return q
  return -1
}
export const isOffered: Wanted = (s, me) =>
  asking(s) === DECISIONS.trade && s.offerCards[me] > 0 && partnerOf(s, me) >= 0
/** A card that can be paid for and is made cheaper by a card one has. */
export const bargain = (s: S, me: number): string | null => {
  for (let c = 0; c < CARDS; c++)
    if (
      available(s, me, c) &&
      priceOf(s, me, c) < CARD_COST[c] &&
      priceOf(s, me, c) > 0 &&
      priceOf(s, me, c) <= means(s, me)
    )
      return CARD_IDS[c]
  return null
}
export const isBuying: Wanted = (s, me) => asking(s) === DECISIONS.acquire && bargain(s, me) !== null
/** Losses of tokens and cities, with no Grain to lay open first. */
export const isLosing: Wanted = (s, me) =>
  asking(s) === DECISIONS.lose && s.toLose[me] > 5 && s.cities[me] > 2 && !holds(s, me, POTTERY)
export const isOrdering: Wanted = s => asking(s) === DECISIONS.order
/** Barbarians stand on the board while somebody moves. */
export const hasBarbarians: Wanted = s =>
  asking(s) === DECISIONS.move && s.tokens.subarray(barbariansAt(s, 0)).some(n => n > 0)
