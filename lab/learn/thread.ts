/**
 * A thread of a training: it plays games and keeps their positions, learns from them together with the others, plays
 * matches.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, botNamed, learn, Network } from '@ecumene/bots'
import { gameNamed } from '@ecumene/cli/src/games.ts'
import { setupOf } from '@ecumene/kernel'
import { type DealResult, dealBetween } from '../src/contest.ts'
import { fit, type TrainingCourse } from './fit.ts'
import type { NetworkLoss } from './gradient.ts'
import { fieldOf } from './position.ts'
import { Positions } from './samples.ts'
import { type Contender, SelfPlay } from './self-play.ts'
import type { SharedNetwork } from './shared.ts'
import { sideOf } from './side.ts'

export interface ThreadStart {
  readonly game: string
  readonly thread: number
  readonly seed: number
  readonly shared: SharedNetwork
}
/** Games for so many seconds. */
export interface GamesWanted {
  readonly seats: readonly number[]
  readonly seconds: number
  /** Of how many seats each position is kept. */
  readonly views: number
  /** Searchers with what was learned so far, of so many rollouts, so far ahead; 0: the policy of rollouts. */
  readonly effort: number
  readonly far: number
  /** What was played before counts so much of what it did. */
  readonly fade: number
}
export interface Duel {
  readonly a: string
  readonly b: string
  readonly seats: number
  readonly seconds: number
  readonly seed: string
}
export type ThreadOrder =
  | { readonly kind: 'play'; readonly playing: GamesWanted }
  | { readonly kind: 'fit'; readonly course: TrainingCourse; readonly steps: number }
  | { readonly kind: 'match'; readonly match: Duel }
export interface ThreadAnswers {
  readonly play: { readonly games: number; readonly positions: number }
  readonly fit: NetworkLoss
  readonly match: readonly DealResult[]
}

const port = parentPort
if (!port) throw new Error('runs as a thread')
const { game: id, thread, seed, shared } = workerData as ThreadStart
const game = await gameNamed(id).load()
const field = fieldOf(game)
const samples = new Positions()
const table = new SelfPlay(field, seed * 1000 + thread)

function play({ seats, seconds, views, effort, far, fade }: GamesWanted): ThreadAnswers['play'] {
  const end = performance.now() + seconds * 1000
  samples.fade(fade)
  const master = effort > 0 ? searcher(effort, far) : null
  const strategist = botNamed(game, 'citizen')
  const before = table.games
  for (let n = thread; performance.now() < end; n++) {
    const players = Array.from({ length: seats[n % seats.length] }, () => playerBy(master, strategist))
    table.play(players, views, samples, 1)
  }
  return { games: table.games - before, positions: samples.n }
}
/** A searcher now and then meets a Citizen; the policy plays loosely more or less often. */
function playerBy(master: Bot | null, citizen: Bot): Contender {
  if (!master) return { bot: null, looseness: 0.05 + 0.3 * table.chance() }
  return { bot: table.chance() < 0.1 ? citizen : master, looseness: table.chance() < 0.4 ? 0 : 0.06 }
}
function searcher(effort: number, far: number): Bot {
  const network = new Network(shared.numbers, shared.layers)
  const bot = botNamed(game, 'master')
  return { name: 'searcher', choose: question => bot.choose({ ...question, network, effort, far: [far] }) }
}
async function match({ a, b, seats, seconds, seed: deals }: Duel): Promise<readonly DealResult[]> {
  await learn(game, seats)
  const end = performance.now() + seconds * 1000
  const setup = setupOf(game, seats, undefined, game.amongBots ?? {})
  const sides = [sideOf(game, a), sideOf(game, b)] as const
  const found: DealResult[] = []
  for (let n = 0; performance.now() < end; n++) found.push(dealBetween(game, setup, sides, `${deals}:${thread}`, n))
  return found
}
port.on('message', async (order: ThreadOrder) => {
  if (order.kind === 'play') port.postMessage(play(order.playing))
  else if (order.kind === 'fit') port.postMessage(fit(shared, thread, samples, order.course, order.steps))
  else port.postMessage(await match(order.match))
})
