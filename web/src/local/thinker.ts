/**
 * Where is thought for long: a worker of its own. A bot that searches and advice to a person get the view of one seat
 * and never the key of chance; looking back at a finished game gets its record. It works in slices, so that it hears
 * when a thought is called off.
 */
import { Advice, Analysis, capOf, type Decided, type Hint, learn, questionFor, thoughtFor } from '@ecumene/bots'
import { rulesOf } from '@ecumene/contract'
import {
  type ActionJson,
  FastRng,
  type GameDef,
  layoutFor,
  type MatchRecord,
  type Seat,
  type Setup,
} from '@ecumene/kernel'
import { aboutOf } from '../games.ts'

/** What is wondered about: the position as a seat sees it. */
export interface Wondering {
  readonly game: string
  readonly version: number
  readonly setup: Setup
  readonly words: Int16Array
  readonly seat: Seat
  readonly seed: number
}
export type Task =
  | { readonly kind: 'play'; readonly about: Wondering; readonly bot: string }
  | { readonly kind: 'advise'; readonly about: Wondering }
  | { readonly kind: 'look back'; readonly record: MatchRecord }
export interface ThinkerAnswers {
  readonly play: ActionJson
  readonly advise: readonly Hint[]
  readonly 'look back': Decided
}
export type ToThinker =
  | { readonly type: 'think'; readonly id: number; readonly task: Task }
  /** `hurry`: answer at once with what is known; `stop`: nobody wants the answer any more. */
  | { readonly type: 'hurry' | 'stop'; readonly id: number }
export type FromThinker =
  | { readonly type: 'progress'; readonly id: number; readonly progress: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: ThinkerAnswers[Task['kind']] | null }

/** Milliseconds between two looks at the messages, and between two words about progress. */
const SLICE = 30
const TOLD = 250
/** Milliseconds after which advice is given as far as it is known. */
const PATIENCE = 8000
let current = 0
let isHurried = false

/** Something that is done a little at a time. */
interface ThinkingWork {
  readonly progress: number
  step(): boolean
  answer(): ThinkerAnswers[Task['kind']]
  readonly cap: number
}
async function workOf(task: Task): Promise<ThinkingWork> {
  if (task.kind === 'look back') {
    const analysis = new Analysis(await rules(task.record.game, task.record.version), task.record)
    return of(analysis, Number.POSITIVE_INFINITY, () => analysis.result())
  }
  const { about } = task
  const game = await rules(about.game, about.version)
  const view = layoutFor(game, about.setup).create()
  view.words.set(about.words)
  const question = questionFor(game, about.setup, view, about.seat, new FastRng(about.seed))
  if (task.kind === 'advise') {
    const advice = new Advice(question)
    return of(advice, PATIENCE, () => advice.hints())
  }
  // Without a connection, where it was never fetched before, bots value positions by the game's own formulas.
  await learn(game, about.setup.seats).catch(() => {})
  const thought = thoughtFor(task.bot, question)
  return of(thought, capOf(task.bot), () => {
    const chosen = thought.choice()
    return typeof chosen === 'number' ? game.verbs.toJson(chosen) : chosen
  })
}
const of = (
  work: { readonly progress: number; step(): boolean },
  cap: number,
  answer: () => ThinkerAnswers[Task['kind']],
): ThinkingWork => ({
  get progress() {
    return work.progress
  },
  step: () => work.step(),
  answer,
  cap,
})
async function rules(id: string, version: number): Promise<GameDef> {
  const known = aboutOf(id)
  if (!known) throw new Error(`no game ${id}`)
  return rulesOf(known, version)
}

async function think(id: number, task: Task): Promise<void> {
  const work = await workOf(task)
  const end = performance.now() + work.cap
  let told = performance.now()
  while (current === id) {
    const until = Math.min(end, performance.now() + SLICE)
    let isOver = isHurried
    while (!isOver && performance.now() < until) isOver = work.step()
    if (isOver || performance.now() >= end) return post({ type: 'answer', id, answer: work.answer() })
    if (performance.now() - told > TOLD) {
      told = performance.now()
      post({ type: 'progress', id, progress: work.progress })
    }
    await new Promise(resolve => setTimeout(resolve))
  }
}
const post = (message: FromThinker): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  const { id } = data
  if (data.type === 'think') {
    current = id
    isHurried = false
    think(id, data.task).catch(error => {
      console.warn(`no answer: ${String(error)}`)
      post({ type: 'answer', id, answer: null })
    })
  } else if (current === id) {
    if (data.type === 'stop') current = 0
    else isHurried = true
  }
})
