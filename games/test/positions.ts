/** Positions out of games among the games' own players, for tests that ask bots. */
import { answer, botNamed, nextSeat, type Question, questionFor } from '@ecumene/bots'
import {
  Codes,
  type Core,
  current,
  FastRng,
  type GameDef,
  keyOf,
  layoutFor,
  Match,
  type Setup,
  setupOf,
} from '@ecumene/kernel'

export interface Position {
  readonly setup: Setup
  readonly truth: Core
  readonly seat: number
}

/** About so many positions with a choice, spread over one game at the fewest and one at the most seats. */
export function positions(game: GameDef, count: number): readonly Position[] {
  const [least, most] = game.variants[0].seats
  return [least, most].flatMap(seats => {
    const setup = setupOf(game, seats, undefined, game.amongBots ?? {})
    const met = known.get(`${game.id} ${seats}`) ?? walked(game, setup)
    known.set(`${game.id} ${seats}`, met)
    const step = Math.max(1, Math.floor(met.length / Math.ceil(count / 2)))
    return met.filter((_, i) => i % step === step - 1)
  })
}
const known = new Map<string, readonly Position[]>()
function walked(game: GameDef, setup: Setup): readonly Position[] {
  const match = new Match(game, setup, keyOf('positions'))
  const layout = layoutFor(game, setup)
  const rng = new FastRng(5)
  const bot = botNamed(game, 'citizen')
  const met: Position[] = []
  while (match.outcome() === null) {
    const seat = nextSeat(match, rng)
    const truth = layout.create()
    layout.copy(truth, match.state)
    const legal = new Codes()
    current(game, truth)?.legal(truth, seat, legal)
    if (legal.n > 1) met.push({ setup, truth, seat })
    const played = match.play(seat, answer(match, seat, bot, rng))
    if (!played.ok) throw new Error(`${game.id}: ${played.refusal.key}`)
  }
  return met
}

/** What a bot in this seat is asked, if `truth` is the truth. */
export function questionIn(game: GameDef, { setup, seat }: Position, truth: Core, effort: number): Question {
  const layout = layoutFor(game, setup)
  const view = layout.create()
  layout.mask(view, truth, seat)
  return questionFor(game, setup, view, seat, new FastRng(77), { effort })
}
