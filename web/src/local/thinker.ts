/**
 * Where searching bots think: a worker of its own, which gets the view of one seat and never the key of chance. It
 * works in slices, so that it hears when a thought is called off.
 */
import { capOf, questionFor, thoughtFor } from '@ecumene/bots'
import { type ActionJson, FastRng, layoutFor, rulesOf, type Seat, type Setup } from '@ecumene/kernel'
import { aboutOf } from '../games.ts'

/** What a bot wonders about: the position as its seat sees it. */
export interface Wondering {
  readonly game: string
  readonly version: number
  readonly setup: Setup
  readonly words: Int16Array
  readonly seat: Seat
  readonly bot: string
  readonly seed: number
}
export type ToThinker =
  | { readonly type: 'think'; readonly id: number; readonly about: Wondering }
  | { readonly type: 'stop'; readonly id: number }
export interface FromThinker {
  readonly id: number
  readonly action: ActionJson | null
}

/** Milliseconds between two looks at the messages. */
const SLICE = 30
let current = 0

async function think(id: number, about: Wondering): Promise<void> {
  const known = aboutOf(about.game)
  if (!known) throw new Error(`no game ${about.game}`)
  const game = await rulesOf(known, about.version)
  const view = layoutFor(game, about.setup).create()
  view.words.set(about.words)
  const end = performance.now() + capOf(about.bot)
  const question = questionFor(game, about.setup, view, about.seat, new FastRng(about.seed))
  const thought = thoughtFor(about.bot, question)
  while (current === id) {
    const until = performance.now() + SLICE
    let isOver = false
    while (!isOver && performance.now() < until) isOver = thought.step()
    if (isOver || performance.now() > end) {
      const chosen = thought.choice()
      post({ id, action: typeof chosen === 'number' ? game.verbs.toJson(chosen) : chosen })
      return
    }
    await new Promise(resolve => setTimeout(resolve))
  }
}
const post = (message: FromThinker): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'stop') {
    if (current === data.id) current = 0
    return
  }
  const { id } = data
  current = id
  think(id, data.about).catch(error => {
    console.warn(`a bot gave no answer: ${String(error)}`)
    post({ id, action: null })
  })
})
