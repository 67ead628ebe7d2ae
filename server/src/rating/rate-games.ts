/** Counting games: what each says of its people, and how their ratings change by it. */
import { games } from '@ecumene/games'
import type { Outcome } from '@ecumene/kernel'
import type { Database } from '../store/database.ts'
import {
  addResults,
  aloneWithRatings,
  type CountedGame,
  countedAfter,
  finishedGame,
  forgetRatings,
  numberGame,
  ratingsOf,
  saveRatings,
  setSkills,
  uncountedGames,
} from '../store/results.ts'
import type { MatchRow, RatingRow, ResultRow } from '../store/schema.ts'
import { actionsOf } from '../store/takebacks.ts'
import { botSkill } from './bot-strengths.ts'
import { skillsAfter, UNKNOWN } from './plackett-luce.ts'
import { resultsOf, type SeatChoice } from './result.ts'

const MOST_AT_ONCE = 50

/** Every game that is over and was not counted yet, in the order in which they ended. One that fails stops no other. */
export async function countNewGames(store: Database): Promise<void> {
  const failures = new Map<string, unknown>()
  for (;;) {
    const waiting = await uncountedGames(store, MOST_AT_ONCE + failures.size)
    const fresh = waiting.filter(match => !failures.has(match))
    if (fresh.length === 0) break
    for (const match of fresh) await countGame(store, match).catch(error => failures.set(match, error))
  }
  for (const [match, error] of failures) throw new Error(`${failures.size} games, ${match} first: ${error}`)
}
async function countGame(store: Database, id: string): Promise<void> {
  const { match, seats, ...rest } = await finishedGame(store, id)
  const choices = await choicesIn(store, match)
  const results = resultsOf({ match, seats, ...rest, choices })
  await aloneWithRatings(store, async within => {
    if (!(await numberGame(within, id))) return
    await addResults(within, results)
    const known = await ratingsOf(
      within,
      results.map(r => r.user),
    )
    const book = new Map(known.map(r => [nameOf(r), r]))
    const after = rate(book, { outcome: match.outcome, bots: seats, results })
    await setSkills(within, after)
    await saveRatings(
      within,
      after.flatMap(r => book.get(nameOf(r)) ?? []),
    )
  })
}

/** What the players of a game chose that shows what they like. */
async function choicesIn(store: Database, { id, game }: Pick<MatchRow, 'id' | 'game'>): Promise<SeatChoice[]> {
  const favourites = games.find(about => about.id === game)?.favourites ?? []
  const actions = await actionsOf(
    store,
    id,
    favourites.map(f => f.verb),
  )
  return actions.flatMap(({ seat, action }) =>
    favourites.flatMap(({ verb, by }) =>
      action.verb === verb && typeof action[by] === 'string' ? [{ seat, by, value: action[by] }] : [],
    ),
  )
}

/**
 * Everybody's rating again from the facts of every counted game, in the order in which they were counted; moves go on
 * meanwhile. Says how many games there were, and how many people's skill after one came out otherwise than it was kept.
 */
export async function recomputeRatings(store: Database): Promise<{ games: number; changed: number }> {
  const book = new Map<string, RatingRow>()
  const changed: ResultRow[] = []
  let last = 0
  let games = 0
  const readOn = async (from: Database): Promise<void> => {
    for await (const game of countedAfter(from, last)) {
      const before = new Map(game.results.map(r => [r.user, r]))
      for (const r of rate(book, game))
        if (r.mu !== before.get(r.user)?.mu || r.sigma !== before.get(r.user)?.sigma) changed.push(r)
      last = game.number
      games++
    }
  }
  await readOn(store)
  await aloneWithRatings(store, async within => {
    await readOn(within)
    await setSkills(within, changed)
    await forgetRatings(within)
    await saveRatings(within, [...book.values()])
  })
  return { games, changed: changed.length }
}

const nameOf = ({ user, game, pace }: Pick<RatingRow, 'user' | 'game' | 'pace'>): string => `${user} ${game} ${pace}`

/** Writes the new ratings into the book; gives the results of those who are rated, with their skill after the game. */
function rate(
  book: Map<string, RatingRow>,
  { outcome, bots, results }: Pick<CountedGame, 'outcome' | 'bots' | 'results'>,
): ResultRow[] {
  const rated = results.filter(r => r.rank !== null)
  if (rated.length === 0) return []
  const { places } = JSON.parse(outcome ?? '{"places":[]}') as Pick<Outcome, 'places'>
  const people = rated.map(r => ({ ...(book.get(nameOf(r)) ?? UNKNOWN), place: r.rank ?? 0 }))
  const { game } = rated[0]
  const machines = bots.flatMap(({ seat, bot }) => (bot ? [{ ...botSkill(game, bot), place: places[seat] ?? 0 }] : []))
  const after = skillsAfter([...people, ...machines])
  return rated.map((r, i) => {
    const { user, pace } = r
    const { mu, sigma } = after[i]
    book.set(nameOf(r), { user, game, pace, mu, sigma, games: (book.get(nameOf(r))?.games ?? 0) + 1 })
    return { ...r, mu, sigma }
  })
}
